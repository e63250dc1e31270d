#if canImport(XcodeProjectPlugin)
    import PackagePlugin
    import XcodeProjectPlugin

    /// The same for a target of an Xcode project, whose specs are members of the target.
    extension RouteGenPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = context.xcodeProject.directoryURL
            return SpecFile.commands(
                for: target.inputFiles.map(\.url),
                ofTarget: target.displayName,
                in: project,
                orIn: project,
                tool: try context.tool(named: "routegen-build").url,
                outputFolder: context.pluginWorkDirectoryURL
            )
        }
    }
#endif
