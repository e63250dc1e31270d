import RoutePatterns

/// What a pattern matches, ignoring parameter names and the meaning of a missing item.
///
/// Text is compared as bytes, as a table does: canonically equivalent texts differ.
struct PatternShape: Hashable {
    private let scheme: String?
    private let path: [SegmentShape]
    private let query: Set<ItemShape>
    private let fragment: [SegmentShape]?
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
        self.path = path.map(SegmentShape.init)
        self.implied = implied.sorted { $0.lexicographicallyPrecedes($1) }
        query = Set(pattern.query.named.map(ItemShape.init))
        fragment = pattern.fragment.map { _ in
            pattern.fragmentSegments.map { SegmentShape(Matcher($0, isFirst: false)) }
        }
        isFragmentItemsAlone = if case .items = pattern.fragment { true } else { false }
        fragmentItems = Set(pattern.fragmentItems.named.map(ItemShape.init))
        hasRests = [pattern.query.rest != nil, pattern.fragmentItems.rest != nil]
    }
}

/// The text that a segment matches.
private enum SegmentShape: Hashable {
    case literal([UInt8], ignoringCase: Bool)
    case label([UInt8], HostKind)
    case affixed([[UInt8]], [TypeShape], ignoringCase: Bool, nonempty: [Int], host: HostKind?)
    case type(TypeShape)
    case host(TypeShape)
    case someText
    case rest(TypeShape)

    init(_ matcher: Matcher) {
        switch matcher {
        case .literal(let text, let ignoringCase): self = .literal(Array(text.utf8), ignoringCase: ignoringCase)
        case .label(let suffix, let host): self = .label(Array(suffix.utf8), host)
        case .affixed(let affixed):
            self = .affixed(
                affixed.literals.map { Array($0.utf8) }, affixed.types.map(TypeShape.init),
                ignoringCase: affixed.ignoringCase, nonempty: affixed.nonempty, host: affixed.host)
        case .type(let type): self = .type(TypeShape(type))
        case .host(let type): self = .host(TypeShape(type))
        case .someText: self = .someText
        case .rest(let type): self = .rest(TypeShape(type))
        }
    }
}

/// The text that a type accepts.
private enum TypeShape: Hashable {
    case closed(Set<[UInt8]>)
    case other(RouteType)

    init(_ type: RouteType) {
        if case .closed(let closed) = type {
            self = .closed(Set(closed.values.map { Array($0.utf8) }))
        } else {
            self = .other(type)
        }
    }
}

/// Items with one name.
private struct ItemShape: Hashable {
    private enum Presence: Hashable {
        case required, optional, defaulting, many
    }

    private let name: [UInt8]
    private let literal: [UInt8]?
    private let presence: Presence?
    private let type: TypeShape?

    init(_ item: Item) {
        name = Array(item.name.utf8)
        presence = item.parameter.map { parameter in
            switch parameter.presence {
            case .required: .required
            case .optional: .optional
            case .defaulting: .defaulting
            case .list, .rest, .otherItems: .many
            }
        }
        type = item.parameter.map { TypeShape($0.type) }
        if case .literal(let value) = item.value { literal = value.map { Array($0.utf8) } } else { literal = nil }
    }
}
