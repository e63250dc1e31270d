import Foundation
import Testing

@testable import RouteCompiler
@testable import routegen

/// The result of one run of the command line.
struct Outcome {
    let code: ExitCode
    let output: String
    let error: String
}

/// A folder that exists only while a test's body runs.
struct TemporaryFolder {
    let path: String

    /// The path of a file in the folder.
    func path(_ name: String) -> String { "\(path)/\(name)" }

    func url(_ name: String) -> URL { URL(fileURLWithPath: path(name)) }

    func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: url(name))
    }

    /// Writes a file, and creates its folders.
    func write(_ text: String, into name: String) throws {
        let folder = url(name).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(name, text)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
    }

    /// The names in the folder, including hidden ones.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    /// Runs the command line, or another tool, inside this process, with this as the current
    /// folder.
    func run(
        _ arguments: [String], input: String = "", bytes: [UInt8]? = nil,
        environment: [String: String] = [:],
        terminals: Set<Console.Stream> = [],
        by tool: ([String], Console) -> ExitCode = CommandLineTool.run(_:console:)
    ) -> Outcome {
        var captured: [Console.Stream: String] = [:]
        var rest = (bytes ?? Array(input.utf8))[...]
        let console = Console(
            readInput: { count in
                defer { rest = rest.dropFirst(count) }
                return Array(rest.prefix(count))
            },
            writeText: { captured[$1, default: ""] += $0 },
            outputState: { .open },
            workingDirectory: path,
            environment: { environment[$0] },
            isTerminal: { terminals.contains($0) })
        let code = tool(arguments, console)
        return Outcome(code: code, output: captured[.output] ?? "", error: captured[.error] ?? "")
    }
}

/// Makes a folder, runs the body, and removes the folder.
func withTemporaryFolder<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let url = base.appendingPathComponent("routegen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(TemporaryFolder(path: url.path))
}

/// Runs the command line with arguments for which no file matters.
func run(
    _ arguments: [String], environment: [String: String] = [:], terminals: Set<Console.Stream> = []
) throws -> Outcome {
    try withTemporaryFolder { folder in
        folder.run(arguments, environment: environment, terminals: terminals)
    }
}

extension TemporaryFolder {
    /// Runs git in the folder, without the user's configuration.
    func git(_ arguments: String...) throws {
        let identity = [
            "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false",
        ]
        let outcome = try runProcess("/usr/bin/env", ["git"] + identity + arguments, in: self)
        try #require(outcome.code == 0, "\(outcome.error)")
    }
}
