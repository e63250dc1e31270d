import RouteAnalysis
import RouteClaims
import Testing

struct ClaimsTests {
    /// `/a/` and any text after it.
    private let prefix = NFA("/a/".utf8.map { SymbolSet(plain: [$0]) }).then(.many(.rawBytes))

    @Test func theFirstRuleThatMatchesDecides() throws {
        let list = ClaimList(
            place: "list", schemes: ["https"], hosts: [ClaimedHost(name: "example.com")],
            rules: [
                ClaimRule(
                    at: ClaimLocation("first"), isExclusion: true, path: .many(.rawBytes),
                    query: [NFA("x".utf8.map { SymbolSet(plain: [$0]) })]),
                ClaimRule(at: ClaimLocation("second"), isExclusion: false, path: prefix),
            ])
        let claims = Claims(lists: [list])
        func place(_ url: String) throws -> String? {
            claims.rule(claiming: try #require(ClaimedURL(url)))?.place
        }
        #expect(try place("https://example.com/a/1?y#z") == "second")
        #expect(try place("HTTPS://user@EXAMPLE.com:443/a/") == "second")
        #expect(try place("https://example.com/a/1?x") == nil)
        #expect(try place("https://example.com/b") == nil)
        #expect(try place("https://example.org/a/1") == nil)
        #expect(try place("http://example.com/a/1") == nil)
    }
}
