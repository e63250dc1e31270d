import RouteTestSupport
import Testing

@testable import RouteCompiler
@testable import routegen

/// Limits: what no file of a format can express.
@Suite("verify, at the limits of a format")
struct VerifiedLimitTests {
    private func run(
        _ file: String, _ routes: String, _ options: String...,
        bases: String = "https://example.com",
        name: String = "site.json"
    ) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "bases: [\(bases)]\nroutes:\n\(routes)\n")
            try folder.write(name, file)
            return folder.run(["verify", "--strict", name] + options)
        }
    }

    private func association(_ components: String...) -> String {
        ClaimFileText.association(
            components.joined(separator: ", "), variables: #"{"not-digit": ["a", "-"]}"#)
    }

    @Test func limitsAreCounted() throws {
        let file = association(#"{"/": "/user/*/?*", "exclude": true}"#, #"{"/": "/user/?*"}"#)
        let route = "  user: user/${id:Int}"
        let outcome = try run(file, route)
        #expect(outcome.code == .success)
        #expect(
            outcome.output == """
                site.json: no problems
                the format cannot describe 1 link exactly; --all shows it

                """)
        #expect(
            try run(file, route, "--all").output == """
                site.json:1:116: note: 'https://example.com/user/a' is claimed by 'details[0].components[1]', but opens no route (a limit of the format) [not-routed]
                site.json: 1 note

                """)
    }

    /// Links that are left out because others have the same cause aren't limits.
    @Test func linksOfOneCauseAreNotCounted() throws {
        let routes = "  a: a\n  b: b\n  c: c\n  d: d"
        let help =
            "help: make the file again with 'routegen export', or write 'claim: false' in the "
            + "routes that belong in the browser"
        #expect(
            try run(association(#"{"/": "/a"}"#), routes).output == """
                site.json: error: 'https://example.com/b' opens 'b', but is not claimed, like 2 more links; --all lists them [not-claimed]
                routes.yaml:4:6: note: 'b' is declared here
                \(help)
                site.json: 1 error

                """)
        let all = try run(association(#"{"/": "/a"}"#), routes, "--all").output
        #expect(all.split(separator: "\n").count { $0.contains("is not claimed") } == 3)
        #expect(all.hasSuffix("site.json: 3 errors\n"))
    }

    @Test func aLimitDoesNotHideALinkThatTheFormatCanClaim() throws {
        let exclusion = #"{"/": "/user/*$(not-digit)*", "exclude": true}"#
        let hundred = #"{"/": "/user/1??", "exclude": true}"#
        let outcome = try run(
            association(hundred, exclusion, #"{"/": "/user/?*"}"#), "  user: user/${id:Int}")
        #expect(outcome.code == .findings)
        #expect(
            outcome.output.contains(
                "error: 'https://example.com/user/111' opens 'user', but 'details[0].components[0]' excludes it [not-claimed]\n"
            ), "\(outcome.output)")
        let claimed = try run(
            association(#"{"/": "/search"}"#, #"{"/": "/a/?*"}"#), "  a: a/${x}?page=${page:Int?}")
        #expect(
            claimed.output.contains(
                "'https://example.com/a/a/a' is claimed by 'details[0].components[1]', but opens no route [not-routed]"
            ),
            "\(claimed.output)")
    }

    /// A base with `*.` uses the domain's file, but not for a host that has a base of its own.
    @Test func aHostWithABaseOfItsOwnHasAFileOfItsOwn() throws {
        let spec = "  page: https://${name}.example.com/page"
        let file = association(#"{"/": "/page"}"#)
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                "bases: ['https://www.example.com']\nroutes:\n  about: about\n\(spec)\n")
            try folder.write("site.json", file)
            let outcome = folder.run(["verify", "site.json", "--host", "example.com"])
            #expect(outcome.output == "site.json: no problems\n")
            let www = folder.run(["verify", "site.json", "--host", "www.example.com"])
            #expect(
                www.output.hasPrefix(
                    "site.json: error: 'https://www.example.com/about' opens 'about', but is not claimed [not-claimed]"
                )
            )
            let export = folder.run([
                "export", "aasa", "--app-id", "QX7P29LM4K.org.shop", "--host", "www.example.com",
            ])
            #expect(
                export.output.contains(#"{"/":"/page"}"#)
                    && export.output.contains(#"{"/":"/about"}"#))
        }
    }

    @Test func schemesAndHostsThatNoFileCanClaim() throws {
        let routes = "  any: http://${host}/about\n  page: page"
        let entitlements = """
            <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key>
            <array><string>applinks:example.com</string></array></dict></plist>
            """
        let outcome = try run(entitlements, routes, name: "App.entitlements")
        #expect(outcome.output == "App.entitlements: no problems\n")
        #expect(outcome.code == .success)
        // A host of one scheme counts for both, because entitlements have no schemes.
        #expect(
            try run(
                entitlements, "  a: a", bases: "https://example.com, http://localhost:8080",
                name: "a.plist"
            ).output
                == "a.plist: no problems\n")
        let list = """
            <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
            <array><string>app</string></array></dict></array></dict></plist>
            """
        let rejects = """
              user:
                pattern: user/${id:Int}
                rejects: [app://user/x]
            """
        let plist = try run(list, rejects, bases: "'app://'", name: "Info.plist")
        #expect(plist.output == "Info.plist: no problems\n")
    }
}
