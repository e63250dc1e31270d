import Foundation
import RouteCompiler
import RouteSpec
import Testing

@testable import routegen

/// Swift blocks of a page that belong together: those below one spec, or each manifest alone.
struct SwiftCode: Sendable, CustomTestStringConvertible {
    enum Kind: Sendable {
        case program, manifest, views
    }

    let page: String
    let kind: Kind
    let specs: [Block]
    var blocks: [Block] = []

    var testDescription: String { "\(page):\(blocks.first?.line ?? 0)" }

    static let all = Page.all.flatMap { code(of: $0) }

    private static func code(of page: Page) -> [SwiftCode] {
        var all: [SwiftCode] = []
        var specs: [Block] = []
        var isUsed = false
        for block in page.blocks where block.reasonNotToRun == nil {
            if block.isSpec {
                // A spec replaces the previous one, unless they are consecutive and have different
                // names.
                specs = isUsed ? [block] : specs.filter { $0.specName != block.specName } + [block]
                isUsed = false
            } else if block.language == "swift" {
                let kind: Kind =
                    if block.text.contains("import PackageDescription") {
                        .manifest
                    } else if block.text.contains("import SwiftUI") {
                        .views
                    } else {
                        .program
                    }
                let mate = all.firstIndex {
                    $0.kind == kind && $0.specs.map(\.line) == specs.map(\.line)
                }
                if let mate, kind != .manifest {
                    all[mate].blocks.append(block)
                } else {
                    all.append(
                        SwiftCode(page: page.name, kind: kind, specs: specs, blocks: [block]))
                }
                isUsed = isUsed || kind != .manifest
            }
        }
        return all
    }

    /// The expected output: the comments after code.
    var announcedOutput: [String] {
        blocks.flatMap { $0.text.split(separator: "\n") }.compactMap { line in
            line.range(of: "  // ").map { String(line[$0.upperBound...]) }
        }
    }

    /// Finds mounted specs among the others.
    private var finder: SpecFinder {
        SpecFinder(main: "") { path, _, _ in
            specs.first { $0.specName == path }.map { spec in
                .found(SourceText(path: path, text: spec.text), identity: path)
            } ?? .missing(message: "no spec '\(path)'", help: nil)
        }
    }

    /// Writes the code and the enums of its specs; returns the names of the files.
    func write(to folder: TemporaryFolder, main: String) throws -> [String] {
        try folder.write(main, blocks.map(\.text).joined(separator: "\n"))
        if kind == .manifest { return [main] }
        return try [main]
            + specs.map { spec in
                let source = SourceText(path: spec.specName, text: spec.text)
                let compilation = Compiler.compile(source, name: spec.specName, finder: finder)
                let text = try #require(
                    compilation.swift(fileName: spec.specName),
                    "\(page):\(spec.line): the spec has errors")
                let name = "\(spec.specName.replacingOccurrences(of: "/", with: "-")).swift"
                try folder.write(name, text)
                return name
            }
    }
}

extension SwiftCode {
    /// The path of the compiler; nil if it isn't in PATH.
    static let compiler: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/swiftc" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }()

    /// The stub of SwiftUI that `.ci/check-swiftui` uses too.
    static func swiftUIStub() throws -> [String] {
        try swiftFiles(in: "Tests/SwiftUIStub")
    }

    /// The files of the stubs of other modules, by the module.
    static func stubs() throws -> [(module: String, files: [String])] {
        try [
            "AppIntents", "UniformTypeIdentifiers", "CoreSpotlight", "UserNotifications",
            "WidgetKit",
        ].map {
            ($0, try swiftFiles(in: "Tests/SwiftUIStub/\($0)"))
        }
    }

    /// The files of the state of the navigation library.
    static func navigationState() throws -> [String] {
        try ["", "/Navigator", "/State"].flatMap {
            try swiftFiles(in: "Sources/RouteNavigation\($0)")
        }
    }

    /// The files of the SwiftUI layer of the navigation library.
    static func navigationLayer() throws -> [String] {
        try swiftFiles(in: "Sources/RouteNavigationUI")
    }

    private static func swiftFiles(in folder: String) throws -> [String] {
        let path = Page.repository.appending(path: folder).path
        return try FileManager.default.contentsOfDirectory(atPath: path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }

    /// The folder of the package's modules and object files, which were built with these tests.
    static func products() throws -> String {
        let folder = URL(filePath: try builtTool()).deletingLastPathComponent().path
        try #require(
            FileManager.default.fileExists(atPath: "\(folder)/Modules/RouteRuntime.swiftmodule"),
            "no module RouteRuntime in \(folder)/Modules; build with the package manager's default build system"
        )
        return folder
    }

    /// Runs the compiler in the folder, with warnings as errors; returns its output.
    static func compile(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
        let flags = ["-swift-version", "6", "-warnings-as-errors"]
        // Many compilers run at once, so each gets a folder of its own for temporary files.
        let outcome = try runProcess(
            try #require(compiler), flags + arguments, in: folder,
            variables: ["TMPDIR": folder.path])
        return outcome.output + outcome.error
    }
}
