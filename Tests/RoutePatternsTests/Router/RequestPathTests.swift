import Testing

@testable import RoutePatterns

/// Paths as they stand in requests to a server.
struct RequestPathTests {
    private static let patterns: KeyValuePairs = [
        "home": "", "user": "users/${id:Int}?tab=${tab?}", "file": "files/${path...}",
        "post": "${year:Int}/${slug}",
        "other": "other://h/users/${id:Int}",
    ]

    private func match(_ path: String, bases: [String] = []) throws -> String? {
        let match = try PatternRouter(bases: bases, patterns: Self.patterns).match(path: path)
        return match.map { match in
            match.name
                + match.values.sorted { $0.key < $1.key }.map { " \($0.key)=\(shown($0.value))" }
                .joined()
        }
    }

    private func shown(_ value: RouteValue) -> String {
        switch value {
        case .null: "nil"
        case .list(let values): values.map(shown).joined(separator: ", ")
        default: value.text ?? ""
        }
    }

    @Test(
        arguments: [
            ("/", "home"), ("/users/7?x=1", "user id=7 tab=nil"),
            ("/users/7/?tab=a%20b", "user id=7 tab=a b"),
            ("/files/a/%2E%2E/b%2Fc", "file path=a, .., b/c"),
            ("/2026/x:y", "post slug=x:y year=2026"),
            ("/users/me", nil), ("/?x=1", "home"),
        ] as [(String, String?)],
        [[], ["https://example.com"], ["myapp://"], ["https://example.com/app"]])
    func aPathIsWhatFollowsTheFirstBase(_ path: (String, String?), bases: [String]) throws {
        try #expect(match(path.0, bases: bases) == path.1)
    }

    @Test(arguments: [
        "", "users/7", "*", "?x=1", "//users/7", "//example.com/users/7", "///users/7",
        "https://example.com/users/7",
        "other://h/users/7", "/other://h/users/7", "example.com:443", "/users/%zz",
        "\u{301}/users/7",
    ])
    func whatIsNotAPathOpensNothing(text: String) throws {
        try #expect(match(text) == nil)
        try #expect(match(text, bases: ["https://example.com"]) == nil)
    }

    @Test func caseCountsInTheFirstSegmentUnderABase() throws {
        try #expect(match("/Users/7") == "user id=7 tab=nil")
        try #expect(match("/Users/7", bases: ["https://example.com"]) == nil)
    }
}
