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
        ("- rule: link-lots\n  reason: x\n", "1:9: error: 'link-lots' is not a rule of 'diff' or 'verify' [bad-value]"),
        ("- rule: link-lost\n  reson: x\n", "2:3: error: unknown key 'reson' in an accepted change [unknown-key]"),
        (
            "- rule: link-lost\n  reason: x\n  until: 2027-13-01\n",
            "3:10: error: '2027-13-01' is not a date [bad-value]"
        ),
        (
            "- rule: link-lost\n  reason: x\n  until: 2026-02-30\n",
            "3:10: error: '2026-02-30' is not a date [bad-value]"
        ),
        (
            "- rule: link-lost\n  reason: x\n  until: 2100-02-29\n",
            "3:10: error: '2100-02-29' is not a date [bad-value]"
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

    @Test(arguments: ["", "# none yet\n", "---\n", "\n--- # none\n\n"])
    func aFileWithoutEntriesIsAnEmptyList(text: String) throws {
        try withSpecs(text) { folder in
            let outcome = folder.run(["diff", "old.yaml", "routes.yaml", "--breaking=links"])
            #expect(outcome.error == "")
            #expect(outcome.code == .findings)
        }
    }

    private static let defaults = (
        before: "scheme: m\nroutes:\n  list: list?page=${page:Int=1}&size=${size:Int=10}\n",
        after: "scheme: m\nroutes:\n  list: list?page=${page:Int=0}&size=${size:Int=20}\n"
    )

    private func diff(_ specs: (before: String, after: String), accepting text: String) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write("old.yaml", specs.before)
            try folder.write("routes.yaml", specs.after)
            try folder.write("routes.accept.yaml", text)
            return folder.run(["diff", "old.yaml", "routes.yaml", "--breaking=source"])
        }
    }

    @Test func oneDefaultOfARouteIsAccepted() throws {
        let accepted = "- rule: default-changed\n  route: list\n  name: page\n  reason: Pages count from 0.\n"
        let outcome = try diff(Self.defaults, accepting: accepted)
        #expect(outcome.error == "")
        #expect(outcome.output.contains("error: the default of 'size' of 'list' changed from 10 to 20"))
        #expect(!outcome.output.contains("the default of 'page'"))
        #expect(outcome.output.hasSuffix(", 1 accepted\n"))
        #expect(outcome.code == .findings)
    }

    @Test func anEntryForARouteSaysOfWhat() throws {
        let outcome = try diff(
            Self.defaults, accepting: "- rule: default-changed\n  route: list\n  reason: Pages count from 0.\n")
        #expect(
            outcome.error == """
                routes.accept.yaml:1:9: note: 'default-changed' of 'list' needs 'name', such as 'page', so nothing is \
                accepted here

                """)
        #expect(outcome.output.contains("the default of 'page'"))
        #expect(outcome.code == .findings)
        let every = try diff(Self.defaults, accepting: "- rule: default-changed\n  reason: New defaults.\n")
        #expect(every.error == "")
        #expect(every.code == .success)
        let other = try diff(
            Self.defaults, accepting: "- rule: default-changed\n  route: list\n  name: sort\n  reason: x\n")
        #expect(
            other.error
                == "routes.accept.yaml:1:9: note: 'default-changed' of 'sort' of 'list' does not occur, so nothing is accepted here\n"
        )
    }

    @Test func onePatternOfARouteIsAccepted() throws {
        let specs = (
            before: "scheme: m\nroutes:\n  help: [help, faq, support]\n",
            after: "scheme: m\nroutes:\n  help: help\n"
        )
        let one = try withTemporaryFolder { folder in
            try folder.write("old.yaml", specs.before)
            try folder.write("routes.yaml", specs.after)
            try folder.write(
                "routes.accept.yaml", "- rule: link-lost\n  route: help\n  name: faq\n  reason: Unused.\n")
            return folder.run(["diff", "old.yaml", "routes.yaml", "--breaking=links"])
        }
        #expect(one.error == "")
        #expect(one.output.contains("the pattern 'support' of 'help' was removed"))
        #expect(!one.output.contains("faq"))
        #expect(one.code == .findings)
    }

    @Test func oneValueOfATypeIsAccepted() throws {
        let specs = (
            before: "scheme: m\ntypes:\n  Tab: [a, b, c]\nroutes:\n  tab: tab/${tab:Tab}\n",
            after: "scheme: m\ntypes:\n  Tab: [a]\nroutes:\n  tab: tab/${tab:Tab}\n"
        )
        let one = try diff(specs, accepting: "- rule: value-removed\n  name: Tab.b\n  reason: Unused.\n")
        #expect(one.error == "")
        #expect(one.code == .findings)
        let both = try diff(specs, accepting: "- rule: value-removed\n  name: Tab\n  reason: Unused.\n")
        #expect(both.code == .success)
    }

    /// However the revisions are written, and from whatever folder, the file beside the spec counts.
    @Test func twoRevisionsUseTheFileBesideTheSpec() throws {
        try withTemporaryFolder { folder in
            let app = TemporaryFolder(path: folder.path("App"))
            try folder.write(Self.before, into: "App/routes.yaml")
            try folder.git("init", "-q", "-b", "main")
            try folder.git("add", ".")
            try folder.git("commit", "-q", "-m", "First")
            try folder.git("tag", "v1")
            try app.write("routes.yaml", Self.after)
            try folder.git("commit", "-q", "-a", "-m", "Second")
            try app.write("routes.accept.yaml", "- rule: link-lost\n  reason: A new start.\n")
            let path = "App/routes.yaml"
            for words in [["git:v1:\(path)", "git:main:\(path)"], ["git:v1:\(path)", "git:main"]] {
                for place in [folder, app] {
                    let outcome = place.run(["diff"] + words + ["--breaking=links"])
                    #expect(outcome.code == .success, "\(words) \(outcome.output)\(outcome.error)")
                }
            }
            let outcome = app.run(["diff", "git:v1", "git:main", "--breaking=links"])
            #expect(outcome.code == .success, "\(outcome.output)\(outcome.error)")
        }
    }
}
