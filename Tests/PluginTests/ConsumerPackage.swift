import Foundation

/// A package that depends on a release of this one, by path where a user's package would use a
/// version.
struct ConsumerPackage {
    let folder: URL

    /// This package's folder.
    static let routeGen = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// One scratch folder for all consumers, so that the runtime is built once. Not that of the
    /// running test, which the package manager has locked.
    static let scratch = routeGen.appending(path: ".build/consumers")

    /// A package in an existing folder.
    init(at folder: URL) {
        self.folder = folder
    }

    /// A fresh package in a temporary folder, with these files and a manifest with these targets.
    init(targets: String, files: [String: String]) async throws {
        let release = try await ReleasedPackage.shared.folder
        folder = FileManager.default.temporaryDirectory.appending(
            path: "RouteGenConsumer-\(UUID().uuidString)")
        try write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let routeRuntime = Target.Dependency.product(name: "RouteRuntime", package: "RouteGen")
            let routeGenPlugin = Target.PluginUsage.plugin(name: "RouteGenPlugin", package: "RouteGen")
            let package = Package(
                name: "Consumer",
                platforms: [.macOS(.v13)],
                dependencies: [.package(name: "RouteGen", path: "\(release.path(percentEncoded: false))")],
                targets: [
                    \(targets)
                ]
            )
            """, to: "Package.swift")
        for (path, text) in files {
            try write(text, to: path)
        }
    }

    /// Writes a file, and creates its folders.
    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Removes a file.
    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    /// Whether the package has a file.
    func has(_ path: String) -> Bool {
        FileManager.default.fileExists(
            atPath: folder.appending(path: path).path(percentEncoded: false))
    }

    /// Removes the package, and the plugins' output for it in the shared scratch folder.
    func remove() {
        let outputs = Self.scratch.appending(
            path: "plugins/outputs/\(folder.lastPathComponent.lowercased())")
        for leftover in [folder, outputs] {
            try? FileManager.default.removeItem(at: leftover)
        }
    }

    /// Runs `swift <command> … <arguments>` on the package, in its folder.
    ///
    /// - Parameters:
    ///   - command: The subcommand.
    ///   - arguments: Its arguments, after the options for the package's and the scratch folder.
    func swift(_ command: String, _ arguments: String...) async throws -> CommandResult {
        try await swift([command] + arguments)
    }

    /// Runs `swift` with the options for the package's and the scratch folder after the first word.
    func swift(_ words: [String]) async throws -> CommandResult {
        let command =
            [
                "swift", words[0], "--package-path", folder.path(percentEncoded: false),
                "--scratch-path", Self.scratch.path(percentEncoded: false),
            ] + words.dropFirst()
        let result = try await run(command, in: folder)
        // The package manager of 6.3 sometimes reads a closed pipe of a plugin, and dies of it. The
        // program that it runs takes its place, so that has another name.
        let hasCrashed =
            result.output.contains("Program crashed") && result.output.contains("Thread 0 \"swift-")
        return hasCrashed ? try await run(command, in: folder) : result
    }

    /// Runs git in the package's folder.
    func git(_ arguments: [String]) async throws -> CommandResult {
        let identity = [
            "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false",
        ]
        return try await run(
            ["git", "-C", folder.path(percentEncoded: false)] + identity + arguments)
    }

    /// The modification dates of a module's object files, by name.
    func objectFileDates(ofModule module: String) async throws -> [String: Date] {
        let result = try await swift("build", "--show-bin-path")
        let bin = URL(
            filePath: result.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines))
        let files = try FileManager.default.contentsOfDirectory(
            at: bin.appending(path: "\(module).build"), includingPropertiesForKeys: nil)
        var dates: [String: Date] = [:]
        for file in files where file.pathExtension == "o" {
            let attributes = try FileManager.default.attributesOfItem(
                atPath: file.path(percentEncoded: false))
            dates[file.lastPathComponent] = attributes[.modificationDate] as? Date
        }
        return dates
    }
}
