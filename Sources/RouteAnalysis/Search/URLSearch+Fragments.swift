import RoutePatterns

extension URLSearch {
    package struct Slot {
        let place: Place
        let own: [Int]

        init(_ place: Place, _ own: [Int]) {
            self.place = place
            self.own = own
        }
    }

    /// What a fragment looks like.
    package struct FragmentForm {
        var slots: [Slot] = []
        var sketch: URLSketch
        /// The avoided patterns that may read it.
        var active: [Int]
        /// Those of them that may not read it at all.
        var doubtful: Set<Int> = []
        /// Whether patterns of items alone, and those of segments, see its items.
        var hidesItemsFromSegments = false
        /// The name of the item that the segments' `?` begins, if there is one: what a pattern of items alone takes for
        /// the name of that item is all that stands before its `=`.
        var first: Int?
        /// The names of items that are left out.
        var absent: Set<Int> = []
        /// Whether some URLs are not looked for.
        var isIncomplete = false
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
            if longest < 0 || writer != nil { return forms }
        }
        sketch.isItemsAlone = false
        let shared = sharedFragmentItems(active)
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
            var form = FragmentForm(slots: slots, sketch: sketch, active: left, isIncomplete: shared.count > 1)
            if let writer, sketch.separatesItems {
                forms += writtenForms(form, writer)
                continue
            }
            forms.append(form)
            form.sketch.separatesItems = false
            for name in shared {
                form.first = name
                forms.append(form)
            }
        }
        return forms
    }

    /// The forms in which items are written after segments: nothing stands before the first of them.
    private func writtenForms(_ form: FragmentForm, _ writer: SearchMember) -> [FragmentForm] {
        var form = form
        form.sketch.separatesItems = false
        form.isIncomplete = false
        var forms: [FragmentForm] = []
        let rest = writer.items.filter(\.isInFragment).map(\.name).filter { !writer.writtenFragmentItems.contains($0) }
        for name in writer.writtenFragmentItems + rest {
            form.first = name
            forms.append(form)
            guard writer.demand(of: name)?.takesAbsence == true else { return forms }
            form.absent.insert(name)
        }
        form.first = nil
        return forms + [form]
    }

    /// The names of the fragment's items of which patterns of items alone, and those of segments, ask something.
    private func sharedFragmentItems(_ active: [Int]) -> [Int] {
        let members = required + active.map { avoided[$0] }
        func names(_ hasItemsAlone: Bool) -> Set<Int> {
            Set(
                members.lazy.filter { $0.fragment != nil && $0.hasItemsAlone == hasItemsAlone }.flatMap {
                    $0.items.lazy.filter(\.isInFragment).map(\.name)
                })
        }
        let alone = names(true)
        return alone.isEmpty ? [] : alone.intersection(names(false)).sorted()
    }

    /// Where a URL has the items of one name that a pattern looks at.
    package func places(of demand: ItemDemand, _ member: SearchMember, in form: FragmentForm) -> [Place] {
        guard demand.isInFragment, demand.name == form.first else { return [.item(demand.name)] }
        if member.hasItemsAlone { return [.laterItem(demand.name)] }
        return demand.isTypedList ? [.item(demand.name), .laterItem(demand.name)] : [.item(demand.name)]
    }

    /// Items that are the whole fragment. To a pattern of segments they are one segment, of which we know that it has a
    /// `=`.
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
            default: form.doubtful.insert(index)
            }
            form.active.append(index)
        }
        return form
    }
}
