import PackagePlugin

#if canImport(XcodeProjectPlugin)
    import Foundation
    import XcodeProjectPlugin
#endif

// Only two files: in a first build, each is compiled by a process of its own, which loads
// Foundation again.

/// Generates the Swift code for every route spec of a target, as part of its build.
@main
struct RouteGenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else {
            throw NotASwiftTarget(target: target.name)
        }
        // Otherwise the compiler or linker would report errors in generated code instead of the
        // manifest.
        guard module.recursiveTargetDependencies.contains(where: { $0.name == "RouteRuntime" })
        else {
            throw MissingRuntime(target: module.name)
        }
        return PlannedSpec.commands(
            for: module.sourceFiles.map(\.url),
            ofTarget: module.name,
            in: module.directoryURL,
            orIn: context.package.directoryURL,
            sharesFallback: context.package.targets.contains {
                $0.canHaveRootSpec && $0.id != target.id
            },
            modules: SpecModule.modules(of: module.recursiveTargetDependencies),
            tool: try context.tool(named: "routegen-build").url,
            outputFolder: context.pluginWorkDirectoryURL
        )
    }
}

extension Target {
    /// Whether generated code could be a part of it, made from the spec in the package's folder.
    fileprivate var canHaveRootSpec: Bool {
        guard let module = self as? SwiftSourceModuleTarget else { return false }
        let importsRuntime = dependencies.contains { dependency in
            switch dependency {
            case .target(let target): target.name == "RouteRuntime"
            case .product(let product): product.name == "RouteRuntime"
            @unknown default: false
            }
        }
        return importsRuntime && !module.sourceFiles.contains { PlannedSpec.isSpec($0.url) }
    }
}

#if canImport(XcodeProjectPlugin)
    /// The same for a target of an Xcode project, whose specs are members of the target.
    extension RouteGenPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws
            -> [Command]
        {
            let project = context.xcodeProject.directoryURL
            return PlannedSpec.commands(
                for: target.inputFiles.map(\.url),
                ofTarget: target.displayName,
                in: project,
                orIn: project,
                // Xcode doesn't say which targets use the plugin.
                sharesFallback: true,
                modules: SpecModule.modules(of: target, in: context.xcodeProject),
                tool: try context.tool(named: "routegen-build").url,
                outputFolder: context.pluginWorkDirectoryURL
            )
        }
    }

    extension SpecModule {
        /// The modules with specs that a target can depend on: those of the packages that Xcode
        /// reports, and the project's other targets, because Xcode often reports no dependencies. A
        /// spec that is mounted from a module that the target doesn't depend on fails at its
        /// import.
        fileprivate static func modules(of target: XcodeTarget, in project: XcodeProject)
            -> [SpecModule]
        {
            var modules: [SpecModule] = []
            for dependency in target.dependencies {
                guard case .product(let product) = dependency else { continue }
                modules += SpecModule.modules(of: product.targets)
            }
            for other in project.targets where other.displayName != target.displayName {
                // The files of a target can be in several folders.
                let specs = other.inputFiles.map(\.url).filter(PlannedSpec.isSpec)
                let folders = Dictionary(grouping: specs) { $0.deletingLastPathComponent() }
                modules += folders.sorted { $0.key.path < $1.key.path }.compactMap {
                    folder, specs in
                    SpecModule(other.displayName.moduleName, files: specs, in: folder)
                }
            }
            return modules
        }
    }

    extension String {
        /// The name of a target's module, unless a build setting says otherwise.
        fileprivate var moduleName: String {
            String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        }
    }
#endif

/// The plugin is attached to a target without Swift.
struct NotASwiftTarget: Error, CustomStringConvertible {
    let target: String

    var description: String {
        "RouteGenPlugin generates Swift, and target '\(target)' has no Swift source files; move the plugin to one that has"
    }
}

/// The plugin is attached to a target that cannot import what generated code imports.
struct MissingRuntime: Error, CustomStringConvertible {
    let target: String

    var description: String {
        """
        target '\(target)' does not depend on RouteRuntime, which the Swift that RouteGenPlugin generates imports; \
        add .product(name: "RouteRuntime", package: "RouteGen") to the target's dependencies
        """
    }
}
