import RouteClaims
import RouteDiff
import RouteSpec
import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("explain, schema and overlaps")
struct ExplainTests {
    @Test func aRuleHasItsPurposeAnExampleAndTheFix() throws {
        let outcome = try run(["explain", "duplicate-key"])
        #expect(outcome.code == .success)
        #expect(
            outcome.output == """
                duplicate-key (error): a mapping must not repeat a key

                example:
                    routes:
                      home: ""
                      home: home

                'routegen check' reports:
                    routes.yaml:3:3: error: duplicate key 'home' [duplicate-key]
                    routes.yaml:2:3: note: 'home' previously declared here
                    routes.yaml:3:3: note: remove one of them, or rename it

                """)
    }

    @Test func aRuleOfVerifyHasItsPurposeAnExampleAndTheFix() throws {
        let outcome = try run(["explain", "not-claimed"])
        #expect(outcome.code == .success)
        #expect(
            outcome.output == """
                not-claimed (error, warning, or note): a link opens a route, but the file doesn't claim it, so it opens the browser

                example:
                    scheme: https
                    host: example.com
                    routes:
                      about: about
                      user: user/${id:Int}

                site.json:
                    {
                      "applinks": {
                        "details": [
                          {
                            "appIDs": ["QX7P29LM4K.com.example.app"],
                            "components": [{"/": "/about"}]
                          }
                        ]
                      }
                    }

                'routegen verify' reports:
                    site.json: error: 'https://example.com/user/0' opens 'user', but is not claimed [not-claimed]
                    routes.yaml:5:9: note: 'user' is declared here
                    help: add {"/":"/user/?*"}
                    site.json: 1 error

                fix: add what the help says, or make the file again with 'routegen export'; write 'claim: false' in the spec if \
                the links belong in the browser

                """)
        for guide in ClaimGuide.all {
            #expect(guide.report.contains("[\(guide.rule.id)]"))
            #expect(guide.report.split(separator: "\n").count { $0.contains(" [") } == 1)
        }
    }

    @Test func theListHasEveryRule() throws {
        let lines = try run(["explain"]).output.split(separator: "\n")
        let rules = Set(Rule.all + Rule.changes + Rule.claims)
        #expect(lines.count == rules.count)
        for rule in rules {
            #expect(lines.contains { $0.hasPrefix(rule.id) && $0.hasSuffix(rule.purpose) })
        }
    }

    @Test func json() throws {
        #expect(
            try run(["explain", "link-lost", "--format", "json"]).output
                == #"{"rule":"link-lost","severity":"error","purpose":"a URL that opened a route opens nothing"}"#
                + "\n")
        let value = try run(["explain", "bad-value", "--format=json"])
        #expect(
            value.output.hasSuffix(
                #""fix":"write text, a list, or one of the key's words"}"# + "\n"))
        for rule in Rule.all {
            #expect(
                try run(["explain", rule.id, "--format=json"]).output.hasPrefix(
                    #"{"rule":"\#(rule.id)","#))
        }
    }

    @Test func anUnknownRule() throws {
        let outcome = try run(["explain", "unreachabel"])
        #expect(outcome.code == .usage)
        #expect(
            outcome.error.contains(
                "error: there is no rule 'unreachabel'\nhelp: did you mean 'unreachable'?\n"))
    }

    @Test func aWordOfSomeRules() throws {
        #expect(
            try run(["explain", "flow"]).error.contains(
                "error: there is no rule 'flow'\nhelp: rules with that word: yaml-flow-list\n"))
    }

    @Test func theSchemaHasEveryKeyAndNothingElse() throws {
        let outcome = try run(["schema"])
        #expect(outcome.code == .success)
        #expect(
            outcome.output.hasPrefix(
                "{\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\",\n"))
        for key in KeyTable.all.flatMap(\.keys) {
            #expect(outcome.output.contains("\"\(key.name)\": {\n"))
        }
        #expect(outcome.output.components("\"additionalProperties\": false") == KeyTable.all.count)
    }

    @Test func aSpecKey() throws {
        try withTemporaryFolder { folder in
            #expect(
                folder.run(["explain", "restorable"]).output
                    == "restorable (a key of a route): whether restoring a saved state shows the route again\n"
            )
            #expect(
                folder.run(["explain", "tab", "--format=json"]).output
                    == #"{"key":"tab","of":["a group","a mount","a route"],"purpose":"the tab that the route belongs to, or several"}"#
                    + "\n"
            )
            #expect(
                folder.run(["explain", "with", "--format=markdown"]).error.hasPrefix(
                    "error: Markdown is for the list of all rules\n"))
        }
    }

    @Test func theValuesThatDoNotComeBack() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                "scheme: m\nroutes:\n  small: item/${id:UInt8}\n  number: item/${id:Int}\n")
            let outcome = folder.run(["list", "--overlaps"])
            #expect(outcome.code == .success)
            #expect(
                outcome.output == """
                    number(id: 0)  m://item/0
                        opens small  item/${id:UInt8} before item/${id:Int}

                    """)
            #expect(
                folder.run(["list", "--overlaps", "--format=json"]).output == #"""
                    {"route":"number","values":{"id":0},"url":"m://item/0","opens":"small","pattern":"item/${id:Int}","earlierPattern":"item/${id:UInt8}","rule":"overlap"}

                    """#)
            #expect(
                folder.run(["check"]).output.contains("note: number(id: 0) is written m://item/0"))
        }
    }
}

extension String {
    /// How often a text occurs in this one.
    fileprivate func components(_ text: String) -> Int {
        ranges(of: text).count
    }
}
