import Foundation
import Testing

/// Links like those of real apps, each with the route that it opens and its canonical URL.
@Suite("Links of real kinds") struct RealTablesTests {
    /// Whether a URL opens a route, and the route is written as `canonical`, or as the URL itself.
    private func opens<Route: RouteWithBase>(
        _ url: String, _ route: Route, writtenAs canonical: String? = nil
    ) -> Bool {
        Route(url: URL(string: url)) == route && route.url().absoluteString == canonical ?? url
    }

    @Test func theExampleOfTheSemantics() {
        #expect(opens("myapp://app", AppRoute.home, writtenAs: "myapp://app/"))
        #expect(opens("myapp://app/user/a%2Fb/profile", AppRoute.userProfile(id: "a/b")))
        #expect(
            opens(
                "MYAPP://APP/user/42/posts/?premium=true&utm=x&page=2#top",
                AppRoute.userPosts(id: 42, page: 2, premium: true),
                writtenAs: "myapp://app/user/42/posts?page=2&premium=true"))
        #expect(opens("myapp://app/feed/3", AppRoute.feed(page: 3)))
        #expect(AppRoute(rawValue: "feed/three") == nil)
        #expect(
            opens(
                "myapp://app/artist/x/auction-results",
                AppRoute.artist(id: "x", tab: .auctionResults),
                writtenAs: "myapp://app/artist/x?tab=auction-results"))
        #expect(opens("myapp://app/artist/x", AppRoute.artist(id: "x", tab: .posts)))
        #expect(
            opens("myapp://app/auth/sign-up/github", AppRoute.auth(.signUp(provider: "github"))))
        #expect(opens("https://help.example.com/articles/7", AppRoute.help(number: 7)))
        #expect(AppRoute.help(number: 7).rawValue == "https://help.example.com/articles/7")
        #expect(
            AppRoute.ProfileTab.allCases.map(\.rawValue) == ["posts", "likes", "auction-results"])
        #expect(
            AppRoute.scheme == "myapp" && AppRoute.host == "app"
                && AppRoute.bases == ["myapp://app"])
    }

    @Test func theFragmentCarriesThePath() {
        #expect(
            opens(
                "https://matrix.to/#/!room:host.org",
                MatrixRoute.room(room: "room:host.org", via: []),
                writtenAs: "https://matrix.to/#/!room%3Ahost.org"))
        #expect(
            opens(
                "https://matrix.to/#/!r/$e?via=a.org&via=b.org",
                MatrixRoute.event(room: "r", event: "e", via: ["a.org", "b.org"])))
        #expect(
            opens(
                "https://matrix.to/#/@bob:host.org",
                MatrixRoute.user(user: "bob", server: "host.org")))
        #expect(
            opens(
                "https://matrix.to/#/%23room:host.org",
                MatrixRoute.alias(alias: "room", server: "host.org")))
        #expect(
            opens(
                "https://signal.me#p/+123", SignalRoute.phone(number: "123"),
                writtenAs: "https://signal.me/#p/+123"))
        #expect(
            opens("https://signal.me/#eu/abc", SignalRoute.username(kind: .eu, username: "abc")))
        #expect(opens("https://signal.group/#abc", SignalRoute.group(data: "abc")))
        #expect(
            opens(
                "https://signal.art/addstickers/#pack_key=k&pack_id=i",
                SignalRoute.stickers(packID: "i", packKey: "k"),
                writtenAs: "https://signal.art/addstickers#pack_id=i&pack_key=k"))
    }

    @Test func mixedSegments() {
        #expect(
            opens(
                "homeassistant://call_service/light.turn_on?brightness=3",
                HomeRoute.lightOn(brightness: 3)))
        #expect(
            opens(
                "homeassistant://call_service/light.turn_off?entity_id=light.a&entity_id=light.b&x=y",
                HomeRoute.callService(
                    domain: "light", service: "turn_off", entities: ["light.a", "light.b"],
                    data: ["x": "y"])))
        // A String that equals an earlier pattern's literal opens that pattern's route.
        let turnOn = HomeRoute.callService(
            domain: "light", service: "turn_on", entities: [], data: [:])
        #expect(HomeRoute(url: turnOn.url()) == .lightOn(brightness: nil))
        #expect(opens("https://code.example.com/@bob", CodeRoute.handle(user: "bob")))
        #expect(
            opens(
                "https://code.example.com/a/b/releases/tag/v1.2",
                CodeFileRoute.release(user: "a", repository: "b", major: 1, minor: 2)))
    }

    @Test func aMissingHost() {
        #expect(
            opens(
                "geo:1.5,-2.25", GeoRoute.place(latitude: 1.5, longitude: -2.25, zoom: nil),
                writtenAs: "geo://1.5,-2.25"))
        #expect(
            opens("geo:0,0?q=cafe", GeoRoute.search(query: "cafe"), writtenAs: "geo://0,0?q=cafe"))
        #expect(opens("chat:///user/u1", ChatRoute.user(id: "u1"), writtenAs: "chat://user/u1"))
        #expect(opens("chat://user/u1", ChatRoute.user(id: "u1")))
        #expect(
            opens(
                "https://chat.example/user/u1", ChatRoute.user(id: "u1"),
                writtenAs: "chat://user/u1"))
    }

    @Test func literalsBesideParameters() {
        #expect(opens("https://code.example.com/settings", CodeRoute.settings))
        #expect(opens("https://code.example.com/bob", CodeRoute.user(user: "bob")))
        #expect(
            opens(
                "https://code.example.com/a/b/issues/new",
                CodeRoute.newIssue(user: "a", repository: "b")))
        #expect(
            opens(
                "https://code.example.com/a/b/issues/7",
                CodeRoute.issue(user: "a", repository: "b", number: 7)))
        #expect(
            opens(
                "https://code.example.com/a/b/blob/main/x/y.swift#L12",
                CodeFileRoute.file(
                    user: "a", repository: "b", ref: "main", path: ["x", "y.swift"], line: 12)))
        #expect(
            opens("https://bob.pages.example.com/a", CodeFileRoute.page(user: "bob", path: ["a"])))
    }

    @Test func closedQueryValuesDefaultsListsAndARest() {
        #expect(
            opens(
                "https://m.shop.example/c/shoes/running/?size=m&sort=price-asc&color=red&size=2xl",
                ShopRoute.category(
                    path: ["shoes", "running"], sort: .priceAsc, page: 1, sizes: [.m, ._2xl],
                    filters: ["color": "red"]),
                writtenAs:
                    "https://www.shop.example/c/shoes/running?sort=price-asc&size=m&size=2xl&color=red"
            ))
        #expect(ShopRoute(rawValue: "c/shoes?sort=cheap") == nil)
        #expect(
            opens(
                "https://shop.example/p/a-b-7", ShopRoute.product(slug: "a-b", sku: 7),
                writtenAs: "https://www.shop.example/p/a-b-7"))
        #expect(opens("shop://cart/", ShopRoute.cart, writtenAs: "https://www.shop.example/cart/"))
        #expect(opens("shop:///", ShopRoute.home, writtenAs: "https://www.shop.example/"))
    }

    @Test func aTrailingSlash() {
        for url in ["https://slash.example/section", "https://slash.example/section/"] {
            #expect(opens(url, SlashRoute.section, writtenAs: "https://slash.example/section/"))
        }
        #expect(SlashRoute(rawValue: "list//") == nil)
        #expect(opens("https://slash.example/files//", SlashRoute.rest(path: [""])))
        #expect(opens("https://slash.example/a//b", SlashRoute.middleEmpty(b: "b")))
    }

    @Test func aCommandInTheHostAndSeveralWebHosts() {
        for url in [
            "player://show/x?season=2", "player:///show/x?season=2",
            "https://www.player.example/show/x?season=2",
            "https://player.example:443/show/x?season=2",
            "https://de.player.example/show/x?season=2",
        ] {
            #expect(
                opens(
                    url, PlayerRoute.show(slug: "x", season: 2),
                    writtenAs: "player://show/x?season=2"))
        }
        #expect(PlayerRoute(url: URL(string: "https://a.b.player.example/show/x")) == nil)
        #expect(PlayerRoute(url: URL(string: "https://me@player.example/show/x")) == nil)
        #expect(
            opens(
                "player-legacy://watch?v=1", PlayerRoute.legacy(video: "1"),
                writtenAs: "player-legacy://watch/?v=1"))
    }

    @Test func aWholeURLAsAValue() throws {
        let url = try #require(URL(string: "https://a.example/b?c=d&e=%20f#g"))
        let text = "reader://open?url=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd%26e%3D%2520f%23g"
        #expect(opens(text, ReaderRoute.open(url: url)))
        #expect(ReaderRoute(rawValue: "open?url=https://a.example/b") != nil)
        #expect(
            opens(
                "reader://read/https%3A//a.example/b",
                ReaderRoute.path(url: ["https:", "", "a.example", "b"])))
    }

    @Test func dispatchOnAQueryKeyOrValue() {
        #expect(
            opens(
                "https://dispatch.example/open?id=7&type=user", DispatchRoute.user(id: 7),
                writtenAs: "https://dispatch.example/open?type=user&id=7"))
        #expect(opens("https://dispatch.example/open?type=group&id=7", DispatchRoute.group(id: 7)))
        #expect(
            opens(
                "https://dispatch.example/open?type=x&id=y", DispatchRoute.other(type: "x", id: "y")
            ))
        #expect(opens("https://dispatch.example/open", DispatchRoute.fallback))
        #expect(
            opens(
                "https://dispatch.example/watch?v=a&list=b",
                DispatchRoute.videoInList(video: "a", list: "b")))
    }
}
