import Foundation

/// The result of a process.
struct CommandResult {
    let exitCode: Int32
    let standardOutput: String
    let standardError: String

    /// Both streams: the package manager's versions differ in which stream they use.
    var output: String {
        standardOutput + standardError
    }

    /// The lines of both streams, with the paths of temporary files normalized as Foundation does
    /// on macOS.
    var lines: [String] {
        output.split(separator: "\n").map {
            $0.replacingOccurrences(of: "/private/var/", with: "/var/")
        }
    }

    /// The warnings in a build's log, without those about the package manager's own files.
    var warnings: [Substring] {
        output.split(separator: "\n").filter { $0.contains("warning:") }
    }
}

/// Runs a command from PATH until it exits, without blocking a thread of the concurrency pool.
///
/// - Parameter workingFolder: The folder to run it in; nil for the test's.
func run(_ arguments: [String], in workingFolder: URL? = nil) async throws -> CommandResult {
    let folder = FileManager.default.temporaryDirectory.appending(
        path: "RouteGenOutput-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, because a full pipe would block the process.
    let outputs = try ["out", "error"].map { name in
        let file = folder.appending(path: name)
        try Data().write(to: file)
        return file
    }
    let exitCode = try await exitCode(
        of: arguments, in: workingFolder, standardOutput: outputs[0], standardError: outputs[1])
    return CommandResult(
        exitCode: exitCode,
        standardOutput: String(decoding: try Data(contentsOf: outputs[0]), as: UTF8.self),
        standardError: String(decoding: try Data(contentsOf: outputs[1]), as: UTF8.self)
    )
}

private func exitCode(
    of arguments: [String], in workingFolder: URL?, standardOutput: URL, standardError: URL
) async throws -> Int32 {
    let process = Process()
    if let workingFolder { process.currentDirectoryURL = workingFolder }
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: standardOutput)
    process.standardError = try FileHandle(forWritingTo: standardError)
    return try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do {
            try process.run()
        } catch {
            process.terminationHandler = nil
            continuation.resume(throwing: error)
        }
    }
}
