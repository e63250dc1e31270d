/// Several sets of words, read side by side: which combinations of them share a word, and the shortest such word.
struct TextProduct {
    /// What a search comes to.
    enum Outcome {
        case found([Symbol])
        case none
        /// The sets are too large to be looked through.
        case unknown
    }

    private struct Step {
        /// A state of each set; -1 where no word of the set goes on like this.
        let states: [Int]
        let parent: Int
        let symbols: SymbolSet
    }

    /// The numbers of the sets that a word must be in.
    let required: [Int]
    /// The numbers of those in which it may be.
    let others: [Int]

    /// How many steps one search may take.
    private static let limit = 40_000

    /// The shortest word whose membership in the other sets, one by one, is wanted.
    func first(
        _ machines: inout [TextMachine], _ work: inout Work, where isWanted: ([Bool]) -> Bool
    ) -> Outcome {
        var found: [Symbol]?
        let isComplete = walk(&machines, &work) { membership, word in
            if isWanted(membership) { found = word() }
            return found == nil
        }
        if let found { return .found(found) }
        return isComplete ? .none : .unknown
    }

    /// All combinations of the other sets that share a word, each with a shortest one; nil if there is too much to look
    /// through.
    func memberships(_ machines: inout [TextMachine], _ work: inout Work) -> [[Bool]: [Symbol]]? {
        var words: [[Bool]: [Symbol]] = [:]
        let isComplete = walk(&machines, &work) { membership, word in
            if words[membership] == nil { words[membership] = word() }
            return true
        }
        return isComplete ? words : nil
    }

    /// Visits the combined states in which a word may end, nearest first, until `visit` is false; false if it takes too
    /// long.
    private func walk(
        _ machines: inout [TextMachine], _ work: inout Work, _ visit: ([Bool], () -> [Symbol]) -> Bool
    ) -> Bool {
        let sets = required + others
        let start = sets.map { _ in 0 }
        var steps = [Step(states: start, parent: -1, symbols: .empty)]
        var known: Set<[Int]> = [start]
        let most = work.spent + Self.limit
        var index = 0
        while index < steps.count {
            if work.isDone || work.spent > most { return false }
            work.spend(1)
            let states = steps[index].states
            let ends = zip(sets, states).map { $1 >= 0 && machines[$0].isEnd[$1] }
            if ends[..<required.count].allSatisfy({ $0 }),
                !visit(Array(ends[required.count...]), { word(to: index, steps) })
            {
                return true
            }
            for (symbols, next) in moves(sets, states, &machines, &work) where known.insert(next).inserted {
                steps.append(Step(states: next, parent: index, symbols: symbols))
            }
            index += 1
        }
        return true
    }

    /// The symbols with which a word of all required sets goes on, divided so that all of one class lead to the same
    /// states.
    private func moves(
        _ sets: [Int], _ states: [Int], _ machines: inout [TextMachine], _ work: inout Work
    ) -> [(symbols: SymbolSet, states: [Int])] {
        var classes: [(symbols: SymbolSet, states: [Int])] = []
        for (position, set) in sets.enumerated() {
            let moves = states[position] < 0 ? [] : machines[set].moves(from: states[position], &work)
            work.spend(1 + classes.count * moves.count)
            if position == 0 {
                classes = moves.map { ($0.symbols, [$0.target]) }
                continue
            }
            var divided: [(symbols: SymbolSet, states: [Int])] = []
            for (symbols, targets) in classes {
                var remaining = symbols
                for move in moves {
                    let common = move.symbols.intersection(remaining)
                    if common.isEmpty { continue }
                    divided.append((common, targets + [move.target]))
                    remaining = remaining.subtracting(common)
                }
                if position >= required.count, !remaining.isEmpty { divided.append((remaining, targets + [-1])) }
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
    /// The elements, each once, where it first stands.
    var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
