import Foundation
import RouteJSON
import RouteTestSupport
import SeededRandom
import Testing

@testable import RouteClaims

/// Files of random bytes, and large files.
struct AppleFileTests {
    private static let sample = #"""
        {"applinks": {"apps": [], "defaults": {"caseSensitive": false}, "substitutionVariables": {"Tab": ["a", "b*", "é?"]},
         "details": [{"appIDs": ["K7Q2M9X4B1.com.example.app"], "defaults": {"#": "*"}, "components": [
          {"/": "/a/*/$(Tab)/$(alnum)", "exclude": true, "percentEncoded": false}, {"/": "/a/?*", "?": {"x": "?*", "y": "1"}},
          {"?": "a=$(digit)", "#": "$(x", "caseSensitive": true}, {"/": "*", "comment": "all \u00e9 \"rest\""}]},
         {"appID": "K7Q2M9X4B1.b", "paths": ["NOT /b/*", "/b", "*"]}]}}
        """#

    @Test func noBytesTrap() throws {
        var random = AppleRandom(generator: SeededGenerator(seed: 1_414))
        let interesting = Array(#"{}[]",:\*?$()/#%&=0 aé"#.utf8) + [0, 0xFF]
        var readable = 0
        for _ in 0..<250 {
            var bytes = Array(Self.sample.utf8)
            for _ in 0..<random.generator.pick([1, 1, 2, 4]) {
                let index = Int.random(in: bytes.indices, using: &random.generator)
                switch random.generator.pick([0, 1, 2, 3]) {
                case 0: bytes[index] = random.generator.pick(interesting)
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(random.generator.pick(interesting), at: index)
                default:
                    let other = Int.random(in: bytes.indices, using: &random.generator)
                    bytes.removeSubrange(
                        min(index, other)..<min(max(index, other), min(index, other) + 40))
                }
            }
            if (try? LocatedValue(json: bytes)) != nil {
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(bytes)) }
            }
            let file = ClaimFile(.appSiteAssociation, bytes)
            if !file.lists.isEmpty { readable += 1 }
            for problem in file.problems where problem.rule.id == "not-json" {
                #expect(problem.line ?? 0 >= 1 && problem.column ?? 0 >= 1)
            }
            let url = try #require(ClaimedURL("https://example.com/a/x?x=1&y=1#z"))
            _ = file.rule(claiming: url)
        }
        #expect(readable > 50, "\(readable)")
    }

    @Test func deeplyNestedAndLongTextsDoNotTrap() {
        for count in [500, 100_000] {
            let nested = String(repeating: "[", count: count) + String(repeating: "]", count: count)
            #expect(ClaimFile(.appSiteAssociation, Array(nested.utf8)).lists.isEmpty)
        }
        let long = String(repeating: "/a*?", count: 200)
        let text =
            #"{"applinks": {"details": [{"appIDs": [], "components": [{"/": "\#(long)"}, {"?": {"\#(long)": "1"}}]}]}}"#
        #expect(ClaimFile(.appSiteAssociation, Array(text.utf8)).lists.first?.rules.count == 2)
    }
}
