import RoutePatterns

/// Looks for a URL that matches all required patterns and no avoided one. Unreachable patterns and the comparison of
/// two tables both come down to this question.
///
/// Each segment and each item is an independent choice. A text that matches no avoided pattern beats every other one,
/// so most slots leave nothing to choose. If every text matches some avoided pattern, one text is tried for each
/// combination of patterns, except for combinations that include another one. If the search finds no URL and isn't
/// exhausted, there is none.
package struct URLSearch {
    package let questions: TextQuestions
    package let required: [PatternConstraints]
    package let avoided: [PatternConstraints]
    /// Whether types that only the app knows may reject a text, which makes their patterns easy to avoid. Otherwise,
    /// these types accept every text, as in the interpreter.
    package let isOpaqueAvoidable: Bool
    /// The slots where every combination is tried, with several texts of each.
    package var focus: [Slot] = []
    /// Whether to also try texts with a `+` in items in focus.
    package var wantsPlus = false
    /// The required pattern that writes the URL, if any. The URL then contains only what that pattern writes.
    package var writer: PatternConstraints?
    /// Whether to also try items in focus twice, with the same value.
    package var repeatsItems = false
    /// Whether to also try the items of a URL in the opposite order.
    package var reversesItems = false
    /// Whether to try long paths first, which avoid all patterns without a rest at once.
    var triesLongPathsFirst = false
    /// Whether some choice was not tried, so that there may be a URL even if none was found.
    package var isExhausted = false
    /// URLs that match the required patterns, but also an avoided one.
    private(set) var missed: [String] = []
    private(set) var sketch: URLSketch
    private var steps = 0

    /// Whether a URL that was found certainly matches only the required patterns; otherwise, it only probably does.
    package var isExact: Bool {
        (required + avoided).allSatisfy { $0.isExact(questions) }
    }

    /// A slot of a URL, which the search chooses a text for.
    package enum Slot: Comparable {
        case segment(Int)
        case fragmentSegment(Int)
        case item(ItemNameID)
        /// Further items with the same name as the first item after a fragment's segments.
        case laterItem(ItemNameID)
    }

    /// The maximum number of choices that one search tries.
    private static let limit = 3_000
    private static let mostMissed = 16

    package init(
        _ questions: TextQuestions, required: [PatternConstraints], avoided: [PatternConstraints],
        isOpaqueAvoidable: Bool,
        scheme: String, isHosted: Bool
    ) {
        self.questions = questions
        self.required = required
        self.avoided = avoided
        self.isOpaqueAvoidable = isOpaqueAvoidable
        self.sketch = URLSketch(scheme: scheme, isHosted: isHosted)
        isExhausted = !required.allSatisfy(\.isComplete)
    }

    /// Whether the authority of the URL is empty, so that its first segment can't be a host.
    package var hasEmptyAuthority: Bool {
        get { sketch.hasEmptyAuthority }
        set { sketch.hasEmptyAuthority = newValue }
    }

    /// The URL; nil if none was found.
    ///
    /// - Parameter isWanted: an additional condition, which may depend only on the slots in focus.
    package mutating func url(where isWanted: ((String) -> Bool)? = nil) -> String? {
        if questions.budget.isDone {
            isExhausted = true
            return nil
        }
        let lengths = lengths(required.map { $0.path }) {
            avoided.reduce(0) { max($0, $1.path.demands.count) }
        }
        for length in triesLongPathsFirst ? Array(lengths.reversed()) : lengths {
            questions.budget.spend(4 + avoided.count / 16)
            let active = avoided.indices.filter { avoided[$0].path.ends(at: length) }
            let segments = (0..<length).map { position in
                SlotQuestion(.segment(position), required.compactMap { $0.path.demand(at: position) })
            }
            for form in fragmentForms(active) {
                if let url = url(segments, form, isWanted) { return url }
                if form.isIncomplete { isExhausted = true }
                if form.doubtful.isEmpty || isExhausted { continue }
                // If there is no URL even without the doubtful patterns, it doesn't matter whether they match.
                var rest = form
                rest.active.removeAll { form.doubtful.contains($0) }
                guard let url = url(segments, rest, isWanted) else { continue }
                if isWanted != nil { return url }
                isExhausted = true
            }
        }
        return nil
    }

    /// The numbers of segments worth trying. One more than the longest pattern represents all longer paths.
    ///
    /// - Parameter longestAvoided: the number of segments of the longest avoided pattern.
    package func lengths(_ required: [PatternConstraints.Path], longestAvoided: () -> Int) -> [Int] {
        let least = required.reduce(0) { max($0, $1.fixedCount) }
        if required.contains(where: { !$0.hasRest }) {
            return required.allSatisfy { $0.ends(at: least) } ? [least] : []
        }
        let longest = required.reduce(longestAvoided()) { max($0, $1.demands.count) }
        return Array(least...max(least, longest + 1))
    }

    package struct Option {
        package var words: [[Symbol]] = []
        package var matching: PatternSet
    }

    package struct State {
        let form: FragmentForm
        /// The avoided patterns, in order. Pattern sets hold indices into this list.
        let active: [Int]
        var chosen: [Choice] = []

        struct Choice {
            let slot: Slot
            let words: [[Symbol]]
        }

        /// What an active pattern demands of an item.
        struct Demand {
            let index: Int
            let item: ItemDemand
        }
    }

    private mutating func url(
        _ segments: [SlotQuestion], _ form: FragmentForm, _ isWanted: ((String) -> Bool)?
    ) -> String? {
        var state = State(form: form, active: form.active)
        var left = PatternSet(all: state.active.count)
        var open: [(question: SlotQuestion, options: [Option])] = []
        /// Fills the slots that have only one option; false if one has none. Combinations wait for a second round, when
        /// few patterns are left.
        func settle(_ slots: [SlotQuestion], combines: Bool) -> Bool {
            for question in slots {
                guard let options = options(question, state, left, combines: combines) else {
                    open.append((question, []))
                    continue
                }
                guard let first = options.first else { return false }
                if options.count == 1 {
                    state.chosen.append(State.Choice(slot: question.slot, words: first.words))
                    left = left.intersection(first.matching)
                } else {
                    open.append((question, options))
                }
            }
            return true
        }
        guard settle(segments + form.slots, combines: false), settle(itemSlots(state, left), combines: false) else {
            return nil
        }
        let unsettled = open.map(\.question)
        open = []
        guard settle(unsettled, combines: true) else { return nil }
        open = open.map { question, options in (question, reduced(options, to: left, question.slot)) }
        open = open.sorted { $0.options.count < $1.options.count }
        // For each open slot, the patterns that match every option of it and of all later slots.
        var unavoidable = [PatternSet](repeating: left, count: open.count + 1)
        for index in open.indices.reversed() {
            unavoidable[index] = open[index].options.reduce(unavoidable[index + 1]) { $0.intersection($1.matching) }
        }
        var walk = Walk(open: open.map { ($0.question.slot, $0.options) }, unavoidable: unavoidable)
        return choose(0, left, &state, &walk, isWanted)
    }

    private struct Walk {
        let open: [(slot: Slot, options: [Option])]
        let unavoidable: [PatternSet]
        /// The states that were tried without success.
        var failed: Set<[Int]> = []
    }

    /// Chooses options for the open slots from `index` on; nil if no choice gives a URL.
    private mutating func choose(
        _ index: Int, _ left: PatternSet, _ state: inout State, _ walk: inout Walk, _ isWanted: ((String) -> Bool)?
    ) -> String? {
        steps += 1
        questions.budget.spend(4 + left.count)
        if steps > Self.limit || questions.budget.isDone {
            isExhausted = true
            return nil
        }
        let isHopeless = !left.intersection(walk.unavoidable[index]).isEmpty
        if isHopeless || index == walk.open.count {
            if isHopeless || !left.isEmpty {
                noteMissed(index, state, walk)
                return nil
            }
            let url = url(of: state)
            guard let isWanted else { return url }
            let urls = reversesItems ? [url, self.url(of: state, reversed: true)] : [url]
            return urls.first(where: isWanted)
        }
        let failure = [index] + left.words
        if isWanted == nil, walk.failed.contains(failure) { return nil }
        let (slot, options) = walk.open[index]
        for option in options {
            state.chosen.append(State.Choice(slot: slot, words: option.words))
            if let url = choose(index + 1, left.intersection(option.matching), &state, &walk, isWanted) { return url }
            state.chosen.removeLast()
        }
        walk.failed.insert(failure)
        return nil
    }

    /// Keeps a URL that matches the required patterns and also an avoided one.
    private mutating func noteMissed(_ index: Int, _ state: State, _ walk: Walk) {
        guard missed.count < Self.mostMissed else { return }
        questions.budget.spend(10 + state.chosen.count)
        var state = state
        for (slot, options) in walk.open[index...] {
            state.chosen.append(State.Choice(slot: slot, words: options.first?.words ?? []))
        }
        missed.append(url(of: state))
    }

    private func url(of state: State, reversed: Bool = false) -> String {
        var sketch = state.form.sketch
        for choice in state.chosen.sorted(by: { $0.slot < $1.slot }) {
            let texts = choice.words.map(\.urlText)
            switch choice.slot {
            case .segment: sketch.path.segments += texts
            case .fragmentSegment: sketch.fragment?.segments += texts
            case .item(let name), .laterItem(let name):
                let items = texts.map { URLSketch.item(questions[name].text, $0) }
                if choice.slot == state.form.first.map(Slot.item) {
                    sketch.fragment?.items.insert(contentsOf: items, at: 0)
                } else if questions[name].isInFragment {
                    sketch.fragment?.items += items
                } else {
                    sketch.path.items += items
                }
            }
        }
        if reversed {
            sketch.path.items.reverse()
            sketch.fragment?.items.reverse()
        }
        return sketch.text
    }

    /// The item slots that a required pattern, or a remaining avoided one, has a demand on, and those in focus.
    private func itemSlots(_ state: State, _ left: PatternSet) -> [SlotQuestion] {
        var slots: [SlotQuestion] = []
        var positions: [ItemNameID?: Int] = [:]
        let form = state.form
        func add(_ slot: Slot, _ demand: State.Demand? = nil) {
            // At most one slot has no key: the one for further items with the name of the first.
            let key: ItemNameID? = if case .item(let name) = slot { name } else { nil }
            let position = positions[key] ?? slots.count
            if position == slots.count {
                positions[key] = position
                slots.append(SlotQuestion(slot, []))
            }
            if let demand { slots[position].demands.append(demand) }
        }
        let hasFragment = form.sketch.fragment != nil
        for member in required {
            for item in member.items where !item.isInFragment || hasFragment {
                for slot in self.slots(of: item, member, in: form) { add(slot) }
            }
        }
        var count = 0
        for index in state.active.indices where left.contains(index) {
            let member = avoided[state.active[index]]
            let hidesItems = form.hidesItemsFromSegments && member.fragmentPath != nil
            for item in member.items where !item.isInFragment || hasFragment && !hidesItems {
                count += 1
                for slot in self.slots(of: item, member, in: form) {
                    add(slot, State.Demand(index: index, item: item))
                }
            }
        }
        for slot in focus { if case .item = slot { add(slot) } }
        questions.budget.spend(slots.count + count / 2 + state.active.count / 4)
        return slots
    }
}
