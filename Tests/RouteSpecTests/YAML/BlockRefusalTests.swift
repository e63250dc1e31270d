import Testing

/// Refused block lists and mappings: the exact text and location of every message.
@Suite struct BlockRefusalTests {
    @Test(arguments: refusals)
    func blocksAreRefusedByName(_ refusal: Refusal) {
        refusal.check()
    }

    static let refusals: [Refusal] = [
        Refusal(
            "duplicate key", "a: b\nc: d\n\"a\": e\n",
            [
                "3:1-3:4 duplicate key 'a' [duplicate-key]",
                "  note 1:1-1:2 'a' previously declared here",
                "  help remove …",
            ]),
        Refusal(
            "duplicate thrice", "a: 1\na: 2\na: 3\n",
            [
                "2:1-2:2 duplicate key 'a' [duplicate-key]",
                "  note 1:1-1:2 'a' previously declared here",
                "  help remove …",
                "3:1-3:2 duplicate key 'a' [duplicate-key]",
                "  note 2:1-2:2 'a' previously declared here",
                "  help remove …",
            ]),
        Refusal(
            "merge key", "a:\n  <<: b\n  c: d\n",
            [
                "2:3-2:5 merge keys … [yaml-unsupported]",
                "  help repeat the entries",
            ]),
        Refusal(
            "complex key", "? a\n: b\nc: d\n",
            [
                "1:1-1:2 keys that … [yaml-unsupported]",
                "  help write …",
            ]),
        Refusal(
            "complex key list", "[a]: b\nc: d\n",
            [
                "1:1-1:4 keys that … [yaml-unsupported]",
                "  help write …",
            ]),
        Refusal(
            "complex key value", "a: ? b\n",
            [
                "1:4-1:5 keys that … [yaml-unsupported]",
                "  help write …",
            ]),
        Refusal(
            "inline complex list", "a: [b]: c\n",
            [
                "1:7-1:10 text after the closing bracket [yaml-quoting]",
                #"  help quote …"#,
            ]),
        Refusal(
            "empty key", ": a\nb: c\n",
            [
                "1:1-1:2 a value … [yaml-key]",
                "  help write …",
            ]),
        Refusal(
            "empty key value", "a: : b\n",
            [
                "1:4-1:5 a value … [yaml-key]",
                "  help write …",
            ]),
        Refusal(
            "missing value", "a:\nb: c\n",
            [
                "1:1-1:2 'a' has no value [yaml-missing-value]",
                #"  help write … '#'"#,
            ]),
        Refusal(
            "missing value at end", "a:\n",
            [
                "1:1-1:2 'a' has no value [yaml-missing-value]",
                #"  help write … '#'"#,
            ]),
        Refusal(
            "missing value comment", "a: #/x\n",
            [
                "1:1-1:2 'a' has no value [yaml-missing-value]",
                #"  help write … '#'"#,
            ]),
        Refusal(
            "missing item", "- \n- b\n",
            [
                "1:1-1:2 a list item has no value [yaml-missing-value]",
                #"  help write … '#'"#,
            ]),
        Refusal(
            "missing nested in a list item", "- a:\n- b\n",
            [
                "1:3-1:4 'a' has no value [yaml-missing-value]",
                #"  help write … '#'"#,
            ]),
        Refusal(
            "missing colon", "a: b\nroutes\nc: d\n",
            [
                "2:1-2:7 a line … [yaml-key]",
                "  help write … ':'",
            ]),
        Refusal(
            "missing space", "a: b\nc:d\ne: f\n",
            [
                "2:1-2:4 a line … [yaml-key]",
                "  help write … ':'",
            ]),
        Refusal(
            "missing colon first", "routes\nhome: a\n",
            [
                "1:1-1:7 a line … [yaml-key]",
                "  help write … ':'",
            ]),
        Refusal(
            "missing space first", "a:\n  b:c\n  d: *e\nf: g\n",
            [
                "2:3-2:6 a line … [yaml-key]",
                "  help write … ':'",
                "3:6-3:8 aliases are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "missing colon above", "routes\n  home: a\n",
            [
                "2:3-2:10 this line is indented deeper than the entry above it [yaml-indentation]",
                "  help indent it like that entry, or move it below a key without a value",
            ]),
        Refusal(
            "deeper", "a: b\n  c: d\n",
            [
                "2:3-2:7 this line is indented deeper than the entry above it [yaml-indentation]",
                "  help indent it like that entry, or move it below a key without a value",
            ]),
        Refusal(
            "deeper list", "a: b\n  - c\n",
            [
                "2:3-2:6 this line is indented deeper than the entry above it [yaml-indentation]",
                "  help indent it like that entry, or move it below a key without a value",
            ]),
        Refusal(
            "deeper in list", "- a\n  - b\n",
            [
                "2:3-2:6 this line is indented deeper than the entry above it [yaml-indentation]",
                "  help indent it like that entry, or move it below a key without a value",
            ]),
        Refusal(
            "between", "a:\n    b: c\n  d: e\nf: g\n",
            [
                "3:3-3:7 this line's indentation matches no entry above it [yaml-indentation]",
                "  help indent …",
            ]),
        Refusal(
            "between in a list", "a:\n    - b\n  - c\n",
            [
                "3:3-3:6 this line's indentation matches no entry above it [yaml-indentation]",
                "  help indent …",
            ]),
        Refusal(
            "item among keys", "a: b\n- c\nd: e\n",
            [
                "2:1-2:2 a list item among the keys of a mapping [yaml-indentation]",
                "  help indent the list below the key it belongs to",
            ]),
        Refusal(
            "key among items", "- a\nb: c\n- d\n",
            [
                "2:1-2:5 this line is not an item of the list around it [yaml-indentation]",
                "  help start it with '- ', or indent it as far as the key it belongs to",
            ]),
        Refusal(
            "list on its key's line", "a: - b\nc: d\n",
            [
                "1:4-1:5 a list on the same line as its key [yaml-indentation]",
                "  help start it on the next line, or quote the value",
            ]),
        Refusal(
            "list after a tab", "-\t- a\n",
            [
                "1:3-1:4 a list on the same line as its key [yaml-indentation]",
                "  help start it on the next line, or quote the value",
            ]),
        Refusal(
            "list after the marker", "--- - a\n",
            [
                "1:1-1:4 a second … [yaml-document]",
                "  help put … '...'",
            ]),
        Refusal(
            "mapping after the marker", "--- a: b\n",
            [
                "1:1-1:4 a second … [yaml-document]",
                "  help put … '...'",
            ]),
        Refusal(
            "mapping after tab", "-\ta: b\n",
            [
                "1:4-1:5 ': ' … [yaml-quoting]",
                "  help quote the value, or put the second key on a line of its own",
            ]),
        Refusal(
            "quoted key without a value", "\"a b\":\n",
            [
                "1:1-1:6 'a b' has no value [yaml-missing-value]",
                #"  help write … '#'"#,
            ]),
        Refusal(
            "bad first line", "\"a\":b\nc: d\n",
            [
                "1:4-1:6 text after … [yaml-quoting]",
                #"  help quote …"#,
            ]),
        Refusal(
            "bad escape in a key", "\"\\d\": a\nb: c\n",
            [
                "1:2-1:3 this backslash … [yaml-quoting]",
                #"  help write …"#,
            ]),
        Refusal(
            "key with a bad value and good lines below", "a: *x\n  b: c\nd: e\n",
            [
                "1:4-1:6 aliases are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "five problems", "a: b: c\nd: \"e\nf: [g\nh:\ni: &j k\nl: m\n",
            [
                "1:5-1:6 ': ' … [yaml-quoting]",
                "  help quote the value, or put the second key on a line of its own",
                "2:4-2:5 the quote is not closed on its line [yaml-multiline]",
                #"  help close it with ", and write the whole value on one line"#,
                "3:4-3:5 the bracket is not closed [yaml-flow-list]",
                "  note 4:1-4:3 the list ends before this line: indent it deeper",
                "  help close the list with ']', indented deeper than its key, and quote an item with '#'",
                "4:1-4:2 'h' has no value [yaml-missing-value]",
                #"  help write … '#'"#,
                "5:4-5:6 anchors are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "scalar below a scalar document", "a\n\"b\"\n",
            [
                "2:1-2:4 the value … [yaml-multiline]",
                "  help write …",
            ]),
        Refusal(
            "quoted key in an item", "- a\n\"b\": c\n",
            [
                "2:1-2:7 this line is not an item of the list around it [yaml-indentation]",
                "  help start it with '- ', or indent it as far as the key it belongs to",
            ]),
        Refusal(
            "deeper after a comment", "a: b\n# c\n  d\n",
            [
                "3:3-3:4 the value … [yaml-multiline]",
                "  help write …",
            ]),
        Refusal(
            "comment that looks like a key", "a\nb # c: d\n",
            [
                "2:1-2:2 the value … [yaml-multiline]",
                "  help write …",
            ]),
        Refusal(
            "text before a bracket list", "a: [b]\n  c: d\n",
            [
                "2:3-2:7 this line is indented deeper than the entry above it [yaml-indentation]",
                "  help indent it like that entry, or move it below a key without a value",
            ]),
    ]
}
