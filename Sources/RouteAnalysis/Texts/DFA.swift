/// A set of texts as a deterministic automaton, whose states are built when needed.
package struct DFA {
    /// Symbols that lead to one state. The moves of a state have no symbols in common.
    package struct Move {
        package let symbols: SymbolSet
        package let target: Int
    }

    package let automaton: NFA
    /// For each state, the states of the automaton that it stands for.
    package private(set) var subsets: [[Int]] = []
    private var numbers: [[Int]: Int] = [:]
    private var known: [[Move]?] = []
    /// For each state, whether a text may end there. State 0 is the start.
    package private(set) var isEnd: [Bool] = []

    package init(_ automaton: NFA) {
        self.automaton = automaton
        _ = state(of: automaton.closure(of: [0]))
    }

    private mutating func state(of subset: [Int]) -> Int {
        if let number = numbers[subset] { return number }
        numbers[subset] = subsets.count
        subsets.append(subset)
        isEnd.append(subset.contains(automaton.end))
        known.append(nil)
        return subsets.count - 1
    }

    /// The state after some symbols; nil if no word begins with them.
    package mutating func state(after word: [Symbol], _ budget: inout StepBudget) -> Int? {
        var state = 0
        for symbol in word {
            guard let move = moves(from: state, &budget).first(where: { $0.symbols.contains(symbol) }) else {
                return nil
            }
            state = move.target
        }
        return state
    }

    /// The moves from a state. The budget is charged only the first time.
    package mutating func moves(from state: Int, _ budget: inout StepBudget) -> [Move] {
        if let moves = known[state] { return moves }
        var edges: [NFA.Edge] = []
        for member in subsets[state] { edges += automaton.edges[member] }
        var classes: [SymbolClass] = []
        for edge in edges {
            var remaining = edge.symbols
            for index in classes.indices where !remaining.isEmpty {
                let common = classes[index].symbols.intersection(remaining)
                if common.isEmpty { continue }
                remaining = remaining.subtracting(common)
                let rest = classes[index].symbols.subtracting(common)
                if !rest.isEmpty { classes.append(SymbolClass(symbols: rest, states: classes[index].states)) }
                classes[index] = SymbolClass(symbols: common, states: classes[index].states + [edge.target])
            }
            if !remaining.isEmpty { classes.append(SymbolClass(symbols: remaining, states: [edge.target])) }
        }
        budget.spend(2 + 2 * subsets[state].count + edges.count * classes.count)
        var moves: [Move] = []
        for symbolClass in classes {
            let target = self.state(of: automaton.closure(of: symbolClass.states))
            moves.append(Move(symbols: symbolClass.symbols, target: target))
        }
        known[state] = moves
        return moves
    }
}

/// Symbols that lead to the same states.
struct SymbolClass {
    let symbols: SymbolSet
    let states: [Int]
}
