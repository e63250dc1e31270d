import Testing

@testable import RoutePatterns

/// Links in links, read and written by a router.
struct RouterLinkTests {
    private func router() throws -> PatternRouter<RouteMatch> {
        try PatternRouter(
            bases: ["app://x"], types: [.link(LinkType(name: "Link"))],
            patterns: [
                "home": "", "user": "user/${id:Int}",
                "login": "login?next=${next:Link?}&all=${all:[Link]}",
            ])
    }

    @Test func valuesAreRawValues() throws {
        let router = try router()
        let match = try #require(
            router.match("app://x/login?next=app://x/user/007&all=&all=/&all=login"))
        #expect(match.name == "login")
        #expect(match.values["next"] == .string("user/7"))
        #expect(match.values["all"] == .list([.string("/"), .string("login")]))
        #expect(router.match("app://x/login?next=nowhere") == nil)
        #expect(router.match("app://x/login?all=user/1&all=nowhere") == nil)
    }

    /// Each of eight patterns has a link after some dashes. If links weren't cached, there would be
    /// 8^7 readings.
    @Test func aTextIsReadOnceAtEachDepth() throws {
        let router = try PatternRouter(bases: ["x://h"], types: [.link(LinkType(name: "Link"))]) {
            routes in
            try routes.add("", name: "home") { $0 }
            for count in 1...8 {
                try routes.add(
                    String(repeating: "-", count: count) + "${link:Link}", name: "r\(count)"
                ) { $0 }
            }
        }
        #expect(router.match("x://h/" + String(repeating: "-", count: 80)) == nil)
        #expect(router.match("x://h/--%2F")?.name == "r2")
    }

    @Test func depthIsCountedWhereTextIsKept() throws {
        let router = try PatternRouter(
            bases: ["x://h"], types: [.link(LinkType(name: "Link"))],
            patterns: ["link": "a/${link:Link}", "text": "${a}/${b}"])
        func nested(_ depth: Int) -> String {
            depth == 0
                ? "a/b"
                : "a/" + nested(depth - 1).replacing("%", with: "%25").replacing("/", with: "%2F")
        }
        let match = try #require(router.match("x://h/" + nested(9)))
        #expect(match.name == "link")
        // At depth eight, this text was a String. Alone, it would be a link.
        let end = "a%25252525252Fa%2525252525252Fa%252525252525252Fb"
        #expect(match["link"] as String? == "a/a%2Fa%252Fa%25252Fa%2525252Fa%252525252F" + end)
    }

    @Test func onlyLinksAreWritten() throws {
        let router = try router()
        let url = try router.text("login", ["next": "app://x/user/7"], .url)
        #expect(url == "app://x/login?next=user%2F7")
        #expect(
            try router.text("login", ["all": RouteValue.list([.string("/")])], .url)
                == "app://x/login?all=%2F")
        for text in ["nowhere", "user/x", ""] {
            #expect(
                throws: RouteWritingError.unsuitableValue(
                    .string(text), parameter: "next", route: "login")
            ) {
                try router.text("login", ["next": text], .url)
            }
        }
    }
}
