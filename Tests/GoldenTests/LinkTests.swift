import Foundation
import RouteCompiler
import RouteLanguage
import Testing

/// Links in links (Semantics, section 2): what they open in generated code and the interpreter, and
/// what that costs.
@Suite("Links in links") struct LinkTests {
    private func table(_ name: String) throws -> RouteTable {
        let golden = CompiledCase.all.first(where: { $0.name == name })?.golden
        return try #require(golden?.compilation.compiled?.table)
    }

    /// A chain of links, each an item of the previous one. No text needs an escape.
    private func chain(_ count: Int, _ link: String, end: String = "") -> String {
        String(repeating: link, count: count - 1)
            + (end.isEmpty ? String(link.prefix { $0 != "?" }) : end)
    }

    @Test func aLinkIsReadFromEveryPlace() throws {
        let cases: [(String, LinkRoute)] = [
            ("login?next=user/1", .login(next: .user(id: 1))),
            ("login?next=user%2F1", .login(next: .user(id: 1))),
            ("login?next=app://links/user/1", .login(next: .user(id: 1))),
            ("login?next=https://links.example.com/app/user/1", .login(next: .user(id: 1))),
            (
                "login?next=https%3A%2F%2Fhelp.example.com%2Farticles%2F7",
                .login(next: .help(number: 7))
            ),
            ("login?next=", .login()),
            ("login?next=/", .login(next: .home)),
            ("confirm/user%2F1", .confirm(target: .user(id: 1))),
            ("confirm?to=%2F", .confirm(target: .home)),
            (
                "share/a?with=user/1&with=login",
                .share(text: "a", targets: [.user(id: 1), .login()])
            ),
            ("card/(%2F)?then=user/1", .card(first: .home, then: .user(id: 1))),
            (
                "trail/user%2F1/%2F/login%3Fnext=%2F",
                .trail(steps: [.user(id: 1), .home, .login(next: .home)])
            ),
            ("note#/user%2F1", .note(target: .user(id: 1))),
            ("account/sign-in?next=account/sign-out", .account(.signIn(next: .account(.signOut)))),
            ("either/user%2F1", .either(link: .user(id: 1))),
            ("either/nothing", .text(text: "nothing")),
        ]
        for (text, route) in cases {
            #expect(LinkRoute(rawValue: text) == route, "\(text)")
            #expect(LinkRoute(rawValue: route.rawValue) == route, "\(text)")
            #expect(LinkRoute(url: route.url()) == route, "\(text)")
            let table = try table("links")
            let reading = try #require(table.read(rawValue: text), "\(text)")
            #expect(
                table.write(route: reading.route, values: reading.values, .rawValue)
                    == route.rawValue, "\(text)")
        }
    }

    @Test func aTextThatIsNoLinkIsNoMatch() throws {
        for text in [
            "login?next=nowhere", "login?next=https://example.org/", "login?next=user/a",
            "confirm/", "confirm?to=",
            "share/a?with=user/1&with=nowhere", "card/()",
            "trail/user%2F1/nowhere", "note#/", "login?next=user/%",
        ] {
            #expect(LinkRoute(rawValue: text) == nil, "\(text)")
            #expect(try table("links").read(rawValue: text) == nil, "\(text)")
        }
    }

    @Test func aRootIsWrittenAsASlash() {
        #expect(LinkRoute.login(next: .home).rawValue == "login?next=%2F")
        #expect(LinkRoute.confirm(target: .home).rawValue == "confirm/%2F")
    }

    /// A String that is a link opens as one: an overlap.
    @Test func aTextThatIsALinkIsRead() {
        let route = LinkRoute.text(text: "user/1")
        #expect(route.rawValue == "either/user%2F1")
        #expect(LinkRoute(rawValue: route.rawValue) == .either(link: .user(id: 1)))
    }

    @Test func eightLinksInOneAnotherAreRead() throws {
        for count in 1...10 {
            let text = chain(count, "login?next=")
            #expect((LinkRoute(rawValue: text) != nil) == (count <= 8), "\(count)")
            #expect((try table("links").read(rawValue: text) != nil) == (count <= 8), "\(count)")
        }
        let deep = (0..<7).reduce(LinkRoute.home) { route, _ in .login(next: route) }
        #expect(LinkRoute(rawValue: deep.rawValue) == deep)
        #expect(LinkRoute(rawValue: LinkRoute.login(next: deep).rawValue) == nil)
    }

    /// Links with escaped escapes, as deep as links can be.
    @Test func tenThousandLinksInOneAnotherDontTrap() throws {
        for link in ["login?next=", "confirm?to=", "account/sign-in?next=", "confirm/"] {
            let text = String(repeating: link, count: 10_000)
            #expect(LinkRoute(rawValue: text) == nil)
            #expect(try table("links").read(rawValue: text) == nil)
        }
        #expect(LinkRoute(rawValue: "trail" + String(repeating: "/user%2F1", count: 10_000)) != nil)
    }

    @Test func withoutABaseALinkHasAnyScheme() throws {
        let page = SchemeRoute.page(path: ["a"], next: nil)
        let cases: [(String, SchemeRoute?)] = [
            ("?next=https://example.com/a", .open(next: page)),
            (
                "?next=https://example.com/a?next=https://example.com/a",
                .open(next: .page(path: ["a"], next: page))
            ),
            ("?next=https://", .open(next: .open())),
            ("?next=other://go/%253Fnext=%252F", .open(next: .go(to: .open(next: .open())))),
            ("?next=https://example.org/a", nil),
            ("go/https:%2F%2Fexample.com%2Fa", .go(to: page)),
            (String(repeating: "?next=https://example.com/a", count: 10_000), nil),
        ]
        for (text, route) in cases {
            #expect(SchemeRoute(rawValue: text) == route, "\(text.prefix(80))")
            let table = try table("links-any-scheme")
            let reading = table.read(rawValue: text)
            #expect((reading != nil) == (route != nil), "\(text.prefix(80))")
            guard let route else { continue }
            #expect(SchemeRoute(rawValue: route.rawValue) == route, "\(text.prefix(80))")
        }
    }

    /// A link of a mounted enum is read and written as by that enum alone, with its own bases.
    @Test func aMountedEnumReadsItsOwnLinks() throws {
        let inner = LinkRoute.login(next: .user(id: 1))
        let cases: [(String, OuterRoute?)] = [
            ("links/login?next=user/1", .links(inner)),
            ("links/login?next=app://links/user/1", .links(inner)),
            ("links/login?next=outer://app/links/user/1", nil),
            ("links/login?next=links/user/1", nil),
            ("login?next=links/login?next=user/1", .login(next: .links(inner))),
            ("login?next=outer://app/links/user/1", .login(next: .links(.user(id: 1)))),
        ]
        for (text, route) in cases {
            #expect(OuterRoute(rawValue: text) == route, "\(text)")
            let table = try table("links-mounted")
            let reading = table.read(rawValue: text)
            #expect((reading != nil) == (route != nil), "\(text)")
            guard let route, let reading else { continue }
            #expect(OuterRoute(rawValue: route.rawValue) == route, "\(text)")
            #expect(
                table.write(route: reading.route, values: reading.values, .rawValue)
                    == route.rawValue, "\(text)")
        }
        #expect(OuterRoute.links(inner).rawValue == "links/login?next=user%2F1")
    }

    /// The URL around the links counts too.
    @Test func linksAreCountedThroughMounts() throws {
        for count in 1...10 {
            let text = "links/" + chain(count, "login?next=")
            #expect((OuterRoute(rawValue: text) != nil) == (count <= 8), "\(count)")
            #expect(
                (try table("links-mounted").read(rawValue: text) != nil) == (count <= 8), "\(count)"
            )
        }
    }
}
