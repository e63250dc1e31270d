import Testing

@testable import routegen

@Suite("diff with accepted changes")
struct AcceptedChangesTests {
    private static let before =
        "scheme: m\nhost: h\nroutes:\n  a: a\n  b: b\n  g:\n    path: g\n    routes:\n      c: c\n"
    private static let after = "scheme: m\nhost: h\nroutes:\n  b: c\n"

    private func withSpecs(_ accepted: String, _ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try folder.write("old.yaml", Self.before)
            try folder.write("routes.yaml", Self.after)
            try folder.write("routes.accept.yaml", accepted)
            try body(folder)
        }
    }

    @Test func aRuleOfARouteOrAGroupIsAccepted() throws {
        let accepted = """
            # gone with version 2
            - rule: link-lost
              route: a
              reason: Nobody links to it.
              until: 9999-12-31
            - rule: link-lost
              route: g
              reason: The group is gone.

            """
        try withSpecs(accepted) { folder in
            let outcome = folder.run(["diff", "old.yaml", "routes.yaml", "--breaking=links"])
            #expect(outcome.error == "")
            #expect(
                outcome.output == """
                    routes.yaml:4:3: error: 'b' moved from 'b' to 'c': m://h/b opens nothing now; it moved to m://h/c [link-lost]
                    old.yaml:6:3: error: 2 routes were removed: 'a' and 'g.c' [group-removed]
                    routes.yaml: 2 errors, 2 accepted

                    """)
            #expect(outcome.code == .findings)
            let all = folder.run(["diff", "old.yaml", "routes.yaml", "--all"]).output
            #expect(
                all.contains(
                    "old.yaml:4:6: accepted: m://h/a opened 'a' and now opens nothing [link-lost] (Nobody links to it.)\n"
                ))
            let json = folder.run(["diff", "old.yaml", "routes.yaml", "--format", "json"]).output
            #expect(json.contains(#""current":null,"accepted":"The group is gone."}"#))
            let markdown = folder.run(["diff", "old.yaml", "routes.yaml", "--format", "markdown"]).output
            #expect(markdown.contains("<details><summary>2 accepted changes</summary>"))
            #expect(
                markdown.contains("| `m://h/a` opened 'a' and now opens nothing | `link-lost` | Nobody links to it. |"))
        }
    }

    @Test func acceptedChangesDoNotFail() throws {
        try withSpecs("- rule: link-lost\n  reason: A new start.\n") { folder in
            #expect(folder.run(["diff", "old.yaml", "routes.yaml", "--breaking=links"]).code == .success)
            #expect(folder.run(["diff", "old.yaml", "routes.yaml", "--breaking"]).code == .findings)
            try folder.write("none.yaml", "- rule: tab-added\n  reason: x\n")
            #expect(
                folder.run(["diff", "old.yaml", "routes.yaml", "--breaking=links", "--accept", "none.yaml"]).code
                    == .findings)
        }
    }

    @Test func anEntryThatHasEndedOrIsUnusedIsReported() throws {
        let accepted = """
            - rule: link-lost
              route: a
              reason: Nobody links to it.
              until: 2020-02-29
            - rule: case-renamed
              route: b
              reason: A better name.

            """
        try withSpecs(accepted) { folder in
            let outcome = folder.run(["diff", "old.yaml", "routes.yaml"])
            #expect(
                outcome.error == """
                    routes.accept.yaml:1:9: note: 'link-lost' of 'a' was accepted until 2020-02-29
                    routes.accept.yaml:5:9: note: 'case-renamed' of 'b' does not occur, so nothing is accepted here

                    """)
            #expect(!outcome.output.contains("accepted"))
        }
    }

    @Test(arguments: [
        ("rule: link-lost\n", "1:1: error: accepted changes must be a list [bad-value]"),
        ("- link-lost\n", "1:3: error: an accepted change must have 'rule' and 'reason' [bad-value]"),
        ("- rule: link-lost\n", "1:3: error: an accepted change needs 'reason' [missing-key]"),
        ("- rule: link-lots\n  reason: x\n", "1:9: error: 'link-lots' is not a rule of 'diff' [bad-value]"),
        ("- rule: link-lost\n  reson: x\n", "2:3: error: unknown key 'reson' in an accepted change [unknown-key]"),
        (
            "- rule: link-lost\n  reason: x\n  until: 2027-13-01\n",
            "3:10: error: '2027-13-01' is not a date [bad-value]"
        ),
        ("- rule: link-lost\n  reason: [x]\n", "2:11: error: 'reason' must be a text [bad-value]"),
        ("- rule: link-lost\n  reason: &x y\n", "2:11: error: anchors are not supported [yaml-unsupported]"),
    ])
    func aBadFileIsReported(text: String, message: String) throws {
        try withSpecs(text) { folder in
            let outcome = folder.run(["diff", "old.yaml", "routes.yaml"])
            #expect(outcome.error.contains("routes.accept.yaml:\(message)\n"), "\(outcome.error)")
            #expect(outcome.output == "")
            #expect(outcome.code == .failure)
        }
    }

    @Test func aMissingFileIsReported() throws {
        try withSpecs("- rule: link-lost\n  reason: x\n") { folder in
            let outcome = folder.run(["diff", "old.yaml", "routes.yaml", "--accept", "gone.yaml"])
            #expect(outcome.error.hasPrefix("error: cannot read 'gone.yaml': there is no such file\n"))
            #expect(outcome.code == .failure)
        }
    }
}
