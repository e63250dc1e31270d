import RouteLanguage

/// Names that generated code uses, so that a spec can't.
enum ReservedName {
    /// A name that navigation code uses.
    struct NavigationType {
        let name: String
        /// What has the name, for messages.
        let owner: String
    }

    /// Whether a case can't have the name, because the enum's members or the code in them use it.
    static func isCase(_ name: String) -> Bool {
        cases.contains(name) || isOfRuntime(name)
    }

    /// Whether a generated type can't have the name, because it would hide a type that generated
    /// code uses.
    static func isType(_ name: String) -> Bool {
        types.contains(name) || isOfRuntime(name)
    }

    /// Whether the name is reserved for names that only generated code uses.
    private static func isOfRuntime(_ name: String) -> Bool {
        [
            "_MixedParts", "_Cases", "_Deprecated", "_Matching", "_Path", "_Route", "_Writing",
            "_deprecated",
        ].contains {
            name.hasPrefix($0)
        }
    }

    private static let cases: Set<String> = [
        "Protocol", "RawValue", "Self", "Type", "bases", "host", "init", "scheme", "self",
    ]

    private static let types: Set<String> = [
        "Protocol", "RawValue", "RouteRuntime", "RouteURL", "RouteUUID", "Self", "Swift", "Type",
        "URLRoute",
    ]

    /// Members of a generated String enum.
    static let closedTypeCases: Set<String> = [
        "AllCases", "Protocol", "RawValue", "Self", "Type", "allCases", "init", "self",
    ]

    /// Names that are reserved only if the spec has tabs or a root.
    static let navigationTypes = [
        NavigationType(name: "Tab", owner: "the enum 'Tab' of the tabs"),
        NavigationType(name: "RouteNavigation", owner: "the module 'RouteNavigation'"),
    ]
}
