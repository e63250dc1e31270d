import Testing

/// Refused scalars: the exact text and location of every message.
@Suite struct ScalarRefusalTests {
    @Test(arguments: refusals)
    func scalarsAreRefusedByName(_ refusal: Refusal) {
        refusal.check()
    }

    static let refusals: [Refusal] = [
        Refusal(
            "anchor", "a: &x b\nc: d\n",
            [
                "1:4-1:6 anchors are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "anchor of a mapping", "a: &x\n  b: c\n",
            [
                "1:4-1:6 anchors are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "anchor of key", "&x a: b\n",
            [
                "1:1-1:3 anchors are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "alias", "a: *x\nb: c\n",
            [
                "1:4-1:6 aliases are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "alias key", "*x : a\nb: c\n",
            [
                "1:1-1:3 aliases are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "wildcard", "a: *.example.com\n",
            [
                "1:4-1:17 aliases are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "tag", "a: !!str b\n",
            [
                "1:4-1:9 tags are … [yaml-unsupported]",
                "  help remove …",
            ]),
        Refusal(
            "tag alone", "a: !x\n",
            [
                "1:4-1:6 tags are … [yaml-unsupported]",
                "  help remove …",
            ]),
        Refusal(
            "literal", "a: |\n  b\n  c: d\ne: f\n",
            [
                "1:4-1:5 block scalars … [yaml-unsupported]",
                #"  help write …"#,
            ]),
        Refusal(
            "folded", "- >-\n  b\n- c\n",
            [
                "1:3-1:5 block scalars … [yaml-unsupported]",
                #"  help write …"#,
            ]),
        Refusal(
            "flow mapping", "a: {b: c}\nd: e\n",
            [
                "1:4-1:7 mappings in … [yaml-unsupported]",
                "  help write … '{'",
            ]),
        Refusal(
            "flow mapping lines", "a: {\n  b: c,\n}\nd: e\n",
            [
                "1:4-1:5 mappings in … [yaml-unsupported]",
                "  help write … '{'",
            ]),
        Refusal(
            "parameter first", "a: {id}/x\n",
            [
                "1:4-1:10 mappings in … [yaml-unsupported]",
                "  help write … '{'",
            ]),
        Refusal(
            "several parameters", "- {user-id}/{b}.x # c\n",
            [
                "1:3-1:18 mappings in … [yaml-unsupported]",
                "  help write … '{'",
            ]),
        Refusal(
            "a parameter and a comma", "a: {id}/x, y\n",
            [
                "1:4-1:11 mappings in … [yaml-unsupported]",
                "  help write … '{'",
            ]),
        Refusal(
            "two lines", "a: b\n  c\nd: e\n",
            [
                "2:3-2:4 the value … [yaml-multiline]",
                "  help write …",
            ]),
        Refusal(
            "two lines below", "a:\n  b\n  c\nd: e\n",
            [
                "3:3-3:4 the value … [yaml-multiline]",
                "  help write …",
            ]),
        Refusal(
            "open double", "a: \"b\nc: d\n",
            [
                "1:4-1:5 the quote is not closed on its line [yaml-multiline]",
                #"  help close it with ", and write the whole value on one line"#,
            ]),
        Refusal(
            "open single", "a: 'b\nc: d\n",
            [
                "1:4-1:5 the quote is not closed on its line [yaml-multiline]",
                "  help close it with ', and write the whole value on one line",
            ]),
        Refusal(
            "quote over two lines", "a: \"b\n  c\"\nd: e\n",
            [
                "1:4-1:5 the quote is not closed on its line [yaml-multiline]",
                #"  help close it with ", and write the whole value on one line"#,
            ]),
        Refusal(
            "escaped end", "a: \"b\\\n",
            [
                "1:4-1:5 the quote is not closed on its line [yaml-multiline]",
                #"  help close it with ", and write the whole value on one line"#,
            ]),
        Refusal(
            "text after quote", "a: \"b\" c\nd: e\n",
            [
                "1:8-1:9 text after … [yaml-quoting]",
                #"  help quote …"#,
            ]),
        Refusal(
            "half of a value in quotes", "a: \"user/\"/${id}\n",
            [
                "1:11-1:17 text after … [yaml-quoting]",
                #"  help quote …"#,
            ]),
        Refusal(
            "half of a value in single quotes", "a: 'user'/${id} # c\n",
            [
                "1:10-1:20 text after … [yaml-quoting]",
                #"  help quote …"#,
            ]),
        Refusal(
            "single in single", "a: 'it's'\n",
            [
                "1:8-1:10 text after … [yaml-quoting]",
                #"  help quote …"#,
            ]),
        Refusal(
            "comment after quote", "a: \"b\"# c\n",
            [
                "1:7-1:10 text after … [yaml-quoting]",
                #"  help quote …"#,
            ]),
        Refusal(
            "key after quote", "a: 'b': c\n",
            [
                "1:7-1:10 text after … [yaml-quoting]",
                #"  help quote …"#,
            ]),
        Refusal(
            "no space after quoted key", "\"a\":b\n",
            [
                "1:4-1:6 text after … [yaml-quoting]",
                #"  help quote …"#,
            ]),
        Refusal(
            "no such escape", "a: \"\\d \\é \\'\"\n",
            [
                "1:5-1:6 this backslash … [yaml-quoting]",
                #"  help write …"#,
            ]),
        Refusal(
            "short hex", "a: \"\\u12\"\n",
            [
                "1:5-1:6 this backslash … [yaml-quoting]",
                #"  help write …"#,
            ]),
        Refusal(
            "surrogate", "a: \"\\ud83d\\ude00\"\n",
            [
                "1:5-1:11 the escape of a surrogate is not a character [yaml-quoting]",
                #"  help write the character itself, or its code with \U and eight digits"#,
            ]),
        Refusal(
            "too large", "a: \"\\U00110000\"\n",
            [
                "1:5-1:6 this backslash … [yaml-quoting]",
                #"  help write …"#,
            ]),
        Refusal(
            "parameter with a space", "a: user/${id: Int}\n",
            [
                "1:13-1:14 ': ' … [yaml-quoting]",
                "  help drop …",
            ]),
        Refusal(
            "in a list", "- user/${id: Int}\n",
            [
                "1:12-1:13 ': ' … [yaml-quoting]",
                "  help drop …",
            ]),
        Refusal(
            "below", "a:\n  user/${id: Int}\n",
            [
                "2:12-2:13 ': ' … [yaml-quoting]",
                "  help drop …",
            ]),
        Refusal(
            "second colon", "a: b: c\nd: e\n",
            [
                "1:5-1:6 ': ' … [yaml-quoting]",
                "  help quote the value, or put the second key on a line of its own",
            ]),
        Refusal(
            "colon at the end", "a: b:\n",
            [
                "1:5-1:6 ': ' … [yaml-quoting]",
                "  help quote the value, or put the second key on a line of its own",
            ]),
        Refusal(
            "starts with @", "a: @b\n",
            [
                "1:4-1:6 an unquoted … '@' [yaml-quoting]",
                "  help quote the value",
            ]),
        Refusal(
            "starts with `", "a: `b\n",
            [
                "1:4-1:6 an unquoted value cannot start with '`' [yaml-quoting]",
                "  help quote the value",
            ]),
        Refusal(
            "starts with %", "a: %b\n",
            [
                "1:4-1:6 an unquoted value cannot start with '%' [yaml-quoting]",
                "  help quote the value",
            ]),
        Refusal(
            "starts with ,", "a: ,b\n",
            [
                "1:4-1:6 an unquoted value cannot start with ',' [yaml-quoting]",
                "  help quote the value",
            ]),
        Refusal(
            "starts with ]", "a: ]b\n",
            [
                "1:4-1:6 an unquoted value cannot start with ']' [yaml-quoting]",
                "  help quote the value",
            ]),
        Refusal(
            "starts with }", "a: }b\n",
            [
                "1:4-1:6 an unquoted value cannot start with '}' [yaml-quoting]",
                "  help quote the value",
            ]),
        Refusal(
            "dash alone", "a: [-]\n",
            [
                "1:5-1:6 an unquoted value cannot start with '-' [yaml-quoting]",
                "  help quote the value",
            ]),
        Refusal(
            "anchor without a value", "a: &x\nb: c\n",
            [
                "1:4-1:6 anchors are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "two properties", "a: &x !y b\n",
            [
                "1:4-1:6 anchors are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "hash after text", "a: b\nc: \"d\"#e\n",
            [
                "2:7-2:9 text after … [yaml-quoting]",
                #"  help quote …"#,
            ]),
    ]
}
