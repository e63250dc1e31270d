import RoutePatterns

/// Looks for a URL that some patterns read, all of them, and others do not: the question that unreachable patterns and the
/// comparison of two tables come down to.
///
/// Each segment and each item is a choice of its own. A text that no avoided pattern takes is better than every other one, so
/// that most places leave nothing to choose. Where the avoided patterns together take all texts, each combination of them is
/// tried, but for those that leave no fewer of them than another one does. A search that ends without a URL, and is not
/// exhausted, is a proof that there is none.
struct URLSearch {
    let questions: TextQuestions
    let required: [SearchMember]
    let avoided: [SearchMember]
    /// Whether a text that only the app knows may be none of its type's: then such patterns are easily avoided. Otherwise these
    /// types take every text, as the interpreter has it.
    let isOpaqueAvoidable: Bool
    /// The places at which every combination counts, and several texts of each.
    var focus: Set<Place> = []
    /// Whether texts with a `+` are wanted in the items there.
    var wantsPlus = false
    /// Whether long paths are tried first: they avoid all patterns without a rest at once.
    var triesLongPathsFirst = false
    /// Whether some choice was not tried: then there may be a URL although none was found.
    private(set) var isExhausted = false
    /// URLs that the required patterns read, but an avoided one too.
    private(set) var missed: [String] = []
    private let sketch: URLSketch
    private var steps = 0

    /// A part of a URL for which a text is chosen.
    enum Place: Hashable, Comparable {
        case segment(Int)
        case fragmentSegment(Int)
        /// By the number of its name.
        case item(Int)
    }

    /// How many choices one search may try.
    private static let limit = 3_000
    private static let mostMissed = 30

    init(
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
    mutating func url(where isWanted: ((String) -> Bool)? = nil) -> String? {
        let lengths = lengths(required.map(\.path), avoiding: avoided.map(\.path))
        if questions.work.isDone {
            isExhausted = true
            return nil
        }
        for length in triesLongPathsFirst ? Array(lengths.reversed()) : lengths {
            let active = avoided.indices.filter { avoided[$0].path.ends(at: length) }
            let segments = (0..<length).map { position in
                Slot(.segment(position), required.compactMap { $0.path.number(at: position) })
            }
            for form in fragmentForms(active) {
                if let url = url(segments, form, active, isWanted) { return url }
            }
        }
        return nil
    }

    /// The numbers of segments that are worth a try: past the longest pattern, one more says all.
    private func lengths(_ required: [SearchMember.Path], avoiding others: [SearchMember.Path]) -> [Int] {
        let least = required.map(\.fixedCount).max() ?? 0
        let longest = (required + others).map(\.numbers.count).max() ?? 0
        if !required.contains(where: { !$0.hasRest }) {
            return Array(least...max(least, longest + 1))
        }
        return required.allSatisfy { $0.ends(at: least) } ? [least] : []
    }

    // MARK: - Fragments

    private struct Slot {
        let place: Place
        let own: [Int]

        init(_ place: Place, _ own: [Int]) {
            self.place = place
            self.own = own
        }
    }

    /// What a fragment looks like.
    private struct FragmentForm {
        var slots: [Slot] = []
        var sketch: URLSketch
        /// The avoided patterns that may read it.
        var active: [Int]
        /// Whether patterns of items alone, and those of segments, see its items.
        var hidesItemsFromSegments = false
        /// Whether some of the active patterns may not read it at all.
        var isDoubtful = false
    }

    private func fragmentForms(_ active: [Int]) -> [FragmentForm] {
        guard required.contains(where: { $0.fragment != nil }) else {
            // Without a fragment the patterns that need one are out.
            return [FragmentForm(sketch: sketch, active: active.filter { avoided[$0].fragment == nil })]
        }
        var sketch = sketch
        sketch.fragment = URLSketch.Part()
        let paths = required.compactMap(\.fragmentPath)
        let rivals = active.compactMap { avoided[$0].fragmentPath }
        var forms: [FragmentForm] = []
        if paths.isEmpty {
            sketch.isItemsAlone = true
            forms.append(itemsAlone(sketch, active))
            if rivals.isEmpty { return forms }
        }
        sketch.isItemsAlone = false
        // `?&` ends the segments, and is an item without a meaning to a pattern of items alone.
        let members = required + active.map { avoided[$0] }
        sketch.separatesItems = members.contains { if case .items = $0.fragment { true } else { false } }
        let anything = SearchMember.Path(
            numbers: [questions.number(.type(.string), .fragmentSegment)], hasRest: true)
        let own = paths.isEmpty ? [anything] : paths
        for length in lengths(own, avoiding: rivals) {
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

    private var haveItemsInCommon: Bool {
        let names = required.map { Set($0.items.filter(\.isInFragment).map(\.name)) }
        return names.indices.contains { index in names[..<index].contains { !$0.isDisjoint(with: names[index]) } }
    }

    /// Items that are the whole fragment. To a pattern of segments they are one segment, of which we know that it has a `=`.
    private func itemsAlone(_ sketch: URLSketch, _ active: [Int]) -> FragmentForm {
        let hasValue = required.contains { member in member.items.contains { $0.isInFragment && !$0.takesAbsence && !$0.takesEmpty } }
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

    // MARK: - Choices

    private struct Option {
        var texts: [String] = []
        var taking: PatternSet
    }

    private struct State {
        let form: FragmentForm
        /// The avoided patterns, in order; sets of patterns are of places in this list.
        let active: [Int]
        var chosen: [Place: [String]] = [:]
    }

    private mutating func url(
        _ segments: [Slot], _ form: FragmentForm, _ active: [Int], _ isWanted: ((String) -> Bool)?
    ) -> String? {
        var state = State(form: form, active: form.active)
        var left = PatternSet(all: state.active.count)
        var open: [(slot: Slot, options: [Option])] = []
        /// Fills the slots where there is nothing to choose; false if no text fits. Combinations are looked at in a second
        /// round, when few patterns are left.
        func settle(_ slots: [Slot], combines: Bool) -> Bool {
            for slot in slots {
                guard let options = options(slot, state, left, combines: combines) else {
                    open.append((slot, []))
                    continue
                }
                guard let first = options.first else { return false }
                if options.count == 1 {
                    state.chosen[slot.place] = first.texts
                    left = left.intersection(first.taking)
                } else {
                    open.append((slot, options))
                }
            }
            return true
        }
        guard settle(segments + form.slots, combines: false), settle(itemSlots(state, left), combines: false) else {
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
        let url = choose(0, left, &state, &walk, isWanted)
        if url == nil, form.isDoubtful { isExhausted = true }
        return url
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
            state.chosen[place] = option.texts
            if let url = choose(index + 1, left.intersection(option.taking), &state, &walk, isWanted) { return url }
        }
        state.chosen[place] = nil
        walk.failed.insert(failure)
        return nil
    }

    /// Keeps a URL of the required patterns that others read.
    private mutating func noteMissed(_ index: Int, _ state: State, _ walk: Walk) {
        guard missed.count < Self.mostMissed else { return }
        var state = state
        for (place, options) in walk.open[index...] { state.chosen[place] = options.first?.texts }
        missed.append(url(of: state))
    }

    private func url(of state: State) -> String {
        var sketch = state.form.sketch
        for (place, texts) in state.chosen.sorted(by: { $0.key < $1.key }) {
            switch place {
            case .segment: sketch.path.segments += texts
            case .fragmentSegment: sketch.fragment?.segments += texts
            case .item(let name):
                if questions.isInFragment(name) {
                    sketch.fragment?.items += texts
                } else {
                    sketch.path.items += texts
                }
            }
        }
        return sketch.text
    }

    /// The items that a required pattern, or an avoided one that is left, asks something of.
    private func itemSlots(_ state: State, _ left: PatternSet) -> [Slot] {
        var names: [Int] = []
        var known: Set<Int> = []
        func add(_ member: SearchMember) {
            for item in member.items where !item.isInFragment || state.form.sketch.fragment != nil {
                if known.insert(item.name).inserted { names.append(item.name) }
            }
        }
        for member in required { add(member) }
        for index in state.active.indices where left.contains(index) { add(avoided[state.active[index]]) }
        for place in focus { if case .item(let name) = place, known.insert(name).inserted { names.append(name) } }
        questions.work.spend(names.count + left.count)
        return names.map { Slot(.item($0), []) }
    }

    // MARK: - Options

    /// The ways to fill a slot, those that leave the fewest avoided patterns first.
    ///
    /// - Returns: nil where combinations count that are not looked at yet.
    private mutating func options(_ slot: Slot, _ state: State, _ left: PatternSet, combines: Bool) -> [Option]? {
        let active = state.active.indices.filter(left.contains)
        questions.work.spend(1 + active.count)
        let form = ChoiceForm(isWide: focus.contains(slot.place), combines: combines)
        switch slot.place {
        case .segment(let position):
            let asked = active.map { avoided[state.active[$0]].path.number(at: position) }
            return choices(slot.own, active, asked, left, form)?.map(\.option)
        case .fragmentSegment(let position):
            let asked = active.map { avoided[state.active[$0]].fragmentPath?.number(at: position) }
            return choices(slot.own, active, asked, left, form)?.map(\.option)
        case .item(let name):
            let demands = active.map { index -> ItemDemand? in
                let member = avoided[state.active[index]]
                let isHidden = state.form.hidesItemsFromSegments && questions.isInFragment(name)
                return isHidden && member.fragmentPath != nil ? nil : member.demand(of: name)
            }
            return itemOptions(name, active, demands, left, form).map { reduced($0, to: left, slot.place) }
        }
    }

    /// The options that are worth a try with fewer patterns left: none that leaves all that another one leaves.
    private func reduced(_ options: [Option], to left: PatternSet, _ place: Place) -> [Option] {
        let own = options.map { Option(texts: $0.texts, taking: $0.taking.intersection(left)) }
        if focus.contains(place) { return own }
        var kept: [Option] = []
        for option in own.sorted(by: { $0.taking.count < $1.taking.count })
        where !kept.contains(where: { $0.taking.isSubset(of: option.taking) }) {
            kept.append(option)
        }
        questions.work.spend(options.count * kept.count)
        return kept
    }

    /// How thorough a choice is.
    private struct ChoiceForm {
        var isWide = false
        let combines: Bool
        var isEmptyAllowed = true
    }

    private struct TextChoice {
        let word: [Symbol]
        let option: Option
    }

    /// Texts that fit all of `own`, with the patterns that take them.
    ///
    /// - Parameter asked: for each active pattern what it asks of the text; nil for nothing.
    private mutating func choices(
        _ own: [Int], _ active: [Int], _ asked: [Int?], _ left: PatternSet, _ form: ChoiceForm
    ) -> [TextChoice]? {
        var free = left.emptied
        var others: [Int] = []
        var places: [Int: [Int]] = [:]
        for (index, number) in zip(active, asked) {
            guard let number, !own.contains(number) else {
                free.insert(index)
                continue
            }
            if places[number] == nil { others.append(number) }
            places[number, default: []].append(index)
        }
        let answer = questions.choices(
            TextQuestions.ChoiceQuestion(
                own: own.withoutRepetitions, others: others, isEmptyAllowed: form.isEmptyAllowed,
                isOpaqueAvoidable: isOpaqueAvoidable, isWide: form.isWide,
                wantsPlus: wantsPlus && form.isWide && !form.isEmptyAllowed, combines: form.combines))
        if answer.needsCombinations { return nil }
        if answer.isIncomplete { isExhausted = true }
        return answer.choices.map { choice in
            var taking = free
            for (number, isTaken) in zip(others, choice.isTaken) where isTaken {
                for index in places[number] ?? [] { taking.insert(index) }
            }
            return TextChoice(word: choice.word, option: Option(texts: [choice.word.urlText], taking: taking))
        }
    }

    private mutating func itemOptions(
        _ name: Int, _ active: [Int], _ demands: [ItemDemand?], _ left: PatternSet, _ form: ChoiceForm
    ) -> [Option]? {
        let own = required.compactMap { $0.demand(of: name) }
        var form = form
        form.isEmptyAllowed = false
        func taking(_ takes: (ItemDemand) -> Bool) -> PatternSet {
            var set = left.emptied
            for (index, demand) in zip(active, demands) where demand.map(takes) ?? true { set.insert(index) }
            return set
        }
        func item(_ words: [[Symbol]]) -> [String] {
            words.map { URLSketch.item(questions.itemNames[name], $0.urlText) }
        }
        let anything = questions.number(.type(.string), questions.itemPlace)
        let matchers = own.compactMap(\.matcher)
        guard let words = choices(
            matchers.isEmpty ? [anything] : matchers, active, demands.map { $0?.matcher }, left, form)
        else { return nil }
        var options: [Option] = []
        if own.allSatisfy(\.takesAbsence) { options.append(Option(taking: taking(\.takesAbsence))) }
        let isList = demands.map { $0?.isTypedList ?? false }
        let ownLists = own.filter(\.isTypedList).compactMap(\.matcher)
        for choice in words {
            options.append(Option(texts: item([choice.word]), taking: choice.option.taking))
            // A second item of the name is looked at by lists alone.
            let lists = zip(active, isList).filter { $1 && choice.option.taking.contains($0) }.map(\.0)
            if lists.isEmpty { continue }
            let asked = zip(demands, isList).map { $1 ? $0?.matcher : nil }
            form.isWide = false
            guard let more = choices(ownLists.isEmpty ? [anything] : ownLists, active, asked, left, form) else {
                return nil
            }
            var taking = choice.option.taking
            for index in lists where !more.allSatisfy({ $0.option.taking.contains(index) }) { taking.remove(index) }
            options.append(Option(texts: item([choice.word] + more.map(\.word)), taking: taking))
        }
        if own.allSatisfy(\.takesEmpty) { options.append(Option(texts: item([[]]), taking: taking(\.takesEmpty))) }
        return options
    }
}
