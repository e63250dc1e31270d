import RoutePatterns

/// Where a URL has the value of a route's parameter, as a pattern reads it.
package enum ValueSource: Equatable {
    /// Every URL of the pattern means this value.
    case constant(RouteValue)
    case segment(URLSearch.Place)
    /// A part of an affixed segment, by the number of its matcher.
    case part(URLSearch.Place, matcher: Int, index: Int)
    /// The segments from a place on.
    case rest(URLSearch.Place)
    /// An item, by the number of its name, and whether an empty value of it is a value.
    case item(name: Int, Parameter.Presence, takesEmpty: Bool)
    /// The items that the pattern does not name.
    case otherItems(named: Set<Int>, isInFragment: Bool)

    /// The places that the value depends on.
    package var places: Set<URLSearch.Place> {
        switch self {
        case .constant, .otherItems: []
        case .segment(let place), .part(let place, _, _), .rest(let place): [place]
        case .item(let name, _, _): [.item(name)]
        }
    }

    /// Whether both are the same value of every URL, byte by byte.
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

    /// Whether a few texts of each combination show whether two values ever differ.
    ///
    /// They do where each value stands for the text of one place, or for none. Of rests and of several parts of a
    /// segment it is not known which texts make a difference.
    package func isDecided(with other: ValueSource, _ questions: TextQuestions) -> Bool {
        switch (self, other) {
        case (.rest, .constant), (.constant, .rest), (.rest, .segment), (.segment, .rest): true
        case (.otherItems, _), (_, .otherItems): true
        case (.rest, _), (_, .rest): false
        case (.part(let place, let matcher, _), .part(let otherPlace, let otherMatcher, _)) where place == otherPlace:
            isAlone(questions)
                && questions.members[matcher].matcher.onlyValueEnds
                    == questions.members[otherMatcher].matcher.onlyValueEnds
        default: isAlone(questions) && other.isAlone(questions)
        }
    }

    /// Whether no other parameter is in the same segment.
    private func isAlone(_ questions: TextQuestions) -> Bool {
        if case .part(_, let matcher, _) = self {
            questions.members[matcher].matcher.onlyValueEnds != nil
        } else {
            true
        }
    }

    /// The source of a value of the route that a variant belongs to.
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
        _ name: String, in segments: [Segment], matchers: [Matcher], _ place: (Int) -> URLSearch.Place
    ) -> ((TextQuestions, TextSets.Place) -> ValueSource)? {
        for (position, segment) in segments.enumerated() {
            guard let index = segment.parameters.firstIndex(where: { $0.name == name }) else { continue }
            let place = place(position)
            let matcher = matchers[position]
            switch segment {
            case .rest: return { _, _ in .rest(place) }
            case .affixed: return { .part(place, matcher: $0.number(matcher, $1), index: index) }
            case .literal, .label, .parameter: return { _, _ in .segment(place) }
            }
        }
        return nil
    }
}

extension Matcher {
    /// The literal texts around the only value of an affixed segment; nil if there are several.
    fileprivate var onlyValueEnds: [[UInt8]]? {
        guard case .affixed(let affixed) = self, affixed.types.count == 1 else { return nil }
        return affixed.literals.map { Array($0.utf8) }
    }
}
