/// What breaks the rules about tabs, roots and parents.
extension RuleGuide {
    static let ofNavigation: [RuleGuide] = [
        RuleGuide(
            .withoutTabs,
            """
            routes:
              home:
                pattern: home
                present: sheet
            """,
            fix: "write 'tabs:' with the tab bar's tabs, each with a root; without tabs no navigation is generated"),
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
            fix: "remove one of the two, or rename it"),
        RuleGuide(
            .unknownTab,
            """
            tabs: [home]
            routes:
              home:
                pattern: home
                tab: home
                present: root
              item:
                pattern: items/${id}
                tab: hom
            """,
            fix: "write the tab as 'tabs' has it, or add it there"),
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
            fix: "leave out what the root cannot have: it is always there, and is made from nothing"),
        RuleGuide(
            .unknownParent,
            """
            tabs: [home]
            routes:
              home:
                pattern: home
                tab: home
                present: root
              item:
                pattern: items/${id}
                parent: hone
            """,
            fix: "write the route's name, after those of its groups: home, auth.signIn"),
        RuleGuide(
            .parentParameters,
            """
            tabs: [home]
            routes:
              home:
                pattern: home
                tab: home
                present: root
              item:
                pattern: items/${id}
                parent: home
              comments:
                pattern: items/${itemId}/comments
                parent: item
            """,
            fix: "give the route a parameter of the same name and type, or name the one that fills it under 'with'"),
        RuleGuide(
            .parentCycle,
            """
            tabs: [home]
            routes:
              home:
                pattern: home
                tab: home
                present: root
              first:
                pattern: first
                parent: second
              second:
                pattern: second
                parent: first
            """,
            fix: "let one of the routes stand on a root, or on nothing as a modal"),
        RuleGuide(
            .unplacedRoute,
            """
            tabs: [home]
            routes:
              home:
                pattern: home
                tab: home
                present: root
              item: items/${id}
            """,
            fix: "name a parent, or a tab over whose root the route stands, or present it in a modal"),
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
            fix: "remove 'tab', which follows from the parent, or name a parent in that tab"),
    ]
}
