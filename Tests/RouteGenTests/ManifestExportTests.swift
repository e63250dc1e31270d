import Foundation
import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("export json")
struct ManifestExportTests {
    private static let spec =
        "bases: [https://example.com]\nroutes:\n  home: \"\"\n  auth:\n    routes:\n      me: me\n"

    private func withSpec<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            return try body(folder)
        }
    }

    @Test func writesAFileOfManyLines() throws {
        try withSpec { folder in
            #expect(folder.run(["export", "json", "-o", "routes.json"]).code == .success)
            let text = try folder.read("routes.json")
            #expect(
                text.hasPrefix(
                    "{\n  \"version\": 1,\n  \"spec\": \"routes.yaml\",\n  \"enum\": \"AppRoute\",\n"
                ))
            #expect(text.hasSuffix("\n}\n"))
            #expect(text == folder.run(["export", "json"]).output)
            #expect(
                folder.run(["export", "json", "-o", "routes.json", "--check"]).code == .success)
            #expect(
                folder.run(["export", "json", "-"], input: Self.spec).output.contains(
                    "\"spec\": \"<stdin>\""))
        }
    }

    /// The text has the spec's name alone, so it's the same from every folder.
    @Test(arguments: ["json", "html", "typescript", "javascript"])
    func theFolderMakesNoDifference(kind: String) throws {
        try withSpec { folder in
            try folder.write(Self.spec, into: "app/routes.yaml")
            let text = folder.run(["export", kind, "routes.yaml"]).output
            #expect(!text.isEmpty)
            #expect(folder.run(["export", kind, "app/routes.yaml"]).output == text)
        }
    }

    @Test func aStaleFile() throws {
        try withSpec { folder in
            try folder.write("routes.json", "{}\n")
            let stale = folder.run([
                "export", "json", "--without", "auth", "-o", "routes.json", "--check",
            ])
            #expect(stale.code == .findings)
            #expect(
                stale.error == """
                    error: 'routes.json' is stale: 'routes.yaml' makes another file
                    help: run 'routegen export json --without auth -o routes.json'

                    """)
            #expect(!stale.output.contains("auth"))
        }
    }

    @Test func aGroupThatIsNotThere() throws {
        try withSpec { folder in
            let outcome = folder.run(["export", "json", "--only", "auht"])
            #expect(outcome.code == .failure)
            #expect(
                outcome.error == "error: the spec has no group 'auht'\nhelp: did you mean 'auth'?\n"
            )
            #expect(outcome.output == "")
            let late = folder.run(["export", "json", "--only", "auth", "routes.yaml"])
            let help = "write the spec before '--only' or '--without'"
            #expect(late.error == "error: the spec has no group 'routes.yaml'\nhelp: \(help)\n")
        }
    }

    /// `.ci/check-manifest` checks the rest with a validator.
    @Test func theSchemaNamesEveryMember() throws {
        try withSpec { folder in
            func object(_ text: String) throws -> [String: Any] {
                try #require(
                    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            }
            let schema = try object(folder.run(["schema", "--manifest"]).output)
            let members = try object(folder.run(["export", "json"]).output).keys
            #expect(Set(try #require(schema["required"] as? [String])) == Set(members))
        }
    }
}
