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
                modules: target.specModules,
                tool: try context.tool(named: "routegen-build").url,
                outputFolder: context.pluginWorkDirectoryURL
            )
        }
    }

    extension XcodeTarget {
        /// The modules with specs that the target depends on, in the project and in packages.
        fileprivate var specModules: [SpecModule] {
            var known: Set<String> = []
            var modules: [SpecModule] = []
            func add(_ module: SpecModule?) {
                guard let module, known.insert(module.arguments[1]).inserted else { return }
                modules.append(module)
            }
            var targets = dependencies.targets
            while let target = targets.popLast() {
                // The files of a target in Xcode can be in several folders.
                let specs = target.inputFiles.map(\.url).filter(SpecFile.isSpec)
                for (folder, specs) in Dictionary(grouping: specs, by: { $0.deletingLastPathComponent() }) {
                    add(SpecModule(target.moduleName, files: specs, in: folder))
                }
                targets += target.dependencies.targets
            }
            return modules
        }
    }
#endif
