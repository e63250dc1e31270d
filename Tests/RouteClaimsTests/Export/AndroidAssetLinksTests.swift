import RouteJSON
import RouteSpec
import Testing

@testable import RouteClaims

struct AndroidAssetLinksTests {
    private let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")
    private let other = Array(repeating: "01", count: 32).joined(separator: ":")

    private func export(
        _ fingerprints: [String], name: String? = "org.app", into text: String? = nil
    ) throws(FileProblem) -> String {
        let app = Apps(packageName: name, fingerprints: fingerprints)
        return try AssetLinks.export(for: app, into: text.map { Array($0.utf8) })
    }

    @Test func aFileOfItsOwn() throws {
        let text = try export([fingerprint.lowercased(), other])
        #expect(
            text == """
                [
                  {
                    "relation": ["delegate_permission/common.handle_all_urls"],
                    "target": {
                      "namespace": "android_app",
                      "package_name": "org.app",
                      "sha256_cert_fingerprints": ["\(fingerprint)","\(other)"]
                    }
                  }
                ]

                """)
        #expect(ClaimFile(.assetLinks, Array(text.utf8)).problems.isEmpty)
        #expect(try export([fingerprint, other], into: text) == text)
    }

    @Test func anAppIsAddedOrReplaced() throws {
        func statement(_ fingerprint: String, _ indent: String) -> String {
            [
                "{", "  \"relation\": [\"delegate_permission/common.handle_all_urls\"],",
                "  \"target\": {",
                "    \"namespace\": \"android_app\",", "    \"package_name\": \"org.app\",",
                "    \"sha256_cert_fingerprints\": [\"\(fingerprint)\"]", "  }", "}",
            ].joined(separator: "\n" + indent)
        }
        let site =
            #"{"relation":["a"] , "target":{"namespace":"web","site":"https://a.com/],[\"" } }"#
        #expect(
            try export([fingerprint], into: "[\n\t\(site)\n]\n") == """
                [
                \t\(site),
                \t\(statement(fingerprint, "\t"))
                ]

                """)
        #expect(
            try export([fingerprint], into: " [ ] ")
                == " [\n   \(statement(fingerprint, "   "))\n ] ")
        let relation = #"{"relation": ["x", "delegate_permission/common.handle_all_urls"], "#
        let own = relation + #""target": {"package_name": "org.app", "namespace": "android_app"}}"#
        let key = ",\n    \"sha256_cert_fingerprints\": [\"\(fingerprint)\"]"
        #expect(
            try export([fingerprint], into: "[\n  \(site),\n    \(own), \(site)]")
                == "[\n  \(site),\n    \(own.dropLast(2))\(key)}}, \(site)]")
        // Rules for links stay, and so does a list in which only the case of letters differs.
        let rules = #""relation_extensions": {"delegate_permission/common.handle_all_urls": {}}"#
        let narrowed =
            "[\(own.dropLast(2)), \"sha256_cert_fingerprints\": [ \"\(other)\" ]}, \(rules)}]"
        #expect(
            try export([fingerprint], into: narrowed)
                == narrowed.replacing("[ \"\(other)\" ]", with: "[\"\(fingerprint)\"]"))
        let known = narrowed.replacing(other, with: fingerprint.lowercased())
        #expect(try export([fingerprint], into: known) == known)
        let windows = "[\r\n\(site)\r\n]"
        #expect(
            try export([fingerprint], into: windows).split(
                separator: "\r\n", omittingEmptySubsequences: false
            ).count
                == 11)
    }

    @Test func whatIsMissingOrMalformed() {
        let key =
            "write the SHA-256 of the app's certificate; with Play App Signing, the Play Console shows it"
        func fails(
            _ message: String, help: String, name: String? = "org.app", _ fingerprints: [String]
        ) {
            #expect(throws: FileProblem(message, help: help)) {
                try export(fingerprints, name: name)
            }
        }
        let missing = "the package or the fingerprint of the Android app is missing"
        let options =
            "write --package and --fingerprint, or 'package' and 'fingerprints' under 'apps' in the spec"
        fails(missing, help: options, name: nil, [fingerprint])
        fails(missing, help: options, [])
        fails(
            "'AB:CD' is not 32 pairs of hexadecimal digits with ':' between them", help: key,
            [fingerprint, "AB:CD"])
    }

    @Test func filesThatCannotBeMerged() {
        func fails(_ failure: FileProblem, _ text: String) {
            #expect(throws: failure) { try export([fingerprint], into: text) }
        }
        let verify = "run 'routegen verify' on the file, and correct it"
        fails(FileProblem("the file is not a list of statements", help: verify), "{}")
        let failure = #expect(throws: FileProblem.self) {
            try AssetLinks.export(
                for: Apps(packageName: "org.app", fingerprints: [fingerprint]), into: [0xFF])
        }
        #expect(failure?.message == "the file is not UTF-8" && failure?.help == "save it as UTF-8")
    }
}
