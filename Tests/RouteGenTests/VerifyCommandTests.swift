import RouteTestSupport
import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("verify")
struct VerifyCommandTests {
    private let spec = """
        bases: [https://example.com, myapp://]
        routes:
          about: about
          user:
            pattern: user/${id:Int}
            examples: [https://example.com/user/1]
            rejects: [https://example.com/user/x]

        """

    private func manifest(_ data: String) -> String {
        ClaimFileText.manifest(
            ClaimFileText.linkFilter(data), activity: #"activity android:name=".Main""#)
    }

    private func run(
        _ arguments: [String], files: [String: String], spec: String? = nil
    ) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec ?? self.spec)
            for (name, text) in files { try folder.write(name, text) }
            return folder.run(["verify"] + arguments)
        }
    }

    @Test func whatIsNotClaimedAndWhatIsNotRouted() throws {
        let outcome = try run(
            ["site.json"], files: ["site.json": ClaimFileText.association(#"{"/": "/user/*"}"#)])
        #expect(outcome.code == .findings)
        #expect(outcome.error == "")
        #expect(
            outcome.output == """
                site.json: error: 'https://example.com/about' opens 'about', but is not claimed [not-claimed]
                routes.yaml:3:10: note: 'about' is declared here
                help: add {"/":"/about"}
                site.json:1:78: warning: 'https://example.com/user/a/a' is claimed by 'details[0].components[0]', but opens no route [not-routed]
                site.json: 1 error, 1 warning

                """)
    }

    @Test func aWarningFailsOnlyWithStrict() throws {
        let spec = "bases: [https://example.com]\nroutes:\n  about: about\n"
        let files = ["site.json": ClaimFileText.association(#"{"/": "/about"}, {"/": "/help"}"#)]
        let text = """
            site.json:1:95: warning: nothing that 'details[0].components[1]' claims opens a route, such as 'https://example.com/help' [opens-nothing]
            help: delete it, or add its route to the spec
            site.json: 1 warning

            """
        let outcome = try run(["site.json"], files: files, spec: spec)
        #expect(outcome.output == text)
        #expect(outcome.code == .success)
        #expect(try run(["--strict", "site.json"], files: files, spec: spec).code == .findings)
        let fine = try run(
            ["--strict", "site.json"],
            files: ["site.json": ClaimFileText.association(#"{"/": "/about"}"#)],
            spec: spec)
        #expect(fine.output == "site.json: no problems\n")
        #expect(fine.code == .success)
        let table = try run(["--format", "markdown", "site.json"], files: files, spec: spec)
        #expect(
            table.output == #"""
                | | Problem | Rule | File |
                | --- | --- | --- | --- |
                | warning | `nothing that 'details[0].components[1]' claims opens a route, such as 'https://example.com/help'` | `opens-nothing` | `site.json:1:95` |

                """#)
    }

    @Test func annotationsForGitHub() throws {
        let spec = "bases: [https://example.com]\nroutes:\n  about: about\n"
        let outcome = try run(
            ["--format", "github", "site.json"],
            files: ["site.json": ClaimFileText.association(#"{"/": "/help"}"#)],
            spec: spec)
        #expect(
            outcome.output == """
                ::error file=site.json,title=not-claimed::'https://example.com/about' opens 'about', but is not claimed%0Ahelp: add {"/":"/about"}
                ::warning file=site.json,line=1,col=78,title=opens-nothing::nothing that 'details[0].components[0]' claims opens a route, such as 'https://example.com/help'%0Ahelp: delete it, or add its route to the spec

                """)
    }

    @Test func bothSystems() throws {
        let data = """
            <data android:scheme="https" /><data android:host="@string/host" />
            <data android:path="/about" />
            """
        let outcome = try run(
            ["--resource", "host=example.com", "site.json", "manifest.xml", "--format", "json"],
            files: [
                "site.json": ClaimFileText.association(#"{"/": "/user/*"}, {"/": "/about"}"#),
                "manifest.xml": manifest(data),
            ])
        let messages = outcome.output.split(separator: "\n").compactMap { line in
            line.firstMatch(
                of: /"file":"([^"]*)".*"severity":"([^"]*)","rule":"([^"]*)","message":"([^"]*)"/
            ).map {
                "\($0.1) \($0.2) \($0.3): \($0.4)"
            }
        }
        #expect(
            messages == [
                "site.json warning not-routed: 'https://example.com/user/a/a' is claimed by 'details[0].components[0]', but opens no route",
                "manifest.xml error missing-scheme: the scheme 'myapp' is not claimed",
                "manifest.xml error not-claimed: 'https://example.com/user/1' opens 'user' on iOS, but is not claimed on Android",
            ])
    }

    @Test func hostsAndSchemesOfPropertyLists() throws {
        let outcome = try run(
            ["app.entitlements", "Info.plist"],
            files: [
                "app.entitlements": """
                <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key>
                <array><string>applinks:other.example</string></array></dict></plist>
                """,
                "Info.plist": """
                <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
                <array><string>mapp</string></array></dict></array></dict></plist>
                """,
            ])
        #expect(outcome.code == .findings)
        #expect(
            outcome.output == """
                app.entitlements: error: the host 'example.com' is not claimed [unclaimed-host]
                help: add 'applinks:example.com', or remove it from the spec
                app.entitlements:2:8: warning: 'https://other.example/' is claimed, but no base of the spec has its scheme and host [unknown-host]
                help: add a base to the spec, or remove the host
                app.entitlements: 1 error, 1 warning
                Info.plist: error: the scheme 'myapp' is not claimed [missing-scheme]
                help: add the scheme, or remove it from the spec
                Info.plist: 1 error

                """)
    }

    /// Exact paths could leave the link out. Those that older systems know couldn't.
    @Test func theOldestSystemIsGiven() throws {
        let spec = """
            bases: [https://h.com]
            routes:
              profile: ${username}
              admin:
                pattern: admin/journeys
                claim: false

            """
        let manifest = """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application><activity><intent-filter>
            <action android:name="android.intent.action.VIEW"/><category android:name="android.intent.category.DEFAULT"/>
            <category android:name="android.intent.category.BROWSABLE"/><data android:scheme="https" android:host="h.com"/>
            </intent-filter></activity></application></manifest>
            """
        func output(_ options: [String]) throws -> String {
            try run(options + ["a.xml"], files: ["routes.yaml": spec, "a.xml": manifest]).output
        }
        let message =
            "claims 'https://h.com/admin/journeys', but 'admin' has 'claim: false' [unwanted-claim]"
        #expect(try output(["--min-sdk", "31"]).contains(message))
        #expect(try !output([]).contains(message))
    }

    /// A filter claims each of its hosts with each of its schemes.
    @Test func aHostThatCombinesWithAnotherScheme() throws {
        let spec = "bases: [https://www.acme.com, acme://app]\nroutes:\n  about: about\n"
        func output(_ data: String) throws -> String {
            let words =
                ["action android:name=\"android.intent.action.VIEW\""]
                + ["DEFAULT", "BROWSABLE"].map {
                    "category android:name=\"android.intent.category.\($0)\""
                }
            let text = """
                <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application><activity>
                <intent-filter>\(words.map { "<\($0)/>" }.joined())
                \(data)<data android:path="/about"/><data android:path="/about/"/>
                </intent-filter></activity></application></manifest>
                """
            return try run(["a.xml"], files: ["a.xml": text], spec: spec).output
        }
        let separate = """
            <data android:scheme="https"/><data android:host="www.acme.com"/>
            <data android:scheme="acme"/><data android:host="app"/>
            """
        #expect(
            try output(separate) == """
                a.xml:2:1: warning: 'acme://www.acme.com/' is claimed, but no base of the spec has its scheme and host [unknown-host]
                help: add a base to the spec, or remove the host
                a.xml:2:1: warning: 'https://app/' is claimed, but no base of the spec has its scheme and host [unknown-host]
                help: add a base to the spec, or remove the host
                a.xml: 2 warnings

                """)
        let paired = """
            <data android:scheme="https" android:host="www.acme.com"/><data android:scheme="acme" android:host="app"/>
            """
        #expect(
            try output(paired) == """
                a.xml:2:1: warning: the <data> elements combine: the filter claims what none of them says, such as 'https://app/about' [combined-data]
                help: write an <intent-filter> for each host and scheme that differs
                a.xml: 1 warning

                """)
    }

    /// Such files have mistakes because of which their content doesn't say what they are.
    @Test func filesThatHaveOneNameOnly() throws {
        #expect(
            try run(["assetlinks.json"], files: ["assetlinks.json": "[]\n"]).output == """
                assetlinks.json:1:1: warning: no app gets the site's links [no-app]
                help: add a statement with the relation 'delegate_permission/common.handle_all_urls' and the namespace 'android_app'
                assetlinks.json: 1 warning

                """)
        let misspelt = """
            NAME:1:1: error: the file has no 'applinks', so it claims no link [no-applinks]
            help: add 'applinks' with 'details'
            NAME:1:2: error: 'appLinks' is not a key of the file, so the system ignores it [misspelt-key]
            help: did you mean 'applinks'?
            NAME: 2 errors

            """
        for name in ["apple-app-site-association", "site.json"] {
            let outcome = try run([name], files: [name: #"{"appLinks": {"details": []}}"#])
            #expect(outcome.output == misspelt.replacing("NAME", with: name))
        }
        #expect(
            try run(["apple-app-site-association"], files: ["apple-app-site-association": "{}"])
                .output
                    == """
                    apple-app-site-association:1:1: error: the file has no 'applinks', so it claims no link [no-applinks]
                    help: add 'applinks' with 'details'
                    apple-app-site-association: 1 error

                    """)
    }

    /// A route with any host isn't in a file of a host.
    @Test func aSpecWithOneHostAndAnyHost() throws {
        let spec = """
            apps:
              appIDs: [QX7P29LM4K.org.shop]
            bases: [https://help.acme.com]
            routes:
              help: articles/${name}
              site: https://${host}/about

            """
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            try folder.write("site.json", folder.run(["export", "aasa"]).output)
            #expect(
                folder.run(["verify", "--strict", "site.json"]).output == "site.json: no problems\n"
            )
        }
    }

    @Test func aFileThatCannotBeVerified() throws {
        let outcome = try run(
            ["notes.txt", "empty.json", "none.json"],
            files: ["notes.txt": "hello", "empty.json": ""])
        #expect(outcome.code == .failure)
        #expect(outcome.output == "")
        #expect(
            outcome.error == """
                error: notes.txt: cannot tell what the file is: its content is not that of apple-app-site-association, AndroidManifest.xml, assetlinks.json, Info.plist or .entitlements
                error: empty.json: cannot tell what the file is: its content is not that of apple-app-site-association, AndroidManifest.xml, assetlinks.json, Info.plist or .entitlements
                error: cannot read 'none.json': there is no such file

                """)
    }

    @Test func aResourceWithoutAName() throws {
        let outcome = try run(["site.json", "--resource", "=x"], files: [:])
        #expect(outcome.code == .usage)
        #expect(
            outcome.error == """
                error: '=x' is not a name and its value
                help: write --resource NAME=VALUE
                usage: routegen verify [SPEC] FILE… [--host HOST] [--min-sdk LEVEL] [--resource NAME=VALUE] [--strict] [--all] [--format text|json|markdown|github]

                """)
    }
}
