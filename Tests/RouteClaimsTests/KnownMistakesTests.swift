import RouteClaims
import RouteSpec
import RouteTestSupport
import SeededRandom
import Testing

/// Mistakes that sites and apps have made, in files written for these tests.
struct KnownMistakesTests {
    private func findings(_ spec: String, _ files: String...) throws -> [String] {
        try VerifiedFiles(spec, texts: files).problems.map { found in
            "\(found.file) \(found.problem.rule.id) \(found.problem.url ?? found.problem.place)"
        }
    }

    private func manifest(_ data: String) -> String {
        ClaimFileText.webManifest(data, activity: #"activity android:exported="true""#)
    }

    /// The help has no component with a variable, which the file may not define.
    @Test func aComponentIsMissing() throws {
        let spec = web("about: about\ntab: tab/${t:Tab}") + "types:\n  Tab: [a, b]\n"
        let findings = try VerifiedFiles(spec, texts: [ClaimFileText.association(#"{"/": "/x"}"#)])
            .findings
        let problems = findings.map(\.problem).filter { $0.url?.contains("/x") == false }
        #expect(problems.map(\.help) == [#"add {"/":"/about"}"#, nil], "\(findings)")
    }

    @Test func anExclusionIsMisspelt() throws {
        let file = ClaimFileText.association(
            #"{"/": "*", "?": {"web": "true"}, "exlude": true}, {"/": "/item/?*"}"#)
        let found = try findings(web("item: item/${id}"), file)
        #expect(found.contains("0 misspelt-key details[0].components[0]"))
        #expect(found.contains("0 not-routed https://shop.example/a?web=true"), "\(found)")
    }

    /// Components that claim some values of a type only, with a link that they don't claim.
    @Test(arguments: [
        ("a/${t:Bool}", #"{"/": "/a/true"}"#, "/a/false"),
        ("a/${t:Double}", #"{"/": "/a/?"}"#, "/a/12.5"),
        ("a/${t:Float}", #"{"/": "/a/?"}"#, "/a/12.5"),
        ("a/${t:Month}", #"{"/": "/a/0?"}"#, "/a/12"),
        ("a/${t:Int...}", #"{"/": "/a"}, {"/": "/a/?"}, {"/": "/a/?/?"}"#, "/a/42/42/42"),
        ("a/${t:Kind}", #"{"/": "/a/track"}, {"/": "/a/user:playlist"}"#, "/a/user%3Aplaylist"),
        (
            "a?t=${t:Kind}",
            #"{"/": "/a", "?": {"t": "track"}}, {"/": "/a", "?": {"t": "user:playlist"}}"#,
            "/a?t=user%3Aplaylist"
        ),
        ("a?t=${t:Int?}", #"{"/": "/a", "?": {"t": "?"}}, {"/": "/a", "?": {"t": ""}}"#, "/a?t=42"),
    ])
    func someValuesAreNotClaimed(pattern: String, components: String, link: String) throws {
        let types =
            "types:\n  Month:\n    type: Int\n    range: 1...12\n    width: 2\n  Kind: [track, 'user:playlist']\n"
        let found = try findings(
            types + web("a: \(pattern)"), ClaimFileText.association(components))
        #expect(found.contains("0 not-claimed https://shop.example\(link)"), "\(found)")
    }

    /// A `.*` of Android ends at the first character of what is behind it.
    @Test func aWildcardEndsEarlyOnAndroid() throws {
        let file = manifest(#"<data android:pathPattern="/files/.*\\.pdf"/>"#)
        let found = try findings(web("file: files/${name}.pdf"), file)
        #expect(
            found.contains("0 not-claimed https://shop.example/files/word.word.pdf"), "\(found)")
    }

    @Test func anItemThatTheRouteNeedsIsMissing() throws {
        let found = try findings(
            web("profile: profile?action=${action}"),
            ClaimFileText.association(#"{"/": "/profile"}"#))
        #expect(found == ["0 not-routed https://shop.example/profile"])
    }

    @Test func aWildcardTakesDeeperPaths() throws {
        let found = try findings(
            web("recipe: recipe/${id}"), ClaimFileText.association(#"{"/": "/recipe/?*"}"#))
        #expect(found == ["0 not-routed https://shop.example/recipe/a/a"])
    }

    @Test func aLinkIsClaimedOnOneSystem() throws {
        let found = try findings(
            web("about: about\nitem: item/${id:Int}"),
            ClaimFileText.association(#"{"/": "/about"}, {"/": "/item/*"}"#),
            manifest(#"<data android:pathPrefix="/item/"/>"#))
        #expect(found.contains("1 not-claimed https://shop.example/about"), "\(found)")
        #expect(!found.contains { $0.hasPrefix("0 not-claimed") }, "\(found)")
    }

    @Test func aHostIsInOneFileOnly() throws {
        let entitlements = """
            <plist><dict><key>com.apple.developer.associated-domains</key><array>
            <string>applinks:shop.example</string><string>applinks:old.example</string></array></dict></plist>
            """
        let found = try findings(web("about: about"), entitlements)
        #expect(found == ["0 unknown-host https://old.example/"])
    }

    @Test func aPrefixHasNoSlash() throws {
        let found = try findings(
            web("video: video/${id}"), manifest(#"<data android:pathPrefix="/video"/>"#))
        #expect(
            found == [
                "0 open-prefix https://shop.example/videos",
                "0 not-routed https://shop.example/video",
            ])
    }

    @Test func onlyTheManifestClaimsAPath() throws {
        let found = try findings(
            web("invite: invite/${code}"), ClaimFileText.association(#"{"/": "/redirect/*"}"#),
            manifest(#"<data android:pathPrefix="/invite/"/>"#))
        #expect(found.contains("0 not-claimed https://shop.example/invite/a"), "\(found)")
    }

    @Test func aCommaIsTooMany() throws {
        let found = try findings(
            web("about: about"),
            #"{"applinks": {"details": [{"appIDs": ["K7Q2M9X4B1.org.shop"], "components": [{"/": "/about"},]}]}}"#
        )
        #expect(found.first == "0 not-json ")
    }

    @Test func anExclusionIsTheOnlyComponent() throws {
        let found = try findings(
            web("about: about"), ClaimFileText.association(#"{"/": "/wiki/*", "exclude": true}"#))
        #expect(found == ["0 not-claimed https://shop.example/about"])
    }

    @Test func aPlaceholderIsLeft() throws {
        let file =
            #"{"applinks": {"details": [{"appIDs": ["TEAM_ID.org.shop"], "components": [{"/": "/about"}]}]}}"#
        #expect(try findings(web("about: about"), file) == ["0 placeholder details[0]"])
    }

    /// Files of every kind with random mistakes, compared and merged.
    @Test(arguments: ExportKind.allCases) func noBytesTrap(kind: ExportKind) throws {
        let spec = """
            bases: [https://shop.example, shop://]
            types:
              Tab: [a, b]
            routes:
              item: item/${id:Int}?q=${q}
              tab: ${tab:Tab}/${rest...}
            """
        let compiled = try #require(Checked(spec).compilation.compiled)
        let app = Apps(
            appIDs: ["8K4R2T9XQW.org.shop"], packageName: "org.shop",
            fingerprints: [Array(repeating: "AB", count: 32).joined(separator: ":")])
        let original = Array(try kind.export(ExportRequest(compiled, app: app)).text.utf8)
        var random = SeededGenerator(seed: 77)
        let interesting = Array("{}[]<>\",:\\*?$()/#%&=0 -aé\n".utf8) + [0, 0xFF]
        for _ in 0..<30 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
                let index = Int.random(in: bytes.indices, using: &random)
                let other = interesting[Int.random(in: interesting.indices, using: &random)]
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[index] = other
                case 1: bytes.insert(other, at: index)
                case 2: bytes.removeSubrange(index..<min(bytes.count, index + 30))
                default:
                    bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 40)], at: index)
                }
            }
            if let file = ClaimFile(bytes) {
                _ = file.problems
                _ = Verification.findings(of: compiled, ClaimFile.claimers(of: [file]))
            }
            _ = try? kind.export(ExportRequest(compiled, app: app, existing: bytes))
        }
    }
}
