import Foundation
import Testing

@testable import routegen

/// The version is declared once, in `RouteGen.version`. What repeats it agrees.
@Suite("The version")
struct VersionTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: ReleasedVersionTests.package.appending(path: path), encoding: .utf8)
    }

    @Test func itHasThreeNumbers() {
        #expect(RouteGen.version.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil)
        #expect(RouteGen.version.hasPrefix("\(RouteGen.interface)."))
    }

    @Test func theChangelogBeginsWithIt() throws {
        let headings = try text(".github/CHANGELOG.md").matches(of: /(?m)^## (.*)$/).map { String($0.1) }
        #expect(headings.first == RouteGen.version)
        #expect(headings.last == "0.1.0")
    }

    @Test(arguments: ["README.md", "Sources/RouteRuntime/RouteRuntime.docc/GettingStarted.md"])
    func aManifestAsksForIt(page: String) throws {
        let versions = try text(page).matches(of: /from: "([^"]*)"/).map { String($0.1) }
        #expect(versions == [RouteGen.version])
    }
}
