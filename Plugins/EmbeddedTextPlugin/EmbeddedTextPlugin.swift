import Foundation
import PackagePlugin

/// Gives a target its files of other languages as strings of Swift: `EmbeddedText.page_js` is the
/// text of `page.js`. The package manager's `embedInCode` makes an array of numbers of each, which
/// takes a compiler ten times as long as the rest of such a target.
@main
struct EmbeddedTextPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let files = target.sourceFiles.map(\.url).filter { $0.pathExtension != "swift" }
        let tool = try context.tool(named: "embed-text").url
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedText.swift")
        return [
            .buildCommand(
                displayName: "Embedding the text of \(target.name)",
                executable: tool,
                arguments: [output.path(percentEncoded: false)]
                    + files.map { $0.path(percentEncoded: false) },
                inputFiles: files + [tool],
                outputFiles: [output])
        ]
    }
}
