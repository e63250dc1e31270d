import RouteSpec
import RouteTestSupport
import Testing

/// Valid and invalid mounts, and what they mean for their routes (Semantics, section 1).
struct MountTests {
    private static let help = "access: package\nroutes:\n  page: page/${name}\n"

    private func routes(of checked: Checked) -> [String] {
        checked.compilation.compiled?.table.routes.flatMap { route in
            route.patterns.map {
                "\(route.name) \($0.bases.map(\.text).joined(separator: " ")) \($0.pattern.text)"
            }
        } ?? []
    }

    @Test func theRoutesOfAMountAreThoseOfAGroup() {
        let shop = """
            bases: [other://shop]
            routes:
              item: item/${id:Int}
              terms: https://example.com/terms
              help:
                bases: [https://help.example.com]
                routes:
                  page: ${name}
              cart:
                spec: Cart.routes.yaml
                path: cart
            """
        let checked = Checked(
            """
            bases: [app://app]
            routes:
              home: ""
              more:
                path: more
                routes:
                  shop:
                    spec: Shop.routes.yaml
                    path: shop
              again:
                spec: Cart.routes.yaml
                bases: [app://cart]
            """, files: ["Shop.routes.yaml": shop, "Cart.routes.yaml": "routes:\n  start: \"\"\n"])
        #expect(checked.lines == [])
        #expect(
            routes(of: checked) == [
                "home app://app ", "more.shop.item app://app more/shop/item/${id:Int}",
                "more.shop.terms https://example.com https://example.com/terms",
                "more.shop.help.page https://help.example.com more/shop/${name}",
                "more.shop.cart.start app://app more/shop/cart", "again.start app://cart ",
            ])
    }

    @Test func aRestWithoutANameCanBeInThePathOfAMount() {
        let checked = Checked(
            """
            bases: [app://app]
            routes:
              cart:
                spec: Cart.routes.yaml
                path: ${...}/cart
            """, files: ["Cart.routes.yaml": "routes:\n  start: \"\"\n  item: ${id:Int}\n"])
        #expect(checked.lines == [])
        #expect(
            routes(of: checked) == [
                "cart.start app://app ${...}/cart", "cart.item app://app ${...}/cart/${id:Int}",
            ])
    }

    @Test func aMountIsUnderBasesWithoutParameters() {
        let checked = Checked(
            """
            bases: ["https://${tenant}.example.com"]
            routes:
              1️⃣help:
                spec: Help.routes.yaml
              more:
                bases: [app://app]
                routes:
                  shop:
                    spec: 2️⃣Shop.routes.yaml
            """,
            files: [
                "Help.routes.yaml": Self.help,
                "Shop.routes.yaml":
                    "bases: [\"https://${shop}.example.com\"]\nroutes:\n  page: page\n",
            ])
        #expect(
            checked.lines == [
                "1️⃣ error: a mount cannot be under bases with parameters [bad-base]",
                "  help: give the mount bases of its own: the mounted enum has no values for the parameters",
                "2️⃣ error: 'Shop.routes.yaml' has bases with parameters, so it cannot be mounted [bad-base]",
                "  help: give its routes to a group with these bases, and the spec bases without parameters",
            ])
    }

    /// The nearest word counts: a route's, its groups', the mounted spec's, the mount's, the
    /// groups' around it.
    @Test func theNearestLenientCounts() {
        let shop = """
            lenient: false
            routes:
              strict: strict?page=${page:Int?}
              lenient:
                lenient: true
                pattern: lenient?page=${page:Int?}
            """
        let help = "access: package\nroutes:\n  page: page?page=${page:Int?}\n"
        let checked = Checked(
            """
            bases: [app://app]
            lenient: true
            routes:
              own: own?page=${page:Int?}
              group:
                lenient: false
                routes:
                  strict: group?page=${page:Int?}
                  help:
                    spec: Help.routes.yaml
                    path: help
                    lenient: true
              shop:
                spec: Shop.routes.yaml
                path: shop
            """, files: ["Shop.routes.yaml": shop, "Help.routes.yaml": help])
        #expect(checked.lines == [])
        let table = checked.compilation.compiled?.table
        #expect(
            table?.routes.map {
                "\($0.name) \($0.patterns[0].pattern.query[0].parameter?.isLenient == true)"
            } == [
                "own true", "group.strict false", "group.help.page true", "shop.strict false",
                "shop.lenient true",
            ])
    }

    @Test func aMountTakesThePlaceOfAGroupOnTheScreen() {
        let checked = Checked(
            """
            tabs: [home]
            routes:
              home:
                pattern: home
                tab: home
                present: root
              help:
                spec: Help.routes.yaml
                path: help
                parent: home
                present: sheet
            """, files: ["Help.routes.yaml": Self.help])
        #expect(checked.lines == [])
        #expect(checked.compilation.compiled?.navigation?.placements.last?.presentation == .sheet)
    }

    @Test func theExamplesOfAMountedSpecAreNotCheckedHere() {
        let shop =
            "bases: [a://b]\nroutes:\n  item:\n    pattern: item\n    examples: [a://b/item]\n"
        let checked = Checked(
            "bases: [c://d]\nroutes:\n  shop:\n    spec: Shop.routes.yaml\n",
            files: ["Shop.routes.yaml": shop])
        #expect(checked.lines == [])
    }

    @Test func patternsOfTwoFilesMeet() {
        let checked = Checked(
            """
            bases: [app://app]
            routes:
              item: 1️⃣shop/${id:Int}
              shop:
                spec: Shop.routes.yaml
                path: shop
            """, files: ["Shop.routes.yaml": "routes:\n  product: ${number:Int}\n"])
        #expect(
            checked.lines.agree(with: [
                "Shop.routes.yaml:2:12 error: this pattern matches exactly the same URLs as 'item' [same-urls]",
                "  1️⃣ note: 'item' matches app://app/shop/0", "  help: remove …",
            ]))
    }

    @Test func warningsWithinAMountedSpecAreLeftToItsOwnCheck() {
        let shop = "routes:\n  a: x?a=${a}\n  b: x?b=${b}\n"
        #expect(Checked(shop).lines.count == 3)
        let checked = Checked(
            "bases: [a://b]\nroutes:\n  shop:\n    spec: Shop.routes.yaml\n",
            files: ["Shop.routes.yaml": shop])
        #expect(checked.lines == [])
    }

    @Test func everyMistake() {
        let checked = Checked(
            """
            access: package
            bases: [app://app]
            routes:
              missing:
                spec: 1️⃣Missing.routes.yaml
              notASpec:
                spec: 2️⃣help.yaml
              absolute:
                spec: 3️⃣/Help.routes.yaml
              keys:
                spec: Help.routes.yaml
                path: keys
                4️⃣pattern: keys
                5️⃣routes:
                  a: a
                6️⃣types: [a]
              user:
                path: user/7️⃣${id:Int}
                routes:
                  8️⃣help:
                    spec: Help.routes.yaml
              parameter:
                spec: Help.routes.yaml
                path: parameter/9️⃣${x}
            """, files: ["Help.routes.yaml": Self.help])
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: there is no spec 'Missing.routes.yaml' [bad-value]",
                "2️⃣ error: 'help.yaml' is not the name of a spec [bad-value]",
                "  help: name the file routes.yaml or NAME.routes.yaml, so that builds generate its enum",
                "3️⃣ error: the path of a mounted spec must be relative [bad-value]",
                "  help: write it relative to this spec, or as Module/Help.routes.yaml",
                "4️⃣ error: unknown key 'pattern' [unknown-key]",
                "  help: 'pattern' …",
                "5️⃣ error: unknown key 'routes' [unknown-key]",
                "  help: 'routes' is a key of a spec",
                "6️⃣ error: unknown key 'types' [unknown-key]", "  help: 'types' is a key of a spec",
                "7️⃣ error: the path of a mount cannot have parameters [bad-pattern]",
                "  8️⃣ note: 'help' is mounted here",
                "  help: write literal segments only: the mounted enum has no value for 'id'",
                "9️⃣ error: the path of a mount cannot have parameters [bad-pattern]",
                "  help: write literal segments only: the mounted enum has no value for 'x'",
            ]))
    }

    @Test func aMountHasSeveralPrefixesButNoneThatSetsAValue() {
        let checked = Checked(
            """
            bases: [app://app]
            routes:
              help:
                spec: Help.routes.yaml
                path: [help, support]
            """, files: ["Help.routes.yaml": Self.help])
        #expect(
            routes(of: checked) == [
                "help.page app://app help/page/${name}", "help.page app://app support/page/${name}",
            ])
        let set = Checked(
            """
            bases: [app://app]
            routes:
              pages:
                path:
                  - "${language?}"
                  - path: ""
                    set:
                      language: en
                routes:
                  help:
                    spec: Help.routes.yaml
            """, files: ["Help.routes.yaml": Self.help])
        #expect(set.underlined == ["${language?}", "language"])
        #expect(
            set.compilation.diagnostics.sorted.allSatisfy {
                $0.message == "the path of a mount cannot have parameters"
            }
        )
    }

    @Test func whatKeepsASpecFromBeingMounted() {
        let tabs =
            "tabs: [home]\nroutes:\n  home:\n    pattern: home\n    tab: home\n    present: root\n"
        let help =
            "remove it there: the spec that is not mounted has the tabs and roots, and gives a mount its tab"
        let checked = Checked(
            """
            bases: [app://app]
            routes:
              tabs:
                spec: 1️⃣Tabs.routes.yaml
                path: tabs
              shop:
                spec: 2️⃣ShopFeature/Shop.routes.yaml
                path: shop
              list:
                spec: 5️⃣[Hidden.routes.yaml]
              root:
                spec: 6️⃣Root.routes.yaml
                path: root
              tab:
                spec: Tab.routes.yaml
                path: tab
            """,
            files: [
                "Tabs.routes.yaml": tabs, "ShopFeature/Shop.routes.yaml": Self.help,
                "Hidden.routes.yaml": Self.help,
                "Root.routes.yaml": "routes:\n  a:\n    pattern: a\n    present: root\n",
                "Tab.routes.yaml": "routes:\n  a:\n    pattern: a\n    tab: home\n",
            ])
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'Tabs.routes.yaml' has 'tabs', so it cannot be mounted [bad-value]",
                "  Tabs.routes.yaml:1:1 note: declared here", "  help: \(help)",
                "2️⃣ error: 'ShopRoute' of the module 'ShopFeature' is package, so 'AppRoute' cannot mount it [bad-value]",
                "  help: add access: public to 'ShopFeature/Shop.routes.yaml'",
                "5️⃣ error: 'spec' must be text, not a list [bad-value]",
                "  help: write …",
                "6️⃣ error: 'Root.routes.yaml' has a root, so it cannot be mounted [bad-value]",
                "  Root.routes.yaml:4:14 note: declared here", "  help: \(help)",
                "Tab.routes.yaml:4:5 error: 'tab' in a spec without 'tabs' [unknown-tab]",
                "  help: list the tabs at the top of the spec, as in tabs: [home]; if another spec mounts this one, "
                    + "write 'tab' there, at the mount",
            ]))
        let hidden = Checked(
            """
            routes:
              hidden:
                spec: 1️⃣Hidden.routes.yaml
                path: hidden
              2️⃣hiddenRoute:
                path: group
                routes:
                  a: a
            """, files: ["Hidden.routes.yaml": Self.help])
        #expect(
            hidden.lines == [
                "1️⃣ error: 'HiddenRoute', the enum of 'Hidden.routes.yaml', means the enum of the group 'hiddenRoute' here "
                    + "[bad-name]",
                "  2️⃣ note: the enum of the group 'hiddenRoute' is declared here",
                "  help: rename one of them",
            ])
    }
}
