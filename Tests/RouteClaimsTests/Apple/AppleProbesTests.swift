import Foundation
import RouteClaims
import RouteSpec
import Testing

/// Data beside the package, which isn't part of it.
enum SharedClaims {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("../shared/claims").standardizedFileURL

    static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(path)))
    }
}

/// The answers of Apple's own matcher.
@Suite(.enabled(if: SharedClaims.isPresent, "the claims' data are not beside the package"))
struct AppleProbesTests {
    @Test func everyAnswerIsApples() throws {
        let probes = try AppleProbes()
        #expect(probes.cases.count == 83)
        for probe in probes.cases {
            let file = ClaimFile(.appSiteAssociation, Array(probe.document))
            let url = try #require(ClaimedURL(probe.url))
            let rule = file.lists.first?.rule(deciding: url)
            let answer = rule.map { $0.isExclusion ? "blocked" : "match" } ?? "no match"
            #expect(answer == probe.answer, "\(probe.name)")
        }
    }
}

private struct AppleProbes {
    var cases: [(name: String, document: Data, url: String, answer: String)] = []

    init() throws {
        let file = try JSONSerialization.jsonObject(
            with: Data(SharedClaims.bytes("apple-probes.json")))
        let lists = try #require(file as? [String: Any])
        for probe in try #require(lists["probes"] as? [[String: Any]]) {
            let detail: [String: Any] = [
                "appIDs": ["A1B2C3D4E5.app"], "components": [try #require(probe["pattern"])],
            ]
            let document = ["applinks": ["details": [detail]]]
            try add(probe, document, (probe["matches"] as? Bool).map { $0 ? "match" : "no match" })
        }
        for probe in try #require(lists["documents"] as? [[String: Any]]) {
            try add(
                probe, try #require(probe["document"] as? [String: Any]), probe["result"] as? String
            )
        }
    }

    private mutating func add(_ probe: [String: Any], _ document: [String: Any], _ answer: String?)
        throws
    {
        cases.append(
            (
                try #require(probe["name"] as? String),
                try JSONSerialization.data(withJSONObject: document),
                try #require(probe["url"] as? String), try #require(answer)
            ))
    }
}
