import RouteTestSupport
import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("list --claims")
struct ListedClaimsTests {
    private static let claims = [
        "routes.yaml": """
        bases: [https://example.com]
        routes:
          about: about
          user: user/${id:Int}
          help: help

        """,
        "site.json":
            #"{"applinks": {"details": [{"appIDs": ["QX7P29LM4K.org.shop"], "components": "#
            + #"[{"/": "/user/1*"}, {"/": "/about"}]}]}}"#,
        "AndroidManifest.xml": """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
        <activity android:name=".Main" android:exported="true"><intent-filter>
        <action android:name="android.intent.action.VIEW" /><category android:name="android.intent.category.DEFAULT" />
        <category android:name="android.intent.category.BROWSABLE" />
        <data android:scheme="https" android:host="@string/host" /><data android:path="/help" />
        </intent-filter></activity></application></manifest>

        """,
    ]

    @Test func whichSystemClaimsAPattern() throws {
        try withTemporaryFolder { folder in
            for (name, text) in Self.claims { try folder.write(name, text) }
            let one = folder.run(["list", "--claims", "site.json"])
            #expect(one.code == .success)
            #expect(one.error == "")
            #expect(
                one.output == """
                    iOS
                    ✓     about          about
                    some  user(id: Int)  user/${id:Int}
                    –     help           help

                    """)
            let files = [
                "--claims", "site.json", "AndroidManifest.xml", "--resource", "host=example.com",
            ]
            #expect(
                folder.run(["list", "routes.yaml"] + files).output == """
                    iOS   Android
                    ✓     –        about          about
                    some  –        user(id: Int)  user/${id:Int}
                    –     ✓        help           help

                    """)
            let json = folder.run(["list"] + files + ["--format", "json"]).output.split(
                separator: "\n")
            let claims = [
                #""claims":{"iOS":"all","Android":"none"}}"#,
                #""claims":{"iOS":"some","Android":"none"}}"#,
                #""claims":{"iOS":"none","Android":"all"}}"#,
            ]
            #expect(json.count == 3)
            for (line, claim) in zip(json, claims) { #expect(line.hasSuffix(claim), "\(line)") }
        }
    }

    /// A mark is for all apps that open the route.
    @Test func anAppThatLacksARoute() throws {
        let file = """
            {"applinks": {"details": [
            {"appIDs": ["QX7P29LM4K.org.shop"], "components": [{"/": "/about"}, {"/": "/help"}]},
            {"appIDs": ["QX7P29LM4K.org.clip"], "components": [{"/": "/about"}]}]}}
            """
        func list(_ clip: String) throws -> String {
            try withTemporaryFolder { folder in
                try folder.write(
                    "routes.yaml",
                    """
                    apps:
                      appIDs:
                        - QX7P29LM4K.org.shop
                        - \(clip)
                    bases: [https://example.com]
                    routes:
                      about: about
                      help: help

                    """)
                try folder.write("site.json", file)
                return folder.run(["list", "--claims", "site.json"]).output
            }
        }
        #expect(try list("QX7P29LM4K.org.clip") == "iOS\n✓     about  about\nsome  help   help\n")
        let some = "id: QX7P29LM4K.org.clip\n      routes: [about]"
        #expect(try list(some) == "iOS\n✓     about  about\n✓     help   help\n")
    }

    /// A file of a site that leaves an app the links of some components.
    private static func assetLinks(_ components: String) -> String {
        """
        [{"relation": ["delegate_permission/common.handle_all_urls"],
        "relation_extensions": {"delegate_permission/common.handle_all_urls": {"dynamic_app_link_components": \(components)}},
        "target": {"namespace": "android_app", "package_name": "org.shop", "sha256_cert_fingerprints": []}}]
        """
    }

    /// Each host has its own assetlinks.json, which says nothing about the other's links.
    @Test func twoSitesThatNarrow() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                """
                enum: R
                routes:
                  about: https://www.example.com/about
                  post: https://blog.example.com/post

                """)
            try folder.write(
                "AndroidManifest.xml",
                ClaimFileText.manifest(folder.run(["export", "android", "-o", "-"]).output))
            for (host, path) in [("www", "/about"), ("blog", "/post")] {
                try folder.write(
                    "\(host).json",
                    Self.assetLinks(#"[{"/": "\#(path)"}]"#))
            }
            let files = ["AndroidManifest.xml", "www.json", "blog.json"]
            #expect(
                folder.run(["list", "routes.yaml", "--claims"] + files).output == """
                    Android
                    ✓        about  https://www.example.com/about
                    ✓        post   https://blog.example.com/post

                    """)
        }
    }

    /// A file without links of a site takes none of them away.
    @Test func aSiteThatNarrowsNothing() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml", "bases: [\"https://example.com:8080\"]\nroutes:\n  about: about\n")
            try folder.write(
                "AndroidManifest.xml",
                ClaimFileText.manifest(folder.run(["export", "android", "-o", "-"]).output))
            try folder.write(
                "assetlinks.json",
                Self.assetLinks(#"[{"/": "/help"}]"#))
            let files = ["--claims", "AndroidManifest.xml", "assetlinks.json"]
            #expect(
                folder.run(["list", "routes.yaml"] + files).output
                    == "Android\n✓        about  about\n")
        }
    }

    /// Android 15 and later ask the site, too.
    @Test func aSiteThatNarrowsAManifest() throws {
        try withTemporaryFolder { folder in
            for (name, text) in Self.claims { try folder.write(name, text) }
            try folder.write(
                "AndroidManifest.xml",
                try #require(Self.claims["AndroidManifest.xml"]).replacing(
                    #"<data android:path="/help" />"#, with: ""))
            let rules =
                #"[{"/": "/help", "exclude": true}, {"/": "/user/1*", "exclude": true}, {"/": "*"}]"#
            try folder.write(
                "assetlinks.json",
                Self.assetLinks(rules))
            let files = [
                "--claims", "AndroidManifest.xml", "assetlinks.json", "--resource",
                "host=example.com",
            ]
            #expect(
                folder.run(["list", "routes.yaml"] + files).output == """
                    Android
                    ✓        about          about
                    some     user(id: Int)  user/${id:Int}
                    –        help           help

                    """)
        }
    }

    @Test func allSchemesOfASystemCount() throws {
        let spec = """
            bases: [https://example.com, myapp://app]
            routes:
              about: about
              admin:
                pattern: admin
                claim: false
              help: https://example.com/help

            """
        let list = """
            <plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>
            <string>$(SCHEME)</string></array></dict></array></dict></plist>
            """
        try withTemporaryFolder { folder in
            for (name, text) in Self.claims { try folder.write(name, text) }
            try folder.write("routes.yaml", spec)
            try folder.write("Info.plist", list)
            let files = ["list", "--claims", "site.json", "Info.plist"]
            #expect(
                folder.run(files + ["--resource", "SCHEME=myapp"]).output == """
                    iOS
                    ✓     about  about
                    –     help   https://example.com/help

                    """)
            let unknown = folder.run(files + ["--format", "json"]).output.split(separator: "\n")
            #expect(unknown.count == 2)
            #expect(unknown[0].hasSuffix(#""claims":{"iOS":null}}"#), "\(unknown)")
        }
    }

    /// No path of a manifest matches the empty path of a link such as
    /// `com.example.app://callback?code=1`.
    @Test func anEmptyPathIsClaimedByTheWholeHost() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                "bases: ['com.example.app://callback']\nroutes:\n  done: '?code=${code}'\n")
            #expect(folder.run(["export", "android", "-o", "a.xml"]).code == .success)
            #expect(folder.run(["list", "--claims", "a.xml"]).output.contains("\n✓        done"))
            let path = "<data android:host=\"callback\" android:path=\"/\" />"
            let text = try folder.read("a.xml").replacing(
                "<data android:host=\"callback\" />", with: path)
            #expect(text.contains(path))
            try folder.write("a.xml", text)
            #expect(folder.run(["list", "--claims", "a.xml"]).output.contains("\nsome     done"))
        }
    }

    /// A host that isn't known leaves it open whether all links of a pattern are claimed.
    @Test func anUnknownSiteIsNotLeftOut() throws {
        try withTemporaryFolder { folder in
            let manifest = try #require(Self.claims["AndroidManifest.xml"])
            let filter = try #require(
                manifest.components(separatedBy: "<intent-filter>").last?
                    .components(separatedBy: "</intent-filter>").first)
            let known = filter.replacing("@string/host", with: "a.com").replacing(
                "<data android:path=\"/help\" />", with: "")
            let both = "</intent-filter><intent-filter>" + known + "</intent-filter>"
            try folder.write(
                "routes.yaml", "bases: [https://a.com, https://b.com]\nroutes:\n  about: about\n")
            try folder.write("a.xml", manifest.replacing("</intent-filter>", with: both))
            #expect(
                folder.run(["list", "--claims", "a.xml"]).output
                    == "Android\n?        about  about\n")
        }
    }

    @Test func aSystemWithoutFilesThatDecideIsUnknown() throws {
        try withTemporaryFolder { folder in
            for (name, text) in Self.claims { try folder.write(name, text) }
            try folder.write("routes.yaml", "routes:\n  about: about\n")
            #expect(
                folder.run(["list", "--claims=site.json"]).output == "iOS\n?     about  about\n")
            let json = folder.run(["list", "--claims=site.json", "--format=json"]).output
            #expect(json.hasSuffix(#""claims":{"iOS":null}}"# + "\n"), "\(json)")
        }
    }

    @Test func claimFilesThatCannotBeRead() throws {
        try withTemporaryFolder { folder in
            for (name, text) in Self.claims { try folder.write(name, text) }
            let late = folder.run(["list", "--claims", "site.json", "routes.yaml"])
            #expect(late.code == .failure)
            #expect(late.output == "")
            #expect(
                late.error == """
                    error: routes.yaml: cannot tell what the file is: its content is not that of apple-app-site-association, \
                    AndroidManifest.xml, assetlinks.json, Info.plist or .entitlements
                    help: write the spec before '--claims'

                    """)
            #expect(folder.run(["list", "--claims", "missing.json"]).code == .failure)
        }
    }
}
