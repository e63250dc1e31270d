import Foundation

/// A module with specs that a target depends on: its specs can be mounted as `Module/File.routes.yaml`.
struct SpecModule {
    let name: String
    /// The folder of the target, or another one that has specs of it.
    let folder: URL
    let specs: [URL]

    /// Nil if there are no specs among the files.
    ///
    /// - Parameter fallbackFolder: The package's folder, whose spec is that of a target without one.
    init?(_ name: String, files: some Sequence<URL>, in folder: URL, orIn fallbackFolder: URL? = nil) {
        self.name = name
        let specs = files.filter(SpecFile.isSpec)
        let fallback = fallbackFolder?.appendingPathComponent(SpecFile.fileName)
        if specs.isEmpty, let fallback, let fallbackFolder,
            FileManager.default.fileExists(atPath: fallback.path(percentEncoded: false))
        {
            self.folder = fallbackFolder
            self.specs = [fallback]
        } else {
            self.folder = folder
            self.specs = specs
        }
        if self.specs.isEmpty { return nil }
    }

    /// The arguments that name it to the tool.
    var arguments: [String] {
        ["--module", "\(name)=\(folder.path(percentEncoded: false))"]
    }
}
