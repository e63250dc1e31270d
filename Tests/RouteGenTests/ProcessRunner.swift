import Foundation
import Testing

@testable import RouteCompiler
@testable import routegen

/// The result of a process.
struct ProcessOutcome {
    /// The exit code; nil if a signal ended it.
    let code: Int32?
    let output: String
    let error: String
}

/// Runs a program until it exits. Its streams are files, so that it can't block on a full pipe.
///
/// - Parameter variables: Environment variables to add to those of these tests.
func runProcess(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder, input: String = "",
    variables: [String: String] = [:]
) throws -> ProcessOutcome {
    // Not in the test's folder, so that only the test changes its contents.
    try withTemporaryFolder { streams in
        for (name, text) in [("input", input), ("output", ""), ("error", "")] {
            try streams.write(name, text)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardInput = try FileHandle(forReadingFrom: streams.url("input"))
        process.standardOutput = try FileHandle(forWritingTo: streams.url("output"))
        process.standardError = try FileHandle(forWritingTo: streams.url("error"))
        try process.run()
        process.waitUntilExit()
        return ProcessOutcome(
            code: process.terminationReason == .exit ? process.terminationStatus : nil,
            output: try streams.read("output"), error: try streams.read("error"))
    }
}

/// The routegen that was built with these tests, next to the test bundle.
func builtTool() throws -> String {
    let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    let places = [CommandLine.arguments[0]] + bundles
    let tools = places.map {
        URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("routegen").path
    }
    return try #require(
        tools.first { FileManager.default.isExecutableFile(atPath: $0) },
        "no routegen beside \(places)")
}
