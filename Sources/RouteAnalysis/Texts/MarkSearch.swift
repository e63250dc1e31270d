/// Finds the texts that one pattern writes and another one reads even with all marks that they can get.
struct MarkSearch {
    /// What the later pattern writes, including which symbols a mark would escape.
    let written: NFA
    /// What the earlier pattern reads.
    let read: NFA

    private struct State: Hashable {
        let written: Int
        let unmarked: [Int]
        let marked: [Int]
    }

    private struct LimitReached: Error {}

    /// All texts that are read both as first written and with all marks; nil if the search reaches its limit.
    ///
    /// A text without a letter or digit in its values gets no marks, so both forms are the same.
    func survivors(_ budget: inout StepBudget) -> NFA? {
        let most = budget.spent + StepBudget.perSearch
        let start = read.closure(of: [0])
        func isEnd(_ state: State) -> Bool {
            written.closure(of: [state.written]).contains(written.end) && state.unmarked.contains(read.end)
                && state.marked.contains(read.end)
        }
        return try? NFA(from: State(written: 0, unmarked: start, marked: start), isEnd: isEnd) {
            state throws(LimitReached) in
            if budget.isDone || budget.spent > most { throw LimitReached() }
            var moves: [(symbols: SymbolSet, target: State)] = []
            for edge in written.closure(of: [state.written]).flatMap({ written.edges[$0] }) {
                let classes = classes(edge, state)
                budget.spend(2 + classes.count * (state.unmarked.count + state.marked.count))
                for symbols in classes {
                    let unmarked = advance(state.unmarked, by: symbols)
                    let marked = advance(state.marked, by: edge.isMarkable ? symbols.escapedForms : symbols)
                    if unmarked.isEmpty || marked.isEmpty { continue }
                    moves.append((symbols, State(written: edge.target, unmarked: unmarked, marked: marked)))
                }
            }
            return moves
        }
    }

    /// The symbols of an edge, split into classes that lead to the same states, both unmarked and marked.
    private func classes(_ edge: NFA.Edge, _ state: State) -> [SymbolSet] {
        var classes = [edge.symbols]
        func split(by label: SymbolSet) {
            classes = classes.flatMap { symbols in
                [symbols.intersection(label), symbols.subtracting(label)].filter { !$0.isEmpty }
            }
        }
        for label in state.unmarked.flatMap({ read.edges[$0].map(\.symbols) }).withoutRepetitions { split(by: label) }
        for label in state.marked.flatMap({ read.edges[$0].map(\.symbols) }).withoutRepetitions {
            split(by: edge.isMarkable ? label.unescapedForms : label)
        }
        return classes
    }

    private func advance(_ states: [Int], by symbols: SymbolSet) -> [Int] {
        let targets = states.flatMap { state in
            read.edges[state].filter { symbols.isSubset(of: $0.symbols) }.map(\.target)
        }
        return targets.isEmpty ? [] : read.closure(of: targets)
    }
}
