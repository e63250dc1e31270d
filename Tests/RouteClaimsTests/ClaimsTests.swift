import RouteTestSupport
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

    @Test func eachListDecidesOnce() throws {
        let files = [WildcardFile("/a*", "*"), WildcardFile("/b", "/*")].map(\.claimer)
        let rules = SiteRules(files.flatMap(\.lists), [0, 1])
        let deciding = rules.deciding(try #require(ClaimedURL("https://example.com/a1")))
        #expect(deciding.map(\.list) == [0, 1])
    }

    /// The host is no segment of a path.
    @Test(arguments: [("m:", 3), ("m://h", 3), ("m://h/p", 4), ("m://", 3)])
    func theLongestPathOfASpec(base: String, count: Int) throws {
        let spec = "bases: [\"\(base)\"]\nroutes:\n  a: a/b/c\n  d: d\n"
        let table = try #require(Checked(spec).compilation.compiled?.table)
        #expect(SpecLinks(table).longestPath == count)
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
