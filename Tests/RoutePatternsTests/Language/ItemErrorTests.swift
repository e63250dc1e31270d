import Testing

@testable import RouteLanguage

private let absentHelp = "write it as in !page&!q, or write %21 for a literal '!'"

@Suite("Items that are wrong")
struct ItemErrorTests {
    @Test(
        arguments: [
            (
                "a?q|query", "q|query", 2, "bad-pattern",
                "an item without a name, or with several names and no value",
                "write an item such as page=${page} or q|query=${q}, or %7C for a literal '|'"
            ),
            (
                "a?q|=${q}", "q|=${q}", 2, "bad-pattern",
                "an item without a name, or with several names and no value",
                "write an item such as page=${page} or q|query=${q}, or %7C for a literal '|'"
            ),
            (
                "a?a|b|c|d|e=${x}", "e", 10, "bad-pattern", "an item can have at most 4 names",
                "read older names with another pattern"
            ),
            (
                "a?q=${q}&x|q=${y}", "x|q", 9, "bad-pattern", "duplicate item 'q'",
                "use …"
            ),
            (
                "a?{page}", "{page}", 2, "bad-pattern", "'{page}' is not valid parameter syntax",
                "write page=${page}"
            ),
            (
                "a?b=c&{page:int?}", "{page:int?}", 6, "bad-pattern",
                "'{page:int?}' is not valid parameter syntax",
                "write page=${page:Int?}"
            ),
            ("a?!", "!", 2, "bad-pattern", "an absent item has one name, and no value", absentHelp),
            (
                "a?!x=1", "!x=1", 2, "bad-pattern", "an absent item has one name, and no value",
                absentHelp
            ),
            (
                "a?!x|y", "!x|y", 2, "bad-pattern", "an absent item has one name, and no value",
                absentHelp
            ),
            (
                "a?x=${a:Int?}-${b}", "${a:Int?}", 4, "bad-pattern",
                "'a' must be alone in its item",
                "write a single value, such as ${a:Int}"
            ),
            (
                "a?x=${a:Int=1}.", "${a:Int=1}", 4, "bad-pattern", "'a' must be alone in its item",
                "write a single value, such as ${a:Int}"
            ),
            (
                "a?x=${a}${b}", "${a}", 4, "bad-pattern",
                "there is no text between 'a' and the next parameter",
                "put text between them; without it, a link could be read in several ways"
            ),
            (
                "a?x=v${a:[Int]}", "${a:[Int]}", 5, "bad-pattern",
                "'a' must be alone in its item", "write a single value, such as ${a:Int}"
            ),
            (
                "a/v${a:[Int],}", "${a:[Int],}", 3, "bad-pattern",
                "'a' must be alone in its segment", "write a single value, such as ${a:Int}"
            ),
            (
                "a/${x:Int,}", ",", 9, "bad-pattern",
                "a comma list has the type of a list and no other marks",
                "write ${x:[Int],}"
            ),
            (
                "a?x=${x:[Int]?,}", ",", 14, "bad-pattern",
                "a comma list has the type of a list and no other marks",
                "write ${x:[Int],}"
            ),
            (
                "a/${x:[String],}", "[String]", 6, "bad-type",
                "a value of 'String' may have a comma",
                "use a type with 'characters', such as a-z0-9, under 'types'"
            ),
            (
                "a/${x:[URL],}", "[URL]", 6, "bad-type", "a value of 'URL' may have a comma",
                "use numbers, Bool, UUID, or a type with listed values or 'characters'"
            ),
            (
                "https://${x:[Int],}/a", "${x:[Int],}", 8, "bad-pattern",
                "'x' in a host must be a single value",
                "write ${x:Int}"
            ),
        ] as [ExpectedError])
    func anError(expected: ExpectedError) throws {
        try expect(patternErrors(expected.text), are: expected)
    }

    @Test(arguments: ["", "a&b", "?a", "a#b", "a=${b"])
    func anItemOfAListIsOneItem(text: String) {
        var errors: [PatternError] = []
        #expect(!Pattern.checkItem(text, errors: &errors))
        #expect(errors.count == 1)
        errors = []
        #expect(Pattern.checkItem("a=${b}?%26", errors: &errors) && errors.isEmpty)
    }

    @Test func escapedMarksAreLiteralText() throws {
        var errors: [PatternError] = []
        let pattern = try #require(Pattern.parse("a?%21x=1&y%7Cz=2", errors: &errors))
        #expect(pattern.query.named.map(\.names) == [["!x"], ["y|z"]])
        #expect(pattern.query.named.allSatisfy { $0.isLiteral })
    }
}
