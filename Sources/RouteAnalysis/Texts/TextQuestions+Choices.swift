import RoutePatterns

extension TextQuestions {
    /// The texts that fit all of `own`, grouped by which of `others` accept them.
    package struct ChoiceQuestion: Hashable {
        let own: [TextDemandID]
        /// Without duplicates.
        let others: [TextDemandID]
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
        let isMatched: [Bool]
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
        if let word = question.own.lazy.compactMap({ self[$0].matcher.onlyWord }).first, !question.isWide {
            guard let own = question.own.first(where: { self[$0].matcher.onlyWord != nil }),
                question.own.allSatisfy({ meet($0, own) })
            else { return ChoiceAnswer() }
            let isMatched = others.map { other in
                (kind(of: other).isExact ? meet(other, own) : covers(other, own))
                    && !(question.isOpaqueAvoidable && kind(of: other).isOpaque && other != own)
            }
            return ChoiceAnswer(choices: [Choice(word: word, isMatched: isMatched)])
        }
        var isMatched = others.map { other in question.own.contains { covers(other, $0) } }
        let partial = others.indices.filter { index in
            !isMatched[index] && !(question.isOpaqueAvoidable && kind(of: others[index]).isOpaque)
                && question.own.allSatisfy { meet(others[index], $0) }
        }
        guard let slot = question.own.first.map({ self[$0].slot }) else { return ChoiceAnswer() }
        let present = question.isEmptyAllowed ? [] : [set(.present(slot))]
        let required = question.own.map { set(.texts($0)) } + present
        let avoided = partial.map { certainSet(others[$0]) }
        if !question.isWide {
            // First, a text that surely fits and that surely none of the others accepts.
            let certain = question.own.map(certainSet) + present
            let possible = partial.map { set(.texts(others[$0])) }
            var outcome = free(certain, possible, slot)
            if case .none = outcome, (certain, possible) != (required, avoided) {
                outcome = free(required, avoided, slot)
            }
            switch outcome {
            case .found(let word): return ChoiceAnswer(choices: [Choice(word: word, isMatched: isMatched)])
            case .none where avoided.isEmpty: return ChoiceAnswer()
            case .none: break
            case .unknown: return ChoiceAnswer(isIncomplete: true)
            }
        }
        if !question.combines { return ChoiceAnswer(needsCombinations: true) }
        // A type with an `else` reads its own values differently from all other texts.
        let values = question.isWide ? question.own.compactMap { ownValues(of: $0) } : []
        guard let found = pool.memberships(required: required, others: avoided + values) else {
            return ChoiceAnswer(isIncomplete: true)
        }
        var choices: [Choice] = []
        let sorted = found.sorted { $0.value.urlText < $1.value.urlText }
        for (membership, word) in sorted where question.isWide || isLeast(membership, sorted.map(\.key)) {
            for (index, isMember) in zip(partial, membership) { isMatched[index] = isMember }
            let more = question.isWide ? moreWords(required, avoided + values, membership, word, slot, question) : []
            // An empty text reads badly in an example.
            let words = word.isEmpty ? more + [word] : [word] + more
            choices += words.map { Choice(word: $0, isMatched: isMatched) }
        }
        return ChoiceAnswer(choices: choices)
    }

    /// The texts that closed types with an `else` in a demand read as the values that they are; nil without such a
    /// type.
    private func ownValues(of demand: TextDemandID) -> TextSetID? {
        self[demand].matcher.withoutElse.map { set(.texts(self.demand($0, self[demand].slot))) }
    }

    /// A word of all required sets that is in none of the others.
    private func free(_ required: [TextSetID], _ others: [TextSetID], _ slot: TextSlot) -> TextPool.Outcome {
        let nice = required + [set(.nice(slot))]
        // A short word mostly avoids all others, so they don't have to be searched together.
        if case .found(let word) = pool.first(required: nice, where: { _ in true }),
            !others.contains(where: { pool.contains(word, in: $0) })
        {
            return .found(word)
        }
        let isFree: ([Bool]) -> Bool = { $0.allSatisfy { !$0 } }
        let readable = pool.first(required: nice, others: others, where: isFree)
        if case .found = readable { return readable }
        return pool.first(required: required, others: others, where: isFree)
    }

    private func isLeast(_ membership: [Bool], _ all: [[Bool]]) -> Bool {
        budget.spend(all.count)
        return !all.contains { $0 != membership && zip($0, membership).allSatisfy { !$0 || $1 } }
    }

    /// More words, with different values, that the same others accept.
    private func moreWords(
        _ required: [TextSetID], _ avoided: [TextSetID], _ membership: [Bool], _ word: [Symbol], _ slot: TextSlot,
        _ question: ChoiceQuestion
    ) -> [[Symbol]] {
        var words = [word]
        while words.count < 4 {
            let known = words.map { set(.only($0, slot)) }
            let wanted = membership + known.map { _ in false }
            let found = pool.first(required: required, others: avoided + known) { $0 == wanted }
            guard case .found(let next) = found else { break }
            words.append(next)
        }
        if question.wantsPlus {
            let found = pool.first(required: required + [set(.withPlus)], others: avoided) { $0 == membership }
            if case .found(let next) = found { words.append(next) }
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
