import RouteTestSupport
import Testing

/// The rules about tabs, roots, and parents, each with both locations.
@Suite struct NavigationAnalysisTests {
    /// A spec with the tabs home and profile, their roots, and further routes.
    private func checked(_ routes: String) -> Checked {
        Checked(
            """
            tabs: [home, profile]
            routes:
              home:
                pattern: home
                tab: home
                present: root
              profile:
                pattern: profile
                tab: profile
                present: root

            """ + routes.split(separator: "\n").map { "  " + $0 + "\n" }.joined())
    }

    @Test func keysWithoutTabs() {
        let places = Checked(
            """
            routes:
              home:
                pattern: home
                1️⃣present: cover
              auth:
                parent: home
                routes:
                  signIn: sign-in
            """)
        #expect(
            places.lines.agree(with: [
                "1️⃣ note: 'present' has no effect here, only in a spec with 'tabs' that mounts this one [without-tabs]",
                "  help: if …",
            ]))
        #expect(
            places.compilation.compiled != nil && places.compilation.compiled?.navigation == nil)
        let tab = Checked("routes:\n  home:\n    pattern: home\n    1️⃣tab: home\n")
        #expect(
            tab.lines == [
                "1️⃣ error: 'tab' in a spec without 'tabs' [unknown-tab]",
                "  help: list the tabs at the top of the spec, as in tabs: [home]; if another spec mounts this one, "
                    + "write 'tab' there, at the mount",
            ])
    }

    @Test func everyTabHasOneRoot() {
        let checked = Checked(
            """
            tabs: [home, 1️⃣profile, 2️⃣settings]
            routes:
              3️⃣start:
                pattern: home
                tab: home
                present: root
              other:
                pattern: other
                tab: home
                present: 4️⃣root
              edit:
                pattern: edit/${field}
                tab: profile
                present: sheet
              overview:
                pattern: profile
                tab: profile
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: the tab … [tab-root]",
                "  help: name the route at the bottom of its stack: below 'tabs:', write each tab on a line, as in "
                    + "profile: overview",
                "2️⃣ error: the tab 'settings' has no root [tab-root]",
                "  help: add a route 'settings', the bottom of its stack",
                "4️⃣ error: the tab 'home' has two roots, 'start' and 'other' [tab-root]",
                "  3️⃣ note: 'start' is declared here",
                "  help: push one of them onto the other: parent: start",
            ]))
    }

    @Test func aRootHasNoParametersAndNoParent() {
        let checked = Checked(
            """
            tabs: [home]
            routes:
              home:
                pattern: home/1️⃣${day:Int}
                tab: home
                present: 2️⃣root
                parent:
                  route: 3️⃣other
              other:
                pattern: other
                tab: home
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'home' is … 'day' [bad-root]",
                "  2️⃣ note: it is …",
                "  help: remove …",
                "3️⃣ error: 'home' is a root, so it cannot have a parent [bad-root]",
                "  2️⃣ note: it is …",
                "  help: remove one of the two: a root is at the bottom of its stack",
            ]))
    }

    @Test func aChildFillsItsParentsParameters() {
        let checked = checked(
            """
            item:
              pattern: items/1️⃣${id}
              parent: home
            comments:
              pattern: items/${itemId}/comments
              parent: 2️⃣item
            number:
              pattern: number/3️⃣${id:Int}
              parent: 4️⃣item
            maybe:
              pattern: maybe?id=6️⃣${id?}
              parent: 5️⃣item
            """)
        #expect(
            checked.lines.agree(with: [
                "2️⃣ error: 'comments' has … [parent-parameters]",
                "  1️⃣ note: 'id' of …",
                "  help: name the parameter that supplies it: write 'route: item' below 'parent:', then "
                    + "'with:' and below it 'id: itemId'",
                "4️⃣ error: 'id' of 'number' is Int, but 'id' of its parent 'item' is String [parent-parameters]",
                "  1️⃣ note: 'id' of …", "  3️⃣ note: 'id' is declared here",
                "  help: give 'number' a parameter of type String, or choose another parent",
                "5️⃣ error: 'id' of 'maybe' is String?, but 'id' of its parent 'item' is String [parent-parameters]",
                "  1️⃣ note: 'id' of …", "  6️⃣ note: 'id' is declared here",
                "  help: give 'maybe' a parameter of type String, or choose another parent",
            ]))
    }

    @Test func withNamesParametersOfBoth() {
        let checked = checked(
            """
            1️⃣item:
              pattern: items/2️⃣${id}
              parent: home
            3️⃣comments:
              pattern: items/${itemId}/comments/4️⃣${number:Int}
              parent:
                route: item
                with:
                  5️⃣ids: itemId
                  id: 6️⃣itemID
            reply:
              pattern: reply/7️⃣${number:Int}
              parent:
                route: item
                with:
                  id: 8️⃣number
            """)
        #expect(
            checked.lines.agree(with: [
                "5️⃣ error: 'item' has … 'ids' [parent-parameters]",
                "  1️⃣ note: 'item' is …",
                "  help: its …",
                "6️⃣ error: 'comments' has no parameter 'itemID' [parent-parameters]",
                "  3️⃣ note: 'comments' is declared here",
                "  help: its parameters are itemId, number",
                "8️⃣ error: 'number' of 'reply' is Int, but 'id' of its parent 'item' is String [parent-parameters]",
                "  2️⃣ note: 'id' of …", "  7️⃣ note: 'number' is …",
                "  help: name …",
            ]))
    }

    @Test func parentsAreRoutes() {
        let checked = checked(
            """
            item:
              pattern: items/${id}
              parent: 1️⃣hom
            auth:
              tab: home
              routes:
                2️⃣signIn: sign-in
            code:
              pattern: code
              parent: 3️⃣signIn
            other:
              pattern: other
              parent: 4️⃣auth
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: there is … 'hom' [unknown-parent]",
                "  3:3 note: 'home' is …",
                "  help: did you mean 'home'?",
                "3️⃣ error: there is no route 'signIn' [unknown-parent]",
                "  2️⃣ note: 'auth.signIn' is declared here",
                "  help: did you mean 'auth.signIn'?",
                "4️⃣ error: there is … 'auth' [unknown-parent]",
                "  2️⃣ note: 'auth.signIn' is declared here", "  help: did you mean 'auth.signIn'?",
            ]))
    }

    @Test func parentsMustNotFormACycle() {
        let checked = checked(
            """
            own:
              pattern: own
              parent: 1️⃣own
            2️⃣over:
              pattern: over
              parent: three
            one:
              pattern: one
              parent: 3️⃣two
            two:
              pattern: two
              parent: 4️⃣three
            three:
              pattern: three
              present: sheet
              parent: 5️⃣one
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'own' is … [parent-cycle]",
                "  help: give …",
                "3️⃣ error: the parents of 'one' form a cycle: one, two, three, one [parent-cycle]",
                "  4️⃣ note: the parent of 'two' is set here",
                "  5️⃣ note: the parent of 'three' is set here",
                "  help: give …",
            ]))
    }

    @Test func aPushedRouteNeedsARootOrAModalUnderIt() {
        let checked = checked(
            """
            1️⃣loose: loose
            looser:
              pattern: looser
              parent: loose
            pushed:
              pattern: pushed
              present: 2️⃣push
            viewer:
              pattern: viewer
              present: cover
            caption:
              pattern: caption
              parent: viewer
            """)
        let help =
            "  help: add a parent, as in parent: home, or open it over the current screen with present: sheet or "
            + "present: cover"
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'loose' is pushed, but there is nothing to push it onto [unplaced-route]",
                help,
                "2️⃣ error: 'pushed' is pushed, but there is nothing to push it onto [unplaced-route]",
                help,
            ]))
    }

    @Test func aRouteIsInTheTabOfItsParent() {
        let checked = checked(
            """
            item:
              pattern: items
              parent: home
              tab: 1️⃣profile
            2️⃣viewer:
              pattern: viewer
              present: 3️⃣cover
            caption:
              pattern: caption
              parent: viewer
              tab: 4️⃣home
            feature:
              tab: home
              routes:
                friend:
                  pattern: friend
                  parent: 5️⃣profile
            """)
        let help = "  help: remove …"
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'item' is … 'home' [tab-mismatch]",
                "  5:10 note: 'home', the …", help,
                "4️⃣ error: 'caption' is in the tab 'home', but its parent 'viewer' is in none [tab-mismatch]",
                "  3️⃣ note: 'viewer', the bottom of its stack, is placed here", help,
                "5️⃣ error: 'feature.friend' is in the tab 'home', but its parent 'profile' is in 'profile' [tab-mismatch]",
                "  9:10 note: 'profile', the bottom of its stack, is placed here", help,
            ]))
    }

    @Test func tabNames() {
        let checked = Checked(
            """
            1️⃣tabs: [2️⃣home, 3️⃣home, 4️⃣side-bar, 5️⃣self, default]
            types:
              6️⃣Tab: [a, b]
            routes:
              start: home?x=${x:7️⃣Tab}
              9️⃣tab:
                routes:
                  one: one
            """)
        #expect(
            checked.lines.agree(with: [
                "3️⃣ error: duplicate tab 'home' [duplicate-tab]",
                "  2️⃣ note: 'home' previously …",
                "  help: remove …",
                "4️⃣ error: the tab 'side-bar' is not a valid Swift name [bad-name]",
                "  help: write sideBar",
                "5️⃣ error: the tab 'self' has a name that Swift reserves [reserved-name]",
                "  help: choose another name",
                "6️⃣ error: the closed type 'Tab' has the same name as the enum 'Tab' of the tabs [bad-name]",
                "  1️⃣ note: the enum 'Tab' of the tabs is declared here",
                "  help: rename one of them",
                "9️⃣ error: the enum 'Tab' of the group 'tab' has the same name as the enum 'Tab' of the tabs [bad-name]",
                "  1️⃣ note: the enum 'Tab' of the tabs is declared here",
                "  help: rename one of them",
            ]))
    }

    @Test func valuesOfNavigationKeys() {
        let checked = checked(
            """
            item:
              pattern: items
              present: 1️⃣roof
              restorable: 2️⃣no
            viewer:
              pattern: viewer
              present: 3️⃣[cover]
            settings:
              tab: 4️⃣settings
              parent: 5️⃣[home]
              6️⃣restorable: true
              routes:
                sound: sound
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'roof' is not a valid value for 'present' [bad-value]",
                "  help: did you mean 'root'?",
                "2️⃣ error: 'no' is not a valid value for 'restorable' [bad-value]",
                "  help: write …",
                "3️⃣ error: 'present' must be text, not a list [bad-value]",
                "  help: write …",
                "5️⃣ error: 'parent' must be text, not a list [bad-value]",
                "  help: write a route's name, as in auth.signIn",
                "6️⃣ error: unknown key 'restorable' [unknown-key]",
                "  help: 'restorable' is a key of a route",
            ]))
    }

    @Test func anAppTypeIsNotTheTabEnum() {
        let checked = checked("item:\n  pattern: items/1️⃣${x:Tab}\n  tab: home\n")
        #expect(
            checked.lines == [
                "1️⃣ error: 'Tab' means the enum of the tabs here, not a type of your app [bad-type]",
                "  1:1 note: the enum of the tabs is declared here",
                "  help: qualify it with its module, as in ${x:Module.Tab}",
            ])
    }

    @Test func withoutTabsTheirNamesAreFree() {
        #expect(Checked("types:\n  Tab: [a]\nroutes:\n  tab: \"x/${x:Tab}\"\n").lines == [])
    }

    @Test func whatCouldNotBeReadIsNotJudged() {
        let checked = Checked(
            """
            tabs: [home, profile]
            routes:
              home:
                pattern: home/1️⃣:id
                tab: home
                present: root
              item:
                pattern: items/${id}
                parent: home
              profile:
                pattern: profile
                tab: profile
                present: 2️⃣rot
              edit:
                pattern: edit
                parent: profile
            """)
        #expect(
            checked.lines.filter { !$0.hasPrefix("  help") }.agree(with: [
                "1️⃣ error: ':id' is … [bad-pattern]",
                "2️⃣ error: 'rot' is not a valid value for 'present' [bad-value]",
            ]))
    }
}
