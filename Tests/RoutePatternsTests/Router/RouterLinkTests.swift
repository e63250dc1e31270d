import Testing

@testable import RoutePatterns

/// Links in links, read and written by a router.
struct RouterLinkTests {
    private func router() throws -> PatternRouter<RouteMatch> {
        try PatternRouter(
            bases: ["app://x"], types: [.link(LinkType(name: "Link"))],
            patterns: ["home": "", "user": "user/${id:Int}", "login": "login?next=${next:Link?}&all=${all:[Link]}"])
    }

    @Test func valuesAreRawValues() throws {
        let router = try router()
        let match = try #require(router.match("app://x/login?next=app://x/user/007&all=&all=/&all=login"))
        #expect(match.name == "login")
        #expect(match.values["next"] == .string("user/7"))
        #expect(match.values["all"] == .list([.string("/"), .string("login")]))
        #expect(router.match("app://x/login?next=nowhere") == nil)
        #expect(router.match("app://x/login?all=user/1&all=nowhere") == nil)
    }

    @Test func onlyLinksAreWritten() throws {
        let router = try router()
        let url = try router.text("login", ["next": "app://x/user/7"], .url)
        #expect(url == "app://x/login?next=user%2F7")
        #expect(try router.text("login", ["all": RouteValue.list([.string("/")])], .url) == "app://x/login?all=%2F")
        for text in ["nowhere", "user/x", ""] {
            #expect(throws: RouteWritingError.unsuitableValue(.string(text), parameter: "next", route: "login")) {
                try router.text("login", ["next": text], .url)
            }
        }
    }
}
