import Foundation
import PackagePlugin

/// A module with specs that a target depends on: its specs can be mounted as `Module/File.routes.yaml`.
struct SpecModule {
    let name: String
    /// A folder of the target: its paths start there.
    let folder: URL
    let specs: [URL]

    /// Nil if there are no specs among the files.
    init?(_ name: String, files: some Sequence<URL>, in folder: URL) {
        self.name = name
        self.folder = folder
        specs = files.filter(SpecFile.isSpec)
        if specs.isEmpty { return nil }
    }

    /// The modules of some targets and of those that they depend on, each once.
    static func modules(of targets: [any Target]) -> [SpecModule] {
        var seen: Set<Target.ID> = []
        return targets.flatMap { [$0] + $0.recursiveTargetDependencies }.compactMap { target in
            guard let target = target as? SwiftSourceModuleTarget, seen.insert(target.id).inserted else { return nil }
            return SpecModule(target.moduleName, files: target.sourceFiles.map(\.url), in: target.directoryURL)
        }
    }

    /// The arguments that name it to the tool.
    var arguments: [String] {
        ["--module", "\(name)=\(folder.path(percentEncoded: false))"]
    }
}
