import PackagePlugin

/// Generates the Swift code for every route spec of a target, as part of its build.
@main
struct RouteGenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else {
            throw NotASwiftTarget(target: target.name)
        }
        // Otherwise the linker or compiler would report generated code instead of the manifest.
        guard module.recursiveTargetDependencies.contains(where: { $0.name == "RouteRuntime" }) else {
            throw MissingRuntime(target: module.name)
        }
        return SpecFile.commands(
            for: module.sourceFiles.map(\.url),
            ofTarget: module.name,
            in: module.directoryURL,
            orIn: context.package.directoryURL,
            modules: SpecModule.modules(of: module.recursiveTargetDependencies),
            tool: try context.tool(named: "routegen-build").url,
            outputFolder: context.pluginWorkDirectoryURL
        )
    }
}
