import RouteJSON
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
                "components": [{"/":"/t/$(Tab)"},{"/":"/"}]
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
            #"{"appID": "8K4R2T9XQW.org.shop", "paths": ["NOT /a", "/*"]}"#,
            variables: ",\n      \"Tab\": [\"old\"]")
        let new = Self.file(Self.entry, variables: ",\n      \"Tab\": [\"a\",\"b\"]")
        #expect(try merged(old) == new)
        #expect(try merged(new) == new)
    }

    /// The first entry of an app decides, so no old one can come before the new one.
    @Test func ofSeveralEntriesOneIsLeft() throws {
        let old = """
            {"applinks": {"details": [
              {"appIDs": ["OTHER12345.x"], "components": [{"/": "*"}]},
              {"appIDs": ["8K4R2T9XQW.org.shop"], "appID": "8K4R2T9XQW.org.shop", "paths": ["*"]},
              {"appID": "8K4R2T9XQW.org.shop", "paths": ["/old"]}, {"appIDs": ["8K4R2T9XQW.org.shop"]}
            ]}}
            """
        let spec = Self.spec + "  u: u/${id:UInt}\n"
        let export = try AssociationExportTests.export(spec, into: old)
        let lists = ClaimFile(.appSiteAssociation, Array(export.text.utf8)).lists
        #expect(lists.map(\.apps) == [["OTHER12345.x"], ["8K4R2T9XQW.org.shop"]])
        #expect(export.text.contains(#"{"appIDs": ["OTHER12345.x"], "components": [{"/": "*"}]},"#))
        #expect(
            AssociationExportTests.components(export).dropFirst() == [
                "/t/$(Tab)", "!/u/*/?*", "/u/?*", "/",
            ])
        // What the format can't tell apart is in the merged file.
        #expect(export.differences.map(\.place) == ["details[1].components[2]"])
        #expect(try AssociationExportTests.export(spec, into: export.text).text == export.text)
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
            #"{"appIDs": ["A.b"], "components": [{"/": "/$(Tab)"}]}"#,
            variables: ",\n      \"Tab\": [\"c\"]")
        let new = try merged(old)
        #expect(new.contains("\"Tab\": [\"c\"],\n      \"Tab-2\": [\"a\",\"b\"]\n"))
        #expect(new.contains("/t/$(Tab-2)"))
    }

    @Test(arguments: [
        "{\"applinks\": {\"details\": []}}",
        "{\n  \"applinks\": {\n    \"details\": [\n    ]\n  }\n}\n",
        "\u{FEFF}{\"x\": [1, -2.5e3, true, null], \"applinks\": {\"details\": []}}",
        "{\"applinks\":{\"details\":[{\"appIDs\":[\"A.b\"],\"components\":[]}],\"substitutionVariables\":{}}}",
        "{\"applinks\":{\"details\":[],\"substitutionVariables\":1}}",
    ])
    func whatIsMissingIsAdded(file: String) throws {
        let text = try merged(file)
        #expect(
            AssociationExportTests.details(text).last?["components"]?.elements?.map {
                $0["/"]?.string
            } == [
                "/t/$(Tab)", "/",
            ])
        #expect(
            try LocatedValue(json: Array(text.utf8))["applinks"]?["substitutionVariables"]?
                .textLists == [
                    "Tab": ["a", "b"]
                ])
        #expect(try merged(text) == text)
    }

    @Test func severalVariablesAreAddedAndReplaced() throws {
        let spec =
            Self.spec.replacing("[a, b]", with: "[a, b]\n  One: [c]\n  Two: [d]")
            + "  v: ${a:One}/${b:Two}/${c:Tab}\n"
        let file = #"{"applinks": {"details": [], "substitutionVariables": {"One": ["x"]}}}"#
        let text = try AssociationExportTests.export(spec, into: file).text
        let variables = "{\"One\": [\"c\"],\n\"Tab\": [\"a\",\"b\"], \"Two\": [\"d\"]}"
        #expect(text.contains(variables), "\(text)")
    }

    @Test(arguments: [
        ("[]", "the file to merge with has no list 'details' in 'applinks'"),
        ("{\"applinks\": {}}", "the file to merge with has no list 'details' in 'applinks'"),
        (
            "{\"applinks\": {\"details\": {}}}",
            "the file to merge with has no list 'details' in 'applinks'"
        ),
        (
            "{\"applinks\": {\"details\": [], \"defaults\": {\"exclude\": true}}}",
            "the file has 'defaults' for all its apps, which would change the new components"
        ),
        (
            "{\"applinks\": {\"details\": [{\"appIDs\": [\"OTHER12345.x\", \"8K4R2T9XQW.org.shop\"]}]}}",
            "'details[0]' is for '8K4R2T9XQW.org.shop' and 'OTHER12345.x', which the export is not for"
        ),
    ])
    func whatCannotBeMerged(file: String, message: String) throws {
        let problem = #expect(throws: FileProblem.self) { try merged(file) }
        #expect(problem?.message == message)
        #expect(problem?.help != nil)
    }
}
