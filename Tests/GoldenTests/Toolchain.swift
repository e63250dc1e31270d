import Foundation
import Testing

@testable import RouteProperties

/// The Swift compiler, and a folder for what it makes.
struct Toolchain {
    /// The path of the compiler; nil if there is none on the path.
    static let compiler: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    let folder: URL

    /// Makes a folder, runs the body, and removes the folder.
    static func use<Result>(_ body: (Toolchain) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "routegen-golden-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(Toolchain(folder: folder))
    }

    /// Writes a file, and gives its path.
    func write(_ name: String, _ text: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// Runs the compiler in the folder; what it had to say.
    func compile(_ arguments: [String]) throws -> String {
        try run(try #require(Self.compiler), arguments).output
    }

    /// Builds a module of the package into the folder, with its object file.
    func buildModule(_ name: String, from path: String, _ arguments: [String] = []) throws {
        let package = GoldenCase.target.deletingLastPathComponent().deletingLastPathComponent()
        let sources = package.appendingPathComponent(path)
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
        let output = try compile(
            ["-module-name", name, "-package-name", "routegen", "-swift-version", "6", "-parse-as-library", "-wmo"]
                + ["-c", "-o", "\(name).o", "-I", ".", "-emit-module", "-emit-module-path", "\(name).swiftmodule"]
                + arguments
                + files.filter { $0.hasSuffix(".swift") }.map { sources.appendingPathComponent($0).path })
        try #require(output.isEmpty, "\(output)")
    }

    /// Runs a program in the folder. Its output goes to a file, so that no full pipe can stop it.
    func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let log = folder.appendingPathComponent("log")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: try Data(contentsOf: log), as: UTF8.self))
    }
}
