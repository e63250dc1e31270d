import Testing

@testable import RouteClaims

struct AssetLinksTests {
    private let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")

    private func statement(_ name: String, _ fingerprints: [String], _ more: String = "") -> String
    {
        """
        {"relation": ["delegate_permission/common.handle_all_urls"], \(more)
         "target": {"namespace": "android_app", "package_name": "\(name)", "sha256_cert_fingerprints": \(fingerprints)}}
        """
    }

    private func problems(_ text: String) -> [String] {
        ClaimFile(.assetLinks, Array(text.utf8)).problems.map(\.text)
    }

    @Test func statementsAreRead() {
        let web =
            "{\"relation\": [\"x\"], \"target\": {\"namespace\": \"web\", \"site\": \"https://a.com\"}}"
        let links = ClaimFile(
            .assetLinks,
            Array(
                "[\(web), \(statement("org.app_1.x", [fingerprint, fingerprint.lowercased()]))]"
                    .utf8))
        #expect(links.problems.isEmpty)
        #expect(links.lists.map(\.apps) == [["org.app_1.x"]])
        #expect(links.lists.map(\.fingerprints) == [[fingerprint, fingerprint]])
        #expect(!links.hasLinksOfSite)
    }

    @Test func formsAreChecked() {
        #expect(problems("[,\n]") == ["1:2: error not-json: this is not JSON: unexpected ','"])
        #expect(
            problems("{\"relation\": []}") == [
                """
                1:1: error no-app: the file is not a list of statements, so no app gets the site's links
                  help: write '[' before the statement and ']' after it
                """
            ])
        #expect(
            problems("[]") == [
                """
                1:1: warning no-app: no app gets the site's links
                  help: add a statement with the relation 'delegate_permission/common.handle_all_urls' and the namespace \
                'android_app'
                """
            ])
    }

    @Test func aStatementWithoutAPackageGivesNoAppLinks() {
        let target =
            #"{"namespace": "android_app", "sha256_cert_fingerprints": ["\#(fingerprint)"]}"#
        let file =
            #"[{"relation": ["delegate_permission/common.handle_all_urls"], "target": \#(target)}]"#
        #expect(
            problems(file).map { $0.hasPrefix("1:1: warning no-app: no app gets the site's links") }
                == [true])
    }

    private func dynamic(_ components: String) -> String {
        let rules =
            #"{"delegate_permission/common.handle_all_urls": {"dynamic_app_link_components": \#(components)}}"#
        return "[\(statement("org.app", [fingerprint], "\n\"relation_extensions\": \(rules),"))]"
    }

    @Test func componentsAreChecked() {
        let place = "[0].dynamic_app_link_components"
        // Android has no such key, so its value doesn't count.
        #expect(problems(dynamic(#"[{"/": "/a", "caseSensitive": 1}]"#)) == [])
        #expect(
            problems(dynamic(#"[{"/": "/a", "exlude": true}]"#)) == [
                """
                2:116: \(place)[0]: error misspelt-key: 'exlude' is not a key of a component, so the system ignores it
                  help: did you mean 'exclude'?
                """
            ])
        #expect(
            problems(dynamic(#"{"/": "*"}"#)) == [
                """
                2:103: \(place): error invalid-value: the value is not a list
                  help: write '[' before the component and ']' after it
                """
            ])
        #expect(
            problems(
                dynamic(
                    ##"[{"/": 5}, {"#": true}, {"?": {"a": 1}}, {"/": "/a", "exclude": "true"}, 5]"##
                )) == [
                    """
                    2:110: \(place)[0]: error invalid-value: the value of '/' is not a text in quotation marks
                      help: write a text in quotation marks
                    """,
                    """
                    2:120: \(place)[1]: error invalid-value: the value of '#' is not a text in quotation marks
                      help: write a text in quotation marks
                    """,
                    """
                    2:133: \(place)[2]: error invalid-value: the value of '?' is not a text or a mapping of texts
                      help: write a text or a mapping of texts
                    """,
                    """
                    2:167: \(place)[3]: error invalid-value: the value of 'exclude' is not true or false
                      help: write true or false
                    """,
                    """
                    2:176: \(place)[4]: error invalid-value: the component is not a mapping
                      help: write it as in {"/": "/about"}
                    """,
                ])
        #expect(
            problems(
                dynamic(##"[{"/": "/a", "?": {"b": "*"}, "#": "c", "exclude": true}, {"?": ""}]"##)
            ).isEmpty)
    }

    @Test func packagesAreChecked() {
        func problem(_ name: String) -> [String] { problems("[\(statement(name, [fingerprint]))]") }
        for name in [
            "com.example.app", "com.yourcompany.app", "your.package.name", "com.app.packagename",
        ] {
            #expect(
                problem(name) == [
                    """
                    2:57: [0].target.package_name: error placeholder: '\(name)' is a placeholder
                      help: write the applicationId of the app
                    """
                ])
        }
        #expect(problem("com.yourmechanic.consumer").isEmpty)
        #expect(
            problems("[{\"relation\": [], \"target\": {\"namespace\": \"android_app\"}}]") == [
                """
                1:29: [0].target.sha256_cert_fingerprints: error invalid-fingerprint: the statement has no fingerprint
                  help: write the SHA-256 of the app's certificate; with Play App Signing, the Play Console shows it
                """
            ])
    }

    @Test func fingerprintsAreChecked() {
        for wrong in [
            "YOUR_SHA256", "", fingerprint + ":AB", String(fingerprint.dropLast()), "AB",
            fingerprint + "\u{301}",
        ] {
            #expect(
                problems("[\(statement("org.app", [fingerprint, wrong]))]") == [
                    """
                    2:196: [0].target.sha256_cert_fingerprints[1]: error invalid-fingerprint: '\(wrong)' is not 32 pairs of \
                    hexadecimal digits with ':' between them
                      help: write the SHA-256 of the app's certificate; with Play App Signing, the Play Console shows it
                    """
                ])
        }
    }
}
