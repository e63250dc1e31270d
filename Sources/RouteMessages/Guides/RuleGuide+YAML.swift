import RouteSpec

/// Examples that break the rules of the YAML syntax.
extension RuleGuide {
    static let ofYAML: KeyValuePairs<Rule, String> = [
        .yamlEncoding: "routes:\n  caf\u{E9}: cafe   # saved as Latin-1",
        .yamlLimit: "routes:\n  home: " + String(repeating: "[", count: 65)
            + String(repeating: "]", count: 65),
        .yamlDocument: """
        routes:
          home: ""
        ---
        routes:
          feed: feed
        """,
        .yamlUnsupported: """
        routes:
          home: &home ""
          start: *home
          feed: {pattern: feed}
        """,
        .yamlIndentation: """
        routes:
            home: ""
          feed: feed
        """,
        .yamlKey: """
        routes:
          home: ""
          feed
        """,
        .yamlMissingValue: """
        routes:
          home:
        """,
        .yamlFlowList: """
        routes:
          feed: [feed, , news]
        """,
        .yamlMultiline: """
        routes:
          feed: feed/
            ${page:Int}
        """,
        .yamlQuoting: """
        routes:
          user: user/${id: Int}
          handle: @${user}
          feed: "feed" news
        """,
    ]
}
