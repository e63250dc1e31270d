/// Several sets of words, read side by side: which combinations of them share a word, and the shortest such word.
struct TextProduct {
    let sets: [TextAutomaton]
    /// How many combined states are looked at before the answer is "cannot tell".
    var fuel = 20_000

    init(_ sets: [TextAutomaton]) {
        self.sets = sets
    }

    /// What a search comes to.
    enum Outcome {
        case found([Symbol])
        case none
        /// The sets are too large to be looked through.
        case unknown
    }

    /// The shortest word whose membership in the sets, one by one, is wanted.
    func first(where isWanted: ([Bool]) -> Bool) -> Outcome {
        var found: [Symbol]?
        let isComplete = walk { membership, word in
            if isWanted(membership) { found = word() }
            return found == nil
        }
        if let found { return .found(found) }
        return isComplete ? .none : .unknown
    }

    /// All combinations of sets that share a word, each with a shortest one; nil if there is too much to look through.
    func memberships() -> [[Bool]: [Symbol]]? {
        var words: [[Bool]: [Symbol]] = [:]
        let isComplete = walk { membership, word in
            if words[membership] == nil { words[membership] = word() }
            return true
        }
        return isComplete ? words : nil
    }

    private struct Step {
        let states: [[Int]]
        let parent: Int
        let symbol: Symbol?
    }

    /// Visits the combined states, nearest first, until `visit` is false; false if the fuel ran out.
    private func walk(_ visit: ([Bool], () -> [Symbol]) -> Bool) -> Bool {
        let start = sets.map { $0.closure(of: [0]) }
        var steps = [Step(states: start, parent: -1, symbol: nil)]
        var known: Set<[[Int]]> = [start]
        var index = 0
        while index < steps.count {
            if index > fuel { return false }
            let states = steps[index].states
            let membership = zip(sets, states).map { set, states in states.contains(set.end) }
            if !visit(membership, { word(to: index, steps) }) { return true }
            for symbols in classes(of: states) {
                guard let symbol = symbols.best else { continue }
                let next = advance(states, by: symbols)
                if next.allSatisfy(\.isEmpty) || !known.insert(next).inserted { continue }
                steps.append(Step(states: next, parent: index, symbol: symbol))
            }
            index += 1
        }
        return true
    }

    private func word(to index: Int, _ steps: [Step]) -> [Symbol] {
        var word: [Symbol] = []
        var index = index
        while index > 0 {
            if let symbol = steps[index].symbol { word.append(symbol) }
            index = steps[index].parent
        }
        return word.reversed()
    }

    /// The symbols, divided so that all of one class lead to the same states.
    private func classes(of states: [[Int]]) -> [SymbolSet] {
        // In the order in which they are found, so that the same words are found on every run.
        let labels = zip(sets, states).flatMap { set, states in
            states.flatMap { state in set.edges[state].map(\.symbols) }
        }.withoutRepetitions
        var classes: [SymbolSet] = []
        for label in labels {
            var remaining = label
            for index in classes.indices {
                let common = classes[index].intersection(label)
                if common.isEmpty { continue }
                let rest = classes[index].subtracting(label)
                classes[index] = common
                if !rest.isEmpty { classes.append(rest) }
                remaining = remaining.subtracting(common)
            }
            if !remaining.isEmpty { classes.append(remaining) }
        }
        return classes
    }

    private func advance(_ states: [[Int]], by symbols: SymbolSet) -> [[Int]] {
        zip(sets, states).map { set, states in
            let targets = states.flatMap { state in
                set.edges[state].filter { symbols.isSubset(of: $0.symbols) }.map(\.target)
            }
            return targets.isEmpty ? [] : set.closure(of: targets)
        }
    }
}

extension Array where Element: Hashable {
    /// The elements, each once, where it first stands.
    var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
