import Testing

@testable import RouteClaims

/// Files that are not JSON, each with its problem.
struct AppleSyntaxTests {
    private func problems(_ files: String...) -> String {
        files.flatMap { ClaimFile(.appSiteAssociation, Array($0.utf8)).problems.map(\.summary) }
            .joined(
                separator: "\n\n")
    }

    @Test(arguments: [("$(a)$(b", true), ("$(a", true), ("$(a)", false), ("a)$", false)])
    func aReferenceWithoutAnEnd(text: String, isOpen: Bool) {
        #expect(LinkVariables.hasOpenReference(text) == isOpen)
    }

    @Test func textThatIsNotJSON() {
        #expect(
            problems(
                ##"""
                {
                  "applinks": [1,
                  ],
                 "é": {,}
                }
                """##,
                ##"""
                {
                  "applinks": nope}
                """##,
                ##"{"applinks": "##,
                ##"""
                {"a": "b
                "}
                """##,
                ##""##)
                    == ##"""
                    error not-json 2:17
                    this is not JSON: a comma before ']'
                    help: delete the comma

                    error not-json 2:15
                    this is not JSON: unexpected 'n'

                    error not-json 1:14
                    this is not JSON: it ends too early

                    error not-json 1:9
                    this is not JSON: unexpected end of the line

                    error not-json 1:1
                    this is not JSON: it ends too early
                    """##)
    }

    @Test func bytesThatAreNotText() {
        let file = ClaimFile(.appSiteAssociation, [0x7B, 0x22, 0xFF, 0x22])
        #expect(
            file.problems.map(\.summary) == [
                """
                error not-json 1:1
                the file is not UTF-8
                help: save it as UTF-8
                """
            ])
        #expect(
            ClaimFile(.appSiteAssociation, [0xEF, 0xBB, 0xBF, 0x5B, 0x78]).problems.map(\.column)
                == [2])
    }

    @Test func escapesAreRead() {
        let text = #"{"applinks": {"details": [{"paths": ["\/\u00e9\ud83d\ude00\n"]}]}}"#
        #expect(
            ClaimFile(.appSiteAssociation, Array(text.utf8)).lists.first?.rules.first?.examples == [
                "/é😀\n"
            ])
    }

    @Test(arguments: [
        (#"{"a": "\x"}"#, 7, "an escape in a text is not valid"),
        ("{\"a\": 01}", 7, "unexpected '0'"),
        ("{\"a\": 1.}", 7, "unexpected '1'"), ("{,}", 2, "unexpected ','"),
        ("{\"a\": -1.5E+10, b}", 17, "unexpected 'b'"),
        ("{\"a\" 1}", 6, "unexpected '1'"), ("[tru]", 2, "unexpected 't'"),
        ("[1] 2", 5, "unexpected '2'"),
        ("[\"\t\"]", 3, "unexpected '\t'"), ("[é]", 2, "unexpected 'é'"),
        ("[1 2]", 4, "unexpected '2'"),
        (String(repeating: "[", count: 513), 513, "the values are nested too deeply"),
    ])
    func syntaxErrors(text: String, column: Int, reason: String) {
        #expect(problems(text) == "error not-json 1:\(column)\nthis is not JSON: \(reason)")
    }

    @Test(arguments: [
        ([0xFE, 0xFF, 0, 0x7B], "the file is UTF-16, not UTF-8"),
        ([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "the file is UTF-32, not UTF-8"),
        (Array("bplist00".utf8), "the file is a binary property list"),
        (Array("-----BEGIN PKCS7-----".utf8), "the file has a CMS signature around its JSON"),
        (
            [
                0x30, 0x82, 0x10, 0x00, 0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07,
                0x02,
            ],
            "the file has a CMS signature around its JSON"
        ),
    ])
    func encodings(bytes: [UInt8], message: String) {
        let file = ClaimFile(.appSiteAssociation, bytes)
        #expect(
            file.problems.map { "\($0.rule.id) \($0.line ?? 0):\($0.column ?? 0)" } == [
                "not-json 1:1"
            ])
        #expect(file.problems.map(\.message) == [message])
    }
}
