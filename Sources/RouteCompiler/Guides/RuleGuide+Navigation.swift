/// Examples that break the rules about tabs, roots, and parents.
extension RuleGuide {
    /// A tab with its root.
    private static let home = """
        tabs: [home]
        routes:
          home:
            pattern: home
            tab: home
            present: root
        """

    static let ofNavigation: [RuleGuide] = [
        RuleGuide(
            .withoutTabs,
            """
            routes:
              home:
                pattern: home
                present: sheet
            """,
            fix:
                "add 'tabs:' with the tabs of the tab bar, and a root for each, or 'present: root' for the only stack"
        ),
        RuleGuide(
            .duplicateTab,
            """
            tabs: [home, home]
            routes:
              home:
                pattern: home
                tab: home
                present: root
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
              home:
                pattern: home
                tab: home
                present: root
            """,
            fix: "write 'tab' and 'present: root' under exactly one route for every tab"),
        RuleGuide(
            .badRoot,
            """
            tabs: [home]
            routes:
              home:
                pattern: home?day=${day?}
                tab: home
                present: root
            """,
            fix: "remove the parameter or parent: a root is always on the screen"),
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
              home:
                pattern: home
                tab: home
                present: root
              profile:
                pattern: profile
                tab: profile
                present: root
              item:
                pattern: items/${id}
                parent: home
                tab: profile
            """,
            fix: "remove 'tab', which follows from the parent, or choose a parent in that tab"),
    ]
}
