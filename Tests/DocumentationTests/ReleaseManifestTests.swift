import Foundation
import Testing

/// The manifest of a release's tag.
struct ReleaseManifestTests {
    private static let binary =
        #"        .binaryTarget(name: "RouteGenTools", url: "https://example.com/a.zip", checksum: "0123"),"#

    @Test func itDiffersOnlyInTheToolsThatThePluginsRun() throws {
        let script = Page.repository.appending(path: ".ci/release-manifest").path
        let outcome = try withTemporaryFolder { folder in
            try runProcess(
                script, [#"url: "https://example.com/a.zip", checksum: "0123""#], in: folder)
        }
        #expect(outcome.code == 0, "\(outcome.output)")
        let source = try String(
            contentsOf: Page.repository.appending(path: "Package.swift"), encoding: .utf8)
        let changes = lines(outcome.output).difference(from: lines(source))
        let plugin =
            #"        .plugin(name: "RouteGenPlugin", capability: .buildTool(), dependencies: ["#
        #expect(
            Set(changes.removals.map(\.line)) == [
                plugin + #""routegen-build"]),"#, #"            dependencies: ["routegen"]"#,
            ])
        #expect(
            Set(changes.insertions.map(\.line)) == [
                Self.binary, plugin + #""RouteGenTools"]),"#,
                #"            dependencies: ["RouteGenTools"]"#,
            ])
        #expect(changes.count == 5)
    }

    /// By default the tool is compiled without optimization. `.ci/run` counts the instructions of
    /// the one in the bundle.
    @Test(arguments: [
        ".ci/make-artifactbundle", "Sources/RouteRuntime/RouteRuntime.docc/Installing.md",
    ])
    func theToolThatIsInstalledIsOptimized(file: String) throws {
        let text = try String(contentsOf: Page.repository.appending(path: file), encoding: .utf8)
        #expect(text.contains("-c release -Xswiftc -O"))
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var line: String {
        switch self {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
    }
}
