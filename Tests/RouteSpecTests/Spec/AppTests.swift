import RouteSpec
import RouteTestSupport
import Testing

/// The keys `apps` and `claim`, for files that claim links.
struct AppTests {
    @Test func appsAreTexts() throws {
        let checked = Checked(
            """
            scheme: https
            host: example.com
            apps:
              appIDs: [QX7P29LM4K.com.example.app, 8K4R2T9XQW.com.example.app]
              package: com.example.app
              fingerprints: ["14:6D"]
            routes:
              home: ""
            """)
        #expect(checked.lines == [])
        let apps = try #require(checked.compilation.compiled?.spec.apps)
        #expect(apps.appIDs == ["QX7P29LM4K.com.example.app", "8K4R2T9XQW.com.example.app"])
        #expect(apps.packageName == "com.example.app")
        #expect(apps.fingerprints == ["14:6D"])
    }

    @Test func theirKeysAreKnown() {
        let checked = Checked(
            """
            scheme: https
            host: example.com
            apps:
              1️⃣appIds: [A]
              package: 2️⃣[com.example.app]
            routes:
              home: ""
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: unknown key 'appIds' [unknown-key]", "  help: did you mean 'appIDs'?",
                "2️⃣ error: 'package' must be text, not a list [bad-value]",
                "  help: write …",
            ]))
        #expect(
            Checked("apps: 1️⃣QX7P29LM4K.b\nscheme: app\nroutes:\n  home: \"\"\n").lines == [
                "1️⃣ error: 'apps' must be a mapping, not text [bad-value]",
                "  help: write its entries below it, as in package: com.example.app",
            ])
    }

    @Test func anAppMayOpenSomeRoutes() throws {
        let spec = try #require(
            Checked(
                """
                scheme: https
                host: example.com
                apps:
                  appIDs:
                    - QX7P29LM4K.com.example.app
                    - id: QX7P29LM4K.com.example.app.Clip
                      routes: [menu, shop]
                    - id: QX7P29LM4K.com.example.beta
                routes:
                  menu: menu
                  menus: menus
                  shop:
                    path: shop
                    routes:
                      home: ""
                      back:
                        claim: false
                        pattern: back
                """
            ).compilation.compiled?.spec)
        #expect(spec.apps.appIDs.map { String($0.dropFirst(23)) } == ["app", "app.Clip", "beta"])
        func routes(_ app: String?) -> [String] {
            spec.routes.filter {
                spec.isClaimed($0, by: app.map { "QX7P29LM4K.com.example." + $0 })
            }.map(\.route.name)
        }
        #expect(routes("app.Clip") == ["menu", "shop.home"])
        for app in ["app", "beta", nil] { #expect(routes(app) == ["menu", "menus", "shop.home"]) }
    }

    /// `verify` refuses the same.
    @Test(arguments: ["ABCDE12345.com.example.app", "TEAM.b", "QX7P29LM4K", "QX7P29LM4K."])
    func anAppHasATeam(id: String) {
        let list = "scheme: app\napps:\n  appIDs:\n    - id: 1️⃣\(id)\n      routes: [home]\n"
        #expect(
            Checked(list + "routes:\n  home: \"\"\n").lines == [
                "1️⃣ error: '\(id)' is not the ID of an app [bad-value]",
                "  help: write the team ID, which is ten uppercase letters and digits, a dot, and the bundle ID",
            ])
    }

    @Test func anAppClip() throws {
        let checked = Checked(
            """
            scheme: app
            apps:
              appIDs:
                - QX7P29LM4K.a
                - QX7P29LM4K.a.Clip
                - id: QX7P29LM4K.b
                  clip: true
                - id: QX7P29LM4K.c.Clip
                  clip: false
            routes:
              home: ""
            """)
        #expect(checked.lines == [])
        let apps = try #require(checked.compilation.compiled?.spec.apps)
        #expect(apps.clipIDs == ["QX7P29LM4K.a.Clip", "QX7P29LM4K.b"])
        #expect(apps.fullAppIDs == ["QX7P29LM4K.a", "QX7P29LM4K.c.Clip"])
        #expect(
            Checked(
                "apps:\n  appIDs:\n    - id: QX7P29LM4K.a\n      clip: 1️⃣maybe\nroutes:\n  a: a\n"
            ).lines.first?.hasPrefix("1️⃣ error: ") == true)
    }

    @Test func anAppIsListedOnce() {
        let checked = Checked(
            """
            scheme: app
            apps:
              appIDs:
                - QX7P29LM4K.b
                - id: 1️⃣QX7P29LM4K.b
                  routes: [home]
                - 2️⃣QX7P29LM4K.b
            routes:
              home: ""
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: the app 'QX7P29LM4K.b' is listed twice [bad-value]",
                "  help: remove …",
                "2️⃣ error: the app 'QX7P29LM4K.b' is listed twice [bad-value]",
                "  help: remove …",
            ]))
    }

    @Test func theRoutesOfAnAppExist() {
        let checked = Checked(
            """
            scheme: https
            host: example.com
            apps:
              appIDs:
                - id: QX7P29LM4K.a
                  routes: [1️⃣shop.hom, 2️⃣x, shop.home]
            routes:
              shop:
                path: shop
                routes:
                  home: ""
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: there is no route or group 'shop.hom' [bad-value]",
                "  help: did you mean 'shop.home'?",
                "2️⃣ error: there is no route or group 'x' [bad-value]",
                "  help: name a route or a group of the spec; for one in a group, write auth.signIn",
            ])
        #expect(
            Checked("apps:\n  appIDs:\n    - 1️⃣routes: [shop]\n    - 2️⃣[a]\nroutes:\n  shop: shop\n")
                .lines.agree(with: [
                    "1️⃣ error: an item of 'appIDs' without 'id' [missing-key]",
                    "  help: add 'id': the app's ID",
                    "2️⃣ error: an item of 'appIDs' must be text, not a list [bad-value]",
                    "  help: write …",
                ]))
    }

    @Test func claimIsInherited() throws {
        let spec = try #require(
            Checked(
                """
                scheme: https
                host: example.com
                routes:
                  home: ""
                  admin:
                    claim: false
                    path: admin
                    routes:
                      users: users
                      help:
                        claim: true
                        pattern: help
                  inner:
                    claim: false
                    spec: Inner.routes.yaml
                """, files: ["Inner.routes.yaml": "scheme: https\nroutes:\n  a: a\n"]
            ).compilation.compiled?.spec)
        #expect(spec.routes.filter(\.isClaimed).map(\.route.name) == ["home", "admin.help"])
    }

    @Test func claimIsTrueOrFalse() {
        let checked = Checked("routes:\n  old:\n    claim: 1️⃣no\n    pattern: old\n")
        #expect(
            checked.lines.contains("1️⃣ error: 'no' is not a valid value for 'claim' [bad-value]"))
    }
}
