import Foundation
import PackagePlugin

/// The plugin is attached to a target that has no spec.
///
/// The target's build reports it, not the planning of all builds, so that `swift run routegen init` works before there
/// is a spec.
struct MissingSpec: CustomStringConvertible {
    let target: String
    let targetFolder: URL
    let fallback: URL
    /// A file that might be meant as the spec.
    let misnamed: Misnamed?

    /// A file whose name is almost that of a spec.
    struct Misnamed {
        let name: String
        /// The name that it needs to be a spec.
        let suggestion: String

        /// Nil if the file's name isn't similar to a spec's, as `routes.yml`, `Routes.yaml`, and `AppRoutes.yaml` are.
        init?(_ file: URL) {
            let stem = file.deletingPathExtension().lastPathComponent
            guard ["yaml", "yml"].contains(file.pathExtension.lowercased()),
                let ending = ["routes", "route"].first(where: stem.lowercased().hasSuffix)
            else { return nil }
            name = file.lastPathComponent
            let start = stem.dropLast(ending.count).drop { "-_. ".contains($0) }
            let words = start.reversed().drop { "-_. ".contains($0) }.reversed()
            suggestion = (words.isEmpty ? "" : String(words) + ".") + SpecFile.fileName
        }
    }

    var description: String {
        let advice =
            misnamed.map { "rename '\($0.name)' to '\($0.suggestion)'" } ?? "create one with 'swift run routegen init'"
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
            outputFiles: [SpecFile(url: fallback, root: fallback.deletingLastPathComponent()).output(in: outputFolder)]
        )
    }
}

/// The plugin is attached to a target that cannot hold Swift.
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
