import RouteTestSupport
import Testing

@testable import RouteCompiler
@testable import routegen

/// Files that can be read only in part, and links that no file claims for a reason in the file.
@Suite("verify with files that cannot be read")
struct VerifiedReadingTests {
    private static let spec = "bases: [https://www.h.com, 'myapp://app']\nroutes:\n  about: about\n"

    private func run(_ file: String, _ text: String, _ arguments: String..., spec: String = spec)
        throws -> Outcome
    {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            try folder.write(file, text)
            return folder.run(["verify", file] + arguments)
        }
    }

    @Test func aFilterWithAPlaceholder() throws {
        let text = ClaimFileText.manifest(
            ClaimFileText.linkFilter(
                #"<data android:scheme="${scheme}" android:host="@string/host"/>"#))
        let outcome = try run("a.xml", text, "--resource", "host=www.h.com")
        #expect(
            outcome.output == """
                a.xml:3:1: warning: the value of 'scheme', '${scheme}', is not known: the filter is left out [unknown-resource]
                help: give it with --resource scheme=VALUE
                a.xml: 1 warning

                """)
        #expect(outcome.code == .success)
        let known = try run(
            "a.xml", text, "--resource", "host=www.h.com", "--resource", "scheme=https")
        #expect(
            known.output == """
                a.xml: error: the scheme 'myapp' is not claimed [missing-scheme]
                help: add the scheme, or remove it from the spec
                a.xml:3:1: warning: 'https://www.h.com/' is claimed by 'intent-filter 1, data 1', but opens no route [not-routed]
                a.xml: 1 error, 1 warning

                """)
        // What else is missing isn't said.
        let host = try run("a.xml", text, "--resource", "scheme=myapp")
        #expect(
            host.output == """
                a.xml:2:1: warning: autoVerify works with https only, and 'myapp' is another scheme [verified-scheme]
                help: give 'myapp' a filter of its own, without android:autoVerify
                a.xml:3:1: warning: the value of 'host', '@string/host', is not known: the filter is left out [unknown-resource]
                help: give it with --resource host=VALUE
                a.xml: 2 warnings

                """)
    }

    @Test func placeholdersInPropertyLists() throws {
        let list = """
            <plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>
            <string>$(SCHEME)</string></array></dict></array></dict></plist>
            """
        #expect(
            try run("Info.plist", list).output == """
                Info.plist:2:1: warning: '$(SCHEME)' is not known: the build replaces it [unknown-resource]
                help: give it with --resource SCHEME=VALUE
                Info.plist: 1 warning

                """)
        #expect(
            try run("Info.plist", list, "--resource", "SCHEME=myapp").output
                == "Info.plist: no problems\n")
        let entitlements = """
            <plist><dict><key>com.apple.developer.associated-domains</key><array>
            <string>applinks:${HOST}</string></array></dict></plist>
            """
        #expect(
            try run("a.entitlements", entitlements).output == """
                a.entitlements:2:1: warning: 'applinks:${HOST}' is not known: the build replaces it [unknown-resource]
                help: give it with --resource HOST=VALUE
                a.entitlements: 1 warning

                """)
        #expect(
            try run("a.entitlements", entitlements, "--resource", "HOST=www.h.com").output
                == "a.entitlements: no problems\n")
    }

    @Test func aManifestWithASyntaxError() throws {
        #expect(
            try run("a.xml", "<manifest><application>").output == """
                a.xml:1:24: error: not well-formed XML [invalid-xml]
                a.xml: 1 error

                """)
        let list = "<plist><dict><key>CFBundleName</key></plist>"
        #expect(
            try run("Info.plist", list).output == """
                Info.plist:1:45: error: an element's end has another name than its start [invalid-plist]
                Info.plist: 1 error

                """)
    }

    @Test func aManifestInXML11() throws {
        let web = """
            <data android:scheme="https" android:host="www.h.com"/>
            <data android:path="/about"/><data android:path="/about/"/>
            """
        let own = #"<data android:scheme="myapp" android:host="app"/>"#
        let filters =
            ClaimFileText.linkFilter(web) + ClaimFileText.linkFilter(own, attributes: "")
        let old = try run(
            "a.xml", ClaimFileText.manifest(filters, declaration: "<?xml version=\"1.0\"?>"))
        let new = try run(
            "a.xml", ClaimFileText.manifest(filters, declaration: "<?xml version=\"1.1\"?>"))
        #expect(new.output == old.output)
        #expect(!new.output.contains("[missing-scheme]"))
    }

    @Test func linksOfANavigationGraph() throws {
        #expect(
            try run(
                "a.xml", ClaimFileText.manifest("<nav-graph android:value=\"@navigation/main\"/>")
            ).output
                == """
                a.xml:2:1: warning: the links of <nav-graph> are not known: the build makes filters of it [unknown-resource]
                help: give the merged manifest of the built app
                a.xml: 1 warning

                """)
    }

    @Test func aWildcardHostBesideACustomScheme() throws {
        let data = """
            <data android:scheme="https"/><data android:scheme="myapp"/>
            <data android:host="*.h.com"/>
            """
        let text = ClaimFileText.manifest(ClaimFileText.linkFilter(data))
        let spec = "bases: [https://www.h.com, 'myapp://']\nroutes:\n  user: ${x}/${id:Int}\n"
        let outcome = try run("a.xml", text, spec: spec)
        #expect(
            outcome.output.contains(
                "a.xml: error: 'myapp://a/0' opens 'user', but is not claimed [not-claimed]\n"))
    }

    @Test func aSchemeSpecificPart() throws {
        let data = #"<data android:scheme="https" android:ssp="//www.h.com/about"/>"#
        let text = ClaimFileText.manifest(ClaimFileText.linkFilter(data))
        let outcome = try run(
            "a.xml", text, spec: "bases: [https://www.h.com]\nroutes:\n  about: about\n")
        #expect(outcome.output == "a.xml: no problems\n")
    }

    @Test func theRootWithoutASlash() throws {
        let data = #"<data android:scheme="https" android:host="www.h.com" android:path="/"/>"#
        let text = ClaimFileText.manifest(ClaimFileText.linkFilter(data))
        let outcome = try run(
            "a.xml", text, spec: "bases: [https://www.h.com]\nroutes:\n  home: \"\"\n")
        #expect(outcome.output == "a.xml: no problems\n")
        #expect(outcome.code == .success)
    }
}
