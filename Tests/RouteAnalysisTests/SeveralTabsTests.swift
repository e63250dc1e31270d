import RouteTestSupport
import Testing

/// Routes of several tabs: the list that `tab` can have.
@Suite struct SeveralTabsTests {
    private func checked(_ routes: String, tabs: String = "[home, search, profile]") -> Checked {
        Checked(
            """
            7️⃣tabs: \(tabs)
            routes:
              home: home
              search: search
              profile: profile

            """ + routes.split(separator: "\n").map { "  " + $0 + "\n" }.joined())
    }

    @Test func aRouteOfSeveralTabsIsOverTheRootOfEach() throws {
        let checked = checked(
            """
            item:
              pattern: items/${id}
              tab: [search, home]
            comments:
              pattern: items/${id}/comments
              parent: item
            one:
              tab: [profile]
              routes:
                edit: edit
                report:
                  pattern: report
                  present: sheet
                  tab: [home, profile]
            """)
        #expect(checked.lines == [])
        let navigation = try #require(checked.compilation.compiled?.navigation)
        let placements = navigation.placements.dropFirst(3)
        let several = ["search", "home"]
        #expect(placements.map(\.tabs) == [several, several, ["profile"], ["home", "profile"]])
        #expect(placements.map { $0.parent?.route.index } == [nil, 3, 2, nil])
    }

    @Test func namesInTheList() {
        let checked = checked(
            """
            empty:
              pattern: empty
              tab: 4️⃣[]
              parent: home
            mapping:
              pattern: mapping
              tab:
                5️⃣home: search
              parent: home
            list:
              pattern: list
              tab: [6️⃣[home]]
              parent: home
            """)
        #expect(
            checked.lines.agree(with: [
                "4️⃣ error: 'tab' is empty [bad-value]", "  help: write …",
                "5️⃣ error: 'tab' must be text, not a mapping [bad-value]",
                "  help: write …",
                "6️⃣ error: an item of 'tab' must be text, not a list [bad-value]",
                "  help: write …",
            ]))
        let names = self.checked(
            """
            item:
              pattern: items/${id}
              tab: [1️⃣home, 2️⃣home, 3️⃣hme]
            """)
        #expect(
            names.lines.agree(with: [
                "2️⃣ error: duplicate tab 'home' [duplicate-tab]",
                "  1️⃣ note: 'home' previously …",
                "  help: remove …", "3️⃣ error: there is no tab 'hme' [unknown-tab]",
                "  7️⃣ note: the tabs …", "  help: did you mean 'home'?",
            ]))
    }

    @Test func aRootIsInOneTab() {
        let checked = Checked(
            """
            tabs:
              home: 4️⃣group.overview
              search: search.search
              profile: profile
            routes:
              profile: profile
              both:
                pattern: both
                tab: 1️⃣[home, search]
                present: 2️⃣root
              group:
                tab: [home, 3️⃣profile]
                routes:
                  overview: overview
              search:
                path: search
                routes:
                  search: ""
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'both' is a root, so it cannot be in several tabs [bad-root]",
                "  2️⃣ note: it is …",
                "  help: name one of them: every tab has a root of its own",
                "3️⃣ error: 'group.overview' is the root of the tab 'home', so it cannot be in 'profile' [tab-mismatch]",
                "  4️⃣ note: it is …",
                "  help: remove 'tab', or name another root in 'tabs'",
            ]))
    }

    @Test func parentsAndChildrenAreInTheSameTabs() {
        let checked = checked(
            """
            item:
              pattern: items/${id}
              tab: 1️⃣[home, search]
            same:
              pattern: same/${id}
              tab: [search, home]
              parent: item
            less:
              pattern: less/${id}
              tab: 2️⃣home
              parent: item
            overRoot:
              pattern: over
              tab: 3️⃣[home, profile]
              parent: home
            image:
              pattern: image
              present: 4️⃣cover
            caption:
              pattern: caption
              tab: 5️⃣[home, profile]
              parent: image
            """, tabs: "[6️⃣home, search, profile]")
        let help = "  help: remove …"
        #expect(
            checked.lines.agree(with: [
                "2️⃣ error: 'less' is in the tab 'home', but its parent 'item' is in 'home', 'search' [tab-mismatch]",
                "  1️⃣ note: 'item', the bottom of its stack, is placed here", help,
                "3️⃣ error: 'overRoot' is in the tabs 'home', 'profile', but its parent 'home' is in 'home' "
                    + "[tab-mismatch]",
                "  6️⃣ note: 'home', the …",
                "  help: remove 'parent': in several tabs, Back leads to the root of each",
                "5️⃣ error: 'caption' is in the tabs 'home', 'profile', but its parent 'image' is in none "
                    + "[tab-mismatch]",
                "  4️⃣ note: 'image', the bottom of its stack, is placed here", help,
            ]))
    }
}
