import RoutePatterns

/// What a pattern matches, ignoring parameter names and the meaning of a missing item.
///
/// Text is compared as bytes, as a table does: canonically equivalent texts differ.
struct PatternShape: Hashable {
    private let scheme: String?
    private let path: [Matcher]
    private let query: Set<ItemShape>
    private let fragment: [Matcher]?
    private let isFragmentItemsAlone: Bool
    private let fragmentItems: Set<ItemShape>
    private let hasRests: [Bool]
    private let implied: [[UInt8]]

    /// A pattern with the values that it sets.
    init(_ declared: RoutePattern) {
        let pattern = declared.pattern
        let segments = (pattern.base?.leadingSegments ?? []) + pattern.path
        self.init(
            pattern, scheme: pattern.base?.scheme, path: segments.map { Matcher($0, isFirst: false) },
            implied: declared.implied.values.map { Array($0.utf8) })
    }

    /// A pattern under one of its bases, within one scheme.
    init(_ pattern: Pattern, under variant: Variant) {
        self.init(pattern, scheme: nil, path: variant.matchers, implied: [])
    }

    private init(_ pattern: Pattern, scheme: String?, path: [Matcher], implied: [[UInt8]]) {
        self.scheme = scheme
        self.path = path.map(\.withoutTypeNames)
        self.implied = implied.sorted { $0.lexicographicallyPrecedes($1) }
        query = Set(pattern.query.named.map(ItemShape.init))
        fragment = pattern.fragment.map { _ in
            pattern.fragmentSegments.map { Matcher($0, isFirst: false).withoutTypeNames }
        }
        isFragmentItemsAlone = if case .items = pattern.fragment { true } else { false }
        fragmentItems = Set(pattern.fragmentItems.named.map(ItemShape.init))
        hasRests = [pattern.query.rest != nil, pattern.fragmentItems.rest != nil]
    }
}

/// Items with one name.
struct ItemShape: Hashable {
    private enum Presence: Hashable {
        case required, optional, defaulting, many
    }

    private let names: [[UInt8]]
    /// Nil if any value will do.
    private let value: Matcher?
    /// Nil if no item may have the name.
    private let presence: Presence?

    init(_ item: Item) {
        names = item.names.map { Array($0.utf8) }
        value = item.text.map { Matcher($0).withoutTypeNames }
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
