import RouteSpec
import RouteTestSupport
import Testing

@testable import RouteClaims

/// Rules that claim too much, or nothing.
struct RulesWithoutEffectTests {
    private static let web = "bases: [https://h.example]\nroutes:\n"

    /// A rule takes more segments than any pattern has.
    @Test func deepLinksOpenNothing() throws {
        let spec = Self.web + "  a: r/${x}\n  b: r/${x}/${y}\n"
        #expect(
            try verify(spec, WildcardFile("/r/*", kind: .appSiteAssociation)) == [
                "warning: 'https://h.example/r/a/a/a' is claimed by 'rules[0]', but opens no route [not-routed]"
            ])
        #expect(
            try manifest(spec, "<data android:pathPrefix=\"/r/\"/>", level: 31) == [
                "warning not-routed: 'https://h.example/r/a/a/a' is claimed by 'intent-filter 1, data 3', but opens no route"
            ])
        let rest = Self.web + "  a: r/${x}\n  b: r/${x}/${y...}\n"
        #expect(try verify(rest, WildcardFile("/r/?*", kind: .appSiteAssociation)).isEmpty)
    }

    private func manifest(
        _ spec: String, _ data: String, level: Int = 1,
        verify: String = "android:autoVerify=\"true\""
    ) throws -> [String] {
        let text = ClaimFileText.manifest(
            ClaimFileText.linkFilter(
                #"<data android:scheme="https"/><data android:host="h.example"/>"# + data,
                attributes: verify))
        let verified = try VerifiedFiles(spec, texts: [text], minimumLevel: level)
        return verified.problems.map(\.problem.ruleAndMessage)
    }

    @Test func aFilterThatIsNotVerified() throws {
        let spec = Self.web + "  a: a\n"
        #expect(
            try manifest(spec, "<data android:path=\"/a\"/>", verify: "") == [
                "warning unverified-filter: the filter for https has no autoVerify, so Android 12 and later open the browser"
            ])
        #expect(try manifest(spec, "<data android:path=\"/a\"/>") == [])
    }

    // MARK: - Association files

    private func problems(_ text: String) -> [String] {
        ClaimFile(.appSiteAssociation, Array(text.utf8)).problems.map {
            "\($0.severity.rawValue) \($0.rule.id) at '\($0.place)': \($0.message)"
        }
    }

    private func problems(components: String, _ more: String = "") -> [String] {
        problems(
            #"{"applinks":{"details":[{"appIDs":["K7Q2M9X4B1.org.shop"],"components":[\#(components)]}]\#(more)}}"#
        )
    }

    @Test func variablesThatStandForNothing() {
        #expect(
            problems(components: #"{"/":"/a/$(nope)"},{"/":"/b","?":{"x":"$(no)"}}"#) == [
                "error invalid-value at 'details[0].components[0]': '$(nope)' is not a variable, so '/a/$(nope)' matches nothing",
                "error invalid-value at 'details[0].components[1]': '$(no)' is not a variable, so '$(no)' matches nothing",
            ])
        #expect(
            problems(components: #"{"/":"/a/$(digit"}"#) == [
                "error invalid-value at 'details[0].components[0]': '$(' has no end in '/a/$(digit'"
            ])
        #expect(
            problems(
                components: #"{"/":"/$(A)"}"#,
                #","substitutionVariables":{"A":["x$(B)"],"B":["y"]}"#) == [
                    "error invalid-value at 'substitutionVariables.A': 'x$(B)' has a variable, but values of variables can't"
                ])
        #expect(
            problems(
                components: #"{"/":"/$(A)/$(digit)/$(lang)"}"#,
                #","substitutionVariables":{"A":["x"]}"#) == [])
    }

    @Test func keysThatAreIgnored() {
        #expect(
            problems(
                #"{"applinks":{"apps":["x"],"details":[{"appIDs":["K7Q2M9X4B1.org.shop"],"appID":"K7Q2M9X4B1.org.shop","components":[{"/":"/a"}],"paths":["/a"]}]}}"#
            ) == [
                "warning ignored-key at 'applinks.apps': 'apps' is not empty, so systems before iOS 13 ignore the file",
                "warning ignored-key at 'details[0]': the entry has 'appIDs', so systems since iOS 13 ignore its 'appID'",
                "warning ignored-key at 'details[0].paths': the entry has 'components', so systems since iOS 13 ignore its 'paths'",
            ])
        #expect(
            problems(
                #"{"applinks":{"apps":[],"details":[{"appID":"K7Q2M9X4B1.org.shop","paths":["/a"]}]}}"#
            ) == [])
    }

    @Test func detailsAreAList() {
        #expect(
            problems(#"{"applinks":{"details":{"K7Q2M9X4B1.org.shop":{"paths":["*"]}}}}"#) == [
                "error invalid-value at 'details': 'details' is a mapping, not a list, so no app gets the links"
            ])
        #expect(
            problems(
                #"{"applinks":{"details":["K7Q2M9X4B1.org.shop",{"appIDs":["K7Q2M9X4B1.org.shop"],"components":[]}]}}"#
            ) == [
                "error invalid-value at 'details[0]': the entry is not a mapping, so the system ignores it"
            ])
    }

    // MARK: - XML

    @Test(arguments: [
        (
            "<manifest a=\"1\" b=\"2\" a=\"3\"/>",
            "the attribute 'a' is there twice"
        ),
        ("<manifest><!-- a -- b --></manifest>", "a comment contains '--'"),
        ("<manifest a=\"&nope;\"/>", "the entity '&nope;' is not declared"),
        ("<manifest>&nope;</manifest>", "the entity '&nope;' is not declared"),
    ])
    func textThatIsNotXML(text: String, message: String) {
        let problems = ClaimFile(.androidManifest, Array(text.utf8)).problems
        #expect(problems.map(\.message) == [message])
        #expect(problems.map(\.rule) == [.invalidXML])
    }

    @Test func aDeclaredEntityIsLeft() {
        let text = "<!DOCTYPE m [<!ENTITY x \"y\">]><manifest><!-- - --><a>&x;&amp;</a></manifest>"
        #expect(ClaimFile(.androidManifest, Array(text.utf8)).problems == [])
    }

    // MARK: - Causes

    private func association(_ spec: String, _ details: String) throws -> [ClaimFinding] {
        try VerifiedFiles(spec, texts: [ClaimFileText.association(entries: [details])]).findings
    }

    private func entry(_ components: String, app: String = "K7Q2M9X4B1.org.shop") -> String {
        #"{"appIDs":["\#(app)"],"components":[\#(components)]}"#
    }

    @Test func findingsOfOneCauseAreOne() throws {
        let routes = ["register/start", "register/a", "register/done", "x", "yy", "zzz"]
        let spec =
            Self.web
            + routes.enumerated().map { "  r\($0): \($1)\n" }.joined() + "  home: ''\n"
        let all = try association(
            spec, entry(#"{"/":"/register/*","exclude":true},{"/":"/register/*"},{"/":"/"}"#))
        #expect(all.count { $0.problem.rule == .notClaimed } == 6)
        #expect(
            all.byCause.filter { $0.problem.rule == .notClaimed }.map(\.problem.message) == [
                "'https://h.example/register/a' opens 'r1', but 'details[0].components[0]' excludes it, like 2 more links; --all lists them",
                "'https://h.example/x' opens 'r3', but is not claimed, like 2 more links; --all lists them",
            ])
        #expect(
            all.byCause.filter { $0.problem.rule == .notClaimed }.map(\.problem.help) == [
                nil,
                "make the file again with 'routegen export', or write 'claim: false' in the routes that belong in the browser",
            ])
        // One link is shown as it is.
        let one = try association(
            Self.web + "  a: a\n  b: b\n", entry(#"{"/":"/a"}"#))
        #expect(one.byCause == one)
    }

    @Test func unwantedClaimsOfOneRuleAreOne() throws {
        let spec = """
            bases: [https://h.example]
            routes:
              a: a
              admin:
                claim: false
                routes:
                  users: admin/users
                  jobs: admin/jobs
            """
        let all = try association(spec, entry(#"{"/":"/a"},{"/":"/admin/*"}"#))
        #expect(
            all.byCause.filter { $0.problem.rule == .unwantedClaim }.map(\.problem.message) == [
                "'details[0].components[1]' claims 'https://h.example/admin/jobs', but 'admin.jobs' has 'claim: false', like 1 more link; --all lists them"
            ])
    }

    @Test func everyExclusionIsNamed() throws {
        let found = try association(
            Self.web + "  user: user/${id:Int}\n",
            entry(
                #"{"/":"/user/1","exclude":true},{"/":"/user/7","exclude":true},{"/":"/user/*/?*","exclude":true},{"/":"/user/?*"}"#
            ))
        #expect(
            found.map(\.problem.message) == [
                "'https://h.example/user/1' opens 'user', but 'details[0].components[0]' excludes it",
                "'https://h.example/user/7' opens 'user', but 'details[0].components[1]' excludes it",
            ])
    }

    /// The message has no scheme, so it isn't there for http and https.
    @Test func aHostIsMissingOnce() throws {
        let spec =
            "bases: [https://h.example, http://h.example, https://i.example]\nroutes:\n  a: a\n"
        let text =
            "<plist><dict><key>com.apple.developer.associated-domains</key><array>"
            + "<string>applinks:i.example</string></array></dict></plist>"
        let findings = try VerifiedFiles(spec, texts: [text]).findings
        #expect(findings.map(\.problem.message) == ["the host 'h.example' is not claimed"])
    }

    // MARK: - Other apps

    /// An app of the site that the spec doesn't list isn't compared, which one note says if it has
    /// what the spec's app lacks.
    @Test func anotherAppClaimsTheLink() throws {
        let apps = "apps:\n  appIDs: [K7Q2M9X4B1.org.shop]\n"
        let found = try association(
            apps + Self.web + "  a: a\n  b: b\n  c: c\n",
            entry(#"{"/":"/a"}"#) + "," + entry(#"{"/":"*"}"#, app: "K7Q2M9X4B1.org.other"))
        #expect(
            found.map { "\($0.problem.severity.rawValue): \($0.problem.message)" } == [
                "error: 'https://h.example/b' opens 'b', but is not claimed",
                "error: 'https://h.example/c' opens 'c', but is not claimed",
                "note: the file claims 'https://h.example/b' for 'K7Q2M9X4B1.org.other', which the spec does not list, so that entry is not compared",
            ])
    }
}
