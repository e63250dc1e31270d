import RouteJSON
import RouteTestSupport
import Testing

@testable import RouteClaims

struct AndroidExportTests {
    private func filters(_ text: String, _ level: Int = 31) throws -> AndroidFilters {
        let compiled = try #require(Checked(text).compilation.compiled)
        return try #require(AndroidFilters(compiled, minimumLevel: level))
    }

    /// The attributes of a spec's paths, each as `Kind text`.
    private func paths(_ patterns: String..., level: Int = 31) throws -> [String] {
        let routes = patterns.enumerated().map {
            "  r\($0): \($1.hasPrefix("[") ? $1 : "'\($1)'")\n"
        }.joined()
        let types = """
            types:
              Tab: [posts, liked-videos]
              Code:
                type: String
                length: 6
                characters: "a-f/]-"
              Name:
                type: String
                length: 2...
              Page:
                type: Int
                range: 1...

            """
        let all = try filters("bases: [https://h.example]\n\(types)routes:\n\(routes)", level)
        let read = ClaimFile(.androidManifest, Array(all.text.utf8))
        #expect(read.problems.isEmpty)
        #expect(Self.claimed(read) == Self.claimed(all.file))
        return all.filters.flatMap(\.data).flatMap(\.paths).map { "\($0.kind.rawValue) \($0.text)" }
    }

    private static func claimed(_ file: ClaimFile) -> [String] {
        file.lists.flatMap { list in
            ["\(list.location.place) \(list.schemes) \(list.hosts ?? [])"]
                + list.rules.map { "\($0.place) \($0.examples)" }
        }
    }

    @Test func aFragmentOfAManifest() throws {
        let text = """
            bases: [https://www.example.com, "myapp://", other://host:81]
            routes:
              about: about
              user: user/${id:Int}
              file: a%22b%3C&%3E/v1.${name:UInt}
            """
        #expect(
            try filters(text).text == #"""
                <!-- routegen: begin -->
                <intent-filter android:autoVerify="true">
                    <action android:name="android.intent.action.VIEW" />
                    <category android:name="android.intent.category.DEFAULT" />
                    <category android:name="android.intent.category.BROWSABLE" />
                    <data android:scheme="https" />
                    <data android:host="www.example.com" />
                    <data android:path="/about" />
                    <data android:path="/about/" />
                    <data android:pathAdvancedPattern="/user/-{0,1}[0-9]+/{0,1}" />
                    <data android:pathAdvancedPattern="/a&quot;b&lt;&amp;&gt;/v1\\.[^/]*/{0,1}" />
                </intent-filter>
                <intent-filter>
                    <action android:name="android.intent.action.VIEW" />
                    <category android:name="android.intent.category.DEFAULT" />
                    <category android:name="android.intent.category.BROWSABLE" />
                    <data android:scheme="myapp" />
                </intent-filter>
                <intent-filter>
                    <action android:name="android.intent.action.VIEW" />
                    <category android:name="android.intent.category.DEFAULT" />
                    <category android:name="android.intent.category.BROWSABLE" />
                    <data android:scheme="other" />
                    <data android:host="host" android:port="81" />
                    <data android:path="/about" />
                    <data android:path="/about/" />
                    <data android:pathAdvancedPattern="/user/-{0,1}[0-9]+/{0,1}" />
                    <data android:pathAdvancedPattern="/a&quot;b&lt;&amp;&gt;/v1\\.[^/]*/{0,1}" />
                </intent-filter>
                <!-- routegen: end -->

                """#)
    }

    /// Every version of Android asks all paths of a filter, so exact ones beside these would change
    /// nothing.
    @Test func olderVersionsHaveOtherPaths() throws {
        let text = """
            bases: [https://h.example]
            routes:
              about: about
              posts: user/${id}/posts
              user: user/${id:Int}
            """
        #expect(
            try filters(text, 24).lines.dropFirst(7).dropLast(2) == [
                #"    <data android:path="/about" />"#,
                #"    <data android:path="/about/" />"#,
                #"    <data android:pathPrefix="/user/" />"#,
            ])
        let literal = "bases: [https://h.example]\nroutes:\n  about: about\n"
        #expect(try filters(literal, 24).lines == filters(literal).lines)
    }

    @Test func typesArePatterns() throws {
        #expect(
            try paths(
                "", "b/${tab:Tab}", "c/${is:Bool}/${code:Code}", "e/${page:Page}", "f/${n:Int}",
                "g/${x:Double}")
                == [
                    " /", " /b/posts", " /b/posts/", " /b/liked-videos", " /b/liked-videos/",
                    "AdvancedPattern /c/true/[^/]+/{0,1}", "AdvancedPattern /c/false/[^/]+/{0,1}",
                    "AdvancedPattern /e/[0-9]+/{0,1}", "AdvancedPattern /f/-{0,1}[0-9]+/{0,1}",
                    "AdvancedPattern /g/[^/]+/{0,1}",
                ])
        #expect(
            try paths("[d, 'd/${tabs:[Tab],}']") == [
                " /d", " /d/", "AdvancedPattern /d/[^/]+/{0,1}",
            ])
    }

    @Test func restsArePrefixes() throws {
        #expect(
            try paths("files/${path...}", "u/${id:UInt}/${path...}") == [
                " /files", "Prefix /files/", "AdvancedPattern /u/[0-9]+",
                "AdvancedPattern /u/[0-9]+/.*",
            ])
        #expect(try paths("${path...}") == ["Prefix /"])
        #expect(
            try paths("u/${id:UInt}/x/${path...}", level: 30) == [
                "Pattern /u/.*/x", "Pattern /u/.*/x/.*",
            ])
    }

    /// Android doesn't backtrack, so what follows a value in a segment can't be compared.
    @Test func mixedSegmentsBeginWithTheirText() throws {
        #expect(
            try paths("@${user}", "a/${n:UInt}.json", "c/x${tab:Tab}-${is:Bool}", "d/v.${a}-${b}")
                == [
                    "AdvancedPattern /a/[^/]+/{0,1}", "AdvancedPattern /c/x[^/]*/{0,1}",
                    "AdvancedPattern /d/v\\.[^/]*/{0,1}", "AdvancedPattern /@[^/]*/{0,1}",
                ])
    }

    @Test func specialCharactersOfOlderPatternsAreEscaped() throws {
        #expect(
            try paths("v*.${n:UInt}", "a*/${b}/x", level: 30) == [
                #"Pattern /a\*/.*/x"#, #"Pattern /a\*/.*/x/"#, #"Prefix /v*."#,
            ])
    }

    @Test func tooManyCombinationsAreAnyText() throws {
        let all = try paths(
            "a/${one:Tab}/${two:Tab}/${three:Bool}/${four:Bool}/${five:Bool}/${six:Tab}/${seven:Tab}"
        )
        #expect(all.count == 64)
        #expect(all.first == "AdvancedPattern /a/posts/posts/true/true/true/posts/[^/]+/{0,1}")
    }

    @Test func hostsHaveFiltersOfTheirOwn() throws {
        let text = """
            bases: [https://h.example, http://h.example/old, http://i.example, https://*.label.example]
            types:
              Country: [de, fr]
            routes:
              about: about
              shop: https://${country:Country}.shop.example/buy
              wiki: https://${language}.wiki.example/page
              any: https://${host}/y
              other: app://${host}/z
            """
        let hosts = try filters(text).filters.map { filter in
            "\(filter.schemes) \(filter.data.compactMap(\.host)) \(filter.isVerified) \(filter.data.flatMap(\.paths).map(\.text))"
        }
        #expect(
            Set(hosts) == [
                #"["https"] ["*.shop.example"] true ["/buy", "/buy/"]"#,
                #"["https"] ["*.wiki.example"] true ["/page", "/page/"]"#,
                #"["https"] ["h.example", "*.label.example"] true ["/about", "/about/"]"#,
                #"["http"] ["h.example"] true ["/old/about", "/old/about/"]"#,
                #"["http"] ["i.example"] true ["/about", "/about/"]"#,
                #"["app"] [] false []"#,
            ])
    }

    @Test func withoutABaseThereIsNothing() throws {
        let compiled = try #require(Checked("routes:\n  about: about\n").compilation.compiled)
        #expect(AndroidFilters(compiled, minimumLevel: 1) == nil)
        let spec =
            "bases: [https://h.example]\nroutes:\n  about:\n    pattern: about\n    claim: false\n"
        #expect(
            AndroidFilters(try #require(Checked(spec).compilation.compiled), minimumLevel: 1) == nil
        )
    }

    @Test func differencesHaveURLs() throws {
        let text =
            "bases: [https://h.example]\nroutes:\n  user: user/${id:Int}\n  search: search?q=${q:Int}\n"
        let compiled = try #require(Checked(text).compilation.compiled)
        let export = try ExportKind.android.export(ExportRequest(compiled, minimumSDK: 31))
        #expect(
            export.differences.map(\.message) == [
                "'https://h.example/search' is claimed by 'intent-filter 1, data 4', but opens no route (a limit of the format)",
                "'https://h.example/search/' is claimed by 'intent-filter 1, data 5', but opens no route (a limit of the format)",
            ])
    }

    // MARK: - Merging

    private func merged(_ manifest: String) throws -> String {
        try filters("bases: [app://]\nroutes:\n  about: about\n").merged(into: Array(manifest.utf8))
    }

    @Test func aManifestKeepsTheRest() throws {
        let root = #"<manifest xmlns:android="http://schemas.android.com/apk/res/android">"#
        let before = "\(root)\n  <!-- é -->\n\t<activity  >\n\t  "
        let after = "\n\t</activity>\n</manifest>"
        let lines = [
            "<intent-filter>", #"    <action android:name="android.intent.action.VIEW" />"#,
            #"    <category android:name="android.intent.category.DEFAULT" />"#,
            #"    <category android:name="android.intent.category.BROWSABLE" />"#,
            #"    <data android:scheme="app" />"#, "</intent-filter>", "<!-- routegen: end -->",
        ]
        let all = "<!-- routegen: begin -->" + lines.map { "\n\t  " + $0 }.joined()
        let result = try merged(
            before + "<!-- routegen: begin -->\n old <!-- routegen: end -->" + after)
        #expect(result == before + all + after)
        #expect(try merged(result) == result)
        let windows = "\(root)\r\n<!-- routegen: begin -->\r\n<!-- routegen: end -->\r\n</manifest>"
        #expect(
            try merged(windows)
                == "\(root)\r\n<!-- routegen: begin -->" + lines.map { "\r\n" + $0 }.joined()
                + "\r\n</manifest>")
    }

    @Test(arguments: [
        "", "<!-- routegen: begin -->", "<!-- routegen: end --><!-- routegen: begin -->",
        "<!-- routegen: begin --><!-- routegen: begin --><!-- routegen: end -->",
    ])
    func aManifestNeedsAPlace(manifest: String) throws {
        let (begin, end) = (AndroidFilters.begin, AndroidFilters.end)
        let failure = FileProblem(
            "the manifest must have '\(begin)' and '\(end)' once each, in this order",
            help:
                "write '\(begin)' and '\(end)' on two lines inside the <activity> that opens links")
        #expect(throws: failure) { try merged(manifest + "<manifest/>") }
    }

    @Test func onlyAManifestTakesFilters() throws {
        let file = "<resources><!-- routegen: begin --><!-- routegen: end --></resources>"
        let failure = #expect(throws: FileProblem.self) { try merged(file) }
        #expect(
            failure?.message == "the file is not a manifest: its outermost element is 'resources'")
    }

    @Test func aManifestIsUTF8() throws {
        let filters = try filters("bases: [app://]\nroutes:\n  about: about\n")
        let failure = #expect(throws: FileProblem.self) { try filters.merged(into: [0xFF]) }
        #expect(failure?.message == "the file is not UTF-8" && failure?.help == "save it as UTF-8")
    }
}
