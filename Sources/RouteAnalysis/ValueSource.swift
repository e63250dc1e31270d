import RoutePatterns

/// Where a pattern finds the value of a route's parameter in a URL.
package enum ValueSource: Equatable {
    /// Every URL of the pattern has this value.
    case constant(RouteValue)
    case segment(URLSearch.Slot)
    /// A parameter's index in an affixed segment or item, whose demand this is. An item has a slot for each name.
    case part([URLSearch.Slot], demand: TextDemandID, index: Int)
    /// The segments from this slot on.
    case rest(URLSearch.Slot)
    /// An item, by its names; `allowsEmpty` says whether an empty text is a value.
    case item(names: [ItemNameID], Parameter.Presence, allowsEmpty: Bool)
    /// The items that the pattern doesn't name.
    case otherItems(named: Set<ItemNameID>, isInFragment: Bool)

    /// The slots that the value depends on.
    package var slots: [URLSearch.Slot] {
        switch self {
        case .constant, .otherItems: []
        case .segment(let slot), .rest(let slot): [slot]
        case .part(let slots, _, _): slots
        case .item(let names, _, _): names.map(URLSearch.Slot.item)
        }
    }

    /// Finds where a variant has a value of its route.
    package init(_ value: Route.Value, _ variant: Variant, _ declared: RoutePattern, _ questions: TextQuestions) {
        let pattern = declared.pattern
        let path = Self.find(value.name, in: variant.segments, matchers: variant.matchers) { .segment($0) }
        let segments = pattern.fragmentSegments.texts
        let fragment = Self.find(value.name, in: segments, matchers: segments.map { Matcher($0) }) {
            .fragmentSegment($0)
        }
        if let found = path?(questions, .pathSegment) ?? fragment?(questions, .fragmentSegment) {
            self = found
            return
        }
        let items = pattern.parts.filter(\.isItem)
        for item in items {
            guard let index = item.parameters.firstIndex(where: { $0.name == value.name }) else { continue }
            let names = questions.names(of: item)
            switch item.text {
            case .parameter(let own): self = .item(names: names, own.presence, allowsEmpty: own.type.acceptsEmptyItem)
            case .rest:
                let named = items.filter { $0.slot == item.slot }.flatMap { questions.names(of: $0) }
                self = .otherItems(named: Set(named), isInFragment: item.slot == .fragmentItems)
            default:
                let slot = questions.itemSlot
                self = .part(
                    names.map { .item($0) }, demand: questions.demand(Matcher(item.text), slot),
                    index: index)
            }
            return
        }
        self = .constant(declared.constants[value.name]?.value ?? .null)
    }

    private static func find(
        _ name: String, in segments: [TextPattern], matchers: [Matcher], _ slot: (Int) -> URLSearch.Slot
    ) -> ((TextQuestions, TextSlot) -> ValueSource)? {
        for (position, segment) in segments.enumerated() {
            guard let index = segment.parameters.firstIndex(where: { $0.name == name }) else { continue }
            let slot = slot(position)
            let matcher = matchers[position]
            switch segment {
            case .rest: return { _, _ in .rest(slot) }
            case .affixed: return { .part([slot], demand: $0.demand(matcher, $1), index: index) }
            default: return { _, _ in .segment(slot) }
            }
        }
        return nil
    }
}
