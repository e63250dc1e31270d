import RouteClaims
import Testing

/// What a file claims, rule by rule.
struct AppleClaimsTests {
    /// The place of the rule that decides each URL on `example.com`, after its entry; nil if there
    /// is none.
    private func places(_ applinks: String, _ urls: String...) throws -> [String?] {
        let list = ClaimFile(.appSiteAssociation, Array(#"{"applinks": {\#(applinks)}}"#.utf8))
            .lists.first
        return try urls.map { url in
            let rule = list?.rule(deciding: try #require(ClaimedURL("https://example.com" + url)))
            return rule.map {
                ($0.isExclusion ? "not " : "") + $0.place.dropFirst("details[0].".count)
            }
        }
    }

    private func matches(_ component: String, _ urls: String...) throws -> [Bool] {
        try urls.map { try places(#""details": [{"components": [\#(component)]}]"#, $0) != [nil] }
    }

    @Test func theFirstComponentDecides() throws {
        let components = #"{"/": "/a/b"}, {"/": "/a/*", "exclude": true}, {"/": "*"}"#
        #expect(
            try places(
                #""details": [{"components": [\#(components)]}]"#, "/a/b", "/a/c", "/a", "/b")
                == ["components[0]", "not components[1]", "not components[1]", "components[2]"])
    }

    @Test func theOldFormHasPaths() throws {
        #expect(
            try places(
                #""details": [{"appID": "x", "paths": ["NOT /a/b", "/a/*"]}]"#, "/a/b", "/a/c", "/b"
            )
                == ["not paths[0]", "paths[1]", nil])
    }

    @Test func innerDefaultsComeFirst() throws {
        let details =
            ##"[{"defaults": {"caseSensitive": true, "#": "x"}, "components": [{"/": "/a"}, {"#": "y"}]}]"##
        let file = #""defaults": {"caseSensitive": false, "exclude": true}, "details": \#(details)"#
        #expect(
            try places(file, "/a#x", "/A#x", "/b#y", "/a") == [
                "not components[0]", nil, "not components[1]", nil,
            ])
    }

    @Test func slashesAtTheEndsDoNotCount() throws {
        #expect(
            try matches(#"{"/": "a/b//"}"#, "/a/b", "/a/b/", "/a/b//", "/a/bc", "/x/a/b") == [
                true, true, true, false, false,
            ])
        #expect(
            try matches(#"{"/": "/id/????"}"#, "/id/4815", "/id/481", "/id/481/") == [
                true, false, false,
            ])
        #expect(
            try matches(#"{"/": "/user/?*"}"#, "/user/1", "/user", "/user/", "/user/1/2") == [
                true, false, false, true,
            ])
        #expect(try matches(#"{"/": "/a/*/c"}"#, "/a/b/c", "/a/c") == [true, false])
    }

    @Test func variablesStandForTheirValues() throws {
        let own =
            #""substitutionVariables": {"Tab": ["new", "top*"]}, "details": [{"components": [{"/": "/$(Tab)/x"}]}]"#
        #expect(
            try places(own, "/new/x", "/top10/x", "/old/x") == [
                "components[0]", "components[0]", nil,
            ])
        #expect(
            try matches(#"{"/": "/$(lang)/$(region)"}"#, "/en/GB", "/en/UK", "/xx/GB") == [
                true, false, false,
            ])
        #expect(
            try matches(
                #"{"/": "/$(upper)$(digit)$(xdigit)", "caseSensitive": false}"#, "/a1F", "/A1f",
                "/11f")
                == [true, true, false])
    }

    @Test func namedItemsAreCompared() throws {
        let item = #"{"?": {"id": "?*"}}"#
        #expect(
            try matches(
                item, "/?id=1", "/?x=2&id=1", "/", "/?id", "/?id=1&id=", "/?id=1&id=2", "/?ids=1")
                == [true, true, false, false, false, true, false])
        #expect(
            try matches(#"{"?": {"id": "*", "x": ""}}"#, "/", "/?id=1", "/?x=1") == [
                true, true, false,
            ])
        #expect(try matches(#"{"?": {"id": "1", "x": 5}}"#, "/?id=2") == [true])
        #expect(try matches(#"{"?": "id=1"}"#, "/?id=1", "/?id=1&x=2") == [true, false])
    }

    @Test func escapesAreComparedAsTheyStandUnlessDecoded() throws {
        #expect(try matches(#"{"/": "/%C3%A9"}"#, "/%C3%A9", "/%c3%a9") == [true, false])
        let decoded = #"{"/": "/é/?", "?": {"q": "a&b"}, "percentEncoded": false}"#
        #expect(
            try matches(
                decoded, "/%C3%A9%2Fx?q=a%26b", "/%c3%a9/%C3%BC?q=%61%26b", "/%C3%A9/x?q=a&b")
                == [true, true, false])
    }

    @Test func unknownKeysAreIgnored() throws {
        #expect(
            try places(#""details": [{"components": [{"/": "/a", "exlude": true}]}]"#, "/a") == [
                "components[0]"
            ])
    }
}
