import RoutePatterns

extension PatternConstraints {
    /// The slots of the pattern's links.
    package func linkSlots(_ questions: TextQuestions) -> [URLSearch.Slot] {
        func hasLink(_ demand: TextDemandID) -> Bool { questions[demand].matcher.types.contains(where: \.isLink) }
        func positions(_ demands: [TextDemandID]) -> [Int] { demands.indices.filter { hasLink(demands[$0]) } }
        return positions(path.demands).map(URLSearch.Slot.segment)
            + positions(fragmentPath?.demands ?? []).map(URLSearch.Slot.fragmentSegment)
            + items.filter { $0.value.map(hasLink) ?? false }.map { .item($0.name) }
    }

    /// The pattern's demands on URLs in which one of its links is `text`: an element for each of its links.
    ///
    /// - Parameters:
    ///   - owner: the enum whose links may be the text.
    ///   - others: further texts that its other links may be.
    package func holding(
        _ text: String, of owner: String?, others: [String], _ questions: TextQuestions
    ) -> [PatternConstraints] {
        /// A demand changed so that its links match only `texts`; nil if it has no such link.
        func limited(_ demand: TextDemandID, to texts: [String], ofAny isAny: Bool) -> TextDemandID? {
            let matcher = questions[demand].matcher
            let changed = matcher.withTypes { type in
                guard case .link(let link) = type, isAny || link.owner == owner else { return type }
                return .closed(ClosedType(name: "", values: texts))
            }
            return changed == matcher ? nil : questions.demand(changed, questions[demand].slot)
        }
        func limited(_ path: Path, holdingAt position: Int?) -> Path? {
            var demands: [TextDemandID] = []
            for (index, demand) in path.demands.enumerated() {
                if index != position {
                    demands.append(limited(demand, to: others + [text], ofAny: true) ?? demand)
                } else if let demand = limited(demand, to: [text], ofAny: false) {
                    demands.append(demand)
                } else {
                    return nil
                }
            }
            // To hold the text, one segment of a rest is enough.
            return Path(demands: demands, hasRest: path.hasRest && position != path.demands.count - 1)
        }
        func limited(_ item: ItemDemand, holds: Bool) -> ItemDemand? {
            guard let own = item.value,
                let value = limited(own, to: holds ? [text] : others + [text], ofAny: !holds)
            else { return holds ? nil : item }
            var item = item
            item.value = value
            if holds { (item.allowsAbsence, item.allowsEmpty) = (false, false) }
            return item
        }
        func member(path position: Int? = nil, fragment fragmentPosition: Int? = nil, item: Int? = nil)
            -> PatternConstraints?
        {
            guard let path = limited(path, holdingAt: position) else { return nil }
            var fragment = fragment
            if let own = fragmentPath {
                guard let path = limited(own, holdingAt: fragmentPosition) else { return nil }
                fragment = .segments(path)
            }
            let items = items.indices.map { limited(self.items[$0], holds: $0 == item) }
            return items.contains { $0 == nil }
                ? nil : PatternConstraints(self, path: path, fragment: fragment, items: items.compactMap { $0 })
        }
        return path.demands.indices.compactMap { member(path: $0) }
            + (fragmentPath?.demands ?? []).indices.compactMap { member(fragment: $0) }
            + items.indices.compactMap { member(item: $0) }
    }
}
