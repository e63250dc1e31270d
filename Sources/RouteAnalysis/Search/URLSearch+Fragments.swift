import RoutePatterns

extension URLSearch {
    /// A slot to fill, and what the required patterns demand of its text.
    package struct SlotQuestion {
        let slot: Slot
        let own: [TextDemandID]
        /// What the avoided patterns demand of the items in the slot.
        var demands: [State.Demand] = []

        init(_ slot: Slot, _ own: [TextDemandID]) {
            self.slot = slot
            self.own = own
        }
    }

    /// One form that a fragment can have.
    package struct FragmentForm {
        var slots: [SlotQuestion] = []
        var sketch: URLSketch
        /// The avoided patterns that may match it.
        var active: [Int]
        /// The active patterns that may turn out not to match it.
        var doubtful: Set<Int> = []
        /// Whether the items are hidden from patterns with fragment segments.
        var hidesItemsFromSegments = false
        /// The name of the item right after the segments' `?`, if any. To a pattern with only items in its
        /// fragment, that item's name is all the text before its `=`.
        var first: ItemNameID?
        /// The names of items that are left out.
        var absent: Set<ItemNameID> = []
        /// Whether the search skips some URLs.
        var isIncomplete = false
    }

    func fragmentForms(_ active: [Int]) -> [FragmentForm] {
        guard required.contains(where: { $0.fragment != nil }) else {
            // Without a fragment, patterns that need one can't match.
            return [FragmentForm(sketch: sketch, active: active.filter { avoided[$0].fragment == nil })]
        }
        var sketch = sketch
        sketch.fragment = URLSketch.Part()
        let paths = required.compactMap(\.fragmentPath)
        let longest = active.reduce(-1) { max($0, avoided[$1].fragmentPath?.demands.count ?? -1) }
        var forms: [FragmentForm] = []
        if paths.isEmpty {
            sketch.isOnlyItems = true
            forms.append(itemsAlone(sketch, active))
            if longest < 0 || writer != nil { return forms }
        }
        sketch.isOnlyItems = false
        let shared = sharedFragmentItems(active)
        // `?&` ends the segments. To a pattern with only items, the text before `&` is an item that it ignores.
        sketch.separatesItems =
            required.contains { $0.hasOnlyItems } || active.contains { avoided[$0].hasOnlyItems }
        let anything = PatternConstraints.Path(
            demands: [questions.demand(.value(.string, .single), .fragmentSegment)], hasRest: true)
        let own = paths.isEmpty ? [anything] : paths
        for length in lengths(own, longestAvoided: { longest }) {
            questions.budget.spend(1 + active.count / 16)
            let slots = (0..<length).map { position in
                SlotQuestion(.fragmentSegment(position), own.compactMap { $0.demand(at: position) })
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

    /// The forms in which `writer` writes items after segments, one for each item that may directly follow the `?`.
    private func writtenForms(_ form: FragmentForm, _ writer: PatternConstraints) -> [FragmentForm] {
        var form = form
        form.sketch.separatesItems = false
        form.isIncomplete = false
        var forms: [FragmentForm] = []
        let rest = writer.items.filter(\.isInFragment).map(\.name).filter { !writer.writtenFragmentItems.contains($0) }
        for name in writer.writtenFragmentItems + rest {
            form.first = name
            forms.append(form)
            guard writer.demand(of: name)?.allowsAbsence == true else { return forms }
            form.absent.insert(name)
        }
        form.first = nil
        return forms + [form]
    }

    /// The names of fragment items that patterns with only items and patterns with segments both have demands on.
    private func sharedFragmentItems(_ active: [Int]) -> [ItemNameID] {
        let members = required + active.map { avoided[$0] }
        func names(_ hasOnlyItems: Bool) -> Set<ItemNameID> {
            Set(
                members.lazy.filter { $0.fragment != nil && $0.hasOnlyItems == hasOnlyItems }.flatMap {
                    $0.items.lazy.filter(\.isInFragment).map(\.name)
                })
        }
        let alone = names(true)
        return alone.isEmpty ? [] : alone.intersection(names(false)).sorted()
    }

    /// The slots that a pattern's demand on items applies to.
    package func slots(of demand: ItemDemand, _ member: PatternConstraints, in form: FragmentForm) -> [Slot] {
        guard demand.isInFragment, demand.name == form.first else { return [.item(demand.name)] }
        if member.hasOnlyItems { return [.laterItem(demand.name)] }
        return demand.isTypedList ? [.item(demand.name), .laterItem(demand.name)] : [.item(demand.name)]
    }

    /// The form in which items are the whole fragment. Patterns with segments see one segment, which has a `=` if some
    /// item must have a value.
    func itemsAlone(_ sketch: URLSketch, _ active: [Int]) -> FragmentForm {
        let hasValue = required.contains { member in
            member.items.contains { $0.isInFragment && !$0.allowsAbsence && !$0.allowsEmpty }
        }
        var form = FragmentForm(sketch: sketch, active: [])
        form.hidesItemsFromSegments = true
        for index in active {
            guard let path = avoided[index].fragmentPath else {
                form.active.append(index)
                continue
            }
            let asksForItem = avoided[index].items.contains { $0.isInFragment && !$0.allowsAbsence }
            if asksForItem || hasValue && !path.ends(at: 1) { continue }
            let takesAll = path.hasRest && path.fixedCount == 0
            let matcher = path.demand(at: 0).map { questions[$0].matcher }
            switch matcher {
            case .value(.string, .single)? where hasValue || takesAll: break
            case .value(let type, .single)? where hasValue && type.isNumberLike: continue
            default: form.doubtful.insert(index)
            }
            form.active.append(index)
        }
        return form
    }
}
