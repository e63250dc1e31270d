import RouteClaims
import Testing

struct AssetLinksTests {
    private let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")

    private func statement(_ name: String, _ fingerprints: [String], _ more: String = "") -> String {
        """
        {"relation": ["delegate_permission/common.handle_all_urls"], \(more)
         "target": {"namespace": "android_app", "package_name": "\(name)", "sha256_cert_fingerprints": \(fingerprints)}}
        """
    }

    private func problems(_ text: String) -> [String] {
        AssetLinks(Array(text.utf8)).problems.map(\.text)
    }

    @Test func statementsAreRead() {
        let web = "{\"relation\": [\"x\"], \"target\": {\"namespace\": \"web\", \"site\": \"https://a.com\"}}"
        let links = AssetLinks(
            Array("[\(web), \(statement("org.app_1.x", [fingerprint, fingerprint.lowercased()]))]".utf8))
        #expect(links.problems.isEmpty)
        #expect(links.statements.map(\.handlesLinks) == [false, true])
        #expect(links.statements.map(\.packageName) == [nil, "org.app_1.x"])
        #expect(links.statements.map(\.fingerprints.count) == [0, 2])
        #expect(links.statements.map(\.relations) == [["x"], ["delegate_permission/common.handle_all_urls"]])
        #expect(!links.isNarrowed)
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
        let target = #"{"namespace": "android_app", "sha256_cert_fingerprints": ["\#(fingerprint)"]}"#
        let file = #"[{"relation": ["delegate_permission/common.handle_all_urls"], "target": \#(target)}]"#
        #expect(problems(file).map { $0.hasPrefix("1:1: warning no-app: no app gets the site's links") } == [true])
    }

    @Test func packagesAreChecked() {
        func problem(_ name: String) -> [String] { problems("[\(statement(name, [fingerprint]))]") }
        for name in ["com.example.app", "com.yourcompany.app", "your.package.name", "com.app.packagename"] {
            #expect(
                problem(name) == [
                    """
                    2:57: [0].target.package_name: error placeholder: '\(name)' is a placeholder
                      help: write the applicationId of the app
                    """
                ])
        }
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
            "YOUR_SHA256", "", fingerprint + ":AB", String(fingerprint.dropLast()), "AB", fingerprint + "\u{301}",
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
