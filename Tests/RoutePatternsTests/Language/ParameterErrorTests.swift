import RouteTestSupport
import Testing

@testable import RouteLanguage

/// An expected error: the pattern's text, the marked part and its offset, the rule, the message,
/// and the help.
typealias ExpectedError = (
    text: String, part: String, offset: Int, rule: String, message: String, help: String?
)

/// Expects one error.
func expect(_ errors: [PatternError], are expected: ExpectedError) throws {
    #expect(errors.count == 1, "\(errors)")
    let error = try #require(errors.first)
    #expect(String(decoding: Array(error.text.utf8)[error.range], as: UTF8.self) == expected.part)
    #expect(error.range.lowerBound == expected.offset)
    #expect(error.rule.rawValue == expected.rule)
    #expect(error.message.agrees(with: expected.message))
    #expect((error.help ?? "").agrees(with: expected.help ?? ""))
}

func patternErrors(_ text: String) -> [PatternError] {
    let types = TypeTable([
        .closed(ClosedType(name: "Tab", values: ["a", "b"])),
        .closed(ClosedType(name: "ProfileTab", values: ["a"])),
    ])
    var errors: [PatternError] = []
    let pattern = Pattern.parse(text, types: types, errors: &errors)
    #expect((pattern == nil) == !errors.isEmpty)
    return errors
}

@Suite("Parameters that are wrong")
struct ParameterErrorTests {
    @Test(
        arguments: [
            (
                "a/${id :Int}", " ", 6, "bad-pattern", "a space …",
                "write …"
            ),
            ("a/${}", "${}", 2, "bad-pattern", "a parameter without a name", "write ${name}"),
            (
                "a/${:Int}", "${:Int}", 2, "bad-pattern", "a parameter without a name",
                "write ${name}"
            ),
            (
                "a/${...:Int}", "${...:Int}", 2, "bad-pattern",
                "a rest without a name has no type and no other marks",
                "write ${...}, or give it a name, as in ${path:Int...}"
            ),
            ("a/${...?}", "${...?}", 2, "bad-pattern", "a rest …", "write ${...}, …"),
            (
                "a/${1a}", "1a", 4, "bad-name", "'1a' is not a valid name",
                "use …"
            ),
            (
                "a/${a-b:Int}", "a-b", 4, "bad-name", "'a-b' is not a valid name",
                "use …"
            ),
            ("a/${id:int}", "int", 7, "bad-type", "'int' is not a type", "did you mean 'Int'?"),
            (
                "a/${id:[string]}?x=1", "[string]", 7, "bad-type", "'string' is not a type",
                "did you mean 'String'?"
            ),
            (
                "a/${id:}", "${id:}", 2, "bad-type", "a parameter without a type",
                "write …"
            ),
            (
                "a/${id:Dict<A>}", "Dict<A>", 7, "bad-type", "'Dict<A>' is not a type",
                "write …"
            ),
            (
                "a?x=${x:[]}", "[]", 8, "bad-type", "a parameter without a type",
                "write a type's name, as in ${id:Int}, or [Int] for a list"
            ),
            (
                "a?x=${x:[Int?]}", "[Int?]", 8, "bad-type", "'Int?' is not a type",
                "write a type's name, as in ${id:Int}, or [Int] for a list"
            ),
            (
                "a/${x:[Int]}", "[Int]", 6, "bad-pattern", "a list …",
                "write ${x:Int...} for a rest, or ${x:[Int],} for values separated by commas"
            ),
            (
                "a?${x:Int...}", "Int", 6, "bad-type",
                "a rest …", "write ${x...}"
            ),
            (
                "a?${x}", "${x}", 2, "bad-pattern", "a parameter …",
                "write x=${x}, or ${x...} for a rest"
            ),
            (
                "a?${x:Int?}", "${x:Int?}", 2, "bad-pattern",
                "a parameter …",
                "write x=${x}, or ${x...} for a rest"
            ),
            ("a?x=${x:Int=b}", "b", 12, "bad-default", "the default 'b' is not a valid Int", nil),
            (
                "a?x=${x:Tab=c}", "c", 12, "bad-default", "the default 'c' is not a valid Tab",
                "write one of a, b"
            ),
            (
                "a?x=${x:Int=}", "${x:Int=}", 4, "bad-default", "the default '' is not a valid Int",
                nil
            ),
            (
                "a?x=${x:Token=}", "${x:Token=}", 4, "bad-default",
                "the default '' is not a valid Token", nil
            ),
            (
                "${a:Model..ID}", "Model..ID", 4, "bad-type", "'Model..ID' is not a type",
                "write …"
            ),
            (
                "a/${x?:Int}", "x?", 4, "bad-name", "'x?' is not a valid name",
                "write marks after the type, as in ${id:Int?}"
            ),
            (
                "a/${_}", "_", 4, "bad-name", "'_' is not a valid name",
                "use …"
            ),
        ] as [ExpectedError])
    func anError(expected: ExpectedError) throws {
        try expect(patternErrors(expected.text), are: expected)
    }

    /// Optional, with a default, a list, and a rest exclude one another.
    @Test(arguments: [
        ("a?x=${x:[Int]?}", "?", 13), ("a?x=${x?=1}", "?", 7), ("a/${x...?}", "?", 8),
        ("a/${x:[Int]...}", "...", 11),
        ("a?x=${x:[Int]=1}", "1", 14), ("a/${x...=1}", "...", 5),
    ])
    func marksThatExcludeOneAnother(text: String, part: String, offset: Int) throws {
        try expect(
            patternErrors(text),
            are: (
                text, part, offset, "bad-pattern",
                "'?', a default, a list, and '...' exclude one another",
                "choose one: lists and rests can be empty, and a default is the value of what is left out"
            ))
    }
}
