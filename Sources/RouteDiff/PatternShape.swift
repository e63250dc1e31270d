import RoutePatterns

/// What a pattern matches. Parameter names and the values of missing items are ignored.
///
/// As in a route table, text is compared as bytes: canonically equivalent texts differ.
struct PatternShape: Hashable {
    private let scheme: String?
    private let path: [Matcher]
    private let items: Set<ItemShape>
    private let fragment: Pattern.Fragment?
    private let fragmentSegments: [Matcher]
    private let implied: [[UInt8]]

    /// A pattern with the values that it sets.
    init(_ declared: RoutePattern) {
        let pattern = declared.pattern
        let segments = (pattern.base?.leadingSegments ?? []) + pattern.path.texts
        self.init(
            pattern, scheme: pattern.base?.scheme, path: segments.map { Matcher($0) },
            implied: declared.implied.values.map { Array($0.utf8) })
    }

    /// A pattern under one of its bases, for comparison with others of the same scheme.
    init(_ pattern: Pattern, under variant: Variant) {
        self.init(pattern, scheme: nil, path: variant.matchers, implied: [])
    }

    private init(_ pattern: Pattern, scheme: String?, path: [Matcher], implied: [[UInt8]]) {
        self.scheme = scheme
        self.path = path.map(\.withoutTypeNames)
        self.implied = implied.sorted { $0.lexicographicallyPrecedes($1) }
        items = Set(pattern.parts.filter(\.isItem).map(ItemShape.init))
        fragment = pattern.fragment
        fragmentSegments = pattern.fragmentSegments.map { Matcher($0.text).withoutTypeNames }
    }
}

/// An item, or the rest of the items.
struct ItemShape: Hashable {
    private enum Presence: Hashable {
        case required, optional, defaulting, many
    }

    private let slot: Pattern.Part.Slot
    private let names: [[UInt8]]
    /// Nil if any value matches.
    private let value: Matcher?
    /// Nil for an absent item.
    private let presence: Presence?

    init(_ item: Pattern.Part) {
        slot = item.slot
        names = item.names.map { Array($0.utf8) }
        value = item.text == .any ? nil : Matcher(item.text).withoutTypeNames
        presence =
            switch item.parameter?.presence {
            case nil: item.isAbsent ? nil : .required
            case .required: .required
            case .optional: .optional
            case .defaulting: .defaulting
            case .list, .rest, .otherItems: .many
            }
    }
}
