/// Reads several sets of words in parallel: which combinations of them share a word, and the shortest such word.
struct TextProduct {
    private struct Step {
        /// A state of each set; -1 if no word of the set continues like this.
        let states: [Int]
        let parent: Int
        let symbols: SymbolSet
    }

    /// The sets that a word must be in.
    let required: [TextSetID]
    /// The sets that it may be in.
    let others: [TextSetID]
    /// The maximum number of steps for one search.
    let limit: Int

    /// The shortest word that is wanted, given whether it is in each of the other sets.
    func first(in pool: inout TextPool, where isWanted: ([Bool]) -> Bool) -> TextPool.Outcome {
        var found: [Symbol]?
        let isComplete = walk(&pool) { membership, word in
            if isWanted(membership) { found = word() }
            return found == nil
        }
        if let found { return .found(found) }
        return isComplete ? .none : .unknown
    }

    /// All combinations of the other sets that share a word, with a shortest word each; nil if the search reaches its
    /// limit.
    func memberships(in pool: inout TextPool) -> [[Bool]: [Symbol]]? {
        var words: [[Bool]: [Symbol]] = [:]
        let isComplete = walk(&pool) { membership, word in
            if words[membership] == nil { words[membership] = word() }
            return true
        }
        return isComplete ? words : nil
    }

    /// Visits the combined states where a word may end, nearest first, until `visit` returns false; false if the search
    /// reaches its limit.
    private func walk(_ pool: inout TextPool, _ visit: ([Bool], () -> [Symbol]) -> Bool) -> Bool {
        let sets = (required + others).map(\.index)
        let start = sets.map { _ in 0 }
        var steps = [Step(states: start, parent: -1, symbols: .empty)]
        var known: Set<[Int]> = [start]
        let most = pool.budget.spent + limit
        var index = 0
        while index < steps.count {
            if pool.budget.isDone || pool.budget.spent > most { return false }
            pool.budget.spend(1)
            let states = steps[index].states
            let ends = zip(sets, states).map { $1 >= 0 && pool.dfas[$0].isEnd[$1] }
            if ends[..<required.count].allSatisfy({ $0 }),
                !visit(Array(ends[required.count...]), { word(to: index, steps) })
            {
                return true
            }
            for next in moves(sets, states, &pool) where known.insert(next.states).inserted {
                steps.append(Step(states: next.states, parent: index, symbols: next.symbols))
            }
            index += 1
        }
        return true
    }

    /// The symbols that can continue a word of all required sets, split into classes that lead to the same states.
    private func moves(_ sets: [Int], _ states: [Int], _ pool: inout TextPool) -> [SymbolClass] {
        var classes: [SymbolClass] = []
        for (position, set) in sets.enumerated() {
            let moves = states[position] < 0 ? [] : pool.dfas[set].moves(from: states[position], &pool.budget)
            pool.budget.spend(1 + classes.count * moves.count)
            if position == 0 {
                for move in moves { classes.append(SymbolClass(symbols: move.symbols, states: [move.target])) }
                continue
            }
            var divided: [SymbolClass] = []
            for known in classes {
                var remaining = known.symbols
                for move in moves {
                    let common = move.symbols.intersection(remaining)
                    if common.isEmpty { continue }
                    divided.append(SymbolClass(symbols: common, states: known.states + [move.target]))
                    remaining = remaining.subtracting(common)
                }
                if position >= required.count, !remaining.isEmpty {
                    divided.append(SymbolClass(symbols: remaining, states: known.states + [-1]))
                }
            }
            classes = divided
        }
        return classes
    }

    private func word(to index: Int, _ steps: [Step]) -> [Symbol] {
        var word: [Symbol] = []
        var index = index
        while index > 0 {
            if let symbol = steps[index].symbols.best { word.append(symbol) }
            index = steps[index].parent
        }
        return word.reversed()
    }
}

extension Array where Element: Hashable {
    /// The elements without duplicates, in order of first appearance.
    package var withoutRepetitions: [Element] {
        if count < 2 { return self }
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
