import Foundation
import SwiftEmitter
import Testing

@testable import routegen

/// What older versions read, this one reads: `Tests/Released` has specs of every version, with what the version itself
/// said about them. Those of the version that isn't tagged yet are written again with:
///
///     ROUTEGEN_RECORD=1 swift test --filter ReleasedVersionTests
@Suite("Specs of released versions")
struct ReleasedVersionTests {
    /// A folder with a spec.
    struct Released: CustomTestStringConvertible {
        /// `0.1/shop`.
        let name: String

        var testDescription: String { name }
        var spec: String { path("routes.yaml") }

        func path(_ file: String) -> String { ReleasedVersionTests.folder.appending(path: "\(name)/\(file)").path }

        /// The lines of a file; nil if there is none.
        func lines(_ file: String) -> [String]? {
            let text = try? String(contentsOfFile: path(file), encoding: .utf8)
            return text?.split(separator: "\n").map(String.init)
        }

        static let all = names(in: folder).flatMap { version in
            names(in: folder.appending(path: version)).filter { !$0.contains(".") }
                .map { Released(name: "\(version)/\($0)") }
        }
    }

    /// The members of the JSON of `list` that 0.1 had. Later versions may add others.
    struct Listed: Decodable, Equatable {
        struct Parameter: Decodable, Equatable {
            let name: String
            let type: String
        }

        let route: String
        let parameters: [Parameter]
        let pattern: String
        let bases: [String]
        let set: [String: String]
    }

    /// The member of the JSON of `match` that says which URL it is about.
    private struct Link: Decodable {
        let url: String
    }

    static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let folder = package.appending(path: "Tests/Released")

    private static let isRecording = ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] == "1"

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private func decode<Value: Decodable>(_ lines: [String]) throws -> [Value] {
        try lines.map { try JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
    }

    private func lines(of outcome: Outcome) -> [String] { outcome.output.split(separator: "\n").map(String.init) }

    @Test func everyVersionHasSpecs() throws {
        let changelog = try String(contentsOf: Self.package.appending(path: ".github/CHANGELOG.md"), encoding: .utf8)
        let versions = changelog.matches(of: /(?m)^## ([0-9]+\.[0-9]+)\./).map { String($0.1) }
        #expect(Set(Self.names(in: Self.folder)) == Set(versions))
        for version in versions { #expect(Released.all.contains { $0.name.hasPrefix("\(version)/") }) }
    }

    @Test(arguments: Released.all)
    func aSpecStillHasNoErrors(released: Released) throws {
        let outcome = try run(["check", released.spec])
        #expect(outcome.code == .success, "\(outcome.output)")
    }

    /// A link whose answer a version has changed is in `changed.json`, too, as that version reads it; the changelog
    /// says why.
    @Test(arguments: Released.all)
    func aLinkOpensWhatItOpened(released: Released) throws {
        let recorded = try #require(released.lines("links.json"))
        let links: [Link] = try decode(recorded)
        let input = links.map { $0.url + "\n" }.joined()
        let outcome = try withTemporaryFolder { folder in
            folder.run(["match", released.spec, "--format", "json", "-"], input: input)
        }
        if Self.isRecording, released.name.hasPrefix(ToolVersion.interface) {
            try outcome.output.write(toFile: released.path("links.json"), atomically: true, encoding: .utf8)
            return
        }
        let changes = released.lines("changed.json") ?? []
        let changedLinks: [Link] = try decode(changes)
        let changed = Dictionary(uniqueKeysWithValues: zip(changedLinks.map(\.url), changes))
        #expect(lines(of: outcome) == zip(links, recorded).map { changed[$0.url] ?? $1 })
        #expect(Set(changes).isDisjoint(with: recorded), "what has not changed needs no line in changed.json")
    }

    @Test(arguments: Released.all)
    func itsRoutesAreListedAsTheyWere(released: Released) throws {
        let outcome = try run(["list", released.spec, "--format", "json"])
        if Self.isRecording, released.name.hasPrefix(ToolVersion.interface) {
            try outcome.output.write(toFile: released.path("list.json"), atomically: true, encoding: .utf8)
            return
        }
        let recorded: [Listed] = try decode(try #require(released.lines("list.json")))
        let listed: [Listed] = try decode(lines(of: outcome))
        #expect(listed == recorded)
    }

    @Test(arguments: names(in: folder))
    func theIdOfARuleIsStillKnown(version: String) throws {
        let file = Self.folder.appending(path: "\(version)/rules.txt")
        if Self.isRecording, version == ToolVersion.interface {
            let ids = lines(of: try run(["explain"])).compactMap { $0.split(separator: " ").first.map { "\($0)\n" } }
            try ids.sorted().joined().write(to: file, atomically: true, encoding: .utf8)
        }
        let ids = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(ids.count > 50)
        for id in ids { #expect(try run(["explain", id]).code == .success, "\(id)") }
    }
}
