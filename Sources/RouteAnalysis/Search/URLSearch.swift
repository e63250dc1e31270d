import RoutePatterns

/// Looks for a URL that some patterns read, all of them, and others do not: the question that unreachable patterns and
/// the comparison of two tables come down to.
///
/// Each segment and each item is a choice of its own. A text that no avoided pattern takes is better than every other
/// one, so that most places leave nothing to choose. Where the avoided patterns together take all texts, each
/// combination of them is tried, except for those that leave no fewer of them than another one does. A search that ends
/// without a URL, and is not exhausted, is a proof that there is none.
package struct URLSearch {
    package let questions: TextQuestions
    package let required: [SearchMember]
    package let avoided: [SearchMember]
    /// Whether a text that only the app knows may be none of its type's: then such patterns are easily avoided.
    /// Otherwise these types take every text, as the interpreter has it.
    package let isOpaqueAvoidable: Bool
    /// The places at which every combination counts, and several texts of each.
    package var focus: Set<Place> = []
    /// Whether texts with a `+` are wanted in the items there.
    package var wantsPlus = false
    /// The one of the required patterns that is written, if one is: then the URL has nothing but what it writes.
    package var writer: SearchMember?
    /// Whether items there are also tried twice, with one value.
    package var repeatsItems = false
    /// Whether long paths are tried first: they avoid all patterns without a rest at once.
    var triesLongPathsFirst = false
    /// Whether some choice was not tried: then there may be a URL although none was found.
    package var isExhausted = false
    /// URLs that the required patterns read, but an avoided one too.
    private(set) var missed: [String] = []
    let sketch: URLSketch
    private var steps = 0

    /// A part of a URL for which a text is chosen.
    package enum Place: Hashable, Comparable {
        case segment(Int)
        case fragmentSegment(Int)
        /// By the number of its name.
        case item(Int)
        /// Items of a name behind the first item after a fragment's segments, which has the same name.
        case laterItem(Int)
    }

    /// How many choices one search may try.
    private static let limit = 3_000
    private static let mostMissed = 16

    package init(
        _ questions: TextQuestions, required: [SearchMember], avoided: [SearchMember], isOpaqueAvoidable: Bool,
        scheme: String, isHosted: Bool
    ) {
        self.questions = questions
        self.required = required
        self.avoided = avoided
        self.isOpaqueAvoidable = isOpaqueAvoidable
        self.sketch = URLSketch(scheme: scheme, isHosted: isHosted)
    }

    /// The URL, if there is one.
    ///
    /// - Parameter isWanted: what is asked of it besides. It may depend on what stands at the places in focus alone.
    package mutating func url(where isWanted: ((String) -> Bool)? = nil) -> String? {
        if questions.work.isDone {
            isExhausted = true
            return nil
        }
        let lengths = lengths(required.map { $0.path }) {
            avoided.reduce(0) { max($0, $1.path.numbers.count) }
        }
        for length in triesLongPathsFirst ? Array(lengths.reversed()) : lengths {
            questions.work.spend(4 + avoided.count / 16)
            let active = avoided.indices.filter { avoided[$0].path.ends(at: length) }
            let segments = (0..<length).map { position in
                Slot(.segment(position), required.compactMap { $0.path.number(at: position) })
            }
            for form in fragmentForms(active) {
                if let url = url(segments, form, isWanted) { return url }
                if form.isIncomplete { isExhausted = true }
                if form.doubtful.isEmpty || isExhausted { continue }
                // Without the patterns that may read it: if there is none even so, it does not matter whether they do.
                var rest = form
                rest.active.removeAll { form.doubtful.contains($0) }
                guard let url = url(segments, rest, isWanted) else { continue }
                if isWanted != nil { return url }
                isExhausted = true
            }
        }
        return nil
    }

    /// The numbers of segments that are worth a try: past the longest pattern, one more says all.
    ///
    /// - Parameter longestAvoided: how many segments the avoided patterns name at most.
    package func lengths(_ required: [SearchMember.Path], longestAvoided: () -> Int) -> [Int] {
        let least = required.reduce(0) { max($0, $1.fixedCount) }
        if required.contains(where: { !$0.hasRest }) {
            return required.allSatisfy { $0.ends(at: least) } ? [least] : []
        }
        let longest = required.reduce(longestAvoided()) { max($0, $1.numbers.count) }
        return Array(least...max(least, longest + 1))
    }

    package struct Option {
        package var words: [[Symbol]] = []
        package var taking: PatternSet
    }

    package struct State {
        let form: FragmentForm
        /// The avoided patterns, in order; sets of patterns are of places in this list.
        let active: [Int]
        /// What is asked of the items of each name.
        var demands: [Place: [Demand]] = [:]
        var chosen: [Place: [[Symbol]]] = [:]

        /// What one of the active patterns asks of an item.
        struct Demand {
            let index: Int
            let item: ItemDemand
        }
    }

    private mutating func url(
        _ segments: [Slot], _ form: FragmentForm, _ isWanted: ((String) -> Bool)?
    ) -> String? {
        var state = State(form: form, active: form.active)
        var left = PatternSet(all: state.active.count)
        var open: [(slot: Slot, options: [Option])] = []
        /// Fills the slots where there is nothing to choose; false if no text fits. Combinations are looked at in a
        /// second round, when few patterns are left.
        func settle(_ slots: [Slot], combines: Bool) -> Bool {
            for slot in slots {
                guard let options = options(slot, state, left, combines: combines) else {
                    open.append((slot, []))
                    continue
                }
                guard let first = options.first else { return false }
                if options.count == 1 {
                    state.chosen[slot.place] = first.words
                    left = left.intersection(first.taking)
                } else {
                    open.append((slot, options))
                }
            }
            return true
        }
        guard settle(segments + form.slots, combines: false), settle(itemSlots(&state, left), combines: false) else {
            return nil
        }
        let unsettled = open.map(\.slot)
        open = []
        guard settle(unsettled, combines: true) else { return nil }
        open = open.map { slot, options in (slot, reduced(options, to: left, slot.place)) }
        open.sort { $0.options.count < $1.options.count }
        // Patterns that take every option of all slots from one on.
        var stuck = [PatternSet](repeating: left, count: open.count + 1)
        for index in open.indices.reversed() {
            stuck[index] = open[index].options.reduce(stuck[index + 1]) { $0.intersection($1.taking) }
        }
        var walk = Walk(open: open.map { ($0.slot.place, $0.options) }, stuck: stuck)
        return choose(0, left, &state, &walk, isWanted)
    }

    private struct Walk {
        let open: [(place: Place, options: [Option])]
        let stuck: [PatternSet]
        /// What was tried without success.
        var failed: Set<Failure> = []

        struct Failure: Hashable {
            let index: Int
            let left: PatternSet
        }
    }

    /// Chooses among the options of the slots from a number on.
    private mutating func choose(
        _ index: Int, _ left: PatternSet, _ state: inout State, _ walk: inout Walk, _ isWanted: ((String) -> Bool)?
    ) -> String? {
        steps += 1
        questions.work.spend(4 + left.count)
        if steps > Self.limit || questions.work.isDone {
            isExhausted = true
            return nil
        }
        let isHopeless = !left.intersection(walk.stuck[index]).isEmpty
        if isHopeless || index == walk.open.count {
            if isHopeless || !left.isEmpty {
                noteMissed(index, state, walk)
                return nil
            }
            let url = url(of: state)
            return isWanted?(url) ?? true ? url : nil
        }
        let failure = Walk.Failure(index: index, left: left)
        if isWanted == nil, walk.failed.contains(failure) { return nil }
        let (place, options) = walk.open[index]
        for option in options {
            state.chosen[place] = option.words
            if let url = choose(index + 1, left.intersection(option.taking), &state, &walk, isWanted) { return url }
        }
        state.chosen[place] = nil
        walk.failed.insert(failure)
        return nil
    }

    /// Keeps a URL of the required patterns that others read.
    private mutating func noteMissed(_ index: Int, _ state: State, _ walk: Walk) {
        guard missed.count < Self.mostMissed else { return }
        questions.work.spend(10 + state.chosen.count)
        var state = state
        for (place, options) in walk.open[index...] { state.chosen[place] = options.first?.words }
        missed.append(url(of: state))
    }

    private func url(of state: State) -> String {
        var sketch = state.form.sketch
        for (place, words) in state.chosen.sorted(by: { $0.key < $1.key }) {
            let texts = words.map(\.urlText)
            switch place {
            case .segment: sketch.path.segments += texts
            case .fragmentSegment: sketch.fragment?.segments += texts
            case .item(let name), .laterItem(let name):
                let items = texts.map { URLSketch.item(questions.itemNames[name], $0) }
                if place == state.form.first.map(Place.item) {
                    sketch.fragment?.items.insert(contentsOf: items, at: 0)
                } else if questions.isInFragment(name) {
                    sketch.fragment?.items += items
                } else {
                    sketch.path.items += items
                }
            }
        }
        return sketch.text
    }

    /// The items that a required pattern, or an avoided one that is left, asks something of.
    private func itemSlots(_ state: inout State, _ left: PatternSet) -> [Slot] {
        var places: [Place] = []
        let form = state.form
        func add(_ place: Place, _ demand: State.Demand? = nil) {
            if state.demands[place] == nil {
                places.append(place)
                state.demands[place] = []
            }
            if let demand { state.demands[place]?.append(demand) }
        }
        let hasFragment = form.sketch.fragment != nil
        for member in required {
            for item in member.items where !item.isInFragment || hasFragment {
                for place in self.places(of: item, member, in: form) { add(place) }
            }
        }
        var count = 0
        for index in state.active.indices where left.contains(index) {
            let member = avoided[state.active[index]]
            let hidesItems = form.hidesItemsFromSegments && member.fragmentPath != nil
            for item in member.items where !item.isInFragment || hasFragment && !hidesItems {
                count += 1
                for place in self.places(of: item, member, in: form) {
                    add(place, State.Demand(index: index, item: item))
                }
            }
        }
        for place in focus { if case .item = place { add(place) } }
        questions.work.spend(places.count + count / 2 + state.active.count / 4)
        return places.map { Slot($0, []) }
    }
}
