import RouteTestSupport
import Testing

@testable import RouteCompiler
@testable import routegen

/// Files that claim links for several apps. A spec names its own under `apps`.
@Suite("verify, with other apps")
struct VerifiedAppTests {
    private static let own =
        "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"
    private static let other = own.replacing("14:6D", with: "FF:FF")

    private let spec = """
        bases: [https://h.com]
        apps:
          appIDs: [QX7P29LM4K.org.shop]
          package: org.shop
          fingerprints: ["\(own.lowercased())"]
        routes:
          a: a
          b: b

        """

    private func entry(_ appID: String, _ path: String) -> String {
        #"{"appIDs": ["\#(appID)"], "components": [{"/": "\#(path)"}]}"#
    }

    private func statement(_ name: String, _ fingerprints: String..., narrowing: String = "")
        -> String
    {
        let list = fingerprints.map { "\"\($0)\"" }.joined(separator: ", ")
        return
            #"{"relation": ["delegate_permission/common.handle_all_urls"]\#(narrowing), "target": {"#
            + #""namespace": "android_app", "package_name": "\#(name)", "sha256_cert_fingerprints": [\#(list)]}}"#
    }

    private func run(_ command: [String], _ file: String, spec: String? = nil) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec ?? self.spec)
            try folder.write("file.json", file)
            return folder.run(command + ["file.json"])
        }
    }

    @Test func anotherAppsEntryTakesNoPart() throws {
        let file = ClaimFileText.association(entries: [
            entry("QX7P29LM4K.org.admin", "/b"), entry("QX7P29LM4K.org.shop", "/a"),
            entry("QX7P29LM4K.org.admin", "/admin/*"),
        ])
        let outcome = try run(["verify"], file)
        #expect(outcome.code == .findings)
        #expect(
            outcome.output == """
                file.json: error: 'https://h.com/b' opens 'b', but is not claimed [not-claimed]
                routes.yaml:8:6: note: 'b' is declared here
                help: add {"/":"/b"}
                file.json:1:27: note: the file claims 'https://h.com/b' for 'QX7P29LM4K.org.admin', which the spec does not list, so that entry is not compared [not-claimed]
                help: if it is one of the spec's apps, add it to 'appIDs' under 'apps'
                file.json: 1 error, 1 note

                """)
        let list = try run(["list", "--claims"], file)
        #expect(list.output == "iOS\n✓     a  a\n–     b  b\n")
        // A spec that names no app applies to every app.
        let all = try run(
            ["verify"], file, spec: "bases: [https://h.com]\nroutes:\n  a: a\n  b: b\n")
        #expect(all.output.contains("nothing that 'details[2].components[0]' claims opens a route"))
        #expect(!all.output.contains("not-claimed"))
    }

    @Test func anAppOfTheSpecIsMissing() throws {
        let outcome = try run(
            ["verify"], ClaimFileText.association(entries: [entry("QX7P29LM4K.org.admin", "/*")]))
        #expect(outcome.code == .findings)
        #expect(
            outcome.output == """
                file.json: error: no entry of 'details' is for the spec's app 'QX7P29LM4K.org.shop' [no-app]
                help: add it to the file, or remove it from 'apps' in the spec
                file.json: 1 error

                """)
    }

    @Test func anEntryOfSeveralAppsIsOurs() throws {
        let both =
            #"{"appIDs": ["QX7P29LM4K.org.admin", "QX7P29LM4K.org.shop"], "components": [{"/": "/a"}, {"/": "/b"}]}"#
        #expect(
            try run(["verify"], ClaimFileText.association(entries: [both])).output
                == "file.json: no problems\n")
    }

    /// An app may open some of the routes.
    @Test func anAppOpensTheRoutesThatTheSpecNames() throws {
        let spec = self.spec.replacing(
            "[QX7P29LM4K.org.shop]",
            with:
                "\n    - QX7P29LM4K.org.shop\n    - id: QX7P29LM4K.org.shop.Lite\n      routes: [b]"
        )
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", spec)
            #expect(folder.run(["export", "aasa", "-o", "site.json"]).code == .success)
            let text = try folder.read("site.json")
            let entry =
                "[\"QX7P29LM4K.org.shop.Lite\"],\n        \"components\": [{\"/\":\"/b\"}]\n"
            #expect(text.contains(entry))
            #expect(
                folder.run(["verify", "--strict", "site.json"]).output == "site.json: no problems\n"
            )
        }
        let file = ClaimFileText.association(entries: [
            #"{"appIDs": ["QX7P29LM4K.org.shop"], "components": [{"/": "/a"}, {"/": "/b"}]}"#,
            entry("QX7P29LM4K.org.shop.Lite", "/b"),
        ])
        #expect(
            try run(["verify", "--strict"], file, spec: spec).output == "file.json: no problems\n")
        let wrong = ClaimFileText.association(entries: [
            #"{"appIDs": ["QX7P29LM4K.org.shop"], "components": [{"/": "/b"}]}"#,
            entry("QX7P29LM4K.org.shop.Lite", "/a"),
        ])
        #expect(
            try run(["verify"], wrong, spec: spec).output == """
                file.json: error: 'https://h.com/a' opens 'a', but is not claimed for 'QX7P29LM4K.org.shop' [not-claimed]
                routes.yaml:10:6: note: 'a' is declared here
                help: add {"/":"/a"}
                file.json:1:149: warning: 'details[1].components[0]' claims 'https://h.com/a', but the app 'QX7P29LM4K.org.shop.Lite' doesn't open 'a' [unwanted-claim]
                routes.yaml:10:6: note: 'a' is declared here
                help: exclude it before 'details[1].components[0]', as 'routegen export aasa' does
                file.json: error: 'https://h.com/b' opens 'b', but is not claimed for 'QX7P29LM4K.org.shop.Lite' [not-claimed]
                routes.yaml:11:6: note: 'b' is declared here
                help: add {"/":"/b"}
                file.json: 2 errors, 1 warning

                """)
    }

    @Test func anotherAppsStatementTakesNoPart() throws {
        let narrowing =
            #", "relation_extensions": {"delegate_permission/common.handle_all_urls": {"dynamic_app_link_components": []}}"#
        let file =
            "[\(statement("org.admin", Self.other, narrowing: narrowing)), \(statement("org.shop", Self.own))]"
        let outcome = try run(["verify", "--strict"], file)
        #expect(outcome.code == .success)
        #expect(
            outcome.output == """
                file.json: no problems

                """)
        let missing = try run(["verify"], "[\(statement("org.admin", Self.other))]")
        #expect(missing.code == .findings)
        #expect(
            missing.output == """
                file.json: error: no statement is for the spec's app 'org.shop' [no-app]
                help: add it to the file, or remove it from 'apps' in the spec
                file.json: 1 error

                """)
    }

    @Test func aFileWithoutAppsLacksTheSpecs() throws {
        let statement = statement("org.shop", Self.own).replacing(
            "handle_all_urls", with: "get_login_creds")
        let outcome = try run(["verify"], "[\(statement)]")
        #expect(outcome.code == .findings)
        #expect(
            outcome.output.contains(
                "\nfile.json: error: no statement is for the spec's app 'org.shop' [no-app]\n"))
        #expect(outcome.output.hasSuffix("file.json: 1 error, 1 warning\n"))
    }

    @Test func fingerprintsAreThoseOfTheSpec() throws {
        let more = try run(
            ["verify", "--strict"], "[\(statement("org.shop", Self.own, Self.other))]")
        #expect(more.code == .success)
        #expect(
            more.output == """
                file.json: no problems

                """)
        let fewer = try run(["verify"], "[\(statement("org.shop", Self.other))]")
        #expect(fewer.code == .findings)
        #expect(
            fewer.output == """
                file.json: error: no statement has the fingerprint '\(Self.own.lowercased())' of the spec's app [no-app]
                help: add it to the file, or remove it from 'apps' in the spec
                file.json: 1 error

                """)
    }
}
