import RoutePatterns
import Testing

private enum Tab: String, RouteValueConvertible { case posts, likes }

private enum Screen: Equatable {
    case home
    case user(Int)
    case feed(page: Int?)
    case artist(id: String, tab: Tab)
    case files([String])
    case search([String: String])
    case token(String)
    case any(String)
}

private func screens() throws -> PatternRouter<Screen> {
    try PatternRouter(
        bases: ["myapp://app", "https://www.example.com", "https://*.example.com"],
        types: [.closed(ClosedType(name: "Tab", values: ["posts", "likes"]))]
    ) { routes in
        try routes.add("", name: "home") { _ in .home }
        try routes.add("user/${id:Int}", name: "user") { match in
            guard let id: Int = match["id"] else { return nil }
            return .user(id)
        }
        try routes.add("feed", "feed/${page:Int?}", name: "feed") { match in
            .feed(page: match["page"])
        }
        try routes.add("artist/${id}?tab=${tab:Tab=posts}", name: "artist") { match in
            .artist(id: match["id"] ?? "", tab: match["tab"] ?? .posts)
        }
        try routes.add("artist/${id}/likes", name: "artist", set: ["tab": "likes"]) { match in
            .artist(id: match["id"] ?? "", tab: match["tab"] ?? .posts)
        }
        try routes.add("files/${path...}", name: "files") { match in .files(match["path"] ?? []) }
        try routes.add("search?${filters...}", name: "search") { match in
            .search(match["filters"] ?? [:])
        }
        try routes.add("${token:Token}", name: "token") { match in
            guard let token: String = match["token"], token.hasPrefix("t") else { return nil }
            return .token(token)
        }
        try routes.add("${text}") { match in .any(match["text"] ?? "") }
    }
}

@Suite("PatternRouter")
struct RouterTests {
    @Test(
        arguments: [
            ("myapp://app", .home), ("myapp://app/user/42", .user(42)),
            ("https://WWW.example.com/user/42/", .user(42)),
            ("https://beta.example.com/user/42", .user(42)), ("myapp://app/user/x", nil),
            ("myapp://app/feed", .feed(page: nil)), ("myapp://app/feed/3", .feed(page: 3)),
            ("myapp://app/artist/a?tab=likes", .artist(id: "a", tab: .likes)),
            ("myapp://app/artist/a/likes", .artist(id: "a", tab: .likes)),
            ("myapp://app/artist/a?tab=x", nil), ("myapp://app/files/a/b", .files(["a", "b"])),
            ("myapp://app/search?a=1&b=2", .search(["a": "1", "b": "2"])),
            // If a closure returns nil, the next pattern is tried.
            ("myapp://app/token", .token("token")), ("myapp://app/x", .any("x")),
            ("user/42", nil), ("", nil), ("other://app", nil),
        ] as [(String, Screen?)])
    private func aURLOpensAScreen(url: String, expected: Screen?) throws {
        #expect(try screens().match(url) == expected)
    }

    @Test func valuesAreWritten() throws {
        let router = try screens()
        func url(_ name: String, _ values: [String: any RouteValueConvertible] = [:]) throws
            -> String
        {
            try router.url(name, values).absoluteString
        }
        #expect(try url("home") == "myapp://app/")
        #expect(try url("user", ["id": 42]) == "myapp://app/user/42")
        #expect(try url("user", ["id": "42"]) == "myapp://app/user/42")
        #expect(try url("feed") == "myapp://app/feed")
        #expect(try url("feed", ["page": Optional(3)]) == "myapp://app/feed/3")
        #expect(try url("artist", ["id": "a/b"]) == "myapp://app/artist/a%2Fb")
        #expect(
            try url("artist", ["id": "a", "tab": Tab.likes]) == "myapp://app/artist/a?tab=likes")
        #expect(try url("files", ["path": ["a", "", "b"]]) == "myapp://app/files/a//b")
        #expect(
            try url("search", ["filters": ["b": "2", "a": "1"]]) == "myapp://app/search?a=1&b=2")
        // Text that equals an earlier pattern's literal opens that pattern.
        #expect(try url("${text}", ["text": "feed"]) == "myapp://app/feed")
        #expect(router.match("myapp://app/feed") == .feed(page: nil))
        #expect(
            try router.url("user", ["id": 42], scheme: "https", host: "h:8080").absoluteString
                == "https://h:8080/user/42")
    }

    @Test func valuesThatCannotBeWritten() throws {
        let router = try screens()
        func message(_ name: String, _ values: [String: any RouteValueConvertible] = [:]) -> String?
        {
            do {
                _ = try router.url(name, values)
                return nil
            } catch {
                return "\(error)"
            }
        }
        #expect(message("users") == "no route is named 'users'")
        #expect(message("user") == "the route 'user' needs a value for 'id'")
        #expect(
            message("user", ["id": "x"]) == "the parameter 'id' of the route 'user' cannot be 'x'")
        #expect(
            message("user", ["id": 1, "name": "x"]) == "the route 'user' has no parameter 'name'")
        #expect(
            message("files", ["path": "x"])
                == "the parameter 'path' of the route 'files' cannot be 'x'")
        #expect(throws: RouteWritingError.noURL(text: "https://h/x/user/1")) {
            try router.url("user", ["id": 1], scheme: "https", host: "h/x")
        }
        let only = try PatternRouter(bases: ["myapp://"], patterns: ["x": "x/${a?}"])
        #expect(throws: RouteWritingError.unwritable(route: "x")) { try only.url("x") }
    }

    @Test func withoutABaseAURLNeedsAScheme() throws {
        let router = try PatternRouter(patterns: [
            "user": "user/${id:Int}", "web": "https://example.com/${page}",
        ])
        #expect(router.match("any://user/1")?.name == "user")
        #expect(throws: RouteWritingError.noBase(route: "user")) {
            try router.url("user", ["id": 1])
        }
        #expect(try router.url("user", ["id": 1], scheme: "any").absoluteString == "any://user/1")
        #expect(try router.url("web", ["page": "x"]).absoluteString == "https://example.com/x")
        #expect(
            "\(RouteWritingError.noBase(route: "user"))"
                == "the route 'user' has no base, so its URLs need a scheme")
    }

    @Test func aMatchHasItsNamePatternAndValues() throws {
        let router = try PatternRouter(
            bases: ["myapp://"],
            patterns: ["user": "user/${id:UUID}?next=${next:URL?}", "me": "me?n=${n:UInt8?}"])
        let id = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
        let match = try #require(router.match("myapp://user/\(id)?next=https%3A%2F%2Fh"))
        #expect(match.name == "user")
        #expect(match.pattern == "user/${id:UUID}?next=${next:URL?}")
        #expect(match.values == ["id": .string(id), "next": .string("https://h")])
        #expect(match["id"] == .string(id))
        #expect(match["x"] == nil)
        let wrongType: Int? = match["id"]
        #expect(wrongType == nil)
        #expect(
            try router.url(match.name, match.values).absoluteString
                == "myapp://user/\(id)?next=https%3A%2F%2Fh")
        let number: UInt8? = router.match("myapp://me?n=255")?["n"]
        #expect(number == 255)
        let signed: Int8? = router.match("myapp://me?n=255")?["n"]
        #expect(signed == nil)
    }

    @Test func aMakerThatReturnsNilIsPassedOverOnAServerToo() throws {
        let router = try PatternRouter<Int>(bases: ["https://h"]) { routes in
            try routes.add("a/${id:Int}") { _ in nil }
            try routes.add("a/${text}") { _ in 2 }
        }
        #expect(router.match("https://s/a/1", on: "https://s") == 2)
    }
}
