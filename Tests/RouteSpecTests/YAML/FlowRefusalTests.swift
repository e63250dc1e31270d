import Testing

/// Refused flow lists: the exact text and location of every message.
@Suite struct FlowRefusalTests {
    @Test(arguments: refusals)
    func flowListsAreRefusedByName(_ refusal: Refusal) {
        refusal.check()
    }

    static let refusals: [Refusal] = [
        Refusal(
            "not closed", "a: [b, c\n",
            [
                "1:4-1:5 the bracket is not closed [yaml-flow-list]",
                "  help close the list with ']', indented deeper than its key, and quote an item with '#'",
            ]),
        Refusal(
            "not closed before a key", "a: [b,\nc: d\n",
            [
                "1:4-1:5 the bracket is not closed [yaml-flow-list]",
                "  note 2:1-2:5 the list ends before this line: indent it deeper",
                "  help close the list with ']', indented deeper than its key, and quote an item with '#'",
            ]),
        Refusal(
            "closed in a comment", "a: [b, #c]\n",
            [
                "1:4-1:5 the bracket is not closed [yaml-flow-list]",
                "  help close the list with ']', indented deeper than its key, and quote an item with '#'",
            ]),
        Refusal(
            "closed in a comment before a key", "a: [b, #c]\nd: e\n",
            [
                "1:4-1:5 the bracket is not closed [yaml-flow-list]",
                "  note 2:1-2:5 the list ends before this line: indent it deeper",
                "  help close the list with ']', indented deeper than its key, and quote an item with '#'",
            ]),
        Refusal(
            "end in the key's column", "a: [\n  b\n]\nc: d\n",
            [
                "3:1-3:2 the closing bracket is not indented deeper than its list [yaml-flow-list]",
                "  note 1:4-1:5 the opening bracket is here",
                "  help indent it by one more space",
            ]),
        Refusal(
            "end before the key's column", "a:\n  b: [\n    c\n]\n",
            [
                "2:6-2:7 the bracket is not closed [yaml-flow-list]",
                "  note 4:1-4:2 the list ends before this line: indent it deeper",
                "  help close the list with ']', indented deeper than its key, and quote an item with '#'",
                "4:1-4:2 an unquoted value cannot start with ']' [yaml-quoting]",
                "  help quote the value",
            ]),
        Refusal(
            "item in the dash's column", "- [a,\nb\n]\n",
            [
                "1:3-1:4 the bracket is not closed [yaml-flow-list]",
                "  note 2:1-2:2 the list ends before this line: indent it deeper",
                "  help close the list with ']', indented deeper than its key, and quote an item with '#'",
                "2:1-2:2 this line is not an item of the list around it [yaml-indentation]",
                "  help start it with '- ', or indent it as far as the key it belongs to",
            ]),
        Refusal(
            "leading comma", "a: [, b]\n",
            [
                "1:5-1:6 a comma … [yaml-flow-list]",
                #"  help remove …"#,
            ]),
        Refusal(
            "two commas", "a: [b,, c]\n",
            [
                "1:7-1:8 a comma … [yaml-flow-list]",
                #"  help remove …"#,
            ]),
        Refusal(
            "missing comma", "a: [\"b\" c]\n",
            [
                "1:9-1:10 a comma is missing between two items [yaml-flow-list]",
                "  help add ',' here, or quote the whole item on one line",
            ]),
        Refusal(
            "missing comma lists", "a: [[b] [c]]\n",
            [
                "1:9-1:10 a comma is missing between two items [yaml-flow-list]",
                "  help add ',' here, or quote the whole item on one line",
            ]),
        Refusal(
            "second line", "a: [b\n  c]\n",
            [
                "2:3-2:4 a comma is missing between two items [yaml-flow-list]",
                "  help add ',' here, or quote the whole item on one line",
            ]),
        Refusal(
            "pair", "a: [b: c]\n",
            [
                "1:6-1:7 keys inside a list in brackets are not supported here [yaml-unsupported]",
                "  help write the list as '- key: value' lines, or quote the item if the colon is part of it",
            ]),
        Refusal(
            "pair quoted", "a: ['b':c]\n",
            [
                "1:8-1:9 keys inside a list in brackets are not supported here [yaml-unsupported]",
                "  help write the list as '- key: value' lines, or quote the item if the colon is part of it",
            ]),
        Refusal(
            "parameter", "a: [user/${id}]\n",
            [
                "1:11-1:12 an unquoted item of a list in brackets cannot contain '{' [yaml-flow-list]",
                "  help quote the item",
            ]),
        Refusal(
            "parameter in braces", "a: [x, {id}/b, c]\n",
            [
                "1:8-1:11 mappings in … [yaml-unsupported]",
                "  help write … '{'",
            ]),
        Refusal(
            "mapping", "a: [{b: c}]\n",
            [
                "1:5-1:8 mappings in … [yaml-unsupported]",
                "  help write … '{'",
            ]),
        Refusal(
            "text after", "a: [b] c\n",
            [
                "1:8-1:9 text after the closing bracket [yaml-quoting]",
                #"  help quote …"#,
            ]),
        Refusal(
            "comment after", "a: [b]# c\n",
            [
                "1:7-1:10 text after the closing bracket [yaml-quoting]",
                #"  help quote …"#,
            ]),
        Refusal(
            "comment after comma", "a: [b,# c\n  d]\n",
            [
                "1:7-1:8 an unquoted value cannot start with '#' [yaml-quoting]",
                "  help quote the value, or put a space before a comment",
            ]),
        Refusal(
            "comment after item", "a: [\"b\"# c\n  ]\n",
            [
                "1:8-1:9 a comma is missing between two items [yaml-flow-list]",
                "  help add ',' here, or quote the whole item on one line",
            ]),
        Refusal(
            "marker inside", "[\n---\n]\n",
            [
                "2:1-2:4 a second … [yaml-document]",
                "  help put … '...'",
            ]),
        Refusal(
            "anchor", "a: [&x b]\n",
            [
                "1:5-1:7 anchors are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "alias", "a: [*x]\n",
            [
                "1:5-1:7 aliases are … [yaml-unsupported]",
                "  help repeat …",
            ]),
        Refusal(
            "tag", "a: [!x b]\n",
            [
                "1:5-1:7 tags are … [yaml-unsupported]",
                "  help remove …",
            ]),
        Refusal(
            "empty key", "a: [: b]\n",
            [
                "1:5-1:6 a value … [yaml-key]",
                "  help write …",
            ]),
        Refusal(
            "complex key", "a: [? b]\n",
            [
                "1:5-1:6 keys that … [yaml-unsupported]",
                "  help write …",
            ]),
        Refusal(
            "literal", "a: [|]\n",
            [
                "1:5-1:6 block scalars … [yaml-unsupported]",
                #"  help write …"#,
            ]),
        Refusal(
            "escape", "a: [\"\\d\"]\nb: [\"\\q\"]\n",
            [
                "1:6-1:7 this backslash … [yaml-quoting]",
                #"  help write …"#,
                "2:6-2:7 this backslash … [yaml-quoting]",
                #"  help write …"#,
            ]),
        Refusal(
            "open quote", "a: [\"b]\n",
            [
                "1:5-1:6 the quote is not closed on its line [yaml-multiline]",
                #"  help close it with ", and write the whole value on one line"#,
            ]),
    ]
}
