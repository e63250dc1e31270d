import RoutePatterns

extension PatternConstraints {
    /// The slots of the pattern's links.
    package func linkSlots(_ questions: TextQuestions) -> [URLSearch.Slot] {
        func hasLink(_ number: Int) -> Bool { questions.members[number].matcher.types.contains(where: \.isLink) }
        func positions(_ numbers: [Int]) -> [Int] { numbers.indices.filter { hasLink(numbers[$0]) } }
        return positions(path.numbers).map(URLSearch.Slot.segment)
            + positions(fragmentPath?.numbers ?? []).map(URLSearch.Slot.fragmentSegment)
            + items.filter { $0.matcher.map(hasLink) ?? false }.map { .item($0.name) }
    }

    /// The pattern's demands on URLs in which one of its links is `text`: an element for each of its links.
    ///
    /// - Parameters:
    ///   - owner: the enum whose links may be the text.
    ///   - others: further texts that its other links may be.
    package func holding(
        _ text: String, of owner: String?, others: [String], _ questions: TextQuestions
    ) -> [PatternConstraints] {
        /// The index of the member changed so that its links match only `texts`; nil if it has no such link.
        func limited(_ number: Int, to texts: [String], ofAny isAny: Bool) -> Int? {
            let member = questions.members[number]
            let changed = member.matcher.withTypes { type in
                guard case .link(let link) = type, isAny || link.owner == owner else { return type }
                return .closed(ClosedType(name: "", values: texts))
            }
            return changed == member.matcher ? nil : questions.number(changed, member.slot)
        }
        func limited(_ path: Path, holdingAt position: Int?) -> Path? {
            var numbers: [Int] = []
            for (index, number) in path.numbers.enumerated() {
                if index != position {
                    numbers.append(limited(number, to: others + [text], ofAny: true) ?? number)
                } else if let number = limited(number, to: [text], ofAny: false) {
                    numbers.append(number)
                } else {
                    return nil
                }
            }
            // To hold the text, one segment of a rest is enough.
            return Path(numbers: numbers, hasRest: path.hasRest && position != path.numbers.count - 1)
        }
        func limited(_ item: ItemDemand, holds: Bool) -> ItemDemand? {
            guard let matcher = item.matcher,
                let number = limited(matcher, to: holds ? [text] : others + [text], ofAny: !holds)
            else { return holds ? nil : item }
            var item = item
            item.matcher = number
            if holds { (item.allowsAbsence, item.takesEmpty) = (false, false) }
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
        return path.numbers.indices.compactMap { member(path: $0) }
            + (fragmentPath?.numbers ?? []).indices.compactMap { member(fragment: $0) }
            + items.indices.compactMap { member(item: $0) }
    }
}
