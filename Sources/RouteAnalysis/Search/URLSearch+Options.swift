import RoutePatterns

extension URLSearch {
    /// The ways to fill a slot.
    ///
    /// - Returns: nil if the answer needs combinations and `combines` is false.
    package mutating func options(_ question: SlotQuestion, _ state: State, _ left: PatternSet, combines: Bool)
        -> [Option]?
    {
        let form = ChoiceForm(isWide: focus.contains(question.slot), combines: combines)
        switch question.slot {
        case .segment(let position):
            let asked = asked(state, left) { $0.path.demand(at: position) }
            return choices(question.own, asked, left, form)?.map { $0.option }
        case .fragmentSegment(let position):
            let asked = asked(state, left) { $0.fragmentPath?.demand(at: position) }
            return choices(question.own, asked, left, form)?.map { $0.option }
        case .item, .laterItem:
            let demands = question.demands.filter { left.contains($0.index) }
            questions.budget.spend(4 + demands.count)
            if case .item(let name) = question.slot, state.form.absent.contains(name) {
                return [Option(matching: matching(demands, left) { $0.allowsAbsence })]
            }
            var options = itemOptions(ownDemands(at: question.slot, in: state.form), demands, left, form)
            // Without this item, another one would be first.
            if question.slot == state.form.first.map(Slot.item) { options?.removeAll(where: \.words.isEmpty) }
            return options.map { reduced($0, to: left, question.slot) }
        }
    }

    /// A remaining pattern, by its index, and its demand on a text.
    package typealias Asked = (index: Int, demand: TextDemandID)

    private func asked(_ state: State, _ left: PatternSet, _ demand: (PatternConstraints) -> TextDemandID?) -> [Asked] {
        var asked: [Asked] = []
        for index in state.active.indices where left.contains(index) {
            if let demand = demand(avoided[state.active[index]]) { asked.append((index, demand)) }
        }
        questions.budget.spend(2 + state.active.count / 16 + asked.count / 4)
        return asked
    }

    /// The options worth trying against `left`: those that don't match all the patterns that another option matches.
    func reduced(_ options: [Option], to left: PatternSet, _ slot: Slot) -> [Option] {
        if options.count < 2 { return options }
        let own = options.map { Option(words: $0.words, matching: $0.matching.intersection(left)) }
        if focus.contains(slot) { return own }
        var kept: [Option] = []
        for option in own.sorted(by: { $0.matching.count < $1.matching.count })
        where !kept.contains(where: { $0.matching.isSubset(of: option.matching) }) {
            kept.append(option)
        }
        questions.budget.spend(options.count * kept.count)
        return kept
    }

    /// How thorough a choice must be.
    package struct ChoiceForm {
        var isWide = false
        let combines: Bool
        var isEmptyAllowed = true
    }

    package struct TextChoice {
        let word: [Symbol]
        let option: Option
    }

    /// Texts that match all of `own`, with the patterns that match them; nil if the answer needs combinations.
    ///
    /// - Parameter asked: what the patterns demand of the text. Patterns without a demand match every text.
    package mutating func choices(
        _ own: [TextDemandID], _ asked: [Asked], _ left: PatternSet, _ form: ChoiceForm
    ) -> [TextChoice]? {
        var free = left
        var others: [TextDemandID] = []
        /// For each of the others, the patterns with that demand.
        var asking: [[Int]] = []
        var positions: [TextDemandID: Int] = [:]
        for (index, demand) in asked where !own.contains(demand) {
            free.remove(index)
            if let position = positions[demand] {
                asking[position].append(index)
            } else {
                positions[demand] = others.count
                others.append(demand)
                asking.append([index])
            }
        }
        let answer = questions.choices(
            TextQuestions.ChoiceQuestion(
                own: own.withoutRepetitions, others: others, isEmptyAllowed: form.isEmptyAllowed,
                isOpaqueAvoidable: isOpaqueAvoidable, isWide: form.isWide,
                wantsPlus: wantsPlus && form.isWide && !form.isEmptyAllowed, combines: form.combines))
        if answer.needsCombinations { return nil }
        if answer.isIncomplete { isExhausted = true }
        return answer.choices.map { choice in
            var matching = free
            for (indices, isMatched) in zip(asking, choice.isMatched) where isMatched {
                for index in indices { matching.insert(index) }
            }
            return TextChoice(word: choice.word, option: Option(words: [choice.word], matching: matching))
        }
    }

    /// The patterns in `left` whose demands on a slot are all met.
    private func matching(_ demands: [State.Demand], _ left: PatternSet, _ isMet: (ItemDemand) -> Bool) -> PatternSet {
        var set = left
        for demand in demands where !isMet(demand.item) { set.remove(demand.index) }
        return set
    }

    /// What the required patterns demand of the items in a slot.
    private func ownDemands(at slot: Slot, in form: FragmentForm) -> [ItemDemand] {
        let name: ItemNameID
        switch slot {
        case .item(let own), .laterItem(let own): name = own
        case .segment, .fragmentSegment: return []
        }
        return required.compactMap { member in
            member.demand(of: name).flatMap { slots(of: $0, member, in: form).contains(slot) ? $0 : nil }
        }
    }

    mutating func itemOptions(
        _ own: [ItemDemand], _ demands: [State.Demand], _ left: PatternSet, _ form: ChoiceForm
    ) -> [Option]? {
        let mayBeAbsent = own.allSatisfy { $0.allowsAbsence }
        if mayBeAbsent, demands.isEmpty, !form.isWide { return [Option(matching: left)] }
        let isRepeated = repeatsItems && form.isWide
        var form = form
        form.isEmptyAllowed = false
        func asked(_ demands: [State.Demand]) -> [Asked] {
            demands.compactMap { demand in demand.item.value.map { (demand.index, $0) } }
        }
        let anything = questions.demand(.value(.string, .single), questions.itemSlot)
        let values = own.compactMap { $0.value }
        guard let words = choices(values.isEmpty ? [anything] : values, asked(demands), left, form) else {
            return nil
        }
        var options: [Option] = []
        if mayBeAbsent { options.append(Option(matching: matching(demands, left) { $0.allowsAbsence })) }
        let lists = demands.filter { $0.item.isTypedList }
        let ownLists = own.filter { $0.isTypedList }.compactMap { $0.value }
        for choice in words {
            options.append(choice.option)
            if isRepeated {
                options.append(Option(words: [choice.word, choice.word], matching: choice.option.matching))
            }
            // Only lists look at a second item with the same name.
            let taken = lists.filter { choice.option.matching.contains($0.index) }
            if taken.isEmpty { continue }
            form.isWide = false
            guard let more = choices(ownLists.isEmpty ? [anything] : ownLists, asked(lists), left, form) else {
                return nil
            }
            var matching = choice.option.matching
            for demand in taken where !more.allSatisfy({ $0.option.matching.contains(demand.index) }) {
                matching.remove(demand.index)
            }
            options.append(Option(words: [choice.word] + more.map { $0.word }, matching: matching))
        }
        if own.allSatisfy({ $0.allowsEmpty }) {
            options.append(Option(words: [[]], matching: matching(demands, left) { $0.allowsEmpty }))
        }
        return options
    }
}
