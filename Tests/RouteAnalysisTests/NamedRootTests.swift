import RouteAnalysis
import RouteTestSupport
import Testing

/// Roots that `tabs` names, and routes with the names of tabs.
@Suite struct NamedRootTests {
    private func tabs(of checked: Checked) -> [String] {
        guard let compiled = checked.compilation.compiled, let navigation = compiled.navigation
        else { return [] }
        return navigation.tabs.map { "\($0.name): \(compiled.table[$0.root].name)" }
    }

    @Test func aTabsRootIsTheRouteOfItsName() throws {
        let checked = Checked(
            """
            tabs: [home, profile]
            routes:
              home: home
              profile:
                pattern: profile
                present: root
              item:
                pattern: items/${id}
                parent: home
            """)
        let navigation = try #require(checked.compilation.compiled?.navigation)
        #expect(checked.lines == [] && tabs(of: checked) == ["home: home", "profile: profile"])
        #expect(navigation.placements.map(\.presentation) == [.root, .root, .push])
        #expect(navigation.placements.map(\.tabs) == [["home"], ["profile"], ["home"]])
    }

    @Test func theRouteThatSaysItIsTheRootIsTheRoot() {
        let checked = Checked(
            """
            tabs: [home]
            routes:
              home:
                pattern: home/${day}
                present: sheet
              start:
                pattern: start
                tab: home
                present: root
            """)
        #expect(checked.lines == [] && tabs(of: checked) == ["home: start"])
    }

    @Test func tabsNamesRoots() {
        let checked = Checked(
            """
            tabs:
              main: start
              shop: shop.start
            routes:
              shop:
                tab: shop
                parent: shop.start
                present: sheet
                routes:
                  start: shop
                  cart: cart
              start: ""
            """)
        #expect(checked.lines == [] && tabs(of: checked) == ["main: start", "shop: shop.start"])
    }

    @Test func aNameThatIsNoRoot() {
        let checked = Checked(
            """
            tabs:
              home: 1️⃣home
              again: 2️⃣home
              shop: 3️⃣shop
              search: 4️⃣serch
            routes:
              home: ""
              shop:
                tab: shop
                routes:
                  6️⃣start: shop
              7️⃣search:
                pattern: search
                tab: search
            """)
        #expect(
            checked.lines == [
                "2️⃣ error: 'home' is the root of two tabs, 'home' and 'again' [tab-root]",
                "  1️⃣ note: it is the root of 'home' here",
                "  help: name another route, or remove one of the tabs",
                "3️⃣ error: there is no route 'shop' [tab-root]",
                "  6️⃣ note: 'shop.start' is declared here", "  help: did you mean 'shop.start'?",
                "4️⃣ error: there is no route 'serch' [tab-root]",
                "  7️⃣ note: 'search' is declared here",
                "  help: did you mean 'search'?",
            ])
        #expect(
            Checked("tabs:\n  more: 1️⃣[more]\nroutes:\n  home: home\n").lines == [
                "1️⃣ error: 'more' must be text, not a list [bad-value]",
                "  help: write a route's name, as in auth.signIn",
            ])
        let list = Checked("tabs:\n  - home\n  - 1️⃣shop: shop.start\nroutes:\n  home: home\n")
        #expect(
            list.lines == [
                "1️⃣ error: an item of 'tabs' must be text, not a mapping [bad-value]",
                "  help: to name roots, write each tab on a line of its own below 'tabs:', without '-'",
            ])
    }

    @Test func whatANamedRootCannotHave() {
        let checked = Checked(
            """
            tabs: [1️⃣home, 2️⃣profile, 3️⃣more]
            routes:
              home: home?day=4️⃣${day?}
              profile:
                pattern: profile
                present: 5️⃣sheet
                tab: 6️⃣home
              more:
                pattern: more
                parent: 7️⃣home
            """)
        let help = "  help: remove one of the two: a root is at the bottom of its stack"
        #expect(
            checked.lines.agree(with: [
                "4️⃣ error: 'home' is … 'day' [bad-root]",
                "  1️⃣ note: it is …",
                "  help: remove …",
                "5️⃣ error: 'profile' is a root, so it cannot have 'present: sheet' [bad-root]",
                "  2️⃣ note: it is …", help,
                "6️⃣ error: 'profile' is the root of the tab 'profile', so it cannot be in 'home' [tab-mismatch]",
                "  2️⃣ note: it is …",
                "  help: remove 'tab', or name another root in 'tabs'",
                "7️⃣ error: 'more' is a root, so it cannot have a parent [bad-root]",
                "  3️⃣ note: it is …", help,
            ]))
    }

    @Test func aTabHasNoOtherRootThanTheNamedOne() {
        let checked = Checked(
            """
            tabs:
              home: start
            routes:
              1️⃣start: start
              other:
                pattern: other
                tab: home
                present: 2️⃣root
            """)
        #expect(
            checked.lines == [
                "2️⃣ error: the tab 'home' has two roots, 'start' and 'other' [tab-root]",
                "  1️⃣ note: 'start' is declared here",
                "  help: push one of them onto the other: parent: start",
            ])
    }

    @Test func aRouteThatCouldNotBeReadMayBeTheRoot() {
        let checked = Checked(
            """
            tabs: [home, news]
            routes:
              home:
                pattern: home
                parent: start
              start:
                pattern: start
                tab: home
                present: 1️⃣rot
              news: news
              article:
                pattern: article
                parent: news
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: 'rot' is not a valid value for 'present' [bad-value]",
                "  help: did you mean 'root'?",
            ])
    }

    @Test func moreThanFiveTabsAreANote() {
        func spec(_ tabs: String...) -> String {
            let names = tabs.map { $0.filter(\.isLetter) }
            return "tabs: [\(tabs.joined(separator: ", "))]\nroutes:\n"
                + names.map { "  \($0): \($0)\n" }.joined()
        }
        let checked = Checked(spec("one", "two", "three", "four", "five", "1️⃣six", "seven"))
        #expect(
            checked.lines.agree(with: [
                "1️⃣ note: an iPhone shows four of 7 tabs, and the others behind 'More' [many-tabs]",
                "  help: push …",
            ]))
        #expect(
            Checked("allow: [many-tabs]\n" + spec("one", "two", "three", "four", "five", "six"))
                .lines == [])
        #expect(Checked(spec("one", "two", "three", "four", "five")).lines == [])
    }
}
