import RoutePatterns

extension URLSearch {
    struct Slot {
        let place: Place
        let own: [Int]

        init(_ place: Place, _ own: [Int]) {
            self.place = place
            self.own = own
        }
    }

    /// What a fragment looks like.
    struct FragmentForm {
        var slots: [Slot] = []
        var sketch: URLSketch
        /// The avoided patterns that may read it.
        var active: [Int]
        /// Whether patterns of items alone, and those of segments, see its items.
        var hidesItemsFromSegments = false
        /// Whether some of the active patterns may not read it at all.
        var isDoubtful = false
    }

    func fragmentForms(_ active: [Int]) -> [FragmentForm] {
        guard required.contains(where: { $0.fragment != nil }) else {
            // Without a fragment the patterns that need one are out.
            return [FragmentForm(sketch: sketch, active: active.filter { avoided[$0].fragment == nil })]
        }
        var sketch = sketch
        sketch.fragment = URLSketch.Part()
        let paths = required.compactMap(\.fragmentPath)
        let longest = active.reduce(-1) { max($0, avoided[$1].fragmentPath?.numbers.count ?? -1) }
        var forms: [FragmentForm] = []
        if paths.isEmpty {
            sketch.isItemsAlone = true
            forms.append(itemsAlone(sketch, active))
            if longest < 0 { return forms }
        }
        sketch.isItemsAlone = false
        // `?&` ends the segments, and is an item without a meaning to a pattern of items alone.
        sketch.separatesItems =
            required.contains { $0.hasItemsAlone } || active.contains { avoided[$0].hasItemsAlone }
        let anything = SearchMember.Path(
            numbers: [questions.number(.type(.string), .fragmentSegment)], hasRest: true)
        let own = paths.isEmpty ? [anything] : paths
        for length in lengths(own, longestAvoided: { longest }) {
            questions.work.spend(1 + active.count / 16)
            let slots = (0..<length).map { position in
                Slot(.fragmentSegment(position), own.compactMap { $0.number(at: position) })
            }
            let left = active.filter { avoided[$0].fragmentPath?.ends(at: length) ?? true }
            forms.append(FragmentForm(slots: slots, sketch: sketch, active: left))
        }
        // Patterns of both kinds that ask something of one item are not looked into: they may mean different ones.
        let isMixed = !paths.isEmpty && paths.count < required.count { $0.fragment != nil }
        if isMixed, haveItemsInCommon { forms.indices.forEach { forms[$0].isDoubtful = true } }
        return forms
    }

    var haveItemsInCommon: Bool {
        let names = required.map { Set($0.items.filter(\.isInFragment).map(\.name)) }
        return names.indices.contains { index in names[..<index].contains { !$0.isDisjoint(with: names[index]) } }
    }

    /// Items that are the whole fragment. To a pattern of segments they are one segment, of which we know that it has a `=`.
    func itemsAlone(_ sketch: URLSketch, _ active: [Int]) -> FragmentForm {
        let hasValue = required.contains { member in
            member.items.contains { $0.isInFragment && !$0.takesAbsence && !$0.takesEmpty }
        }
        var form = FragmentForm(sketch: sketch, active: [])
        form.hidesItemsFromSegments = true
        for index in active {
            guard let path = avoided[index].fragmentPath else {
                form.active.append(index)
                continue
            }
            let asksForItem = avoided[index].items.contains { $0.isInFragment && !$0.takesAbsence }
            if asksForItem || hasValue && !path.ends(at: 1) { continue }
            let takesAll = path.hasRest && path.fixedCount == 0
            let matcher = path.number(at: 0).map { questions.members[$0].matcher }
            switch matcher {
            case .type(.string)? where hasValue || takesAll: break
            case .type(let type)? where hasValue && type.isNumberLike: continue
            default: form.isDoubtful = true
            }
            form.active.append(index)
        }
        return form
    }
}
