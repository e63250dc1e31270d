import RoutePatterns

extension URLSearch {
    /// The ways to fill a slot, those that leave the fewest avoided patterns first.
    ///
    /// - Returns: nil where combinations count that are not looked at yet.
    mutating func options(_ slot: Slot, _ state: State, _ left: PatternSet, combines: Bool) -> [Option]? {
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
    func reduced(_ options: [Option], to left: PatternSet, _ place: Place) -> [Option] {
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
    struct ChoiceForm {
        var isWide = false
        let combines: Bool
        var isEmptyAllowed = true
    }

    struct TextChoice {
        let word: [Symbol]
        let option: Option
    }

    /// Texts that fit all of `own`, with the patterns that take them.
    ///
    /// - Parameter asked: for each active pattern what it asks of the text; nil for nothing.
    mutating func choices(
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

    mutating func itemOptions(
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
        guard
            let words = choices(
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
