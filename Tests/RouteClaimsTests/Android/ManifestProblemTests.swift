import Foundation
import RouteClaims
import Testing

struct ManifestProblemTests {
    private func problems(_ content: String, attributes: String = "android:autoVerify=\"true\"") -> [String] {
        manifest(linkFilter(content, attributes: attributes)).problems.map(\.text)
    }

    @Test func aGoodFilterHasNoProblems() {
        let content = """
            <data android:scheme="https" android:host="a.com"/>
            <data android:path="/video"/><data android:pathPrefix="/video/"/><data android:pathPrefix="/@"/>
            <data android:pathPattern="/a.*"/><data android:pathAdvancedPattern="/b/[0-9]+"/>
            """
        #expect(problems(content).isEmpty)
        #expect(problems("<data android:scheme=\"app\" android:host=\"a\"/>", attributes: "").isEmpty)
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
            ).first == "\(say) them says, such as 'https://b.com/ax'\n  url: https://b.com/ax\n  \(help)")
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

    @Test func misspeltAttributesAreFound() {
        #expect(
            problems(
                """
                <data android:scheme="https" host="b.com" android:host="a.com"/>
                <data android:pathPatern="/a" tools:ignore="x"/><data android:exported="x"/>
                """, attributes: "android:autoverify=\"true\" android:autoVerify=\"true\"") == [
                    """
                    3:1: intent-filter 1: error misspelt-key: 'android:autoverify' is not an attribute of <intent-filter>, so \
                    Android ignores it
                      help: did you mean 'android:autoVerify'?
                    """,
                    """
                    4:1: intent-filter 1, data 1: error misspelt-key: 'host' is not an attribute of <data>, so Android ignores it
                      help: did you mean 'android:host'?
                    """,
                    """
                    5:1: intent-filter 1, data 2: error misspelt-key: 'android:pathPatern' is not an attribute of <data>, so \
                    Android ignores it
                      help: did you mean 'android:pathPattern'?
                    """,
                    """
                    5:49: intent-filter 1, data 3: warning unknown-key: 'android:exported' is not an attribute of <data>, so \
                    Android ignores it
                    """,
                ])
    }

    @Test func aStarThatRepeatsASlashIsFound() {
        #expect(
            problems(
                """
                <data android:scheme="https" android:host="a.com" android:pathPattern="/user/*"/>
                <data android:pathAdvancedPattern="/a/.*"/>
                """) == [
                    """
                    4:1: intent-filter 1, data 1: warning repeated-slash: the '*' in pathPattern '/user/*' repeats the slash \
                    before it
                      help: write '/user/.*' for any text after the slash
                    """
                ])
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
                  help: remove android:autoVerify
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
            problems("<data android:scheme=\"http\" android:host=\"a.com\" android:pathPrefix=\"/a/\"/>") == [
                """
                3:1: intent-filter 1: warning http-only: the filter claims http, but not https
                  url: https://a.com/a/
                  help: add <data android:scheme="https" />
                """
            ])
        #expect(
            problems("<data android:scheme=\"https\"/>", attributes: "") == [
                """
                3:1: intent-filter 1: note unverified-filter: from Android 12, the filter's https links open the browser: \
                the filter lacks autoVerify
                  help: add android:autoVerify="true", and the app to the site's assetlinks.json
                """
            ])
        #expect(
            problems("<data android:host=\"a.com\"/>") == [
                """
                3:1: intent-filter 1: warning missing-scheme: the filter claims nothing: it has no scheme
                  help: add <data android:scheme="https" />
                """
            ])
        #expect(
            problems("<data android:scheme=\"https\"/><data android:scheme=\"https://\"/>").last == """
                4:31: intent-filter 1, data 2: error invalid-scheme: no URL has the scheme 'https://'
                  help: write 'https'
                """)
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
        ("https://a.com", "write the host alone, without a scheme or a path"),
        ("a.com/b", "write the host alone, without a scheme or a path"), ("a.com:80", "write the port as android:port"),
        ("a.*.com", "write '*' only in front"), ("", "remove the attribute"),
    ])
    func hostsAreChecked(host: String, help: String) {
        #expect(
            problems("<data android:scheme=\"https\" android:host=\"\(host)\"/>") == [
                "4:1: intent-filter 1, data 1: error invalid-host: no URL has the host '\(host)'\n  help: \(help)"
            ])
    }

    @Test func portsAndPathsNeedAHost() {
        #expect(
            problems("<data android:scheme=\"https\" android:port=\"80\"/><data android:path=\"/a\"/>") == [
                """
                4:1: intent-filter 1, data 1: warning unclaimed-host: port '80' has no effect: the element has no host
                  help: write the host in the same element
                """,
                """
                4:49: intent-filter 1, data 2: warning unclaimed-host: path '/a' has no effect: the filter has no host
                  help: add android:host
                """,
            ])
        #expect(
            problems("<data android:scheme=\"https\" android:host=\"a.com\" android:port=\"x\"/>") == [
                """
                4:1: intent-filter 1, data 1: error invalid-port: 'x' is not a port
                  help: write a number from 0 to 65535
                """
            ])
    }

    @Test func pathsAreChecked() {
        func problem(_ attribute: String) -> [String] {
            problems("<data android:scheme=\"https\" android:host=\"a.com\" android:\(attribute)/>")
        }
        #expect(
            problem("pathPrefix=\"video/\"") == [
                """
                4:1: intent-filter 1, data 1: error missing-slash: pathPrefix 'video/' matches no URL: paths start with '/'
                  help: write '/video/'
                """
            ])
        #expect(
            problem("path=\"/a%20b%\"") == [
                """
                4:1: intent-filter 1, data 1: warning escaped-path: path '/a%20b%' matches no such URL: paths are decoded \
                before they are compared
                  help: write '/a b%'
                """
            ])
        #expect(
            problem("pathAdvancedPattern=\"/(a|b)+{2}\"") == [
                #"""
                4:1: intent-filter 1, data 1: error invalid-pattern: '/(a|b)+{2}' is not a valid advanced pattern: nothing \
                stands before a modifier
                  help: Android refuses to install the app; write '\\' before a character that is meant itself
                """#.replacingOccurrences(of: "\\\n", with: "")
            ])
        #expect(
            problem("query=\"a=1\"") == [
                """
                4:1: intent-filter 1, data 1: warning missing-group: query 'a=1' has no effect outside of a group
                  help: write it inside of <uri-relative-filter-group>
                """
            ])
        #expect(
            problem(
                "path=\"/a\"/><uri-relative-filter-group><data android:queryAdvancedPattern=\"[\"/></uri-relative-filter-group><data android:path=\"/b\""
            )
            .map { $0.prefix(87) } == [
                "4:97: intent-filter 1, uri-relative-filter-group 1, data 1: error invalid-pattern: '[' "
            ])
    }

    @Test func filtersThatNoLinkReachesAreFound() {
        let filter = "<intent-filter>\(linkWords)<data android:scheme=\"app\"/></intent-filter>"
        #expect(
            manifest(filter, activity: "activity android:exported=\"false\"").problems.map(\.text) == [
                """
                3:1: intent-filter 1: warning unreachable-filter: no link reaches the filter: its activity is disabled or not \
                exported
                  help: write android:exported="true", or remove the filter
                """
            ])
        let incomplete = """
            <intent-filter><action android:name="android.intent.action.VIEW"/>
            <category android:name="android.intent.category.BROWSABLE"/><data android:scheme="app"/></intent-filter>
            """
        #expect(
            manifest(incomplete).problems.map(\.text) == [
                """
                3:1: intent-filter 1: warning missing-default: no link reaches the filter: it lacks the category DEFAULT
                  help: add <category android:name="android.intent.category.DEFAULT" />
                """
            ])
    }

    @Test(arguments: [
        ("", 1, 1, "the file is empty"), ("<!-- -->", 1, 9, "not well-formed XML"),
        ("<manifest>\n<a></b></manifest>", 2, 8, "an element's end has another name than its start"),
        ("<manifest>", 1, 11, "not well-formed XML"),
        ("<a/>", 1, 1, "the file is not a manifest: its outermost element is 'a'"),
        ("<a b='1' b='2'/>", 1, 15, "an attribute is written twice"),
        ("<manifest>\u{1}</manifest>", 1, 11, "not well-formed XML"),
    ])
    func brokenFilesAreAProblem(text: String, line: Int, column: Int, message: String) {
        let manifest = AndroidManifest(Array(text.utf8))
        #expect(manifest.filters.isEmpty)
        #expect(manifest.problems.map(\.rule.id) == ["invalid-xml"])
        #expect(manifest.problems.map(\.line) == [line], "\(text)")
        #expect(manifest.problems.map(\.message) == [message], "\(manifest.problems)")
    }

    @Test func textsThatAreNotUTF8AreAProblem() {
        let bytes = Array("<manifest>\n<a".utf8) + [0xFF] + Array("/></manifest>".utf8)
        #expect(
            AndroidManifest(bytes).problems.map(\.text) == [
                """
                2:3: error invalid-xml: byte 0xFF is not valid UTF-8 here
                  help: save the file as UTF-8; it may be Latin-1 or Windows-1252
                """
            ])
    }

    @Test func linesAreThoseOfTheStarts() {
        let text = """
            <?xml version="1.0"?><!-- <data> --><manifest
              xmlns:android="http://schemas.android.com/apk/res/android"><![CDATA[<data>]]>
            <application><activity android:name="a>b"
              ><intent-filter>
            \(linkWords)<!-- >
            --><data
              android:scheme="app://" /></intent-filter></activity></application></manifest>
            """
        let problem = AndroidManifest(Array(text.utf8)).problems.first
        #expect(problem?.line == 6 && problem?.column == 4)
    }
}
