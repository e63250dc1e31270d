import RouteSpec
import RouteTestSupport
import Testing

@testable import RouteClaims

/// What links show about files that look right.
struct FoundClaimsTests {
    private func findings(
        _ spec: String, _ files: String..., minimumLevel: Int = 1
    ) throws -> [String] {
        let verified = try VerifiedFiles(spec, texts: files, minimumLevel: minimumLevel)
        return verified.findings.map { "\($0.file) \($0.problem.ruleAndMessage)" }
    }

    private func assetLinks(_ components: String) -> String {
        let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")
        return """
            [{"relation": ["delegate_permission/common.handle_all_urls"], "target": {"namespace": "android_app",
            "package_name": "org.shop", "sha256_cert_fingerprints": ["\(fingerprint)"]},
            "relation_extensions": {"delegate_permission/common.handle_all_urls": {"dynamic_app_link_components":
            [\(components)]}}}]
            """
    }

    @Test func aClosedTypeInAHostHasNoCase() throws {
        let spec = """
            bases: [https://shop.example]
            types:
              Tab: [Posts, likes]
            routes:
              item: site://${tab:Tab}/${id}

            """
        let compiled = try #require(Checked(spec).compilation.compiled)
        let export = try ExportKind.android.export(ExportRequest(compiled, minimumSDK: 31))
        let root = #"<manifest xmlns:android="http://schemas.android.com/apk/res/android">"#
        let manifest =
            "\(root)<application><activity>\(export.text)</activity></application></manifest>"
        #expect(try findings(spec, manifest, minimumLevel: 31) == [])
    }

    @Test func dynamicRulesTakeLinksAway() throws {
        let spec = web("item: item/${id}\nabout: about")
        let excluded = try findings(
            spec, ClaimFileText.webManifest(),
            assetLinks(#"{"/": "*", "exclude": true}, {"/": "/item/*"}"#))
        #expect(
            excluded.filter { $0.hasPrefix("1") } == [
                "1 error not-claimed: 'https://shop.example/item/a' opens 'item', "
                    + "but '[0].dynamic_app_link_components[0]' excludes it",
                "1 error not-claimed: 'https://shop.example/about' opens 'about', "
                    + "but '[0].dynamic_app_link_components[0]' excludes it",
            ])
        // A link that no rule matches isn't claimed. What a file doesn't take away is the
        // manifest's.
        let some = try findings(spec, assetLinks(#"{"/": "/item/?*"}, {"/": "/drafts/*"}"#))
        #expect(
            some == [
                "0 error not-claimed: 'https://shop.example/about' opens 'about', but is not claimed"
            ])
        #expect(
            try findings(spec, assetLinks(#"{"/": "/drafts/*", "exclude": true}, {"/": "*"}"#))
                .isEmpty)
        let items =
            ##"{"/": "/about", "#": "x"}, {"/": "/item/?", "?": {"id": "1"}}, {"/": "/item/*"}"##
        #expect(try findings(spec, assetLinks(items)) == some)
    }

    /// Negative numbers and texts with slashes are seldom in links, unless a route has no others.
    @Test func aRouteWithoutOrdinaryValuesIsJudgedToo() throws {
        let spec = """
            bases: [https://shop.example]
            types:
              Below:
                type: Int
                range: -9...-1
              Page:
                type: URL
                schemes: [https]
            routes:
              about: about
              below: below/${value:Below}
              page: page/${value:Page}
              number: number/${value:Int}
            """
        let file = ClaimFileText.webManifest(
            "<data android:path=\"/about\"/><data android:pathPattern=\"/number/.*\"/>")
        #expect(
            try findings(spec, file) == [
                "0 error not-claimed: 'https://shop.example/below/-1' opens 'below', but is not claimed",
                "0 error not-claimed: 'https://shop.example/page/https%3A%2F%2Fa' opens 'page', but is not claimed",
            ])
        let compiled = try #require(Checked(spec).compilation.compiled)
        for level in [1, 31] {
            let export = try ExportKind.android.export(ExportRequest(compiled, minimumSDK: level))
            #expect(export.differences.allSatisfy { $0.severity == .note }, "\(export.text)")
        }
    }

    /// The host that stands for all labels isn't one that the file has.
    @Test func aHostInsteadOfAllLabels() throws {
        let spec =
            "bases: [https://shop.example, \"https://*.shop.example\"]\nroutes:\n  about: about\n"
        #expect(
            try findings(
                spec,
                ClaimFileText.webManifest(
                    "<data android:host=\"a.shop.example\" android:path=\"/about\"/>"))
                == [
                    "0 error unclaimed-host: the host 'b.shop.example' is not claimed"
                ])
    }

    /// `$(NAME)` is a placeholder of Xcode's, not of Gradle's.
    @Test func aDollarInAManifest() throws {
        #expect(
            try findings(
                web("item: a$(x)/${id}"),
                ClaimFileText.webManifest("<data android:pathPattern=\"/a$(x)/.*\"/>")
            ).isEmpty)
    }

    /// Android compares case, whatever a key of Apple's systems says.
    @Test func keysOfOtherSystemsHaveNoEffect() throws {
        let file = assetLinks(#"{"/": "/ITEM/*", "caseSensitive": false}"#)
        #expect(
            try findings(web("item: item/${id}"), file) == [
                "0 error not-claimed: 'https://shop.example/item/a' opens 'item', but is not claimed"
            ])
    }

    /// A rule opens a route if a link that is made from the rule does.
    @Test func aRuleForOneValue() throws {
        let file = ClaimFileText.association(
            #"{"/": "/item/12345*"}"#, #"{"/": "/item/*/?*", "exclude": true}"#,
            #"{"/": "/item/?*"}"#)
        #expect(
            try findings(web("item: item/${id:Int}"), file) == [
                "0 warning not-routed: 'https://shop.example/item/12345a/a' is claimed by "
                    + "'details[0].components[0]', but opens no route"
            ])
    }

    /// The literal text at the end of a path is escaped in links.
    @Test func aDecodedComponentThatEndsWithALetter() throws {
        let file = ClaimFileText.association(
            #"{"/": "/a/*/*/é", "exclude": true, "percentEncoded": false}"#,
            #"{"/": "/a/*/é", "percentEncoded": false}"#)
        #expect(try findings(web("item: a/${id}/é"), file) == [])
    }

    @Test func eachAppIsJudgedAlone() throws {
        let apps = "apps:\n  appIDs: [QX7P29LM4K.org.shop, QX7P29LM4K.org.shop.clip]\n"
        func file(_ second: String) -> String {
            """
            {"applinks": {"details": [
            {"appIDs": ["QX7P29LM4K.org.shop"], "components": [{"/": "/about"}, {"/": "/help"}]},
            {"appIDs": ["QX7P29LM4K.org.shop.clip"], "components": [\(second)]}]}}
            """
        }
        let spec = apps + web("about: about\nhelp: help")
        #expect(
            try findings(spec, file(#"{"/": "/about"}"#)) == [
                "0 error not-claimed: 'https://shop.example/help' opens 'help', "
                    + "but is not claimed for 'QX7P29LM4K.org.shop.clip'"
            ])
        #expect(try findings(spec, file(#"{"/": "/about"}, {"/": "/help"}"#)).isEmpty)
    }

    /// An example is judged as any link: the finding has the rule that excludes it, and the app.
    @Test func anExampleThatOneAppExcludes() throws {
        let ids = ["shop", "shop.clip"].map { "QX7P29LM4K.org.\($0)" }
        let spec =
            "apps:\n  appIDs: [\(ids.joined(separator: ", "))]\n"
            + web("user:\n    pattern: user/${id:Int}\n    examples: [https://shop.example/user/1]")
        let file = """
            {"applinks": {"details": [
            {"appIDs": ["\(ids[0])"], "components": [{"/": "/user/1", "exclude": true}, {"/": "/user/*"}]},
            {"appIDs": ["\(ids[1])"], "components": [{"/": "/user/*"}]}]}}
            """
        #expect(
            try findings(spec, file).first
                == "0 error not-claimed: 'https://shop.example/user/1' opens 'user', "
                + "but 'details[0].components[0]' excludes it for '\(ids[0])'")
    }

    @Test func appsWithEntriesOfTheirOwnAreJudgedAlone() throws {
        let ids = ["shop", "shop.clip", "shop.watch"].map { "QX7P29LM4K.org.\($0)" }
        let routes = web("about: about\nhelp: help\nnews: news")
        func file(_ components: String...) -> String {
            let entries = zip(ids, components).map {
                #"{"appIDs": ["\#($0)"], "components": [\#($1)]}"#
            }
            return #"{"applinks": {"details": [\#(entries.joined(separator: ", "))]}}"#
        }
        func excluding(_ path: String) -> String {
            #"{"/": "\#(path)", "exclude": true}, {"/": "*"}"#
        }
        let all = "apps:\n  appIDs: [\(ids.joined(separator: ", "))]\n" + routes
        let some = #"{"/": "/about"}, {"/": "/news"}"#
        let missing =
            "0 error not-claimed: 'https://shop.example/help' opens 'help', but is not claimed"
        #expect(
            try findings(all, file(some, some, #"{"/": "/about"}, {"/": "/news"}, {"/": "/help"}"#))
                == [
                    "\(missing) for '\(ids[0])'", "\(missing) for '\(ids[1])'",
                ])
        let one = #"{"applinks": {"details": [{"appIDs": ["\#(ids.joined(separator: "\", \""))"], "#
        #expect(try findings(all, one + #""components": [\#(some)]}]}}"#) == [missing])
        // Each entry has a rule of its own to change.
        let excluded = try findings(
            all, file(excluding("/help"), excluding("/help"), #"{"/": "*"}"#))
        #expect(
            excluded.filter { $0.contains("not-claimed") }
                == (0...1).map { index in
                    "0 error not-claimed: 'https://shop.example/help' opens 'help', "
                        + "but 'details[\(index)].components[0]' excludes it for '\(ids[index])'"
                })
        let clips =
            "apps:\n  appIDs:\n    - \(ids[0])\n"
            + ids.dropFirst().map { id in
                "    - id: \(id)\n      routes: [about]\n"
            }.joined()
        let shared = #"""
            {"applinks": {"details": [{"appIDs": ["\#(ids[0])"], "components": [{"/": "/news"}, {"/": "/help"}]},
            {"appIDs": ["\#(ids.joined(separator: "\", \""))"], "components": [{"/": "/about"}, {"/": "/news"}]}]}}
            """#
        #expect(
            try findings(clips + routes, shared) == [
                "0 warning unwanted-claim: 'details[1].components[1]' claims 'https://shop.example/news', "
                    + "but the apps '\(ids[1])' and '\(ids[2])' don't open 'news'"
            ])
    }

    @Test func aManifestForTheWholeHostClaimsUnwantedLinks() throws {
        let spec = web("profile: ${username}\nadmin:\n  pattern: admin/journeys\n  claim: false")
        let message =
            "0 warning unwanted-claim: 'intent-filter 1, data 1' claims 'https://shop.example/admin/journeys', "
            + "but 'admin' has 'claim: false'"
        let level = #"<uses-sdk android:minSdkVersion="31"/>"#
        #expect(try findings(spec, ClaimFileText.webManifest(more: level)).contains(message))
        #expect(try findings(spec, ClaimFileText.webManifest(), minimumLevel: 31).contains(message))
        // Paths for older systems can't leave the link out.
        #expect(try !findings(spec, ClaimFileText.webManifest()).contains(message))
    }

    @Test func exactAndSloppyPathsPass() throws {
        let spec = web("user: user/${id}")
        #expect(
            try findings(
                spec,
                ClaimFileText.webManifest(#"<data android:pathAdvancedPattern="/user/[^/]+"/>"#)
            )
            .isEmpty)
        let sloppy = try findings(
            spec, ClaimFileText.webManifest(#"<data android:pathPattern="/user/.*"/>"#))
        #expect(!sloppy.contains { $0.contains("error") }, "\(sloppy)")
    }

    @Test func anEmptyPathIsClaimed() throws {
        let spec = "bases: [com.example.app://callback]\nroutes:\n  done: ?code=${code}\n"
        let compiled = try #require(Checked(spec).compilation.compiled)
        let filters = try #require(AndroidFilters(compiled, minimumLevel: 31))
        #expect(!filters.text.contains("android:path"))
        let url = try #require(ClaimedURL("com.example.app://callback?code=1"))
        #expect(ClaimFile(.androidManifest, Array(filters.text.utf8)).rule(claiming: url) != nil)
    }

    @Test func aFragmentOfAManifestIsRead() throws {
        let spec = web("about: about")
        let compiled = try #require(Checked(spec).compilation.compiled)
        let text = try ExportKind.android.export(ExportRequest(compiled)).text
        #expect(try VerifiedFiles(spec, texts: [text]).problems.isEmpty)
    }

    /// A component that is added below the one that excludes the link would change nothing.
    @Test func noHelpProposesWhatTheFileHas() throws {
        let components = #"{"/": "/user/1*", "exclude": true}, {"/": "/user/?*"}"#
        let file =
            #"{"applinks": {"details": [{"appIDs": ["QX7P29LM4K.org.shop"], "components": [\#(components)]}]}}"#
        let spec = web("user: user/${id:Int}\nhelp: help")
        let problems = try VerifiedFiles(spec, texts: [file]).findings.map(\.problem)
        #expect(
            problems.filter { $0.rule == .notClaimed }.map { [$0.url, $0.help] } == [
                ["https://shop.example/user/1", nil],
                ["https://shop.example/help", #"add {"/":"/help"}"#],
            ])
    }

    /// Android before 12 ignores a `pathAdvancedPattern`, and with it the whole filter's paths.
    @Test(arguments: [
        (21, #"add <data android:pathPrefix="/user/" />"#),
        (31, #"add <data android:pathAdvancedPattern="/user/[^/]+/{0,1}" />"#),
    ])
    func helpIsForTheOldestSystem(level: Int, help: String) throws {
        let file = ClaimFileText.webManifest(
            #"<data android:path="/about"/>"#,
            more: #"<uses-sdk android:minSdkVersion="\#(level)"/>"#)
        let spec = web("about: about\nuser: user/${id}")
        let problems = try VerifiedFiles(spec, texts: [file]).findings.map(\.problem)
        #expect(problems.filter { $0.rule == .notClaimed }.map(\.help) == [help])
    }

    @Test func aSpecAllowsWhatIsNotClaimed() throws {
        let file =
            #"{"applinks": {"details": [{"appIDs": ["QX7P29LM4K.org.shop"], "components": [{"/": "/about"}]}]}}"#
        let spec = web("about: about\nhelp:\n  pattern: help\n  allow: [not-claimed]")
        #expect(try findings(spec, file).isEmpty)
        #expect(Checked(spec).compilation.diagnostics.sorted.isEmpty)
    }

    /// What every file of a format would say is no finding of a file.
    @Test func limitsOfTheFormatAreCounted() throws {
        let file =
            #"{"applinks": {"details": [{"appIDs": ["QX7P29LM4K.org.shop"], "components": [{"/": "/user/?*"}]}]}}"#
        let compiled = try #require(Checked(web("user: user/${id:Int}")).compilation.compiled)
        let claimers = ClaimFile.claimers(of: [try #require(ClaimFile(Array(file.utf8)))])
        let findings = Verification.findings(of: compiled, claimers)
        #expect(
            findings.map(\.problem.message) == [
                "'https://shop.example/user/a/a' is claimed by 'details[0].components[0]', but opens no route"
            ])
        #expect(findings.allSatisfy { !$0.isLimit })
    }
}
