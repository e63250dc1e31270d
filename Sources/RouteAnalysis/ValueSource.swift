import RoutePatterns

/// Where a pattern finds the value of a route's parameter in a URL.
package enum ValueSource: Equatable {
    /// Every URL of the pattern has this value.
    case constant(RouteValue)
    case segment(URLSearch.Slot)
    /// A part of an affixed segment, by the number of its matcher.
    case part(URLSearch.Slot, matcher: Int, index: Int)
    /// The segments from this slot on.
    case rest(URLSearch.Slot)
    /// An item, by the number of its name; `takesEmpty` says whether an empty text is a value.
    case item(name: Int, Parameter.Presence, takesEmpty: Bool)
    /// The items that the pattern doesn't name.
    case otherItems(named: Set<Int>, isInFragment: Bool)

    /// The slots that the value depends on.
    package var slots: Set<URLSearch.Slot> {
        switch self {
        case .constant, .otherItems: []
        case .segment(let slot), .part(let slot, _, _), .rest(let slot): [slot]
        case .item(let name, _, _): [.item(name)]
        }
    }

    /// Whether both give the same value for every URL, byte by byte.
    package func isSame(as other: ValueSource) -> Bool {
        switch (self, other) {
        case (.constant(let a), .constant(let b)): a.isSame(as: b)
        case (.item(let name, .defaulting(let a), let isText), .item(let other, .defaulting(let b), let isOtherText)):
            name == other && isText == isOtherText && a.utf8.elementsEqual(b.utf8)
        default: self == other
        }
    }

    package var isInItems: Bool {
        switch self {
        case .item, .otherItems: true
        case .constant, .segment, .part, .rest: false
        }
    }

    /// Whether trying a few texts of each combination shows if two values ever differ.
    ///
    /// It does if each value comes from at most one slot. For rests and for segments with several parts, it isn't known
    /// which texts make a difference.
    package func isDecided(with other: ValueSource, _ questions: TextQuestions) -> Bool {
        switch (self, other) {
        case (.rest, .constant), (.constant, .rest), (.rest, .segment), (.segment, .rest): true
        case (.otherItems, _), (_, .otherItems): true
        case (.rest, _), (_, .rest): false
        case (.part(let slot, let matcher, _), .part(let otherSlot, let otherMatcher, _)) where slot == otherSlot:
            isAlone(questions)
                && questions.members[matcher].matcher.onlyValueEnds
                    == questions.members[otherMatcher].matcher.onlyValueEnds
        default: isAlone(questions) && other.isAlone(questions)
        }
    }

    /// Whether no other parameter shares the segment.
    private func isAlone(_ questions: TextQuestions) -> Bool {
        if case .part(_, let matcher, _) = self {
            questions.members[matcher].matcher.onlyValueEnds != nil
        } else {
            true
        }
    }

    /// Finds where a variant has a value of its route.
    package init(_ value: Route.Value, _ variant: Variant, _ declared: RoutePattern, _ questions: TextQuestions) {
        let pattern = declared.pattern
        let path = Self.find(value.name, in: variant.segments, matchers: variant.matchers) { .segment($0) }
        let fragmentMatchers = pattern.fragmentSegments.map { Matcher($0, isFirst: false) }
        let fragment = Self.find(value.name, in: pattern.fragmentSegments, matchers: fragmentMatchers) {
            .fragmentSegment($0)
        }
        if let found = path?(questions, .pathSegment) ?? fragment?(questions, .fragmentSegment) {
            self = found
            return
        }
        for (items, isInFragment) in [(pattern.query, false), (pattern.fragmentItems, true)] {
            func number(_ item: Item) -> Int { questions.number(ofItem: item.name, isInFragment: isInFragment) }
            if let item = items.named.first(where: { $0.parameter?.name == value.name }), let own = item.parameter {
                self = .item(name: number(item), own.presence, takesEmpty: own.type.takesEmptyItem)
                return
            }
            if items.rest?.name == value.name {
                self = .otherItems(named: Set(items.named.map(number)), isInFragment: isInFragment)
                return
            }
        }
        self = .constant(declared.constants[value.name]?.value ?? .null)
    }

    private static func find(
        _ name: String, in segments: [Segment], matchers: [Matcher], _ slot: (Int) -> URLSearch.Slot
    ) -> ((TextQuestions, TextSlot) -> ValueSource)? {
        for (position, segment) in segments.enumerated() {
            guard let index = segment.parameters.firstIndex(where: { $0.name == name }) else { continue }
            let slot = slot(position)
            let matcher = matchers[position]
            switch segment {
            case .rest: return { _, _ in .rest(slot) }
            case .affixed: return { .part(slot, matcher: $0.number(matcher, $1), index: index) }
            case .literal, .label, .parameter: return { _, _ in .segment(slot) }
            }
        }
        return nil
    }
}

extension Matcher {
    /// The literal texts around the value of an affixed segment; nil unless there is exactly one value.
    fileprivate var onlyValueEnds: [[UInt8]]? {
        guard case .affixed(let affixed) = self, affixed.types.count == 1 else { return nil }
        return affixed.literals.map { Array($0.utf8) }
    }
}
