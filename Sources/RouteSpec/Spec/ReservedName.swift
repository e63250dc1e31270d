/// Names that generated code uses.
enum ReservedName {
    /// Whether no case of an enum of routes may have the name: its members have, or the code in it.
    static func isCase(_ name: String) -> Bool {
        cases.contains(name) || isOfRuntime(name)
    }

    /// Whether no generated type may have the name: types that every generated enum names do.
    static func isType(_ name: String) -> Bool {
        types.contains(name) || isOfRuntime(name)
    }

    /// Whether the name may be one that only generated code uses.
    private static func isOfRuntime(_ name: String) -> Bool {
        ["_Affixes", "_Cases", "_Matching", "_Path", "_Route", "_Writing"].contains { name.hasPrefix($0) }
    }

    private static let cases: Set<String> = [
        "Protocol", "RawValue", "Self", "Type", "bases", "host", "init", "scheme", "self",
    ]

    private static let types: Set<String> = [
        "Protocol", "RawValue", "RouteRuntime", "RouteURL", "RouteUUID", "Self", "Swift", "Type", "URLRoute",
    ]

    /// Members of a generated String enum.
    static let closedTypeCases: Set<String> = [
        "AllCases", "Protocol", "RawValue", "Self", "Type", "allCases", "init", "self",
    ]

    /// Types that navigation code uses, with a description: reserved only in a spec with tabs.
    static let navigationTypes = [
        ("Tab", "the enum 'Tab' of the tabs"), ("RouteNavigation", "the module 'RouteNavigation'"),
    ]
}
