import RoutePatterns

extension Reachability.Search {
    /// Chooses the fragment, then the items.
    mutating func continueFragment(_ active: [Int]) -> Bool {
        switch pattern.fragment {
        case nil:
            // Without a fragment the patterns that need one are out.
            sketch.fragment = nil
            return continueItems(active.filter { patterns[$0].fragment == nil })
        case .items:
            sketch.fragment = URLSketch.Part()
            sketch.isItemsAlone = true
            let others = active.filter { index in
                guard case .segments(let segments, _) = patterns[index].fragment else { return true }
                return !takesItems(segments)
            }
            return continueItems(others)
        case .segments(let segments, _):
            sketch.fragment = URLSketch.Part()
            sketch.isItemsAlone = false
            let matchers = segments.map { Matcher($0, isFirst: false) }
            let fixed = matchers.filter { !$0.isRest }
            guard let rest = matchers.first(where: \.isRest) else { return continueFragment(fixed[...], at: 0, active) }
            let longest = active.map { patterns[$0].fragmentSegments.count }.max() ?? 0
            for length in (fixed.count...max(fixed.count, longest + 1)).reversed() {
                let all = fixed + Array(repeating: rest, count: length - fixed.count)
                if continueFragment(all[...], at: 0, active) { return true }
            }
            return false
        }
    }

    /// Whether segments might read the items that stand in a fragment: then it is not told.
    private mutating func takesItems(_ segments: [Segment]) -> Bool {
        let isPossible = !segments.contains { if case .literal = $0 { true } else { false } }
        if isPossible { isExhausted = true }
        return !isPossible
    }

    private mutating func continueFragment(
        _ matchers: ArraySlice<Matcher>, at position: Int, _ active: [Int]
    ) -> Bool {
        func others(_ index: Int) -> [Matcher]? {
            switch patterns[index].fragment {
            case .segments(let segments, _): segments.map { Matcher($0, isFirst: false) }
            case nil, .items: nil
            }
        }
        guard let matcher = matchers.first else {
            return continueItems(
                active.filter { index in
                    // Items alone that need nothing read every fragment.
                    if case .items(let items) = patterns[index].fragment {
                        return items.named.allSatisfy(\.takesAnything)
                    }
                    return others(index).map { $0.endsAt(position) } ?? true
                })
        }
        let free = active.filter { others($0) == nil }
        let present = active.filter { others($0)?.matcher(at: position) != nil }
        let found = present.compactMap { others($0)?.matcher(at: position) }
        for choice in choices(matcher, found, .fragmentSegment) {
            sketch.fragment?.segments.append(choice.word.urlText)
            let isFound = continueFragment(
                matchers.dropFirst(), at: position + 1, (free + choice.taking.map { present[$0] }).sorted())
            sketch.fragment?.segments.removeLast()
            if isFound { return true }
        }
        return false
    }

    /// Chooses the items of the query and of the fragment.
    private mutating func continueItems(_ active: [Int]) -> Bool {
        let query = ItemChoice.names(pattern.query, active.map { patterns[$0].query })
        let fragment =
            pattern.fragment == nil
            ? [] : ItemChoice.names(pattern.fragmentItems, active.map { patterns[$0].fragmentItems })
        let all =
            query.map { ItemChoice(name: $0, isInFragment: false) }
            + fragment.map { ItemChoice(name: $0, isInFragment: true) }
        return continueItems(all[...], active)
    }

    private mutating func continueItems(_ remaining: ArraySlice<ItemChoice>, _ active: [Int]) -> Bool {
        guard let choice = remaining.first else {
            if active.isEmpty {
                witness = sketch.text
                return true
            }
            noteCovered()
            return false
        }
        let own = choice.isInFragment ? pattern.fragmentItems : pattern.query
        for option in options(choice, own, active) {
            let before = sketch
            for item in option.items {
                if choice.isInFragment { sketch.fragment?.items.append(item) } else { sketch.path.items.append(item) }
            }
            let isFound = continueItems(remaining.dropFirst(), option.taking)
            sketch = before
            if isFound { return true }
        }
        return false
    }

    /// The ways to have an item or not, each with the earlier patterns that still match, the fewest first.
    private mutating func options(
        _ choice: ItemChoice, _ own: Items, _ active: [Int]
    ) -> [(items: [String], taking: [Int])] {
        let ownItem = own.named.first { $0.name.utf8.elementsEqual(choice.name.utf8) }
        let requirements = active.map { index -> ItemRequirement in
            let items = choice.isInFragment ? patterns[index].fragmentItems : patterns[index].query
            return ItemRequirement(items.named.first { $0.name.utf8.elementsEqual(choice.name.utf8) })
        }
        var options: [(items: [String], taking: [Int])] = []
        if ItemRequirement(ownItem).takesAbsence {
            options.append(([], active.indices.filter { requirements[$0].takesAbsence }.map { active[$0] }))
        }
        let matcher = ItemRequirement(ownItem).matcher ?? .type(.string)
        let constrained = active.indices.filter { requirements[$0].matcher != nil }
        let free = active.indices.filter { requirements[$0].matcher == nil }
        for word in choices(matcher, constrained.map { requirements[$0].matcher ?? matcher }, questions.itemPlace) {
            let taking = (free + word.taking.map { constrained[$0] }).sorted().map { active[$0] }
            options.append(([URLSketch.item(choice.name, word.word.urlText)], taking))
            // A second item of the name is looked at by lists alone.
            let lists = taking.filter { index in
                let requirement = requirements[active.firstIndex(of: index) ?? 0]
                return requirement.isList
                    && !(requirement.matcher.map { questions.covers($0, .type(.string), questions.itemPlace) } ?? true)
            }
            if !lists.isEmpty, !ItemRequirement(ownItem).isList {
                let second = URLSketch.item(choice.name, "~")
                options.append(
                    ([URLSketch.item(choice.name, word.word.urlText), second], taking.filter { !lists.contains($0) }))
            }
        }
        return options.sorted { $0.taking.count < $1.taking.count }
    }
}

/// An item whose presence and value are to be chosen.
private struct ItemChoice {
    let name: String
    let isInFragment: Bool

    /// The names of a pattern's items and of others', its own first.
    static func names(_ own: Items, _ others: [Items]) -> [String] {
        var names: [String] = []
        for item in own.named + others.flatMap(\.named)
        where !names.contains(where: { $0.utf8.elementsEqual(item.name.utf8) }) { names.append(item.name) }
        return names
    }
}

/// What a pattern asks of the items of one name.
private struct ItemRequirement {
    let takesAbsence: Bool
    let isList: Bool
    /// The values that it takes; nil where it takes any.
    let matcher: Matcher?

    init(_ item: Item?) {
        guard let item else {
            self.init(takesAbsence: true, isList: false, matcher: nil)
            return
        }
        switch item.value {
        case .literal(let value):
            self.init(
                takesAbsence: false, isList: false, matcher: value.map { .literal($0, ignoringCase: false) })
        case .parameter(let parameter):
            self.init(
                takesAbsence: parameter.presence != .required, isList: parameter.presence == .list,
                matcher: parameter.type == .string ? nil : .type(parameter.type))
        }
    }

    private init(takesAbsence: Bool, isList: Bool, matcher: Matcher?) {
        self.takesAbsence = takesAbsence
        self.isList = isList
        self.matcher = matcher
    }
}

extension Item {
    /// Whether no value, and no absence, of the item is refused.
    fileprivate var takesAnything: Bool {
        let requirement = ItemRequirement(self)
        return requirement.takesAbsence && requirement.matcher == nil
    }
}
