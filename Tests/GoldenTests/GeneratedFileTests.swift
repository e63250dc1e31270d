import Foundation
import Testing

@testable import routegen

/// Every folder of `Tests/Golden` whose spec is good has its Swift in `expected.swift`. A file that
/// is missing is written, and fails the test: look at it, and keep it if it is right. To write all
/// of them again:
///
///     ROUTEGEN_RECORD=1 swift test --filter GeneratedFileTests
///
/// The files are a part of these tests. Where they are in the way of their build, write them one by
/// one with `swift run routegen generate Tests/Golden/<case>/routes.yaml -o
/// Tests/Golden/<case>/expected.swift`.
@Suite("Golden Swift") struct GeneratedFileTests {
    static let isRecording = ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] == "1"

    @Test(arguments: GoldenCase.compiled)
    func theGeneratedFileIsAsExpected(golden: GoldenCase) throws {
        let generated = try #require(golden.compilation.swift(fileName: "routes.yaml"))
        let expected = golden.text(of: golden.expectedSwift)
        if let expected, !Self.isRecording {
            let difference =
                FirstDifference(from: expected, to: generated)?.lines(of: "expected.swift", .plain)
                ?? []
            #expect(
                difference.isEmpty,
                """
                \(difference.joined(separator: "\n"))
                write it again with: ROUTEGEN_RECORD=1 swift test --filter GeneratedFileTests
                """)
        } else {
            try Data(generated.utf8).write(to: golden.expectedSwift)
            if expected == nil {
                Issue.record("\(golden.name)/expected.swift was missing and has been written")
            }
        }
    }

    @Test(arguments: GoldenCase.compiled)
    func theGeneratedFileIsCompiledIntoTheTests(golden: GoldenCase) throws {
        let files = FileManager.default
        let target = "../../Golden/\(golden.name)/expected.swift"
        if let found = try? files.destinationOfSymbolicLink(atPath: golden.link.path) {
            #expect(found == target)
        } else {
            try files.createSymbolicLink(atPath: golden.link.path, withDestinationPath: target)
            Issue.record("Compiled/\(golden.name).swift was missing and has been made")
        }
        #expect(
            CompiledCase.all.contains { $0.name == golden.name },
            "add \(golden.name) to CompiledCases.swift")
    }

    /// Split a longer file into two cases, or generate it in a test, as `LargeSpecTests` does.
    @Test(arguments: GoldenCase.all)
    func theGeneratedFileHasAtMost700Lines(golden: GoldenCase) {
        let lines =
            golden.text(of: golden.expectedSwift)?.utf8.count { $0 == UInt8(ascii: "\n") } ?? 0
        #expect(
            lines <= 700,
            "Tests/Golden/\(golden.name)/expected.swift has \(lines) lines: split its spec")
    }

    @Test func nothingElseIsCompiled() throws {
        let links = try FileManager.default.contentsOfDirectory(
            atPath: GoldenCase.target.path + "/Compiled")
        #expect(links.sorted() == GoldenCase.compiled.map { $0.name + ".swift" }.sorted())
        #expect(CompiledCase.all.map(\.name).sorted() == GoldenCase.compiled.map(\.name).sorted())
    }
}
