import Foundation
import PackagePlugin

/// Generates the benchmark's tables as part of its build, so that no file of a thousand routes is checked in.
@main
struct BenchmarkTablesPlugin: BuildToolPlugin {
    private static let sizes = [10, 100, 1000]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let tool = try context.tool(named: "BenchmarkTables").url
        let spec = context.package.directoryURL.appendingPathComponent("Sources/BenchmarkTables/GitHub.routes.yaml")
        let folder = context.pluginWorkDirectoryURL
        let names = Self.sizes.map { "App\($0)" } + ["GitHubRoute"]
        return [
            .buildCommand(
                displayName: "Writing the benchmark tables",
                executable: tool,
                arguments: [spec.path(percentEncoded: false), folder.path(percentEncoded: false)]
                    + Self.sizes.map(String.init),
                inputFiles: [spec, tool],
                outputFiles: names.flatMap { name in
                    ["\(name).swift", "\(name)Table.swift"].map { folder.appendingPathComponent($0) }
                }
            )
        ]
    }
}
