/// Names that generated code has a use of its own for.
enum ReservedName {
    /// Members of every generated enum of routes, and names that cannot be a member's.
    static let cases: Set<String> = types.union([
        "bases", "host", "init", "routeEqual", "routeIsNil", "routeText", "routeURL", "routeValue", "scheme", "self",
    ])

    /// Members of a generated String enum.
    static let closedTypeCases: Set<String> = [
        "AllCases", "Protocol", "RawValue", "Self", "Type", "allCases", "init", "self",
    ]

    /// Types that the code for tabs names, with what they are: reserved in a spec with tabs alone.
    static let navigationTypes = [
        ("Tab", "the enum 'Tab' of the tabs"), ("RouteNavigation", "the module 'RouteNavigation'"),
    ]

    /// Types and modules that generated code names.
    static let types: Set<String> = [
        "Foundation", "FoundationEssentials", "Protocol", "RawValue", "RouteAffixes", "RouteForm", "RouteMarks",
        "RoutePart", "RouteReader", "RouteRuntime", "RouteURL", "RouteUUID", "RouteWriter", "Self", "Swift", "Type",
        "URLRoute", "UnreadableRoute", "_Matching",
    ]
}
