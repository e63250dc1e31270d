import Testing

/// Documents and their trees, with text in quotes, lists in brackets, and mappings in braces.
@Suite struct ReadingTests {
    @Test(arguments: blocks + scalars + flowLists + files)
    func theSubsetIsReadAsYAMLReadsIt(yaml: String, tree: String) {
        #expect(Tree.read(yaml)?.description == tree)
        #expect(problems(in: yaml) == [])
    }

    /// The same documents with other line breaks, with a byte order mark, and with comments and
    /// blank lines inserted.
    @Test(arguments: blocks + scalars + flowLists)
    func lineEndsAndCommentsChangeNothing(yaml: String, tree: String) {
        let variants = [
            yaml.replacing("\n", with: "\r\n"), "\u{FEFF}" + yaml, yaml + "\n  \n\t\n# end",
            "---\n" + yaml,
            "# start\n\n--- # c\n" + yaml, yaml.replacing("\n", with: "\n\n  # c: d\n\t# e\n"),
            yaml.replacing("\n", with: " \t \n"), yaml.replacing("\n", with: "\t# c: [\n"),
        ]
        for variant in variants {
            #expect(Tree.read(variant)?.description == tree, "\(variant.debugDescription)")
        }
    }

    static let blocks = [
        ("a: b", #"{"a": "b"}"#),
        ("a: b\nc: d", #"{"a": "b", "c": "d"}"#),
        ("a:\n  b: c\n  d:\n    e: f\ng: h", #"{"a": {"b": "c", "d": {"e": "f"}}, "g": "h"}"#),
        ("a:\n  b", #"{"a": "b"}"#),
        ("a:\n- b\n- c\nd: e", #"{"a": ["b", "c"], "d": "e"}"#),
        ("a:\n  - b\n  - c\nd: e", #"{"a": ["b", "c"], "d": "e"}"#),
        ("- a\n- b", #"["a", "b"]"#),
        ("- a: b\n  c: d\n- e", #"[{"a": "b", "c": "d"}, "e"]"#),
        ("- a:\n  - b\n  c: d", #"[{"a": ["b"], "c": "d"}]"#),
        ("-   a: b\n    c: d", #"[{"a": "b", "c": "d"}]"#),
        ("- - a\n  - b\n-\n  - c", #"[["a", "b"], ["c"]]"#),
        ("-\n  a: b", #"[{"a": "b"}]"#),
        (" a: b\n c: d", #"{"a": "b", "c": "d"}"#),
        ("a:\n    b: c\nd:\n e: f", #"{"a": {"b": "c"}, "d": {"e": "f"}}"#),
        ("a : b\nc\t: d\ne:\tf", #"{"a": "b", "c": "d", "e": "f"}"#),
        ("-\ta", #"["a"]"#),
    ]

    static let scalars = [
        ("a", #""a""#),
        (
            "a: no\nb: 1.10\nc: ~\nd: null\ne: 0x1F",
            #"{"a": "no", "b": "1.10", "c": "~", "d": "null", "e": "0x1F"}"#
        ),
        ("a: user/${id}", #"{"a": "user/${id}"}"#),
        (
            "a: user/${id:Int}/posts?page=${page:Int?}#x",
            #"{"a": "user/${id:Int}/posts?page=${page:Int?}#x"}"#
        ),
        ("a: \"user/${id: Int}\"", #"{"a": "user/${id: Int}"}"#),
        ("a: https://h:80/#/${x}", #"{"a": "https://h:80/#/${x}"}"#),
        ("a: b c  d", #"{"a": "b c  d"}"#),
        ("a: it's \"b\"", #"{"a": "it\'s \"b\""}"#),
        ("a: -1\nb: ?c\nd: :e\nf: --", #"{"a": "-1", "b": "?c", "d": ":e", "f": "--"}"#),
        ("a: b,[c]{d}", #"{"a": "b,[c]{d}"}"#),
        ("a: \"\"\nb: ''", #"{"a": "", "b": ""}"#),
        ("\"\": a", #"{"": "a"}"#),
        ("a: 'it''s \\n'", #"{"a": "it\'s \\n"}"#),
        ("\"a b\": 'c # d: e'", #"{"a b": "c # d: e"}"#),
        ("'a: b' : c", #"{"a: b": "c"}"#),
        (#"a: "\0\a\b\t\n\v\f\r\e""#, #"{"a": "\0\u{07}\u{08}\t\n\u{0B}\u{0C}\r\u{1B}"}"#),
        (#"a: "\ \"\/\\""#, #"{"a": " \"/\\"}"#),
        (#"a: "\x41\u00e9\U0001F600""#, #"{"a": "Aé😀"}"#),
        ("a: \"\\\t\"", #"{"a": "\t"}"#),
        ("카페: 日本 😀", #"{"카페": "日本 😀"}"#),
        ("a#b: c#d", #"{"a#b": "c#d"}"#),
        ("a:b: c:d", #"{"a:b": "c:d"}"#),
        ("\"<<\": a", #"{"<<": "a"}"#),
        ("a: <<", #"{"a": "<<"}"#),
        ("e\u{301}: a\n\u{E9}: b", "{\"e\u{301}\": \"a\", \"\u{E9}\": \"b\"}"),
    ]

    static let flowLists = [
        ("a: [b, c]", #"{"a": ["b", "c"]}"#),
        ("a: []", #"{"a": []}"#),
        ("a: [ b , 'c' ,\"d\", ]", #"{"a": ["b", "c", "d"]}"#),
        ("- [a, [b, [c]], []]", #"[["a", ["b", ["c"]], []]]"#),
        ("a: [\n  b,\n c\n ]\nd: e", #"{"a": ["b", "c"], "d": "e"}"#),
        ("a:\n  [b\n  ,c]", #"{"a": ["b", "c"]}"#),
        ("[\na,\nb\n]", #"["a", "b"]"#),
        ("a: [b:c, ::d, ?e, -f, g h, i#j]", #"{"a": ["b:c", "::d", "?e", "-f", "g h", "i#j"]}"#),
        ("a: [http://b:80/c, d]", #"{"a": ["http://b:80/c", "d"]}"#),
        ("a: ['b: c', \"d, e]\"]", #"{"a": ["b: c", "d, e]"]}"#),
    ]

    static let files = [
        ("--- # a\n\nb: c", #"{"b": "c"}"#),
        ("a: ---\nb: ...\nc: --- d", #"{"a": "---", "b": "...", "c": "--- d"}"#),
        ("---a: b", #"{"---a": "b"}"#),
    ]
}
