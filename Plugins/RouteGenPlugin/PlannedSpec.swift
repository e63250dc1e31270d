import Foundation
import PackagePlugin

/// A spec of a target, and the Swift file generated from it.
///
/// The package manager's and Xcode's entry points both use `PlannedSpec.commands`; they differ only
/// in how they find a target's files.
struct PlannedSpec {
    /// Where the spec is: `…/routes.yaml` or `…/Checkout.routes.yaml`.
    let url: URL
    /// The path components relative to the target's folder: `["Checkout", "routes.yaml"]`.
    let path: [String]

    /// The default name of a spec, and the suffix of every other spec's name, after a dot.
    static let fileName = "routes.yaml"

    /// A spec at `url`, in a target whose files are under `root`.
    init(url: URL, root: URL) {
        let components = url.standardizedFileURL.pathComponents
        let rootComponents = root.standardizedFileURL.pathComponents
        self.url = url
        // A file outside the folder (Xcode allows that) keeps its whole path, with the root's "/"
        // as an empty name.
        path =
            components.starts(with: rootComponents)
            ? Array(components.dropFirst(rootComponents.count))
            : components.map { $0 == "/" ? "" : $0 }
    }

    /// Whether a file of this name is a spec.
    static func isSpec(_ url: URL) -> Bool {
        url.lastPathComponent == fileName || url.lastPathComponent.hasSuffix("." + fileName)
    }

    /// The name of the generated file: `routes+RouteGen.swift` or `Checkout.routes+RouteGen.swift`.
    /// Files of a module can't share a name, even in different folders, so `Checkout/routes.yaml`
    /// makes `Checkout+routes+RouteGen.swift`.
    ///
    /// It depends only on the file's name and folder, because builds are planned before any spec is
    /// read.
    var outputName: String {
        var names = path.map { name in
            // With a "+", the folders "a+b" and "a/b" would get the same name. With one of the
            // others, the build couldn't read its own list of files.
            name.unicodeScalars.map { scalar in
                scalar.value >= 0x20 && !"%+\"\\".unicodeScalars.contains(scalar)
                    ? String(scalar)
                    : "%" + (scalar.value < 0x10 ? "0" : "")
                        + String(scalar.value, radix: 16).uppercased()
            }.joined()
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

    /// The command that generates the Swift file for this spec.
    ///
    /// - Parameters:
    ///   - others: The other specs that it can mount. Which of them it does mount is known only
    ///     when it is read.
    ///   - modules: The modules with specs that the target depends on.
    ///   - earlier: The target's specs before this one, which can't make the same enum.
    ///   - ignored: A spec that the target could have, and doesn't.
    func command(
        others: [URL], modules: [SpecModule], earlier: [URL], ignored: URL?, tool: URL,
        outputFolder: URL
    ) -> Command {
        let output = output(in: outputFolder)
        let besides = earlier.flatMap { ["--beside", $0.path(percentEncoded: false)] }
        let notes = ignored.map { ["--ignored", $0.path(percentEncoded: false)] } ?? []
        return .buildCommand(
            displayName: "Generating \(outputName)",
            executable: tool,
            arguments: modules.flatMap(\.arguments) + besides + notes
                + [url.path(percentEncoded: false), output.path(percentEncoded: false)],
            // The tool is an input too, so that a new version regenerates the files.
            inputFiles: [url] + others + [tool],
            outputFiles: [output]
        )
    }

    /// One command for every spec among `files`, or for `routes.yaml` in `fallbackFolder` if there
    /// is none. If that is missing too, a command that reports it.
    ///
    /// - Parameters:
    ///   - files: The files of the target.
    ///   - targetFolder: The folder that holds them.
    ///   - fallbackFolder: The package's or the project's folder.
    ///   - sharesFallback: Whether another target can have the spec in that folder.
    ///   - modules: The modules with specs that the target depends on.
    static func commands(
        for files: some Sequence<URL>, ofTarget target: String, in targetFolder: URL,
        orIn fallbackFolder: URL, sharesFallback: Bool,
        modules: [SpecModule], tool: URL, outputFolder: URL
    ) -> [Command] {
        var specs = files.filter(isSpec).map { PlannedSpec(url: $0, root: targetFolder) }
        let fallback = fallbackFolder.appendingPathComponent(fileName)
        let hasFallback = FileManager.default.fileExists(
            atPath: fallback.path(percentEncoded: false))
        let hasOwn = !specs.isEmpty
        if !hasOwn, hasFallback {
            specs = [PlannedSpec(url: fallback, root: fallbackFolder)]
        }
        if specs.isEmpty {
            // An Xcode target has no folder of its own.
            let folders =
                targetFolder == fallbackFolder
                ? [fallbackFolder] : [fallbackFolder, targetFolder.deletingLastPathComponent()]
            let others = folders.flatMap { folder in
                (try? FileManager.default.contentsOfDirectory(
                    at: folder, includingPropertiesForKeys: nil)) ?? []
            }
            let missing = MissingSpec(
                target: target, targetFolder: targetFolder, fallback: fallback,
                misplaced: others.first(where: isSpec),
                misnamed: (Array(files) + others).lazy.compactMap(MissingSpec.Misnamed.init).first)
            return [missing.command(tool: tool, outputFolder: outputFolder)]
        }
        let urls = specs.map(\.url)
        let ofModules = modules.flatMap(\.specs)
        return specs.enumerated().map { index, spec in
            let isIgnored =
                index == 0 && hasOwn && hasFallback && !sharesFallback && !urls.contains(fallback)
            return spec.command(
                others: urls.filter { $0 != spec.url } + ofModules, modules: modules,
                earlier: Array(urls[..<index]), ignored: isIgnored ? fallback : nil, tool: tool,
                outputFolder: outputFolder)
        }
    }
}

/// A module with specs that a target depends on: its specs can be mounted as
/// `Module/File.routes.yaml`.
struct SpecModule {
    let name: String
    /// The folder that the paths of its specs are relative to.
    let folder: URL
    let specs: [URL]

    /// Nil if there are no specs among the files.
    init?(_ name: String, files: some Sequence<URL>, in folder: URL) {
        self.name = name
        self.folder = folder
        specs = files.filter(PlannedSpec.isSpec)
        if specs.isEmpty { return nil }
    }

    /// The modules of some targets and of those that they depend on, each once.
    static func modules(of targets: [any Target]) -> [SpecModule] {
        var seen: Set<Target.ID> = []
        return targets.flatMap { [$0] + $0.recursiveTargetDependencies }.compactMap { target in
            guard let target = target as? SwiftSourceModuleTarget, seen.insert(target.id).inserted
            else { return nil }
            return SpecModule(
                target.moduleName, files: target.sourceFiles.map(\.url), in: target.directoryURL)
        }
    }

    /// The tool's arguments that name the module.
    var arguments: [String] {
        ["--module", "\(name)=\(folder.path(percentEncoded: false))"]
    }
}

/// The plugin is attached to a target that has no spec.
///
/// The target's build reports it, not the planning of all builds, so that `swift run routegen init`
/// works before there is a spec.
struct MissingSpec: CustomStringConvertible {
    let target: String
    let targetFolder: URL
    let fallback: URL
    /// A spec next to the target's folder or in the package's.
    let misplaced: URL?
    /// A file that might be meant as the spec.
    let misnamed: Misnamed?

    /// A file whose name is almost that of a spec.
    struct Misnamed {
        let name: String
        /// The name that it needs to be a spec.
        let suggestion: String

        /// Nil if the file's name isn't similar to a spec's, as `routes.yml`, `Routes.yaml`, and
        /// `AppRoutes.yaml` are.
        init?(_ file: URL) {
            let stem = file.deletingPathExtension().lastPathComponent
            guard ["yaml", "yml"].contains(file.pathExtension.lowercased()),
                let ending = ["routes", "route"].first(where: stem.lowercased().hasSuffix)
            else { return nil }
            name = file.lastPathComponent
            let start = stem.dropLast(ending.count).drop { "-_. ".contains($0) }
            let words = start.reversed().drop { "-_. ".contains($0) }.reversed()
            suggestion = (words.isEmpty ? "" : String(words) + ".") + PlannedSpec.fileName
        }
    }

    var description: String {
        let advice =
            misplaced.map { "move \($0.path(percentEncoded: false)) to the target's folder" }
            ?? misnamed.map { "rename '\($0.name)' to '\($0.suggestion)'" }
            ?? "create one with 'swift run routegen init'"
        return """
            no route spec for target '\(target)': found no file named 'routes.yaml' or '*.routes.yaml' among its files in \
            \(targetFolder.path(percentEncoded: false)), and no \(fallback.path(percentEncoded: false)); \
            \(advice), or remove RouteGenPlugin from the target's plugins
            """
    }
}

extension MissingSpec {
    /// A command that fails with this message.
    func command(tool: URL, outputFolder: URL) -> Command {
        .buildCommand(
            displayName: "Looking for the route spec of \(target)",
            executable: tool,
            arguments: ["--missing", fallback.path(percentEncoded: false), description],
            inputFiles: [tool],
            // Never written, but a command without an output wouldn't run.
            outputFiles: [
                PlannedSpec(url: fallback, root: fallback.deletingLastPathComponent()).output(
                    in: outputFolder)
            ]
        )
    }
}
