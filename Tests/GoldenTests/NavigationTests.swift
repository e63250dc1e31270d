import AppModels
import Foundation
@testable import RouteNavigation
import Testing

/// The generated functions return the places in the specs `tabs` and `tab-names`.
@Suite("Generated navigation") struct NavigationTests {
    static let url = URL(fileURLWithPath: "/a.png")
    static let group = ScreenRoute.preferences(.all)

    /// A route, and its tabs, presentation and parent.
    struct Place: Sendable {
        let route: ScreenRoute
        var tabs: [ScreenRoute.Tab] = []
        let presentation: RoutePresentation
        var parent: ScreenRoute?
    }

    static let places: [Place] = [
        Place(route: .home, tabs: [.home], presentation: .root),
        Place(route: .itemDetail(id: "7"), tabs: [.home], presentation: .push, parent: .home),
        Place(
            route: .comments(itemId: "7"), tabs: [.home], presentation: .push,
            parent: .itemDetail(id: "7")),
        Place(
            route: .reply(itemId: "7", comment: 2), tabs: [.home], presentation: .push,
            parent: .comments(itemId: "7")),
        Place(route: .imageViewer(url: url), presentation: .cover),
        Place(route: .caption(url: url), presentation: .push, parent: .imageViewer(url: url)),
        Place(route: .onboarding, presentation: .cover),
        Place(route: .checkout(cart: "1"), presentation: .sheet),
        Place(route: .article(id: "7"), tabs: [.settings, .home], presentation: .push),
        Place(
            route: .source(id: "7"), tabs: [.settings, .home], presentation: .push,
            parent: .article(id: "7")),
        Place(route: .report, tabs: [.home, .profile], presentation: .sheet),
        Place(route: .profile(.overview), tabs: [.profile], presentation: .root),
        Place(
            route: .profile(.followers(page: 2)), tabs: [.profile], presentation: .push,
            parent: .profile(.overview)),
        Place(
            route: .profile(.edit), tabs: [.profile], presentation: .sheet,
            parent: .profile(.overview)),
        Place(
            route: .profile(.name), tabs: [.profile], presentation: .push, parent: .profile(.edit)),
        Place(route: .preferences(.all), tabs: [.settings], presentation: .root),
        Place(
            route: .preferences(.advanced), tabs: [.settings], presentation: .sheet, parent: group),
        Place(
            route: .preferences(.sounds(.list)), tabs: [.settings], presentation: .cover,
            parent: group),
        Place(
            route: .preferences(.sounds(.sound(name: "bell"))), tabs: [.settings],
            presentation: .push,
            parent: .preferences(.sounds(.list))),
    ]

    @Test(arguments: places)
    func aRouteHasThePlaceThatTheSpecSays(place: Place) {
        #expect(place.route.place.tabs == place.tabs)
        #expect(place.route.place.presentation == place.presentation)
        #expect(place.route.place.parent == place.parent)
    }

    @Test func everyRouteOfTheSpecIsAmongThem() throws {
        let golden = try #require(GoldenCase.all.first { $0.name == "tabs" })
        let names = try #require(golden.compilation.compiled?.spec).routes.map(\.route.name)
        #expect(Self.places.map { ReflectedRoute($0.route).path.joined(separator: ".") } == names)
    }

    @Test func linksAndSavedStates() {
        let routes = Self.places.map(\.route)
        #expect(routes.filter { !$0.place.isRestorable } == [.onboarding, .profile(.edit)])
        #expect(routes.filter { !$0.place.isInterruptible } == [.onboarding])
        #expect(
            routes.filter { !$0.place.opensInPlace } == [
                .reply(itemId: "7", comment: 2), .checkout(cart: "1"),
            ])
    }

    @Test func tabsAreInTheSpecsOrderEachWithItsRoot() {
        #expect(ScreenRoute.Tab.allCases.map(\.rawValue) == ["home", "profile", "settings"])
        #expect(
            ScreenRoute.Tab.allCases.map(ScreenRoute.root) == [
                .home, .profile(.overview), .preferences(.all),
            ])
        #expect(
            NameRoute.Tab.allCases.map(\.rawValue) == ["none", "default", "Any", "some", "root"])
        #expect(
            NameRoute.Tab.allCases.map(NameRoute.root) == [.tab, .none, .default, .some, .root])
        #expect(NameRoute.none.place.tabs == [.default] && NameRoute.tab.place.tabs == [.none])
    }

    @Test func aRootWithoutTabsIsThatOfTheOnlyStack() {
        #expect(StackRoute.Tab.allCases == [.main] && StackRoute.root(of: .main) == .library)
        #expect(
            StackRoute.album(id: 1).place.tabs == [.main]
                && StackRoute.album(id: 1).place.parent == .library)
        #expect(StackRoute.player.place.tabs.isEmpty && !StackRoute.player.place.isInterruptible)
    }

    @Test func aMountedRouteHasThePlaceThatItsSpecSaysInTheTabOfItsMount() throws {
        let photo = try #require(URL(string: "https://a.example"))
        let tabs = StoreRoute.Tab.allCases
        #expect(tabs.map(\.rawValue) == ["home", "shop", "profile"])
        #expect(tabs.map(StoreRoute.root) == [.home, .shop(.start), .account(.profile)])
        #expect(
            StoreRoute.shop(.review(product: 7, number: 1)).place.parent == .shop(.product(id: 7)))
        #expect(StoreRoute.shop(.product(id: 7)).place.parent == .shop(.start))
        #expect(
            StoreRoute.shop(.cart).place.parent == .shop(.start)
                && StoreRoute.shop(.cart).place.presentation == .sheet)
        #expect(StoreRoute.shop(.checkout(.payment)).place.parent == .shop(.cart))
        #expect(StoreRoute.shop(.checkout(.payment)).place.tabs == [.shop])
        #expect(
            StoreRoute.gifts(.start).place.parent == .home
                && StoreRoute.gifts(.start).place.presentation == .push)
        #expect(StoreRoute.gifts(.product(id: 7)).place.parent == .gifts(.start))
        #expect(StoreRoute.gifts(.cart).place.tabs == [.home])
        #expect(StoreRoute.account(.edit).place.parent == .account(.profile))
        for mount in [StoreRoute.shop, StoreRoute.gifts] {
            #expect(!mount(.cart).place.isRestorable && mount(.start).place.isRestorable)
            #expect(
                !mount(.photo(url: photo)).place.opensInPlace && mount(.cart).place.opensInPlace)
            #expect(
                !mount(.checkout(.payment)).place.isInterruptible
                    && mount(.cart).place.isInterruptible)
        }
    }

    @Test func parametersLeftOutAreNilOrTheirDefaults() throws {
        let id = try #require(UUID(uuidString: "0D2B6B1C-5B4E-4F6B-8F0A-3B1E7F3C9A11"))
        let home = try #require(Slug("home"))
        func parent(
            _ text: String, page: Int?, _ limit: Double, _ id: UUID, _ slug: Slug, _ tags: [String]
        )
            -> NameRoute
        {
            .parent(
                `inout`: text, page: page, n: 7, x: -1.5, limit: limit, order: .in, id: id,
                slug: slug, tags: tags,
                rest: [:])
        }
        #expect(
            NameRoute.presentation(`inout`: "a", number: 3).place.parent
                == parent("a", page: 3, 1e300, id, home, []))
        let (other, slug) = (UUID(), try #require(Slug("x")))
        #expect(
            NameRoute.opening(
                `inout`: "a", limit: 1, id: other, slug: slug, order: .in, tags: ["t"]
            ).place.parent
                == parent("a", page: nil, 1, other, slug, ["t"]))
        #expect(parent("a", page: nil, 1, id, home, []).place.parent == NameRoute.tab)
        #expect(NameRoute.isRestorable(level: .low, slugs: []).place.parent == NameRoute.none)
        #expect(
            NameRoute.tabs(.path(level: .low, slugs: [slug])).place.parent
                == .isRestorable(level: .low, slugs: [slug]))
        #expect(
            NameRoute.tabs(.parent(self: .high)).place.parent
                == .isRestorable(level: .high, slugs: []))
    }

    @Test func aLinkBuildsTheParentsUnderItsRoute() throws {
        var state = NavigationState<ScreenRoute>()
        state.follow(try #require(ScreenRoute(rawValue: "items/7/comments")))
        #expect(state.selectedTab == .home)
        #expect(state.stack(of: .home) == [.itemDetail(id: "7"), .comments(itemId: "7")])
        state.follow(try #require(ScreenRoute(rawValue: "settings/sounds/bell")))
        #expect(state.selectedTab == .settings && state.stack(of: .settings).isEmpty)
        #expect(state.modals.map(\.root) == [.preferences(.sounds(.list))])
        #expect(state.modals.map(\.stack) == [[.preferences(.sounds(.sound(name: "bell")))]])
        state.follow(.checkout(cart: "1"))
        #expect(state.modals.count == 2 && state.current == .checkout(cart: "1"))
    }
}
