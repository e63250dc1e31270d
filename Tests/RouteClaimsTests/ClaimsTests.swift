import Testing

@testable import RouteClaims

struct ClaimsTests {
    @Test func theFirstRuleThatMatchesDecides() throws {
        let list = ClaimList(
            location: ClaimLocation("list"), schemes: ["https"],
            hosts: [ClaimedHost(name: "example.com")],
            rules: [WildcardRule(text: "!*|x").rule(0), WildcardRule(text: "/a/*").rule(1)])
        let claims = ClaimFile(kind: .androidManifest, lists: [list])
        func place(_ url: String) throws -> String? {
            claims.rule(claiming: try #require(ClaimedURL(url)))?.place
        }
        #expect(try place("https://example.com/a/1?y#z") == "rules[1]")
        #expect(try place("HTTPS://user@EXAMPLE.com:443/a/") == "rules[1]")
        #expect(try place("https://example.com/a/1?x") == nil)
        #expect(try place("https://example.com/b") == nil)
        #expect(try place("https://example.org/a/1") == nil)
        #expect(try place("http://example.com/a/1") == nil)
    }

    /// A combining mark behind a delimiter is a part of what follows it.
    @Test func delimitersAreBytes() throws {
        let url = try #require(ClaimedURL("https://h.example/\u{301}a?\u{301}b#\u{301}c"))
        #expect(url.host == "h.example")
        #expect(url.path.unicodeScalars.elementsEqual("/\u{301}a".unicodeScalars))
        #expect(url.query.unicodeScalars.elementsEqual("\u{301}b".unicodeScalars))
        #expect(url.fragment.unicodeScalars.elementsEqual("\u{301}c".unicodeScalars))
    }
}
