import PackagePlugin

/// Generates the Swift of every route spec of a target, as part of its build.
@main
struct RouteGenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else {
            throw NotASwiftTarget(target: target.name)
        }
        // Without it the linker would speak, or the compiler, of generated code and not of the manifest.
        guard module.recursiveTargetDependencies.contains(where: { $0.name == "RouteRuntime" }) else {
            throw MissingRuntime(target: module.name)
        }
        return SpecFile.commands(
            for: module.sourceFiles.map(\.url),
            ofTarget: module.name,
            in: module.directoryURL,
            orIn: context.package.directoryURL,
            tool: try context.tool(named: "routegen-build").url,
            outputFolder: context.pluginWorkDirectoryURL
        )
    }
}
