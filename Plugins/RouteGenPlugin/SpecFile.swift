import Foundation
import PackagePlugin

/// A spec that a target has, and the Swift file that is made of it.
///
/// The package manager's entry and Xcode's both come down to `SpecFile.commands`; they differ only in where they find
/// a target's files.
struct SpecFile {
    /// Where the spec is: `…/routes.yaml` or `…/Checkout.routes.yaml`.
    let url: URL
    /// The file's name and the folders that lead to it, seen from the target's folder: `["Checkout", "routes.yaml"]`.
    let path: [String]

    /// The name of a target's only spec, and the end of every other spec's name after a dot.
    static let fileName = "routes.yaml"

    /// A spec at `url`, in a target whose files are under `root`.
    init(url: URL, root: URL) {
        let components = url.standardizedFileURL.pathComponents
        let rootComponents = root.standardizedFileURL.pathComponents
        self.url = url
        // A file outside of the folder (Xcode allows it) keeps its whole path, with the root's "/" as an empty name.
        path =
            components.starts(with: rootComponents)
            ? Array(components.dropFirst(rootComponents.count))
            : components.map { $0 == "/" ? "" : $0 }
    }

    /// Whether a file of this name is a spec.
    static func isSpec(_ url: URL) -> Bool {
        url.lastPathComponent == fileName || url.lastPathComponent.hasSuffix("." + fileName)
    }

    /// The name of the generated file: `routes+RouteGen.swift` or `Checkout.routes+RouteGen.swift`. Files of a module
    /// can't share a name, even in different folders, so `Checkout/routes.yaml` makes
    /// `Checkout+routes+RouteGen.swift`.
    ///
    /// It depends on the file's name and folder alone: the build is planned before any spec is read.
    var outputName: String {
        var names = path.map { name in
            // Otherwise the folders "a+b" and "a/b" would lead to one name.
            name.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "+", with: "%2B")
        }
        if let last = names.popLast() {
            names.append(String(last.dropLast(".yaml".count)))
        }
        return names.joined(separator: "+") + "+RouteGen.swift"
    }

    /// The generated file.
    func output(in folder: URL) -> URL {
        folder.appendingPathComponent(outputName)
    }

    /// The command that makes the Swift file of this spec.
    func command(tool: URL, outputFolder: URL) -> Command {
        let output = output(in: outputFolder)
        return .buildCommand(
            displayName: "Generating \(outputName)",
            executable: tool,
            arguments: [url.path(percentEncoded: false), output.path(percentEncoded: false)],
            // The tool is an input too: a new version of it writes the files again.
            inputFiles: [url, tool],
            outputFiles: [output]
        )
    }

    /// One command for every spec among `files`, or for `routes.yaml` at `fallbackFolder` if there is none; where that
    /// is missing too, a command that says so.
    ///
    /// - Parameters:
    ///   - files: The files of the target.
    ///   - targetFolder: The folder that holds them.
    ///   - fallbackFolder: The package's or the project's folder.
    static func commands(
        for files: some Sequence<URL>, ofTarget target: String, in targetFolder: URL, orIn fallbackFolder: URL,
        tool: URL, outputFolder: URL
    ) -> [Command] {
        var specs = files.filter(isSpec).map { SpecFile(url: $0, root: targetFolder) }
        let fallback = fallbackFolder.appendingPathComponent(fileName)
        if specs.isEmpty, FileManager.default.fileExists(atPath: fallback.path(percentEncoded: false)) {
            specs = [SpecFile(url: fallback, root: fallbackFolder)]
        }
        if specs.isEmpty {
            let others = try? FileManager.default.contentsOfDirectory(
                at: fallbackFolder, includingPropertiesForKeys: nil)
            let missing = MissingSpec(
                target: target, targetFolder: targetFolder, fallback: fallback,
                misnamed: (Array(files) + (others ?? [])).lazy.compactMap(MissingSpec.Misnamed.init).first)
            return [missing.command(tool: tool, outputFolder: outputFolder)]
        }
        return specs.map { $0.command(tool: tool, outputFolder: outputFolder) }
    }
}
