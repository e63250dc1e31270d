import Foundation
import SwiftEmitter
import Testing

@testable import routegen

/// The version is declared once, in `ToolVersion.current`, and everything that repeats it agrees.
@Suite("The version")
struct VersionTests {
    static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
    }

    @Test func itHasThreeNumbers() {
        #expect(ToolVersion.current.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil)
        #expect(ToolVersion.current.hasPrefix("\(ToolVersion.interface)."))
    }

    @Test func theChangelogBeginsWithIt() throws {
        let headings = try text(".github/CHANGELOG.md").matches(of: /(?m)^## (.*)$/).map {
            String($0.1)
        }
        #expect(headings.first == ToolVersion.current)
    }

    /// A file that is checked in says which runtime it is for.
    @Test func generatedFilesNameItWithoutItsLastNumber() throws {
        let start = "// Made by routegen \(ToolVersion.interface) from routes.yaml."
        let generated = try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "routes:\n  a: a\n")
            return folder.run(["generate"]).output
        }
        #expect(generated.hasPrefix(start))
        #expect(try text("Tests/Consumers/CheckedIn/Sources/App/AppRoute.swift").hasPrefix(start))
    }

    @Test func theManifestAsksForIt() throws {
        let versions = try text("README.md").matches(of: /from: "([^"]*)"/).map { String($0.1) }
        #expect(versions == [ToolVersion.current])
    }
}
