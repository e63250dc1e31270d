import Testing

@testable import RouteClaims

/// The app's entry in an existing file.
struct AssociationMergeTests {
    private static let spec =
        "bases: [https://example.com]\ntypes:\n  Tab: [a, b]\nroutes:\n  home: ''\n  t: t/${tab:Tab}\n"

    private func merged(_ file: String) throws -> String {
        try AssociationExportTests.export(Self.spec, into: file).text
    }

    private static let entry = """
        {
                "appIDs": ["8K4R2T9XQW.org.shop"],
                "components": [
                  {"/":"/t/$(Tab)"},
                  {"/":"/"}
                ]
              }
        """

    private static func file(_ entries: String, variables: String) -> String {
        """
        {
          "webcredentials": {"apps": ["8K4R2T9XQW.org.shop", "a \\"] }"]},
          "applinks": {
            "details": [
              {"appIDs": ["OTHER12345.x"],   "components": [{"/": "/x"}]},
              \(entries)
            ],
            "substitutionVariables": {
              "x": ["1"]\(variables)
            }
          }
        }
        """
    }

    @Test func theEntryIsReplacedAndTheRestIsUnchanged() throws {
        let old = Self.file(
            #"{"appID": "8K4R2T9XQW.org.shop", "paths": ["NOT /a", "/*"]}"#, variables: ",\n      \"Tab\": [\"old\"]")
        let new = Self.file(Self.entry, variables: ",\n      \"Tab\": [\"a\",\"b\"]")
        #expect(try merged(old) == new)
        #expect(try merged(new) == new)
    }

    /// The first entry of an app decides, so no old one can come before the new one.
    @Test func theOtherAppsKeepTheEntriesThatTheyShare() throws {
        let old = """
            {"applinks": {"details": [
              {"appIDs": ["OTHER12345.x", "8K4R2T9XQW.org.shop"], "components": [{"/": "*"}]},
              {"appIDs": ["8K4R2T9XQW.org.shop"], "appID": "8K4R2T9XQW.org.shop", "paths": ["*"]},
              {"appID": "8K4R2T9XQW.org.shop", "appIDs": ["A.b", "C.d"], "components": []},
              {"appID": "8K4R2T9XQW.org.shop", "paths": ["/old"]}, {"appIDs": ["8K4R2T9XQW.org.shop"]}
            ]}}
            """
        let export = try AssociationExportTests.export(Self.spec + "  u: u/${id:UInt}\n", into: old)
        let details = AppSiteAssociation(Array(export.text.utf8)).details
        #expect(details.map(\.appIDs) == [["OTHER12345.x"], ["8K4R2T9XQW.org.shop"], ["A.b", "C.d"]])
        #expect(export.text.contains(#"{"appIDs": ["OTHER12345.x"], "components": [{"/": "*"}]},"#))
        #expect(details[1].components.compactMap(\.path) == ["/t/$(Tab)", "/u/*/?*", "/u/?*", "/"])
        // What the format can't tell apart is in the merged file.
        #expect(export.differences.map(\.place) == ["details[1].components[2]"])
        #expect(
            try AssociationExportTests.export(Self.spec + "  u: u/${id:UInt}\n", into: export.text).text == export.text)
    }

    @Test func theEntryIsAdded() throws {
        let old = Self.file(#"{"appIDs": ["A.b"], "components": []}"#, variables: "")
        let new = Self.file(
            "{\"appIDs\": [\"A.b\"], \"components\": []},\n      " + Self.entry,
            variables: ",\n      \"Tab\": [\"a\",\"b\"]")
        #expect(try merged(old) == new)
    }

    @Test func aVariableOfAnotherEntryKeepsItsValues() throws {
        let old = Self.file(
            #"{"appIDs": ["A.b"], "components": [{"/": "/$(Tab)"}]}"#, variables: ",\n      \"Tab\": [\"c\"]")
        let new = try merged(old)
        #expect(new.contains("\"Tab\": [\"c\"],\n      \"Tab-2\": [\"a\",\"b\"]\n"))
        #expect(new.contains("/t/$(Tab-2)"))
    }

    @Test(arguments: [
        "{}", "{\"applinks\": {}}", "{\"applinks\": {\"details\": []}}", "{\"applinks\": {\"apps\": []}}",
        "{\n  \"applinks\": {\n    \"details\": [\n    ]\n  }\n}\n", "\u{FEFF}{\"x\": [1, -2.5e3, true, null]}",
        "{\"applinks\":{\"details\":[{\"appIDs\":[\"A.b\"],\"components\":[]}],\"substitutionVariables\":{}}}",
    ])
    func whatIsMissingIsAdded(file: String) throws {
        let text = try merged(file)
        let association = AppSiteAssociation(Array(text.utf8))
        #expect(association.details.last?.components.compactMap(\.path) == ["/t/$(Tab)", "/"])
        #expect(association.substitutionVariables == ["Tab": ["a", "b"]])
        #expect(try merged(text) == text)
    }

    /// The defaults of a site's file apply to its other apps.
    @Test func defaultsOfTheFileDoNotChangeTheEntry() throws {
        let defaults = "{\"exclude\": true, \"caseSensitive\": false, \"#\": \"x\", \"comment\": \"\"}"
        let text = try merged("{\"applinks\": {\"defaults\": \(defaults), \"details\": []}}")
        #expect(text.contains("\"defaults\": {\"#\":\"*\",\"exclude\":false,\"caseSensitive\":true},"), "\(text)")
        let claims = AppSiteAssociation(Array(text.utf8)).claims
        func isClaimed(_ url: String) -> Bool { ClaimedURL(url).flatMap(claims.rule(claiming:)) != nil }
        #expect(isClaimed("https://example.com/t/a"))
        #expect(!isClaimed("https://example.com/T/a"))
    }

    @Test(arguments: [
        ("[]", "the file to merge with is not an apple-app-site-association file with a list of 'details'"),
        (
            "{\"applinks\": {\"details\": {}}}",
            "the file to merge with is not an apple-app-site-association file with a list of 'details'"
        ),
    ])
    func whatCannotBeMerged(file: String, message: String) throws {
        #expect(throws: FileProblem(message)) { try merged(file) }
    }
}
