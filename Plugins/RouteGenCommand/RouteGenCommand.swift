import Foundation
import PackagePlugin

/// `swift package routegen <arguments>`: the command line of `routegen`, run in the package's
/// folder.
@main
struct RouteGenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "routegen").url
        process.arguments =
            arguments.prefix(1) + modules(for: arguments, in: context.package)
            + arguments.dropFirst()
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // The tool has reported the error; another one from the plugin would only hide it.
        exit(process.terminationReason == .exit ? process.terminationStatus : EXIT_FAILURE)
    }

    /// The commands that read specs, which may mount those of other modules.
    private static let readingCommands: Set = [
        "generate", "check", "list", "match", "url", "diff", "verify", "export",
    ]

    /// The options that name the targets with specs, in the package and in its dependencies.
    private func modules(for arguments: [String], in package: Package) -> [String] {
        guard let command = arguments.first, Self.readingCommands.contains(command) else {
            return []
        }
        var seen: Set<Target.ID> = []
        return package.targets.flatMap { [$0] + $0.recursiveTargetDependencies }.flatMap {
            target -> [String] in
            guard let target = target as? SwiftSourceModuleTarget, seen.insert(target.id).inserted,
                target.sourceFiles.contains(where: {
                    $0.url.lastPathComponent.hasSuffix("routes.yaml")
                })
            else { return [] }
            return [
                "--module",
                "\(target.moduleName)=\(target.directoryURL.path(percentEncoded: false))",
            ]
        }
    }
}
