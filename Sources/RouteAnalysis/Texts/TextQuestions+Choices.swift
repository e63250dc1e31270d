import RoutePatterns

extension TextQuestions {
    /// The texts that fit all of `own`, grouped by which of `others` accept them.
    package struct ChoiceQuestion: Hashable {
        let own: [Int]
        /// Without duplicates.
        let others: [Int]
        let isEmptyAllowed: Bool
        /// Whether types that only the app knows may reject every text, so that their patterns are never sure to match.
        let isOpaqueAvoidable: Bool
        /// Whether to return every combination, with several words each, and not only those that few others accept.
        let isWide: Bool
        /// Whether to also return words with a `+`.
        let wantsPlus: Bool
        /// Whether to return words that some of the others accept, if no word avoids them all.
        let combines: Bool
    }

    struct Choice: Equatable {
        let word: [Symbol]
        /// For each of the others, whether it accepts the word.
        let isTaken: [Bool]
    }

    package struct ChoiceAnswer: Equatable {
        var choices: [Choice] = []
        /// Whether there may be more choices.
        var isIncomplete = false
        /// Whether to ask again with `combines`.
        var needsCombinations = false
    }

    package func choices(_ question: ChoiceQuestion) -> ChoiceAnswer {
        budget.spend(2 + question.others.count / 2)
        if let known = knownChoices[question] { return known }
        if budget.isDone { return ChoiceAnswer(isIncomplete: true) }
        let answer = makeChoices(question)
        if !budget.isDone { knownChoices[question] = answer }
        return answer
    }

    private func makeChoices(_ question: ChoiceQuestion) -> ChoiceAnswer {
        let others = question.others
        if let word = question.own.lazy.compactMap({ self.members[$0].matcher.onlyWord }).first, !question.isWide {
            guard let own = question.own.first(where: { members[$0].matcher.onlyWord != nil }),
                question.own.allSatisfy({ meet($0, own) })
            else { return ChoiceAnswer() }
            let isTaken = others.map { other in
                (kinds[other].isExact ? meet(other, own) : covers(other, own))
                    && !(question.isOpaqueAvoidable && kinds[other].isOpaque && other != own)
            }
            return ChoiceAnswer(choices: [Choice(word: word, isTaken: isTaken)])
        }
        var isTaken = others.map { other in question.own.contains { covers(other, $0) } }
        let partial = others.indices.filter { index in
            !isTaken[index] && !(question.isOpaqueAvoidable && kinds[others[index]].isOpaque)
                && question.own.allSatisfy { meet(others[index], $0) }
        }
        guard let slot = question.own.first.map({ members[$0].slot }) else { return ChoiceAnswer() }
        let present = question.isEmptyAllowed ? [] : [dfa(.present(slot))]
        let required = question.own.map { dfa(.texts($0)) } + present
        let taking = partial.map { certainDFA(others[$0]) }
        if !question.isWide {
            // First, a text that surely fits and that surely none of the others accepts.
            let certain = question.own.map(certainDFA) + present
            let possible = partial.map { dfa(.texts(others[$0])) }
            var outcome = free(certain, possible, slot)
            if case .none = outcome, (certain, possible) != (required, taking) {
                outcome = free(required, taking, slot)
            }
            switch outcome {
            case .found(let word): return ChoiceAnswer(choices: [Choice(word: word, isTaken: isTaken)])
            case .none where taking.isEmpty: return ChoiceAnswer()
            case .none: break
            case .unknown: return ChoiceAnswer(isIncomplete: true)
            }
        }
        if !question.combines { return ChoiceAnswer(needsCombinations: true) }
        // A type with an `else` reads its own values differently from all other texts.
        let values = question.isWide ? question.own.compactMap { ownValues(of: $0) } : []
        guard let found = TextProduct(required: required, others: taking + values).memberships(&dfas, &budget) else {
            return ChoiceAnswer(isIncomplete: true)
        }
        var choices: [Choice] = []
        let sorted = found.sorted { $0.value.urlText < $1.value.urlText }
        for (membership, word) in sorted where question.isWide || isLeast(membership, sorted.map(\.key)) {
            for (index, isMember) in zip(partial, membership) { isTaken[index] = isMember }
            let more = question.isWide ? moreWords(required, taking + values, membership, word, slot, question) : []
            // An empty text reads badly in an example.
            let words = word.isEmpty ? more + [word] : [word] + more
            choices += words.map { Choice(word: $0, isTaken: isTaken) }
        }
        return ChoiceAnswer(choices: choices)
    }

    /// The texts that closed types with an `else` in a member read as the values that they are; nil without such a
    /// type.
    private func ownValues(of member: Int) -> Int? {
        members[member].matcher.withoutElse.map { dfa(.texts(number($0, members[member].slot))) }
    }

    /// A word of all required sets that is in none of the others.
    private func free(_ required: [Int], _ others: [Int], _ slot: TextSlot) -> TextProduct.Outcome {
        let nice = TextProduct(required: required + [dfa(.nice(slot))], others: [])
        // A short word mostly avoids all others, so they don't have to be searched together.
        if case .found(let word) = nice.first(&dfas, &budget, where: { _ in true }), !isAny(others, taking: word) {
            return .found(word)
        }
        let isFree: ([Bool]) -> Bool = { $0.allSatisfy { !$0 } }
        let readable = TextProduct(required: required + [dfa(.nice(slot))], others: others)
        if case .found(let word) = readable.first(&dfas, &budget, where: isFree) { return .found(word) }
        return TextProduct(required: required, others: others).first(&dfas, &budget, where: isFree)
    }

    private func isAny(_ sets: [Int], taking word: [Symbol]) -> Bool {
        sets.contains { set in
            budget.spend(1 + word.count)
            return dfas[set].state(after: word, &budget).map { dfas[set].isEnd[$0] } ?? false
        }
    }

    private func isLeast(_ membership: [Bool], _ all: [[Bool]]) -> Bool {
        budget.spend(all.count)
        return !all.contains { $0 != membership && zip($0, membership).allSatisfy { !$0 || $1 } }
    }

    /// More words, with different values, that the same others accept.
    private func moreWords(
        _ required: [Int], _ taking: [Int], _ membership: [Bool], _ word: [Symbol], _ slot: TextSlot,
        _ question: ChoiceQuestion
    ) -> [[Symbol]] {
        var words = [word]
        while words.count < 4 {
            let known = words.map { dfa(.only($0, slot)) }
            let product = TextProduct(required: required, others: taking + known)
            let wanted = membership + known.map { _ in false }
            guard case .found(let next) = product.first(&dfas, &budget, where: { $0 == wanted }) else { break }
            words.append(next)
        }
        if question.wantsPlus {
            let product = TextProduct(required: required + [dfa(.withPlus)], others: taking)
            if case .found(let next) = product.first(&dfas, &budget, where: { $0 == membership }) {
                words.append(next)
            }
        }
        return Array(words.dropFirst())
    }
}

extension TextSets {
    /// Texts of one or more unreserved characters, which read well in an example.
    var nice: NFA {
        .some(SymbolSet.written.plainForms)
    }
}
