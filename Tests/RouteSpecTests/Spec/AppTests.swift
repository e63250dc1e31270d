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
              appIDs: [ABCDE12345.com.example.app, FGHIJ67890.com.example.app]
              package: com.example.app
              fingerprints: ["14:6D"]
            routes:
              home: ""
            """)
        #expect(checked.lines == [])
        let apps = try #require(checked.compilation.compiled?.spec.apps)
        #expect(apps.appIDs == ["ABCDE12345.com.example.app", "FGHIJ67890.com.example.app"])
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
            checked.lines == [
                "1️⃣ error: unknown key 'appIds' [unknown-key]", "  help: did you mean 'appIDs'?",
                "2️⃣ error: 'package' must be text, not a list [bad-value]", "  help: write a single string",
            ])
        #expect(
            Checked("apps: 1️⃣A.b\nscheme: app\nroutes:\n  home: \"\"\n").lines == [
                "1️⃣ error: 'apps' must be a mapping, not text [bad-value]",
                "  help: write its entries below it, as in package: com.example.app",
            ])
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
        #expect(checked.lines.contains("1️⃣ error: 'no' is not a valid value for 'claim' [bad-value]"))
    }
}
