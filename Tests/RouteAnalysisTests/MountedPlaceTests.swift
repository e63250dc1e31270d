import RouteAnalysis
import RouteTestSupport
import Testing

/// The places of mounted routes. Problems are reported in the file that must change, with the names
/// of that file.
@Suite struct MountedPlaceTests {
    private static let shop = """
        access: public
        routes:
          start: ""
          item:
            pattern: items/${id:Int}
            parent: start
          photo:
            pattern: photo
            present: cover
            link: show
            restorable: false
            interruptible: false
        """

    private func places(of checked: Checked) -> [String] {
        guard let compiled = checked.compilation.compiled, let navigation = compiled.navigation
        else { return [] }
        return compiled.table.routeIDs.map { route in
            let place = navigation[route]
            let parent = place.parent.map { compiled.table[$0.route].name } ?? "-"
            return
                "\(compiled.table[route].name): \(place.tabs.first ?? "-") \(place.presentation) \(parent)"
        }
    }

    @Test func aMountGivesTheTabAndItsSpecThePlaces() throws {
        let checked = Checked(
            """
            tabs:
              home: home
              shop: shop.start
            routes:
              home: home
              shop:
                spec: Shop.routes.yaml
                path: shop
                tab: shop
              more:
                path: more
                parent: home
                routes:
                  shop:
                    spec: Shop.routes.yaml
            """, files: ["Shop.routes.yaml": Self.shop])
        #expect(checked.lines == [])
        #expect(
            places(of: checked) == [
                "home: home root -", "shop.start: shop root -", "shop.item: shop push shop.start",
                "shop.photo: shop cover shop.start", "more.shop.start: home push home",
                "more.shop.item: home push more.shop.start", "more.shop.photo: home cover home",
            ])
        let photo = try #require(checked.compilation.compiled?.navigation?.placements.last)
        #expect(photo.opening == .show && !photo.isRestorable && !photo.isInterruptible)
    }

    @Test func aMountInAMount() {
        let checked = Checked(
            """
            routes:
              home:
                pattern: home
                present: root
              feature:
                spec: Feature.routes.yaml
                parent: home
            """,
            files: [
                "Shop.routes.yaml": Self.shop,
                "Feature.routes.yaml": """
                access: public
                routes:
                  list: list
                  shop:
                    spec: Shop.routes.yaml
                    path: shop
                    parent: list
                """,
            ])
        #expect(checked.lines == [])
        #expect(
            places(of: checked) == [
                "home: main root -", "feature.list: main push home",
                "feature.shop.start: main push feature.list",
                "feature.shop.item: main push feature.shop.start",
                "feature.shop.photo: main cover feature.list",
            ])
    }

    @Test func aTabWhoseRootIsInAMount() {
        let checked = Checked(
            """
            tabs: [home, 1️⃣shop]
            routes:
              home: home
              shop:
                spec: Shop.routes.yaml
                path: shop
                tab: shop
            """, files: ["Shop.routes.yaml": Self.shop])
        #expect(
            checked.lines == [
                "1️⃣ error: the tab 'shop' has no root [tab-root]",
                "  help: name the route at the bottom of its stack: below 'tabs:', write each tab on a line, as in "
                    + "shop: shop.start",
            ])
    }

    @Test func aMountWithoutATabOrAParent() {
        let checked = Checked(
            """
            tabs:
              home: home
              shop: shop.start
            routes:
              home: home
              1️⃣shop:
                spec: Shop.routes.yaml
                path: shop
              2️⃣help:
                spec: Help.routes.yaml
            """,
            files: [
                "Shop.routes.yaml": Self.shop + "\n  cart: cart",
                "Help.routes.yaml": "routes:\n  a: a\n  b: b\n",
            ])
        #expect(
            checked.lines == [
                "1️⃣ error: 'shop.cart' is pushed, but there is nothing to push it onto [unplaced-route]",
                "  Shop.routes.yaml:13:3 note: 'shop.cart' is declared here",
                "  help: give the mount a tab or a parent, as in tab: shop",
                "2️⃣ error: 'help.a' is pushed, but there is nothing to push it onto [unplaced-route]",
                "  Help.routes.yaml:2:3 note: 'help.a' is declared here",
                "  help: give the mount a tab or a parent, as in tab: home",
            ])
        let oneStack = Checked(
            """
            routes:
              start:
                pattern: home
                present: root
              1️⃣help:
                spec: Help.routes.yaml
            """, files: ["Help.routes.yaml": "routes:\n  a: a\n"])
        #expect(
            oneStack.lines == [
                "1️⃣ error: 'help.a' is pushed, but there is nothing to push it onto [unplaced-route]",
                "  Help.routes.yaml:2:3 note: 'help.a' is declared here",
                "  help: give the mount a parent, as in parent: start",
            ])
    }

    @Test func aRootThatTheMountedSpecDoesNotMakeOne() {
        let checked = Checked(
            """
            tabs:
              home: home
              item: 1️⃣shop.item
              photo: 2️⃣shop.photo
            routes:
              home: home
              shop:
                spec: Shop.routes.yaml
                tab: 3️⃣home
            """, files: ["Shop.routes.yaml": Self.shop])
        let other = "  help: name another route of the mount"
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'shop.item' is a root, so it cannot have a parent [bad-root]",
                "  Shop.routes.yaml:6:13 note: it is declared here", other,
                "1️⃣ error: 'shop.item' is a root, so it cannot have the parameter 'id' [bad-root]",
                "  Shop.routes.yaml:5:20 note: it is declared here", other,
                "2️⃣ error: 'shop.photo' is a root, so it cannot have 'present: cover' [bad-root]",
                "  Shop.routes.yaml:9:14 note: it is declared here", other,
                "3️⃣ error: 'shop.item' is the root of the tab 'item', so it cannot be in 'home' [tab-mismatch]",
                "  1️⃣ note: it is …",
                "  help: remove 'tab', or name another root in 'tabs'",
                "3️⃣ error: 'shop.photo' is the root of the tab 'photo', so it cannot be in 'home' [tab-mismatch]",
                "  2️⃣ note: it is …",
                "  help: remove 'tab', or name another root in 'tabs'",
            ]))
    }

    @Test func theTabOfAMountIsThatOfItsParents() {
        let checked = Checked(
            """
            tabs:
              home: home
              shop: more.start
            routes:
              home: home
              more:
                tab: shop
                routes:
                  start: start
              shop:
                spec: Shop.routes.yaml
                tab: 1️⃣home
                parent: more.start
            """,
            files: [
                "Shop.routes.yaml":
                    "routes:\n  start: \"\"\n  item:\n    pattern: item\n    parent: start\n"
            ])
        #expect(
            checked.lines.filter { $0.contains("error") } == [
                "1️⃣ error: 'shop.start' is in the tab 'home', but its parent 'more.start' is in 'shop' [tab-mismatch]",
                "1️⃣ error: 'shop.item' is in the tab 'home', but its parent 'shop.start' is in 'shop' [tab-mismatch]",
            ])
    }

    /// A mounted spec has the same problems as by itself. Names come first, then cycles, then
    /// parameters.
    @Test(arguments: [true, false])
    func parentsOfAMountedSpecAreItsOwnRoutes(isMounted: Bool) {
        let list = "access: public\nroutes:\n  list: list\n  item:\n    pattern: items/${id}\n"
        let comments = "  comments:\n    pattern: items/${item}/comments\n    parent: item\n"
        let number =
            "  number:\n    pattern: number/${id:Int}\n    parent:\n      route: item\n      with:\n        id: id\n"
            + "        no: id\n"
        let cycle =
            "  one:\n    pattern: one\n    parent: two\n  two:\n    pattern: two\n    parent: one\n"
        let file = isMounted ? "Shop.routes.yaml:" : ""
        func lines(_ shop: String) -> [String] {
            let app =
                "tabs: [home]\nroutes:\n  home: home\n  shop:\n    spec: Shop.routes.yaml\n    tab: home\n"
            let checked =
                isMounted
                ? Checked(app, files: ["Shop.routes.yaml": shop])
                : Checked(shop, name: "Shop.routes.yaml")
            return checked.lines.filter {
                !$0.contains("no effect here") && !$0.contains("if this spec is the app's")
            }
        }
        #expect(
            lines(
                list + "    parent: lst\n" + comments
                    + "  own:\n    pattern: own\n    parent: faraway\n"
            ).agree(with: [
                "\(file)6:13 error: there is no route 'lst' [unknown-parent]",
                "  \(file)3:3 note: 'list' is declared here", "  help: did you mean 'list'?",
                "\(file)12:13 error: there is no route 'faraway' [unknown-parent]",
                "  help: name …",
            ]))
        #expect(
            lines(list + comments + cycle).agree(with: [
                "\(file)11:13 error: the parents of 'one' form a cycle: one, two, one [parent-cycle]",
                "  \(file)14:13 note: the parent of 'two' is set here",
                "  help: give …",
            ]))
        #expect(
            lines(list + comments + number).agree(with: [
                "\(file)8:13 error: 'comments' has … [parent-parameters]",
                "  \(file)5:20 note: 'id' of …",
                "  help: name the parameter that supplies it: write 'route: item' below 'parent:', then 'with:' and "
                    + "below it 'id: item'",
                "\(file)14:13 error: 'id' of 'number' is Int, but 'id' of its parent 'item' is String [parent-parameters]",
                "  \(file)5:20 note: 'id' of …",
                "  \(file)10:21 note: 'id' is declared here",
                "  help: name …",
                "\(file)15:9 error: 'item' has no parameter 'no' [parent-parameters]",
                "  \(file)4:3 note: 'item' is …", "  help: its …",
            ]))
    }

    @Test func theRoutesOfAMountThatCouldNotBeReadAreNotMissed() {
        let checked = Checked(
            """
            tabs:
              home: home
              shop: shop.start
            routes:
              home: home
              shop:
                spec: 1️⃣Missing.routes.yaml
              item:
                pattern: item
                parent: shop.items.all
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: there is no spec 'Missing.routes.yaml' [bad-value]"
            ])
    }

    @Test func aParentInTheSpecThatMounts() {
        let checked = Checked(
            """
            tabs: [home]
            routes:
              home: home
              shop:
                spec: Shop.routes.yaml
                tab: home
            """,
            files: ["Shop.routes.yaml": "routes:\n  item:\n    pattern: item\n    parent: home\n"])
        #expect(
            checked.lines.agree(with: [
                "Shop.routes.yaml:4:13 error: there is no route 'home' [unknown-parent]",
                "  help: name …",
            ]))
    }

    /// Following the help of each message leads to a spec without errors.
    @Test func theHelpLeadsToATabOfAFeature() {
        let feature = "routes:\n  start: \"\"\n  cart:\n    pattern: cart\n    present: sheet\n"
        let specs = [
            "tabs: [home, shop]\nroutes:\n  home: home\n  shop:\n    spec: Shop.routes.yaml\n",
            "tabs:\n  home: home\n  shop: shop.start\nroutes:\n  home: home\n  shop:\n    spec: Shop.routes.yaml\n",
            "tabs:\n  home: home\n  shop: shop.start\nroutes:\n  home: home\n  shop:\n    spec: Shop.routes.yaml\n"
                + "    tab: shop\n",
        ]
        let helps = specs.map { spec in
            Checked(spec, files: ["Shop.routes.yaml": feature]).compilation.diagnostics.sorted
                .compactMap(\.help)
        }
        #expect(
            helps == [
                [
                    "name the route at the bottom of its stack: below 'tabs:', write each tab on a line, as in "
                        + "shop: shop.start"
                ], [], [],
            ])
    }
}
