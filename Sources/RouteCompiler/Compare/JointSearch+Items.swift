import RoutePatterns

extension JointSearch {
    /// Chooses the fragment, then the items.
    mutating func continueFragment(_ active: [Int]) -> Bool {
        let fragments = required.compactMap(\.pattern.fragment)
        if fragments.isEmpty {
            // Without a fragment the patterns that need one are out.
            sketch.fragment = nil
            return continueItems(active.filter { avoided[$0].pattern.fragment == nil })
        }
        let paths = fragments.compactMap(\.matchers)
        guard paths.isEmpty || paths.count == fragments.count else {
            // One text as segments and as items: not looked into.
            isExhausted = true
            return false
        }
        sketch.fragment = URLSketch.Part()
        sketch.isItemsAlone = paths.isEmpty
        if paths.isEmpty {
            let others = active.filter { index in
                guard let segments = avoided[index].pattern.fragment?.matchers else { return true }
                if segments.contains(where: \.isLiteral) { return false }
                isExhausted = true
                return true
            }
            return continueItems(others)
        }
        let others = active.compactMap { avoided[$0].pattern.fragment?.matchers }
        for length in Self.lengths(of: paths, avoiding: others) {
            if continueFragment(paths, length, at: 0, active) { return true }
        }
        return false
    }

    private mutating func continueFragment(
        _ paths: [[Matcher]], _ length: Int, at position: Int, _ active: [Int]
    ) -> Bool {
        func matchers(_ index: Int) -> [Matcher]? { avoided[index].pattern.fragment?.matchers }
        if position == length {
            return continueItems(
                active.filter { index in
                    // Items alone that need nothing read every fragment.
                    if case .items(let items) = avoided[index].pattern.fragment {
                        return items.named.allSatisfy { ItemDemand($0).takesAnything }
                    }
                    return matchers(index)?.endsAt(length) ?? true
                })
        }
        let free = active.filter { matchers($0) == nil }
        let present = active.filter { matchers($0)?.matcher(at: position) != nil }
        let own = paths.compactMap { $0.matcher(at: position) }
        for choice in choices(own, present.compactMap { matchers($0)?.matcher(at: position) }, .fragmentSegment) {
            let before = (sketch, used)
            sketch.fragment?.segments.append(choice.word.urlText)
            used.append(choice.word)
            let taking = (free + choice.taking.map { present[$0] }).sorted()
            if continueFragment(paths, length, at: position + 1, taking) { return true }
            (sketch, used) = before
        }
        return false
    }

    /// Chooses the items of the query and of the fragment.
    private mutating func continueItems(_ active: [Int]) -> Bool {
        var names: [ItemPlace] = []
        let members = required + active.map { avoided[$0] }
        for place in members.flatMap({ ItemPlace.all($0.pattern) }) + (forced.map { [ItemPlace($0)] } ?? [])
        where !names.contains(place) && (!place.isInFragment || sketch.fragment != nil) {
            names.append(place)
        }
        return continueItems(names[...], active)
    }

    private mutating func continueItems(_ remaining: ArraySlice<ItemPlace>, _ active: [Int]) -> Bool {
        guard let place = remaining.first else { return active.isEmpty }
        for option in options(place, active) {
            let before = (sketch, used)
            if place.isInFragment {
                sketch.fragment?.items += option.items
            } else {
                sketch.path.items += option.items
            }
            if let word = option.word { used.append(word) }
            if continueItems(remaining.dropFirst(), option.taking) { return true }
            (sketch, used) = before
        }
        return false
    }

    private struct Option {
        var items: [String]
        var taking: [Int]
        var word: [Symbol]?
    }

    /// The ways to have an item or not, each with the avoided patterns that still match, the fewest first.
    private mutating func options(_ place: ItemPlace, _ active: [Int]) -> [Option] {
        let own = required.map { place.demand(of: $0.pattern) }
        let demands = active.map { place.demand(of: avoided[$0].pattern) }
        let wanted = forced.flatMap { ItemPlace($0) == place ? $0.presence : nil }
        var options: [Option] = []
        if wanted ?? .absent == .absent, own.allSatisfy(\.takesAbsence) {
            options.append(Option(items: [], taking: taking(active, demands, \.takesAbsence)))
        }
        if wanted ?? .empty == .empty, own.allSatisfy(\.takesEmpty) {
            options.append(
                Option(items: [URLSketch.item(place.name, "")], taking: taking(active, demands, \.takesEmpty)))
        }
        guard wanted ?? .present == .present else { return options }
        let constrained = active.indices.filter { demands[$0].matcher != nil }
        let free = active.indices.filter { demands[$0].matcher == nil }
        let matchers = own.compactMap(\.matcher)
        for choice in choices(
            matchers.isEmpty ? [.type(.string)] : matchers, constrained.compactMap { demands[$0].matcher },
            questions.itemPlace,
            isEmptyAllowed: false)
        {
            let left = (free + choice.taking.map { constrained[$0] }).sorted()
            let item = URLSketch.item(place.name, choice.word.urlText)
            options.append(Option(items: [item], taking: left.map { active[$0] }, word: choice.word))
            // A second item of the name is looked at by lists alone.
            let lists = Set(left.filter { demands[$0].isTypedList })
            if !lists.isEmpty, !own.contains(where: \.isTypedList) {
                let others = left.filter { !lists.contains($0) }.map { active[$0] }
                options.append(
                    Option(items: [item, URLSketch.item(place.name, "~")], taking: others, word: choice.word))
            }
        }
        return options.sorted { $0.taking.count < $1.taking.count }
    }

    private func taking(_ active: [Int], _ demands: [ItemDemand], _ takes: (ItemDemand) -> Bool) -> [Int] {
        zip(active, demands).filter { takes($0.1) }.map(\.0)
    }
}

/// An item's name, in the query or in the fragment.
struct ItemPlace: Equatable {
    let name: String
    let isInFragment: Bool

    init(name: String, isInFragment: Bool) {
        self.name = name
        self.isInFragment = isInFragment
    }

    init(_ forced: JointSearch.ForcedItem) {
        self.init(name: forced.name, isInFragment: forced.isInFragment)
    }

    static func == (a: ItemPlace, b: ItemPlace) -> Bool {
        a.isInFragment == b.isInFragment && a.name.utf8.elementsEqual(b.name.utf8)
    }

    /// The items that a pattern names.
    static func all(_ pattern: Pattern) -> [ItemPlace] {
        pattern.query.named.map { ItemPlace(name: $0.name, isInFragment: false) }
            + pattern.fragmentItems.named.map { ItemPlace(name: $0.name, isInFragment: true) }
    }

    func demand(of pattern: Pattern) -> ItemDemand {
        let items = isInFragment ? pattern.fragmentItems : pattern.query
        return ItemDemand(items.named.first { $0.name.utf8.elementsEqual(name.utf8) })
    }
}

/// What a pattern asks of the items of one name.
struct ItemDemand {
    var takesAbsence = true
    /// Whether the item may stand there without a value.
    var takesEmpty = true
    var isTypedList = false
    /// The values, other than an empty one, that it takes; nil where it takes any.
    var matcher: Matcher?

    init(_ item: Item?) {
        guard let item else { return }
        switch item.value {
        case .literal(let value):
            takesAbsence = false
            takesEmpty = value?.isEmpty ?? true
            matcher = value.map { .literal($0, ignoringCase: false) }
        case .parameter(let parameter):
            takesAbsence = parameter.presence != .required
            takesEmpty = parameter.presence == .optional || parameter.type == .string
            matcher = parameter.type == .string ? nil : .type(parameter.type)
            isTypedList = parameter.presence == .list && matcher != nil
        }
    }

    /// Whether no value, and no absence, of the item is refused.
    var takesAnything: Bool { takesAbsence && takesEmpty && matcher == nil }
}

extension Pattern.Fragment {
    /// The matchers of the segments; nil for items alone.
    var matchers: [Matcher]? {
        guard case .segments(let segments, _) = self else { return nil }
        return segments.map { Matcher($0, isFirst: false) }
    }
}
