import RouteSpec

/// Examples that break the rules about tabs, roots, and parents.
extension RuleGuide {
    /// A tab with its root.
    private static let home = """
        tabs: [home]
        routes:
          home: home
        """

    static let ofNavigation: KeyValuePairs<Rule, String> = [
        .duplicateTab: """
        tabs: [home, home]
        routes:
          home: home
        """,
        .unknownTab: """
        \(home)
          item:
            pattern: items/${id}
            tab: hom
        """,
        .tabRoot: """
        tabs: [home, profile]
        routes:
          home: home
          profile:
            path: profile
            tab: profile
            routes:
              overview: ""
              edit:
                pattern: edit
                present: sheet
        """,
        .badRoot: """
        tabs: [home]
        routes:
          home: home?day=${day?}
        """,
        .unknownParent: """
        \(home)
          item:
            pattern: items/${id}
            parent: hone
        """,
        .parentParameters: """
        \(home)
          item:
            pattern: items/${id}
            parent: home
          comments:
            pattern: items/${itemId}/comments
            parent: item
        """,
        .parentCycle: """
        \(home)
          first:
            pattern: first
            parent: second
          second:
            pattern: second
            parent: first
        """,
        .unplacedRoute: """
        \(home)
          item: items/${id}
        """,
        .tabMismatch: """
        tabs: [home, profile]
        routes:
          home: home
          profile: profile
          item:
            pattern: items/${id}
            parent: home
            tab: profile
        """,
    ]
}
