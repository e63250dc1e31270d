import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("export android")
struct AndroidExportCommandTests {
    private func run(_ arguments: [String], files: [String: String] = [:]) throws -> (
        Outcome, String?
    ) {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml", "bases: [https://h.example]\nroutes:\n  user: user/${id:Int}\n")
            for (name, text) in files { try folder.write(name, text) }
            let outcome = folder.run(["export"] + arguments)
            return (outcome, try? folder.read("AndroidManifest.xml"))
        }
    }

    @Test func filtersForNewAndOldVersions() throws {
        let exact = #"    <data android:pathAdvancedPattern="/user/-{0,1}[0-9]+/{0,1}" />"# + "\n"
        let older = #"    <data android:pathPrefix="/user/" />"# + "\n"
        func outcome(_ options: String...) throws -> Outcome { try run(["android"] + options).0 }
        let new = try outcome("--min-sdk", "31")
        #expect(new.code == .success)
        #expect(new.output.contains(exact) && !new.output.contains(older))
        #expect(new.error == "")
        let all = try outcome()
        #expect(!all.output.contains(exact) && all.output.contains(older))
        #expect(all.error == "note: the format cannot describe 1 link exactly; --all shows it\n")
    }

    @Test func aManifestIsMerged() throws {
        let root = #"<manifest xmlns:android="http://schemas.android.com/apk/res/android">"#
        let manifest =
            "\(root)\n  <!-- routegen: begin -->\n  <!-- routegen: end -->\n</manifest>\n"
        let arguments = ["android", "--merge", "AndroidManifest.xml", "-o", "AndroidManifest.xml"]
        let merged = try #require(try run(arguments, files: ["AndroidManifest.xml": manifest]).1)
        #expect(
            merged.hasPrefix(
                "\(root)\n  <!-- routegen: begin -->\n  <intent-filter android:autoVerify=\"true\">\n"
            ))
        #expect(merged.hasSuffix("\n  </intent-filter>\n  <!-- routegen: end -->\n</manifest>\n"))
        #expect(
            try run(arguments + ["--check"], files: ["AndroidManifest.xml": merged]).0.code
                == .success)
        #expect(
            try run(arguments + ["--check"], files: ["AndroidManifest.xml": manifest]).0.code
                == .findings)
        let outcome = try run(arguments, files: ["AndroidManifest.xml": "<manifest/>\n"]).0
        #expect(outcome.code == .failure)
        #expect(
            outcome.error.hasPrefix(
                "error: the manifest must have '<!-- routegen: begin -->' and '<!-- routegen: end -->' once each"
            ))
    }

    @Test func statementsForASite() throws {
        let fingerprint = Array(repeating: "ab", count: 32).joined(separator: ":")
        let outcome = try run(["assetlinks", "--package", "org.app", "--fingerprint", fingerprint])
            .0
        #expect(outcome.code == .success)
        #expect(
            outcome.output.contains(
                "\"sha256_cert_fingerprints\": [\"\(fingerprint.uppercased())\"]\n"))
        let missing = try run(["assetlinks"]).0
        #expect(missing.code == .failure)
        #expect(
            missing.error == """
                error: the package or the fingerprint of the Android app is missing
                help: write --package and --fingerprint, or 'package' and 'fingerprints' under 'apps' in the spec

                """)
    }

    @Test func aSpecThatClaimsNothing() throws {
        let error = try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                "bases: [https://example.com]\nroutes:\n  about:\n    claim: false\n    pattern: about\n"
            )
            return folder.run(["export", "android"]).error
        }
        #expect(error == "error: every route has 'claim: false'\nhelp: remove it from a route\n")
    }

    @Test func aSpecWithoutABase() throws {
        let error = try withTemporaryFolder { folder in
            try folder.write("routes.yaml", "routes:\n  about: about\n")
            return folder.run(["export", "android"]).error
        }
        #expect(
            error == """
                error: no base of the spec has a scheme and a host that a manifest can name
                help: add a base, as in 'https://example.com'

                """)
    }
}
