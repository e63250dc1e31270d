import RouteAnalysis
import RoutePatterns

extension LinkComparison {
    /// Compares the values that two patterns, one of each spec and of the same route, get from the URLs that both open.
    mutating func compareValues(
        _ id: VariantID, _ reader: VariantID, avoiding others: [PatternConstraints], in scheme: Scheme
    ) {
        let (variant, current) = (scheme.old[id], scheme.new[reader])
        let routeID = old.table.routeID(of: variant.pattern)
        let (route, now) = (old.table[routeID], new.table.route(of: current.pattern))
        let all = sharedParameters(of: routeID)
        let searches = scheme.alternatives(id, reader).map { search($0, avoiding: others, in: scheme) }
        let implied = [old.table[variant.pattern].implied, new.table[current.pattern].implied]
        let isSameMeaning =
            route.values == now.values && old.pattern(variant) == new.pattern(current) && implied[0] == implied[1]
        if isSameMeaning, matchSameURLs(id, reader, in: scheme) { return }
        let unclear = all.first { !now.values[$0.to].type.isDecidable(for: route.values[$0.from].type) }
        if let unclear {
            let isShared = searches.contains { search in
                var search = search
                return search.url() != nil
            }
            if isShared { noteUnknownType(variant, now.values[unclear.to], current.pattern) }
        }
        let pairs = comparableParameters(of: routeID)
        for pair in pairs {
            let sources = [
                ValueSource(route.values[pair.from], variant, old.table[variant.pattern], questions),
                ValueSource(now.values[pair.to], current, new.table[current.pattern], questions),
            ]
            let isElseChanged = route.values[pair.from].type.readsOtherwise(than: now.values[pair.to].type)
            let focuses = focuses(sources, isElseChanged: isElseChanged)
            for (focus, search) in focuses.flatMap({ focus in searches.map { (focus, $0) } }) {
                if known.contains(Move(rule: .linkValues, pattern: variant.pattern, route: matching.current(routeID))) {
                    return
                }
                // A list with aliases has the items of all its names, in the order of the URL.
                look(
                    search, focus, variant, pair, pairs, isDecided: sources[0].isDecided(with: sources[1], questions),
                    reversesItems: sources.contains { $0.slots.count > 1 })
            }
        }
    }

    /// The parameters of a route that both specs have.
    private func sharedParameters(of route: RouteID) -> [(from: Int, to: Int)] {
        matching.parameters(of: route).enumerated().compactMap { from, to in to.map { (from: from, to: $0) } }
    }

    /// The parameters of a route that both specs have and whose values can be compared.
    func comparableParameters(of route: RouteID) -> [(from: Int, to: Int)] {
        guard let target = matching.current(route) else { return [] }
        return sharedParameters(of: route).filter {
            old.table[route].values[$0.from].isComparable(with: new.table[target].values[$0.to])
        }
    }

    /// The sets of slots in which a search must try all texts; none if both patterns get the same value from every URL.
    ///
    /// - Parameter isElseChanged: Whether a text can become a different value in the same slot.
    private func focuses(_ sources: [ValueSource], isElseChanged: Bool) -> [[URLSearch.Slot]] {
        let isPlusChanged = old.table.plusIsSpace != new.table.plusIsSpace
        if case .otherItems(let named, let isInFragment) = sources[0],
            case .otherItems(let others, isInFragment) = sources[1]
        {
            // The rests differ in an item that only one of the patterns names.
            let other = isPlusChanged ? [questions.otherName(isInFragment: isInFragment)] : []
            return (named.symmetricDifference(others).sorted() + other).map { [.item($0)] }
        }
        for source in sources {
            if case .otherItems(_, let isInFragment) = source {
                return [[.item(questions.otherName(isInFragment: isInFragment))]]
            }
        }
        let mayDiffer =
            isElseChanged || !sources[0].isSame(as: sources[1]) || isPlusChanged && sources[0].isInItems
        return mayDiffer ? [sources[0].slots + sources[1].slots] : []
    }

    private mutating func look(
        _ search: URLSearch, _ focus: [URLSearch.Slot], _ variant: Variant, _ pair: (from: Int, to: Int),
        _ pairs: [(from: Int, to: Int)], isDecided: Bool, reversesItems: Bool
    ) {
        var search = search
        search.focus = focus
        search.repeatsItems = old.table.route(of: variant.pattern).values[pair.from].shape == .list
        search.reversesItems = reversesItems
        search.wantsPlus = old.table.plusIsSpace != new.table.plusIsSpace
        var isAny = false
        let url = search.url { [self] url in
            guard let was = old.table.read(url: url), was.pattern == variant.pattern,
                let now = new.table.read(url: url), matching.current(was.route) == now.route
            else { return false }
            isAny = true
            return !isSame(pair, was, now)
        }
        if let url {
            noteValues(url, variant, pairs)
        } else if search.isExhausted || isAny && !isDecided {
            noteUnknown(variant)
        }
    }

    /// Whether a value of one route means the same in both specs.
    func isSame(_ pair: (from: Int, to: Int), _ was: RouteTable.Reading, _ now: RouteTable.Reading) -> Bool {
        let (value, other) = (old.table[was.route].values[pair.from], new.table[now.route].values[pair.to])
        return value.means(was.values[pair.from], other, now.values[pair.to], isSameLink)
    }
}
