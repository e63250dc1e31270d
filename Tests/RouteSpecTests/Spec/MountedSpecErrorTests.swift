import RouteSpec
import RouteTestSupport
import Testing

/// What a mount reports besides its keys: errors of the mounted spec, types, and limits.
struct MountedSpecErrorTests {
    private static let help = "access: package\nroutes:\n  page: page/${name}\n"

    @Test func aMountedEnumIsAsVisibleAsTheOneThatMountsIt() {
        let checked = Checked(
            "access: public\nroutes:\n  help:\n    spec: 1️⃣Help.routes.yaml\n",
            files: ["Help.routes.yaml": Self.help])
        #expect(
            checked.lines == [
                "1️⃣ error: 'HelpRoute' is package, so 'AppRoute' cannot mount it [bad-value]",
                "  help: add access: public to 'Help.routes.yaml'",
            ])
    }

    @Test func anErrorInAMountedSpecIsReportedOnce() {
        let broken = """
            bases: [my_app://x]
            routes:
              page: page/${name:Itn}
            """
        let checked = Checked(
            """
            bases: [app://app]
            routes:
              first:
                spec: Broken.routes.yaml
                path: first
              second:
                spec: Broken.routes.yaml
                path: second
            """, files: ["Broken.routes.yaml": broken])
        #expect(
            checked.lines.filter { $0.contains(" error: ") } == [
                "Broken.routes.yaml:1:9 error: a base must start with a scheme and a colon "
                    + "[bad-base]",
                "Broken.routes.yaml:3:21 error: 'Itn' is not a type [bad-type]",
            ])
        #expect(checked.underlined.first == "my_app://x")
    }

    @Test func whatOnlyTheOwnCheckOfAMountedSpecFindsIsReportedToo() {
        let files = [
            "W.routes.yaml": "enum: W\nscheme: w\nroutes:\n  home: \"\"\n  a: ${x:W}\n",
            "Wiki.routes.yaml": "routes:\n  page: page/${title}\n  b: b?x=${x}&x=1\n",
        ]
        let spec =
            "bases: [app://app]\nroutes:\n  w:\n    spec: W.routes.yaml\n    path: w\n  wiki:\n"
            + "    spec: Wiki.routes.yaml\n"
        let errors = [
            "W.routes.yaml:5:6 error: a route that is only a link opens itself [bad-type]",
            "  help: put literal text before the link, as in open/${x:W}",
            "Wiki.routes.yaml:3:15 error: duplicate item 'x' [bad-pattern]",
        ]
        let checked = Checked(spec, files: files, notesOverlaps: true)
        #expect(checked.lines.filter { $0.contains("error") || $0.contains("open/") } == errors)
        #expect(checked.compilation.compiled == nil)
        let alone = [
            "W.routes.yaml": "routes:\n  a: a\n",
            "Wiki.routes.yaml": "routes:\n  page: https://${lang}.a.org/b\n",
        ]
        for notesOverlaps in [true, false] {
            let checked = Checked(spec, files: alone, notesOverlaps: notesOverlaps)
            #expect(
                checked.lines.filter { $0.contains("error") } == [
                    "Wiki.routes.yaml:2:17 error: a host with a parameter in a spec without a base, which treats every host as "
                        + "the first segment [bad-base]"
                ])
            #expect(checked.compilation.compiled == nil)
        }
    }

    @Test func aMountedEnumIsATypeOfLinks() {
        let files = [
            "Shop.routes.yaml": "scheme: shop\nroutes:\n  item: item/${id:Int}\n",
            "Help/Help.routes.yaml":
                "enum: HelpLink\naccess: public\nscheme: help\nroutes:\n  page: page\n",
        ]
        let spec = """
            scheme: app
            routes:
              open: open?to=${to:ShopRoute?}&help=${help:Help.HelpLink?}&same=${same:HelpLink?}
              group:
                routes:
                  shop:
                    spec: Shop.routes.yaml
                    path: shop
              help:
                spec: Help/Help.routes.yaml
                path: help
            """
        let checked = Checked(spec, files: files)
        #expect(checked.lines == [])
        let table = checked.compilation.compiled?.table
        let values = table?.routes.first?.values.map(\.type) ?? []
        #expect(values.map(\.isLink) == [true, true, true])
        #expect(values.map(\.owner) == ["ShopRoute", "Help.HelpLink", "Help.HelpLink"])
        #expect(table?.read(url: "app://open?to=item/7&help=help://page") != nil)
        #expect(table?.read(url: "app://open?to=item/x") == nil)
        #expect(table?.read(url: "app://open?to=shop/item/7") == nil)
        let misspelt = Checked(
            "scheme: app\nroutes:\n  a: a?l=${l:1️⃣ShpoRoute}\n  s:\n    spec: Shop.routes.yaml\n",
            files: files)
        #expect(
            misspelt.lines == [
                "1️⃣ error: 'ShpoRoute' is not a type [bad-type]",
                "  help: did you mean 'ShopRoute'? If 'ShpoRoute' is a type of the app, write 'ShpoRoute: app' under "
                    + "'types'",
            ])
        let own =
            "scheme: app\ntypes:\n  ShopRoute: app\nroutes:\n  a: a?l=${l:ShopRoute}\n  s:\n"
            + "    spec: Shop.routes.yaml\n"
        #expect(
            Checked(own, files: files).compilation.compiled?.table.routes.first?.values.first?.type
                .isCustom == true)
    }

    @Test func twoMountsOfOneSpec() {
        let shop = "routes:\n  item: item\n  support: https://help.example.com/shop\n"
        let spec =
            "scheme: app\nroutes:\n  a:\n    spec: Shop.routes.yaml\n    path: a\n"
            + "  b:\n    spec: Shop.routes.yaml\n"
        #expect(
            Checked(spec + "    path: b\n", files: ["Shop.routes.yaml": shop]).lines == [
                "Shop.routes.yaml:3:12 error: this pattern matches exactly the same URLs as 'a.support' [same-urls]",
                "  Shop.routes.yaml:3:12 note: 'a.support' matches https://help.example.com/shop",
                "  help: mount the spec once, or give each mount a path of its own",
            ])
        let item =
            "Shop.routes.yaml:2:9 error: this pattern matches exactly the same URLs as 'a.item' [same-urls]"
        #expect(
            Checked(spec + "    path: a\n", files: ["Shop.routes.yaml": shop]).lines.prefix(3) == [
                item, "  Shop.routes.yaml:2:9 note: 'a.item' matches app://a/item",
                "  help: mount the spec once, or give each mount a path of its own",
            ])
    }

    @Test func aSpecWithErrorsThatMountsItselfReportsThemOnce() {
        let checked = Checked(
            """
            routes:
              again:
                spec: 2️⃣routes.yaml
              1️⃣no-name: home
            """)
        #expect(
            checked.lines.agree(with: [
                "2️⃣ error: a spec … [mount-cycle]",
                "  help: remove …",
                "1️⃣ error: the name 'no-name' is not a valid Swift name [bad-name]",
                "  help: write noName",
            ]))
    }

    @Test func thereIsALimitToMountsAndTheirDepth() {
        let files = Dictionary(
            uniqueKeysWithValues: (0...9).map { number in
                (
                    "M\(number).routes.yaml",
                    "routes:\n  a: a\n  next:\n    spec: M\(number + 1).routes.yaml\n    path: b\n"
                )
            })
        let deep = Checked(
            "bases: [a://b]\nroutes:\n  next:\n    spec: M0.routes.yaml\n", files: files)
        #expect(
            deep.lines == [
                "M7.routes.yaml:4:11 error: specs can be mounted in one another at most 8 deep [bad-value]",
                "  help: mount the spec further out",
            ])
        let mounts = (0...256).map { "  m\($0):\n    spec: Help.routes.yaml\n    path: m\($0)\n" }
        let wide = Checked(
            "bases: [a://b]\nroutes:\n" + mounts.joined(), files: ["Help.routes.yaml": Self.help])
        #expect(
            wide.lines == [
                "772:11 error: more than 256 mounts, those in mounted specs included [bad-value]",
                "  help: mount each spec once, or merge some of them",
            ])
    }

    @Test func thereIsALimitToPatternsWithThoseOfMounts() {
        let child = "routes:\n" + (0..<9_999).map { "  r\($0): r\($0)\n" }.joined()
        let files = ["Child.routes.yaml": child, "Help.routes.yaml": Self.help]
        func lines(_ routes: String) -> [String] {
            Checked("bases: [a://b]\nroutes:\n" + routes, files: files).lines
        }
        func mount(_ name: String, _ spec: String) -> String {
            "  \(name):\n    spec: \(spec).routes.yaml\n    path: \(name)\n"
        }
        let large = mount("m0", "Child") + mount("m1", "Child")
        // The route 'a' has the last two of exactly 20,000.
        #expect(
            lines(large + "  a: [a, e]\n  b: b\n  d: d\n") == [
                "10:6 error: more than 20000 patterns, those of mounted specs included [bad-value]",
                "  help: move some of the routes to another spec",
            ])
        // Only the mount that exceeds the limit, not the one after it.
        #expect(
            lines(large + "  a: [a, e]\n" + mount("m2", "Help") + mount("m3", "Help")) == [
                "11:11 error: more than 20000 patterns, those of mounted specs included [bad-value]",
                "  help: mount fewer specs, or smaller ones",
            ])
    }
}
