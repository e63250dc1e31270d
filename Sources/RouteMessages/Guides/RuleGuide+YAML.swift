import RouteSpec

/// Examples that break the rules of the YAML syntax.
extension RuleGuide {
    static let ofYAML: [RuleGuide] = [
        RuleGuide(
            .yamlEncoding, shown: "routes:\n  caf\u{E9}: cafe   # saved as Latin-1",
            bytes: Array("routes:\n  caf".utf8) + [0xE9] + Array(": cafe".utf8),
            fix: "save the file as UTF-8, and write a control character as an escape in double quotes"),
        RuleGuide(
            .yamlLimit, "routes:\n  home: " + String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
            fix: "nest less deeply, or split the spec: a target can have several"),
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
            .yamlUnsupported,
            """
            routes:
              home: &home ""
              start: *home
              feed: {pattern: feed}
            """,
            fix: "write the value in full, or quote it if the character is part of it"),
        RuleGuide(
            .yamlIndentation,
            """
            routes:
                home: ""
              feed: feed
            """,
            fix: "indent the line with spaces, like the lines around it"),
        RuleGuide(
            .yamlKey,
            """
            routes:
              home: ""
              feed
            """,
            fix: "write 'key: value'"),
        RuleGuide(
            .yamlMissingValue,
            """
            routes:
              home:
            """,
            fix: "write \"\" for an empty string"),
        RuleGuide(
            .yamlFlowList,
            """
            routes:
              feed: [feed, , news]
            """,
            fix: "add the missing commas and bracket, and write \"\" for an empty string"),
        RuleGuide(
            .yamlMultiline,
            """
            routes:
              feed: feed/
                ${page:Int}
            """,
            fix: "write the whole value on one line"),
        RuleGuide(
            .yamlQuoting,
            """
            routes:
              user: user/${id: Int}
              handle: @${user}
              feed: "feed" news
            """,
            fix: "quote the whole value, or drop the space after ':'"),
    ]
}
