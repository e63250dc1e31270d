import Foundation
import PackagePlugin

/// Makes the benchmark's enums and tables as part of its build, so that no file of a thousand
/// routes is checked in.
///
/// The specs are also copied beside the program.
@main
struct BenchmarkTablesPlugin: BuildToolPlugin {
    private static let sizes = [10, 100, 1000]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let tables = try context.tool(named: "BenchmarkTables").url
        let routegen = try context.tool(named: "routegen").url
        let folder = context.pluginWorkDirectoryURL

        func output(_ name: String) -> URL { folder.appendingPathComponent(name) }

        func commands(for spec: URL, enum name: String) -> [Command] {
            [
                command(
                    routegen, "generate", spec.path, "-o", from: [spec], to: output("\(name).swift")
                ),
                command(tables, "table", spec.path, from: [spec], to: output("\(name)Table.swift")),
            ]
        }

        let gitHub = context.package.directoryURL.appendingPathComponent("GitHub.routes.yaml")
        return commands(for: gitHub, enum: "GitHubRoute")
            + Self.sizes.flatMap { size in
                let spec = output("App\(size).routes.yaml")
                return [command(tables, "spec", "\(size)", from: [], to: spec)]
                    + commands(for: spec, enum: "App\(size)")
            }
    }

    /// A command whose last argument is the file that it writes.
    private func command(_ tool: URL, _ arguments: String..., from inputs: [URL], to output: URL)
        -> Command
    {
        .buildCommand(
            displayName: "Writing \(output.lastPathComponent)", executable: tool,
            arguments: arguments + [output.path],
            inputFiles: inputs + [tool], outputFiles: [output])
    }
}
