/// Examples that break the rules about tabs, roots, and parents.
extension RuleGuide {
    /// A tab with its root.
    private static let home = """
        tabs: [home]
        routes:
          home: home
        """

    static let ofNavigation: [RuleGuide] = [
        RuleGuide(
            .duplicateTab,
            """
            tabs: [home, home]
            routes:
              home: home
            """,
            fix: "remove one of them, or rename it"),
        RuleGuide(
            .unknownTab,
            """
            \(home)
              item:
                pattern: items/${id}
                tab: hom
            """,
            fix: "write the tab as in 'tabs', or add it there"),
        RuleGuide(
            .tabRoot,
            """
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
            fix:
                "call the root as its tab, or name it below 'tabs:', as in profile: profile.overview; or write 'tab' and "
                + "'present: root' in exactly one route of each tab"),
        RuleGuide(
            .badRoot,
            """
            tabs: [home]
            routes:
              home: home?day=${day?}
            """,
            fix: "remove the parameter or parent"),
        RuleGuide(
            .unknownParent,
            """
            \(home)
              item:
                pattern: items/${id}
                parent: hone
            """,
            fix: "write the route's name with its groups, as in home or auth.signIn"),
        RuleGuide(
            .parentParameters,
            """
            \(home)
              item:
                pattern: items/${id}
                parent: home
              comments:
                pattern: items/${itemId}/comments
                parent: item
            """,
            fix: "give the route a parameter of the same name and type, or name the one that supplies it under 'with'"),
        RuleGuide(
            .parentCycle,
            """
            \(home)
              first:
                pattern: first
                parent: second
              second:
                pattern: second
                parent: first
            """,
            fix: "give one of the routes a root as its parent, or present it as a modal without a parent"),
        RuleGuide(
            .unplacedRoute,
            """
            \(home)
              item: items/${id}
            """,
            fix: "add a parent or a tab to push the route onto, or present it as a modal"),
        RuleGuide(
            .tabMismatch,
            """
            tabs: [home, profile]
            routes:
              home: home
              profile: profile
              item:
                pattern: items/${id}
                parent: home
                tab: profile
            """,
            fix: "remove 'tab', which follows from the parent, or choose a parent in that tab"),
    ]
}
