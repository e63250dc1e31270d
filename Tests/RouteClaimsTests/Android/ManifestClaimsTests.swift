import RouteClaims
import RouteTestSupport
import Testing

struct ManifestClaimsTests {
    /// A scheme is missing only if the app is to open some of its links.
    @Test(arguments: [(true, ["missing-scheme"]), (false, [])])
    func aSchemeThatNoFilterHas(isClaimed: Bool, rules: [String]) throws {
        let spec = "bases: [m://h]\nroutes:\n  a:\n    pattern: a\n    claim: \(isClaimed)\n"
        let file = manifest(
            ClaimFileText.linkFilter("<data android:scheme=\"other\"/>", attributes: ""))
        let findings = try VerifiedFiles(spec, [file]).findings
        #expect(findings.map(\.problem.rule.id) == rules)
    }

    @Test func elementsCombine() {
        let manifest = manifest(
            ClaimFileText.linkFilter(
                """
                <data android:scheme="https" android:host="a.com" android:pathPrefix="/a/"/>
                <data android:scheme="http" android:host="*.b.com" android:path="/b"/>
                """))
        #expect(manifest.place("https://a.com/a/1") == "intent-filter 1, data 1")
        #expect(manifest.place("http://x.B.com/a/1?q#f") == "intent-filter 1, data 1")
        #expect(manifest.place("https://a.com/b") == "intent-filter 1, data 2")
        #expect(manifest.place("https://b.com/b") == nil)
        #expect(manifest.place("https://a.com/b/") == nil)
        #expect(manifest.place("https://a.com") == nil)
        #expect(manifest.place("ftp://a.com/b") == nil)
        #expect(manifest.lists.map(\.rules).joined().map(\.location.line) == [4, 5])
    }

    @Test func portsBelongToTheirHosts() {
        let manifest = manifest(
            ClaimFileText.linkFilter(
                """
                <data android:scheme="https"/><data android:host="a.com" android:port="8080"/>
                <data android:host="b.com"/><data android:port="1"/>
                """))
        #expect(manifest.place("https://a.com:8080/") == "intent-filter 1, data 2")
        #expect(manifest.place("https://a.com/") == nil)
        #expect(manifest.place("https://b.com:9/x") == "intent-filter 1, data 2")
    }

    @Test func hostsCountWithASchemeAndPathsWithAHost() {
        #expect(manifest(ClaimFileText.linkFilter("<data android:host=\"a.com\"/>")).lists.isEmpty)
        let manifest = manifest(
            ClaimFileText.linkFilter("<data android:scheme=\"app\" android:path=\"/a\"/>"))
        #expect(manifest.place("app://any/b") == "intent-filter 1")
        #expect(manifest.place("app:b") == "intent-filter 1")
    }

    @Test func aStarStandsForAnyText() {
        let every = manifest(
            ClaimFileText.linkFilter("<data android:scheme=\"https\" android:host=\"*\"/>"))
        #expect(every.place("https://a.com/b") == "intent-filter 1, data 1")
        let open = manifest(
            ClaimFileText.linkFilter("<data android:scheme=\"https\" android:host=\"*a.com\"/>"))
        #expect(open.place("https://b.a.com/") != nil)
        #expect(open.place("https://a.com/") != nil && open.place("https://ba.com/") != nil)
        let subdomains = manifest(
            ClaimFileText.linkFilter("<data android:scheme=\"https\" android:host=\"*.a.com\"/>"))
        #expect(subdomains.place("https://b.a.com/") != nil)
        #expect(
            subdomains.place("https://a.com/") == nil && subdomains.place("https://ba.com/") == nil)
    }

    @Test func onlyFiltersThatALinkReachesCount() {
        let data = "<data android:scheme=\"https\" android:host=\"a.com\"/>"
        let content = """
            <intent-filter>\(ClaimFileText.linkWords)\(data)<data android:mimeType="text/*"/></intent-filter>
            <intent-filter tools:node="remove">\(ClaimFileText.linkWords)\(data)</intent-filter>
            <intent-filter><action android:name="android.intent.action.VIEW"/>\(data)</intent-filter>
            <intent-filter>\(ClaimFileText.linkWords)\(data)</intent-filter>
            """
        #expect(manifest(content).lists.map(\.location.place) == ["intent-filter 4"])
        #expect(
            manifest(content, activity: "activity-alias").lists.map(\.location.place) == [
                "intent-filter 4"
            ])
        #expect(manifest(content, activity: "receiver").lists.isEmpty)
        #expect(manifest(content, activity: "activity tools:node=\"remove\"").lists.isEmpty)
        #expect(manifest(content, activity: "activity android:enabled=\"false\"").lists.isEmpty)
    }

    @Test func groupsAreNotKnown() {
        let manifest = manifest(
            ClaimFileText.linkFilter(
                """
                <data android:scheme="https" android:host="a.com" android:path="/a"/>
                <uri-relative-filter-group><data android:query="a=1"/></uri-relative-filter-group>
                """))
        #expect(manifest.lists.isEmpty)
        #expect(
            manifest.problems.map(\.text) == [
                """
                5:1: intent-filter 1, uri-relative-filter-group: warning unknown-resource: what <uri-relative-filter-group> \
                claims is not known: the filter is left out
                  help: compare the links of the filter yourself
                """
            ])
    }

    @Test func resourcesAndPlaceholdersAreReplaced() {
        let content = ClaimFileText.linkFilter(
            """
            <data android:scheme="${scheme}" android:host="@string/host"/><data android:pathPrefix="/${a}/${b}/"/>
            """)
        let known = ["scheme": "https", "host": "a.com", "a": "x", "b": "y"]
        #expect(
            manifest(content, resources: known).place("https://a.com/x/y/z")
                == "intent-filter 1, data 2")
        let unknown = manifest(content, resources: ["scheme": "https", "a": "x"])
        #expect(unknown.lists.isEmpty)
        #expect(
            unknown.problems.map(\.text) == [
                """
                4:1: intent-filter 1, data 1: warning unknown-resource: the value of 'host', '@string/host', is not known: \
                the filter is left out
                  help: give it with --resource host=VALUE
                """,
                """
                4:63: intent-filter 1, data 2: warning unknown-resource: the value of 'pathPrefix', '/${a}/${b}/', is not \
                known: the filter is left out
                  help: give it with --resource b=VALUE
                """,
            ])
    }

    @Test func escapesOfResourcesAreRead() {
        let content = ClaimFileText.linkFilter(
            """
            <data android:scheme="https" android:host="a.com" android:pathPattern="/a\\\\*"/>
            """)
        #expect(manifest(content).place("https://a.com/a*") != nil)
        #expect(manifest(content).place("https://a.com/a") == nil)
    }

    @Test func schemeSpecificPartsAreNotKnown() {
        let specific = ClaimFileText.linkFilter(
            "<data android:scheme=\"https\" android:ssp=\"x\"/>")
        #expect(manifest(specific).lists.isEmpty)
    }
}
