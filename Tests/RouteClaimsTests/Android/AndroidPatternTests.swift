import Testing

@testable import RouteClaims

struct AndroidPatternTests {
    private func matches(_ kind: AndroidPattern.Kind, _ pattern: String, _ text: String) throws -> Bool {
        try AndroidPattern(kind, pattern).matcher().matches(text)
    }

    @Test func literalsAndEndsAreCompared() throws {
        #expect(try matches(.literal, "/a.*", "/a.*"))
        #expect(try !matches(.literal, "/a", "/a/"))
        #expect(try matches(.prefix, "/video", "/videos"))
        #expect(try !matches(.prefix, "/video", "/vide"))
        #expect(try matches(.suffix, ".html", "/a/b.html"))
        #expect(try !matches(.suffix, ".html", "/a.html/"))
        #expect(try matches(.literal, "", ""))
    }

    @Test func simplePatternsNeverGiveBack() throws {
        #expect(try matches(.simple, "/a/.*", "/a/"))
        #expect(try matches(.simple, "/a/.*", "/a/b/c"))
        #expect(try matches(.simple, "/.*/b", "/a/b"))
        // The first slash ends '.*', and what follows it isn't 'b'.
        #expect(try !matches(.simple, "/.*/b", "/a/x/b"))
        #expect(try !matches(.simple, "/a*ab", "/aab"))
        #expect(try matches(.simple, "/a*b", "/b"))
        // A repeated character at the end needs at least one character.
        #expect(try !matches(.simple, "/a*", "/"))
        #expect(try matches(.simple, "/a*", "/aaa"))
        // An escaped dot matches every character, too.
        #expect(try matches(.simple, #"/a\.b"#, "/axb"))
        #expect(try matches(.simple, #"/\*"#, "/*"))
        #expect(try !matches(.simple, #"/\*"#, "/a"))
        #expect(try matches(.simple, "/ü.", "/üö"))
        #expect(try !matches(.simple, "", "/"))
    }

    @Test func advancedPatternsNeverGiveBack() throws {
        #expect(try matches(.advanced, "/user/[0-9]+", "/user/42"))
        #expect(try !matches(.advanced, "/user/[0-9]+", "/user/"))
        #expect(try matches(.advanced, "/path/[1-9][0-9]{0,14}/today", "/path/120/today"))
        #expect(try !matches(.advanced, "/path/[1-9][0-9]{0,14}/today", "/path/012/today"))
        #expect(try matches(.advanced, "/[^/]+/posts", "/ü-42/posts"))
        #expect(try !matches(.advanced, "/[a-z]+a", "/ba"))
        #expect(try matches(.advanced, "/[a-z]{2}a", "/bca"))
        #expect(try matches(.advanced, "/[a-z]{2,}", "/bcaa"))
        #expect(try !matches(.advanced, "/[a-z]{2,}", "/b"))
        #expect(try !matches(.advanced, "/.*a", "/a"))
        #expect(try matches(.advanced, #"/[\]a\-c]\."#, "/]."))
        #expect(try matches(.advanced, "/[a-]}[.*+{]", "/-*"))
        #expect(try matches(.advanced, "/]", "/]"))
        #expect(try matches(.advanced, "/a{0}b", "/b"))
        #expect(try matches(.advanced, "/[z-a]*", "/"))
    }

    @Test(arguments: [
        "*", "/a+*", "/a{2}{3}", "/[]", "/[^]", "/[", "/[a", "/[a-", #"/[a\"#, #"/\"#, "/a{2", "/a{}", "/a{,2}",
        "/a{99999999999}", "/a{3,2}", String(repeating: "a", count: 2_046),
    ])
    func whatAndroidRefusesIsRefused(pattern: String) {
        #expect(throws: AndroidPattern.Invalid.self) { try AndroidPattern(.advanced, pattern).matcher() }
    }

    @Test func charactersBeyondASCIIAreComparedUnitByUnit() throws {
        #expect(try matches(.simple, "/ü*", "/üü"))
        #expect(try matches(.simple, "/.*ü", "/aü"))
        #expect(try matches(.advanced, "/ü+", "/üü"))
        #expect(try !matches(.advanced, "/[^ü]+", "/aü"))
        #expect(try matches(.advanced, "/[^/]{2}", "/😀"))
    }

    @Test func textsAreComparedDecoded() throws {
        let rule = ClaimRule(at: ClaimLocation("rule"), .path(try AndroidPattern(.advanced, "/[^/]+/ü").matcher()))
        func isClaimed(_ path: String) -> Bool { ClaimedURL("https://a" + path).map(rule.matches) ?? false }
        for text in ["/a/ü", "/%61/%c3%BC", "/%25/ü", "/%3f/ü", "/%41%2e/ü", "/%ff/ü"] {
            #expect(isClaimed(text), "\(text)")
        }
        for text in ["/a%2Fb/ü", "/?/ü", "/#/ü", "/a/%FC"] { #expect(!isClaimed(text), "\(text)") }
    }

    @Test func examplesMatch() {
        let examples = [
            AndroidPattern(.literal, "/a"), AndroidPattern(.prefix, "/a/"), AndroidPattern(.suffix, ".html"),
            AndroidPattern(.simple, "/a/.*"), AndroidPattern(.simple, "/.*/b*c"),
            AndroidPattern(.advanced, "/[0-9]{3}"), AndroidPattern(.advanced, "/[^a]+a"),
            AndroidPattern(.advanced, "/[^/]+"),
        ].map { (try? $0.matcher())?.examples ?? [] }
        #expect(
            examples == [
                ["/a"], ["/a/a", "/a/a/a"], ["/.html", "/a.html", "/a/a.html"], ["/a/a", "/a/a/a"],
                ["/a/c"], ["/111"], ["/1a"], ["/a"],
            ])
    }
}
