import Testing

@testable import RouteClaims

struct AndroidPatternTests {
    private func matches(_ kind: AndroidPattern.Kind, _ pattern: String, _ text: String) -> Bool {
        AndroidPattern(kind, pattern).matches(text)
    }

    @Test func literalsAndEndsAreCompared() {
        #expect(matches(.literal, "/a.*", "/a.*"))
        #expect(!matches(.literal, "/a", "/a/"))
        #expect(matches(.prefix, "/video", "/videos"))
        #expect(!matches(.prefix, "/video", "/vide"))
        #expect(matches(.suffix, ".html", "/a/b.html"))
        #expect(!matches(.suffix, ".html", "/a.html/"))
        #expect(matches(.literal, "", ""))
    }

    @Test func whatEveryMatchBeginsWith() {
        func start(_ kind: AndroidPattern.Kind, _ pattern: String) -> String {
            String(decoding: AndroidPattern(kind, pattern).start, as: UTF16.self)
        }
        #expect(start(.literal, "/a.*") == "/a.*")
        #expect(start(.prefix, "/a") == "/a")
        #expect(start(.simple, "/a.*") == "/a")
        #expect(start(.suffix, ".html") == "")
    }

    @Test func simplePatternsNeverGiveBack() {
        #expect(matches(.simple, "/a/.*", "/a/"))
        #expect(matches(.simple, "/a/.*", "/a/b/c"))
        #expect(matches(.simple, "/.*/b", "/a/b"))
        // The first slash ends '.*', and what follows it isn't 'b'.
        #expect(!matches(.simple, "/.*/b", "/a/x/b"))
        #expect(!matches(.simple, "/a*ab", "/aab"))
        #expect(matches(.simple, "/a*b", "/b"))
        // A repeated character at the end needs at least one character.
        #expect(!matches(.simple, "/a*", "/"))
        #expect(matches(.simple, "/a*", "/aaa"))
        // An escaped dot matches every character, too.
        #expect(matches(.simple, #"/a\.b"#, "/axb"))
        // Not if it is repeated.
        #expect(matches(.simple, #"/a\.*b"#, "/a..b"))
        #expect(!matches(.simple, #"/a\.*b"#, "/axb"))
        #expect(matches(.simple, #"/\*"#, "/*"))
        #expect(!matches(.simple, #"/\*"#, "/a"))
        #expect(matches(.simple, "/ü.", "/üö"))
        #expect(!matches(.simple, "", "/"))
    }

    @Test func advancedPatternsNeverGiveBack() {
        #expect(matches(.advanced, "/user/[0-9]+", "/user/42"))
        #expect(!matches(.advanced, "/user/[0-9]+", "/user/"))
        #expect(matches(.advanced, "/path/[1-9][0-9]{0,14}/today", "/path/120/today"))
        #expect(!matches(.advanced, "/path/[1-9][0-9]{0,14}/today", "/path/012/today"))
        #expect(matches(.advanced, "/[^/]+/posts", "/ü-42/posts"))
        #expect(!matches(.advanced, "/[a-z]+a", "/ba"))
        #expect(matches(.advanced, "/[a-z]{2}a", "/bca"))
        #expect(matches(.advanced, "/[a-z]{2,}", "/bcaa"))
        #expect(!matches(.advanced, "/[a-z]{2,}", "/b"))
        #expect(!matches(.advanced, "/.*a", "/a"))
        #expect(matches(.advanced, #"/[\]a\-c]\."#, "/]."))
        #expect(matches(.advanced, "/[a-]}[.*+{]", "/-*"))
        // After a range, a dash is a character.
        #expect(matches(.advanced, "/[a-c-e]", "/-"))
        #expect(!matches(.advanced, "/[a-c-e]", "/d"))
        #expect(matches(.advanced, "/]", "/]"))
        #expect(matches(.advanced, "/a{0}b", "/b"))
        #expect(matches(.advanced, "/[z-a]*", "/"))
    }

    @Test(arguments: [
        "*", "/a+*", "/a{2}{3}", "/[]", "/[^]", "/[", "/[a", "/[a-", #"/[a\"#, #"/\"#, "/a{2",
        "/a{}", "/a{,2}",
        "/a{2,b}", "/a{99999999999}", "/a{3,2}", String(repeating: "a", count: 2_047),
    ])
    func whatAndroidRefusesIsRefused(pattern: String) {
        #expect(AndroidPattern(.advanced, pattern).isRefused)
        #expect(!AndroidPattern(.simple, pattern).isRefused)
    }

    @Test(arguments: [
        "", "/]", "/a}", "/[a-]}[.*+{]", #"/\**"#, "/a{0}b", "/a{-3}", "/a{2,}", "/[z-a]*", "/[^^]",
        String(repeating: #"\."#, count: 2_046),
    ])
    func whatAndroidTakesIsNotRefused(pattern: String) {
        #expect(!AndroidPattern(.advanced, pattern).isRefused)
    }

    @Test func charactersBeyondASCIIAreComparedUnitByUnit() {
        #expect(matches(.simple, "/ü*", "/üü"))
        #expect(matches(.simple, "/.*ü", "/aü"))
        #expect(matches(.advanced, "/ü+", "/üü"))
        #expect(!matches(.advanced, "/[^ü]+", "/aü"))
        #expect(matches(.advanced, "/[^/]{2}", "/😀"))
    }

    @Test func textsAreComparedDecoded() {
        let rule = ClaimRule(
            location: ClaimLocation("rule"), condition: .path(AndroidPattern(.advanced, "/[^/]+/ü"))
        )
        func isClaimed(_ path: String) -> Bool {
            ClaimedURL("https://a" + path).map { rule.matches($0) } ?? false
        }
        for text in ["/a/ü", "/%61/%c3%BC", "/%25/ü", "/%3f/ü", "/%41%2e/ü", "/%ff/ü"] {
            #expect(isClaimed(text), "\(text)")
        }
        for text in ["/a%2Fb/ü", "/?/ü", "/#/ü", "/a/%FC"] { #expect(!isClaimed(text), "\(text)") }
    }

    @Test func examplesMatch() {
        let examples = [
            AndroidPattern(.literal, "/a"), AndroidPattern(.prefix, "/a/"),
            AndroidPattern(.suffix, ".html"),
            AndroidPattern(.simple, "/a/.*"), AndroidPattern(.simple, "/.*/b*c"),
            AndroidPattern(.advanced, "/[0-9]{3}"), AndroidPattern(.advanced, "/[^a]+a"),
            AndroidPattern(.advanced, "/[^/]+"),
        ].map(\.examples)
        #expect(
            examples == [
                ["/a"], ["/a/a", "/a/a/a"], ["/.html", "/a.html", "/a/a.html"], ["/a/a", "/a/a/a"],
                ["/a/c"], ["/111"], ["/1a"], ["/a"],
            ])
    }
}
