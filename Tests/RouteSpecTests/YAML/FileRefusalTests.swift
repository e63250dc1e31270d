import Testing

/// Refused files: the exact text and location of every message.
@Suite struct FileRefusalTests {
    @Test(arguments: refusals)
    func filesAreRefusedByName(_ refusal: Refusal) {
        refusal.check()
    }

    static let refusals: [Refusal] = [
        Refusal(
            "empty", "",
            [
                "1:1-1:1 the file has no content [yaml-document]",
                "  help write at least 'routes:' and a route",
            ]),
        Refusal(
            "only comments", "# c\n\n  # d\n",
            [
                "1:1-1:1 the file has no content [yaml-document]",
                "  help write at least 'routes:' and a route",
            ]),
        Refusal(
            "only a marker", "---\n",
            [
                "1:1-1:1 the file has no content [yaml-document]",
                "  help write at least 'routes:' and a route",
            ]),
        Refusal(
            "directive", "%YAML 1.2\n---\na: b\n",
            [
                "1:1-1:10 directives are not supported here [yaml-unsupported]",
                "  help remove the line",
            ]),
        Refusal(
            "second document", "a: b\n---\nc: d\n",
            [
                "2:1-2:4 a second … [yaml-document]",
                "  help put … '...'",
            ]),
        Refusal(
            "document end", "a: b\n...\n",
            [
                "2:1-2:4 a document marker, '---' or '...', after the start [yaml-document]",
                "  help put … '...'",
            ]),
        Refusal(
            "marker after marker", "---\n---\na: b\n",
            [
                "2:1-2:4 a second … [yaml-document]",
                "  help put … '...'",
            ]),
        Refusal(
            "UTF-16 marker", "\u{FFFE}X",
            [
                "1:1-1:2 control character U+FFFE [yaml-encoding]",
                #"  help remove it, or write it as \uFFFE in double quotes"#,
            ]),
        Refusal(
            "lone CR", "a: b\rc: d\n",
            [
                "1:5-1:6 a carriage return without a line feed [yaml-encoding]",
                "  help end lines with LF, or with CR LF",
            ]),
        Refusal(
            "CR at the end", "a: b\r",
            [
                "1:5-1:6 a carriage return without a line feed [yaml-encoding]",
                "  help end lines with LF, or with CR LF",
            ]),
        Refusal(
            "control characters", "a: \u{7}x\u{8}\n",
            [
                "1:4-1:5 control character U+0007 [yaml-encoding]",
                #"  help remove …"#,
            ]),
        Refusal(
            "delete", "b: \u{7F}\n",
            [
                "1:4-1:5 control character U+007F [yaml-encoding]",
                #"  help remove it, or write it as \u007F in double quotes"#,
            ]),
        Refusal(
            "next line", "c: \u{85}\n",
            [
                "1:4-1:5 control character U+0085 [yaml-encoding]",
                #"  help remove it, or write it as \u0085 in double quotes"#,
            ]),
        Refusal(
            "byte order mark", "e: x\u{FEFF}\n",
            [
                "1:5-1:6 control character U+FEFF [yaml-encoding]",
                #"  help remove it, or write it as \uFEFF in double quotes"#,
            ]),
        Refusal(
            "separator", "d: \u{2028}\n",
            [
                "1:4-1:5 control character U+2028 [yaml-encoding]",
                #"  help remove it, or write it as \u2028 in double quotes"#,
            ]),
        Refusal(
            "tab", "routes:\n\thome: a\n",
            [
                "2:1-2:2 a tab in the indentation [yaml-indentation]",
                "  help indent with spaces",
            ]),
        Refusal(
            "tabs", "routes:\n\thome: a\n  \tuser: b\n",
            [
                "2:1-2:2 a tab in the indentation [yaml-indentation]",
                "  help indent with spaces",
            ]),
        Refusal(
            "tab in a flow list", "a: [\n\tb]\n",
            [
                "2:1-2:2 a tab in the indentation [yaml-indentation]",
                "  help indent with spaces",
            ]),
        Refusal(
            "tab on the marker's line", "---\t- a\n",
            [
                "1:1-1:4 a second … [yaml-document]",
                "  help put … '...'",
            ]),
    ]
}
