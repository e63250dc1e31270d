import RouteSpec

/// Examples that break the rules of the YAML syntax.
extension RuleGuide {
    static let ofYAML: [RuleGuide] = [
        RuleGuide(
            .yamlTooLarge, shown: "# a comment of more than 1 MiB",
            bytes: Array(repeating: UInt8(ascii: "#"), count: 1 << 20 + 1),
            fix: "split the spec: a target can have several"),
        RuleGuide(
            .yamlTooDeep, "routes:\n  home: " + String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
            fix: "nest less deeply"),
        RuleGuide(
            .yamlEncoding, shown: "routes:\n  caf\u{E9}: cafe   # saved as Latin-1",
            bytes: Array("routes:\n  caf".utf8) + [0xE9] + Array(": cafe".utf8),
            fix: "save the file as UTF-8"),
        RuleGuide(
            .yamlControlCharacter, "routes:\n  home: a\u{7}b",
            fix: "remove the character, or write it as \\u0007 in double quotes"),
        RuleGuide(
            .yamlCarriageReturn, "routes:\n  home: \"\"\r  feed: feed",
            fix: "end lines with LF, or with CR LF"),
        RuleGuide(
            .yamlEmpty,
            """
            # nothing yet
            """,
            fix: "write at least 'routes:' and a route"),
        RuleGuide(
            .yamlDirective,
            """
            %YAML 1.2
            ---
            routes:
              home: ""
            """,
            fix: "remove the line"),
        RuleGuide(
            .yamlDocument,
            """
            routes:
              home: ""
            ---
            routes:
              feed: feed
            """,
            fix: "put each document in its own file"),
        RuleGuide(
            .yamlTab, "routes:\n\thome: \"\"",
            fix: "indent with spaces"),
        RuleGuide(
            .yamlIndentation,
            """
            routes:
                home: ""
              feed: feed
            """,
            fix: "indent the line like the lines around it"),
        RuleGuide(
            .yamlMixedBlock,
            """
            routes:
              home: ""
              - feed
            """,
            fix: "indent the list below the key it belongs to"),
        RuleGuide(
            .yamlInlineBlock,
            """
            routes:
              feed: - feed
            """,
            fix: "start the list on the next line, or quote the value"),
        RuleGuide(
            .yamlAnchor,
            """
            routes:
              home: &home ""
            """,
            fix: "repeat the value wherever it is needed"),
        RuleGuide(
            .yamlAlias,
            """
            routes:
              home: *home
            """,
            fix: "repeat the value, or quote it if '*' is part of it"),
        RuleGuide(
            .yamlMergeKey,
            """
            routes:
              feed:
                <<: base
                pattern: feed
            """,
            fix: "repeat the entries"),
        RuleGuide(
            .yamlTag,
            """
            routes:
              home: !!str home
            """,
            fix: "remove the tag, or quote the value if '!' is part of it"),
        RuleGuide(
            .yamlComplexKey,
            """
            routes:
              ? home
              : ""
            """,
            fix: "write the key as plain text before ':'"),
        RuleGuide(
            .yamlEmptyKey,
            """
            routes:
              : home
            """,
            fix: "write the key before ':'"),
        RuleGuide(
            .yamlLongKey, shown: "routes:\n  a key of 1025 characters: home",
            bytes: Array(("routes:\n  " + String(repeating: "a", count: 1025) + ": home\n").utf8),
            fix: "if it is a value that contains ': ', quote it"),
        RuleGuide(
            .yamlFlowMapping,
            """
            routes:
              feed: {pattern: feed}
            """,
            fix: "write one key per line, indented, or quote the value if the braces are part of it"),
        RuleGuide(
            .yamlFlowList,
            """
            routes:
              feed: [feed, , news]
            """,
            fix: "add the missing commas and bracket, and write \"\" for an empty string"),
        RuleGuide(
            .yamlBlockScalar,
            """
            routes:
              feed:
                doc: |
                  The feed.
                pattern: feed
            """,
            fix: "write the text on one line, in double quotes with \\n for a line break"),
        RuleGuide(
            .yamlMultiline,
            """
            routes:
              feed: feed/
                ${page:Int}
            """,
            fix: "write the whole value on one line"),
        RuleGuide(
            .yamlTrailingText,
            """
            routes:
              feed: "feed" news
            """,
            fix: "quote the whole value"),
        RuleGuide(
            .yamlEscape,
            """
            routes:
              feed: "feed\\q"
            """,
            fix: "write \\\\ for a backslash, or use single quotes"),
        RuleGuide(
            .yamlMissingValue,
            """
            routes:
              home:
            """,
            fix: "write \"\" for an empty string"),
        RuleGuide(
            .yamlMissingColon,
            """
            routes:
              home: ""
              feed
            """,
            fix: "write 'key: value'"),
        RuleGuide(
            .yamlColon,
            """
            routes:
              user: user/${id: Int}
            """,
            fix: "drop the space after ':', or quote the value"),
        RuleGuide(
            .yamlIndicator,
            """
            routes:
              handle: @${user}
            """,
            fix: "quote the value"),
    ]
}
