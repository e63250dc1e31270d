import RouteTestSupport
import Testing

@testable import RouteLanguage

@Suite("Patterns that are wrong")
struct PatternErrorTests {
    @Test(
        arguments: [
            (
                "a?x=${x...}", "...", 7, "bad-pattern", "a rest cannot be an item's value",
                "write ${x:[String]} for a list"
            ),
            (
                "a?x=${x:Int...}", "...", 11, "bad-pattern", "a rest cannot be an item's value",
                "write ${x:[Int]} for a list"
            ),
            (
                "a/${id", "${", 2, "bad-pattern", "a parameter …",
                "end … '${'"
            ),
            (
                "a/{path...}?", "{path...}", 2, "bad-pattern",
                "'{path...}' is not valid parameter syntax", "write ${path...}"
            ),
            (
                "a/${id/b/${c}", "${", 2, "bad-pattern", "a parameter …",
                "end … '${'"
            ),
            (
                "a/${x...}/b/${y:Int...}", "${y:Int...}", 12, "bad-pattern",
                "a second rest in the path, after ${x...}", "remove one of the two"
            ),
            (
                "${...}/b/${...}", "${...}", 9, "bad-pattern",
                "a second rest in the path, after ${...}", "remove one of the two"
            ),
            (
                "a#${x...}/b/${...}", "${...}", 12, "bad-pattern",
                "a second rest in the fragment, after ${x...}", "remove one of the two"
            ),
            (
                "a/b${x...}", "${x...}", 3, "bad-pattern", "'x' must be alone in its segment",
                "write a single value, such as ${x:String}"
            ),
            (
                "${path...}:${line:Int}", "${path...}", 0, "bad-pattern",
                "'path' must be alone in its segment", "write ${folder...}/${file}:${line:Int}"
            ),
            (
                "a/b${...}", "${...}", 3, "bad-pattern", "${...} must be alone in its segment",
                "write a value with a name, such as ${name}"
            ),
            (
                "a?x=${...}", "${...}", 4, "bad-pattern", "a rest cannot be an item's value",
                "write ${values:[String]} for a list"
            ),
            (
                "a?b&${...}", "${...}", 4, "bad-pattern", "a rest of the items without a name",
                "remove it: items that the pattern does not name are ignored anyway"
            ),
            (
                "a#k=${k}&${...}", "${...}", 9, "bad-pattern",
                "a rest of the items without a name",
                "remove it: items that the pattern does not name are ignored anyway"
            ),
            (
                "x://${...}/a", "${...}", 4, "bad-pattern", "${...} cannot be a host",
                "write x:///${...} for a path, or ${name} for the host"
            ),
            (
                "https://${...}/a", "${...}", 8, "bad-pattern", "${...} cannot be a host",
                "write a parameter, as in ${name}"
            ),
            (
                "a/${x}${y}", "${x}", 2, "bad-pattern",
                "there is no text between 'x' and the next parameter",
                "put text between them; without it, a link could be read in several ways"
            ),
            (
                "v${x}%", "%", 5, "bad-pattern", "'%' does …",
                "write … '%'"
            ),
            (
                "v${x}%FF", "%FF", 5, "bad-pattern", "the escapes in this text are not valid UTF-8",
                "write the text itself, without escapes"
            ),
            (
                "a/${x}|y", "|", 6, "bad-pattern", "a path … '|'",
                "write a parameter such as ${name}, or %7C for a literal '|'"
            ),
            (
                "a/%", "%", 2, "bad-pattern", "'%' does …",
                "write … '%'"
            ),
            (
                "a/%4", "%", 2, "bad-pattern", "'%' does …",
                "write … '%'"
            ),
            (
                "a/%zz", "%", 2, "bad-pattern", "'%' does …",
                "write … '%'"
            ),
            (
                "a/%FF%FE", "%FF%FE", 2, "bad-pattern",
                "the escapes in this text are not valid UTF-8",
                "write the text itself, without escapes"
            ),
            (
                "a?x=%FF", "%FF", 4, "bad-pattern", "the escapes in this text are not valid UTF-8",
                "write the text itself, without escapes"
            ),
            (
                "a?x=1&x=2", "x", 6, "bad-pattern", "duplicate item 'x'",
                "use a name once; to read several values of it, write x=${values:[String]}"
            ),
            (
                "a?=1", "=1", 2, "bad-pattern",
                "an item without a name, or with several names and no value",
                "write an item such as page=${page} or q|query=${q}, or %7C for a literal '|'"
            ),
            (
                "a?${x}=1", "${x}", 2, "bad-pattern", "an item's name must be literal text",
                "write an item such as page=${page}"
            ),
            (
                "a#x=1&${y}=2", "${y}", 6, "bad-pattern", "an item's name must be literal text",
                "write %3D for a literal '='"
            ),
            (
                "a?${x...}&${y...}", "${y...}", 10, "bad-pattern",
                "a second rest of the items, after 'x'",
                "remove …"
            ),
            (
                "https://exämple.com/a", "exämple.com", 8, "non-ascii-host",
                "the host 'exämple.com' is not ASCII",
                "write …"
            ),
            (
                "https://${lang}.exämple.com/a", "${lang}.exämple.com", 8, "non-ascii-host",
                "the host '${lang}.exämple.com' is not ASCII",
                "write …"
            ),
            (
                "https://bob@h/a", "@", 11, "bad-base", "a base …",
                "remove … '@'"
            ),
            (
                "https://h x/a", "h x", 8, "bad-base", "'h x' is not a valid host",
                "write a host such as example.com"
            ),
            (
                "https://*.h/a", "*.h", 8, "bad-base", "'*.h' is not a valid host",
                "write ${name}.h to have the name as a value; for any name, add https://*.h to the "
                    + "bases, and write only the path here"
            ),
            (
                "https://a*.h/a", "a*.h", 8, "bad-base", "'a*.h' is not a valid host",
                "write a parameter, as in ${name}.example.com; '*.' is for bases"
            ),
            (
                "https://${x...}/a", "${x...}", 8, "bad-pattern",
                "'x' in a host must be a single value",
                "write ${x:String}"
            ),
            (
                "https://${h}:${p}/a", "${h}:${p}", 8, "bad-base",
                "'${h}:${p}' is not a valid host",
                "write a host such as ${name}.example.com"
            ),
            (
                "https://${h} x/a", "${h} x", 8, "bad-base", "'${h} x' is not a valid host",
                "write a host such as ${name}.example.com"
            ),
            (
                "https://h:80a/a", "h:80a", 8, "bad-base", "'h:80a' is not a valid host",
                "write a host such as example.com"
            ),
            (
                "https://[::1/a", "[::1", 8, "bad-base", "'[::1' is not a valid host",
                "write a host such as example.com"
            ),
            (
                "https://h:x", "h:x", 8, "bad-base", "'h:x' is not a valid host",
                "write a host such as example.com"
            ),
        ] as [ExpectedError])
    func anError(expected: ExpectedError) throws {
        try expect(patternErrors(expected.text), are: expected)
    }

    @Test(
        arguments: [
            ("a/:id/b", ":id", 2, "write ${id}"),
            ("a/{id}", "{id}", 2, "write ${id}"),
            ("a#/:id", ":id", 3, "write ${id}"),
            ("a/:id?", ":id", 2, "write …"),
            ("a/{id?}", "{id?}", 2, "write …"),
            (
                "a/<int:id>?", "<int:id>", 2,
                "write ${id:Int?}, and another pattern without this segment"
            ),
            ("a/:id?q=1", ":id", 2, "write ${id}"),
            ("a?p=:p?", ":p?", 4, "write ${p?}"),
            ("a/{id:integer}", "{id:integer}", 2, "write ${id:Int}"),
            ("a/{id:number}", "{id:number}", 2, "write ${id:Int}"),
            ("a/{id:long}", "{id:long}", 2, "write ${id:Int}"),
            ("a/<int:number>", "<int:number>", 2, "write ${number:Int}"),
            ("a/<str:id>", "<str:id>", 2, "write ${id:String}"),
            ("a/<slug:id>", "<slug:id>", 2, "write ${id}"),
            ("a/<path:p>", "<path:p>", 2, "write ${p}"),
            ("a?p={id:guid}", "{id:guid}", 4, "write ${id:UUID}"),
            ("a?p={user-id}", "{user-id}", 4, "write a parameter such as ${name}"),
            ("a?p={{id}}", "{{id}}", 4, "write a parameter such as ${name}"),
            ("a?p=<user-id>", "<user-id>", 4, "write a parameter such as ${name}"),
            ("a?p={x}-{y}", "{x}-{y}", 4, "write a parameter such as ${name}"),
            ("a#/{user-id}", "{user-id}", 3, "write a parameter such as ${name}"),
            ("a/<id>", "<id>", 2, "write ${id}"),
            ("a/[id]", "[id]", 2, "write ${id}"),
            ("a/$id/b", "$id", 2, "write ${id}"),
            ("user/\\(id)", "\\(id)", 5, "write ${id}"),
            ("a/$(id)", "$(id)", 2, "write ${id}"),
            ("a/{id:Int}", "{id:Int}", 2, "write ${id:Int}"),
            ("a?p={p:Int?}", "{p:Int?}", 4, "write ${p:Int?}"),
            ("a?p={path...}", "{path...}", 4, "write ${path}"),
            ("files/*", "*", 6, "write ${name}"),
            ("*", "*", 0, "write ${name}"),
            ("a/*/b", "*", 2, "write ${name}"),
            ("files/**", "**", 6, "write ${name...}"),
            ("f?p={p}", "{p}", 4, "write ${p}"),
            ("f?a=1&p=:p", ":p", 8, "write ${p}"),
            ("f?p=<p>", "<p>", 4, "write ${p}"),
            ("f?p=[q]", "[q]", 4, "write ${q}"),
            ("f?p=$p", "$p", 4, "write ${p}"),
            ("f?p=\\(p)", "\\(p)", 4, "write ${p}"),
            ("f?p=*", "*", 4, "write ${p}"),
            ("f?p=**&q=1", "**", 4, "write ${p}"),
            ("f?sort-by=*", "*", 10, "write ${name}"),
            ("f#p=:p", ":p", 4, "write ${p}"),
            ("https://{lang}/a", "{lang}", 8, "write ${lang}"),
            ("https://*/a", "*", 8, "write ${name}"),
        ] as [(String, String, Int, String)])
    func aPlaceholderOfAnotherTool(text: String, placeholder: String, offset: Int, help: String)
        throws
    {
        let message = "'\(placeholder)' is not valid parameter syntax"
        try expect(
            patternErrors(text), are: (text, placeholder, offset, "bad-pattern", message, help))
    }

    /// Literal text after a parameter can be any text, and so can a name next to a rest.
    @Test(arguments: [
        "v${x:Int}a", "${m:Int}m${s:Int}s", "${x}1${y:UUID}2", "v${x:Int}%2E", "v${x}é", "v${x}a b",
        "v${x}$${",
        "${t:Tab}a${u:Tab}", "a?x=${a} b", "a?x=${a}%26${b}", "a?x=${a:Int}0", "a?-=1&${x...}",
        "a?!_&${x...}",
        "a?%20=1&${x...}", "a#k=${a}é&-&${x...}", "a#${x:Int}a%3F",
        "https://${h}1${i:Int}a.example.com/a",
    ])
    func noError(text: String) {
        #expect(patternErrors(text) == [])
    }

    @Test func everyErrorOfAPatternIsReported() {
        #expect(
            patternErrors("a/${x}/${x}?x=${x}&${y}").map(\.message).agree(with: [
                "the parameter 'x' appears twice in one pattern",
                "the parameter 'x' appears twice in one pattern",
                "a parameter …",
            ]))
        #expect(patternErrors("${1}/%/${a:int}").map(\.range) == [2..<3, 5..<6, 11..<14])
    }

    @Test func anErrorShowsItsPlace() {
        let error = patternErrors("카/${id:int}").first
        #expect(
            error?.description == """
                8: 'int' is not a type [bad-type]
                카/${id:int}
                       ^~~
                help: did you mean 'Int'?
                """)
        #expect(patternErrors("x/${i").first?.description.split(separator: "\n")[2] == "  ^~")
    }
}
