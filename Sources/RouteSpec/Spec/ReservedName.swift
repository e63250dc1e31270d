/// Names that generated code has a use of its own for.
enum ReservedName {
    /// Members of every generated enum of routes, and names that cannot be a member's.
    static let cases: Set<String> = types.union([
        "_routeEqual", "_routeIsNil", "_routeText", "_routeURL", "_routeUUID", "_routeValue", "bases", "host", "init",
        "scheme", "self",
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
        "Foundation", "FoundationEssentials", "Protocol", "RawValue", "RouteRuntime", "RouteURL", "RouteUUID", "Self",
        "Swift", "Type", "URLRoute", "_Matching", "_RouteAffixes", "_RouteForm", "_RouteMarks", "_RoutePart",
        "_RouteReader", "_RouteWriter",
    ]
}
