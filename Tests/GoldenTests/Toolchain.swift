import Foundation
import RouteTestSupport
import Testing

/// The Swift compiler, and a folder for its output.
struct Toolchain {
    /// The path of the compiler; nil if it isn't in PATH.
    static let compiler: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/swiftc" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
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

    /// Writes a file and returns its path.
    func write(_ name: String, _ text: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// Runs the compiler in the folder and returns its output.
    func compile(_ arguments: [String]) throws -> String {
        try run(try #require(Self.compiler), arguments).output
    }

    /// The folder of the package's modules, which were built with these tests.
    static func modules() throws -> String {
        let modules = try products().appendingPathComponent("Modules").path
        try #require(
            FileManager.default.fileExists(atPath: "\(modules)/RouteRuntime.swiftmodule"),
            "no module RouteRuntime in \(modules); build with the package manager's default build system"
        )
        return modules
    }

    /// The object files of a module of the package.
    static func objects(of module: String) throws -> [String] {
        try BuiltModule(module, in: products()).objects()
    }

    private static func products() throws -> URL {
        let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
        return URL(fileURLWithPath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
    }

    /// Runs a program in the folder. Its output goes to a file, so that it can't block on a full
    /// pipe.
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
        return (
            process.terminationStatus, String(decoding: try Data(contentsOf: log), as: UTF8.self)
        )
    }
}
