import Foundation
import RouteTestSupport
import Testing

@testable import RouteClaims

struct ManifestProblemTests {
    private func problems(_ content: String, attributes: String = "android:autoVerify=\"true\"")
        -> [String]
    {
        manifest(ClaimFileText.linkFilter(content, attributes: attributes)).problems.map(\.text)
    }

    /// The system verifies no filter that has another scheme, too.
    @Test(arguments: [("", ["unverified-filter"]), ("<data android:scheme=\"m\"/>", [])])
    func aFilterOfTheWebIsVerified(more: String, rules: [String]) {
        let data = "<data android:scheme=\"https\" android:host=\"a.com\"/>" + more
        let found = manifest(ClaimFileText.linkFilter(data, attributes: "")).problems.map(\.rule.id)
        #expect(found.filter { $0 == "unverified-filter" } == rules)
    }

    @Test func aGoodFilterHasNoProblems() {
        let content = """
            <data android:scheme="https" android:host="a.com"/>
            <data android:path="/video"/><data android:pathPrefix="/video/"/><data android:pathPrefix="/@"/>
            <data android:pathPattern="/a.*"/><data android:pathAdvancedPattern="/b/[0-9]+"/>
            """
        #expect(problems(content).isEmpty)
        #expect(
            problems("<data android:scheme=\"app\" android:host=\"a\"/>", attributes: "").isEmpty)
    }

    @Test func elementsThatCombineAreFound() {
        let help = "help: write an <intent-filter> for each host and scheme that differs"
        let say =
            "3:1: intent-filter 1: warning combined-data: the <data> elements combine: the filter claims what none of"
        #expect(
            problems(
                """
                <data android:scheme="https" android:host="a.com" android:pathPattern="/a/.*"/>
                <data android:scheme="https" android:host="b.com" android:path="/b"/>
                """) == [
                    "\(say) them says, such as 'https://a.com/b'\n  url: https://a.com/b\n  \(help)"
                ])
        #expect(
            problems(
                """
                <data android:scheme="https" android:host="*.a.com"/><data android:scheme="http" android:host="b.com"/>
                """) == [
                    "\(say) them says, such as 'https://b.com/'\n  url: https://b.com/\n  \(help)"
                ])
        #expect(
            problems(
                """
                <data android:host="a.com"/>
                <data android:scheme="https" android:path="/a b"/><data android:scheme="http" android:path="/c"/>
                """) == [
                    "\(say) them says, such as 'https://a.com/c'\n  url: https://a.com/c\n  \(help)"
                ])
        // The other host has the path, but no path below it.
        #expect(
            problems(
                """
                <data android:scheme="https" android:host="a.com" android:pathPrefix="/a"/>
                <data android:scheme="https" android:host="b.com" android:path="/a"/>
                """
            ).first
                == "\(say) them says, such as 'https://b.com/ax'\n  url: https://b.com/ax\n  \(help)"
        )
        // All pairs exist, or are claimed by another path.
        #expect(
            problems(
                """
                <data android:scheme="https" android:host="a.com" android:path="/a"/>
                <data android:scheme="https" android:host="b.com" android:pathPrefix="/"/>
                <data android:scheme="https" android:host="a.com" android:pathPrefix="/"/>
                """
            ).isEmpty)
    }

    @Test func patternsThatAndroidRefusesAreFound() {
        let data = """
            <data android:scheme="https" android:host="a.com" android:pathPrefix="/user/"/>
            <data android:pathAdvancedPattern="/user/[a"/>
            """
        #expect(
            problems(data) == [
                """
                5:1: intent-filter 1, data 2: error invalid-value: 'pathAdvancedPattern' is not valid, so Android 12 and \
                later refuse to install the app: the filter is left out
                  help: in '/user/[a', close each '[' and '{', and write '*', '+', or '{' only after a character or a set
                """
            ])
        // Nothing is said about links when paths aren't known.
        #expect(!manifest(ClaimFileText.linkFilter(data)).isComplete)
    }

    @Test func aPrefixWithoutASlashTakesMore() {
        #expect(
            problems(
                """
                <data android:scheme="https" android:host="divine.video"
                  android:pathPrefix="/video" />
                """) == [
                    """
                    4:1: intent-filter 1, data 1: warning open-prefix: pathPrefix '/video' also takes '/videos'
                      url: https://divine.video/videos
                      help: write android:path="/video" and android:pathPrefix="/video/"
                    """
                ])
    }

    @Test func schemesAreChecked() {
        #expect(
            problems("<data android:scheme=\"app\"/>") == [
                """
                3:1: intent-filter 1: warning verified-scheme: autoVerify works with https only, and 'app' is another scheme
                  help: give 'app' a filter of its own, without android:autoVerify
                """
            ])
        #expect(
            problems("<data android:scheme=\"app\"/><data android:scheme=\"https\"/>") == [
                """
                3:1: intent-filter 1: warning verified-scheme: autoVerify works with https only, and 'app' is another scheme
                  help: give 'app' a filter of its own, without android:autoVerify
                """
            ])
        #expect(
            problems("<data android:scheme=\"App\"/>", attributes: "") == [
                """
                4:1: intent-filter 1, data 1: warning uppercase-scheme: no link has the scheme 'App': links have schemes in \
                lowercase, and Android compares case
                  help: write 'app'
                """
            ])
    }

    @Test(arguments: [
        ("", 1, 1, "the file has no element"), ("<!-- -->", 1, 9, "the file has no element"),
        (
            "<manifest>\n<a></b></manifest>", 2, 8,
            "an element's end has another name than its start"
        ),
        ("<manifest>", 1, 11, "not well-formed XML"),
        ("<a/>", 1, 1, "the file is not a manifest: its outermost element is 'a'"),
        ("<manifest/><manifest/>", 1, 23, "not well-formed XML"),
        ("<manifest a=b/>", 1, 13, "not well-formed XML"),
        ("<manifest a='&amp'/>", 1, 19, "not well-formed XML"),
        ("<!-- <manifest/>", 1, 17, "not well-formed XML"),
        ("</manifest>", 1, 11, "not well-formed XML"),
        ("<!--><manifest/>", 1, 17, "not well-formed XML"),
        (String(repeating: "<a>", count: 200), 1, 601, "the elements are nested too deeply"),
    ])
    func brokenFilesAreAProblem(text: String, line: Int, column: Int, message: String) {
        let manifest = ClaimFile(.androidManifest, Array(text.utf8))
        #expect(manifest.lists.isEmpty)
        #expect(manifest.problems.map(\.rule.id) == ["invalid-xml"])
        #expect(manifest.problems.map(\.line) == [line], "\(text)")
        #expect(manifest.problems.map(\.message) == [message], "\(manifest.problems)")
    }

    @Test func textsThatAreNotUTF8AreAProblem() {
        let bytes = Array("<manifest>\n<a".utf8) + [0xFF] + Array("/></manifest>".utf8)
        #expect(
            ClaimFile(.androidManifest, bytes).problems.map(\.text) == [
                """
                1:1: error invalid-xml: the file is not UTF-8
                  help: save it as UTF-8
                """
            ])
    }

    @Test func aCombiningMarkCanFollowAReference() throws {
        let element = try RouteClaims.XMLElement.read(
            Array("<a b='&amp;\u{301}&#x41;\u{FE0F}'/>".utf8))
        #expect(
            element.attributes["b"]?.unicodeScalars.map(\.value) == [0x26, 0x301, 0x41, 0xFE0F])
    }

    @Test func referencesInAttributesAreReplaced() {
        let text = """
            <?xml version="1.0"?><!DOCTYPE manifest [<!ENTITY e "x">]>
            <manifest xmlns:android='http://schemas.android.com/apk/res/android'><application><activity>
            <intent-filter>\(ClaimFileText.linkWords)<data android:scheme = "&#97;&#x62;" /><data android:host="a.com"
            android:path="/&lt;&amp;&apos;&gt;&quot;&e;" /></intent-filter></activity></application></manifest>
            """
        let manifest = ClaimFile(.androidManifest, Array(text.utf8))
        #expect(manifest.lists.map(\.schemes) == [["ab"]])
        #expect(manifest.place("ab://a.com/<&'>\"&e;") != nil)
    }

    /// The library that Foundation reads XML with refuses a comment of 10 MB.
    @Test func aLargeManifestIsRead() {
        let comment = "<!-- " + String(repeating: "0123456789 ", count: 1_000_000) + "-->"
        let manifest = manifest(
            comment
                + ClaimFileText.linkFilter(
                    "<data android:scheme=\"https\" android:host=\"a.com\"/>"))
        #expect(manifest.problems.isEmpty)
        #expect(manifest.place("https://a.com/") == "intent-filter 1, data 1")
    }

    @Test func linesAreThoseOfTheStarts() {
        let text = """
            <?xml version="1.0"?><!-- <data> --><manifest
              xmlns:android="http://schemas.android.com/apk/res/android"><![CDATA[<data>]]>
            <application><activity android:name="a>b"
              ><intent-filter>
            \(ClaimFileText.linkWords)<!-- >
            --><data
              android:scheme="App" /></intent-filter></activity></application></manifest>
            """
        let problem = ClaimFile(.androidManifest, Array(text.utf8)).problems.first
        #expect(problem?.line == 6 && problem?.column == 4)
    }
}
