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

    /// The maximum number of steps for one search.
    static let limit = 40_000

    /// All texts that are read both as first written and with all marks; nil if the search reaches its limit.
    ///
    /// A text without a letter or digit in its values gets no marks, so both forms are the same.
    func survivors(_ budget: inout StepBudget) -> NFA? {
        let most = budget.spent + Self.limit
        let start = read.closure(of: [0])
        var states: [State] = []
        var numbers: [State: Int] = [:]
        // State 0 is the start, state 1 the end.
        var edges: [[NFA.Edge]] = [[], []]
        var jumps: [[Int]] = [[], []]
        func number(_ state: State) -> Int {
            if let known = numbers[state] { return known }
            numbers[state] = edges.count
            states.append(state)
            edges.append([])
            jumps.append([])
            return edges.count - 1
        }
        jumps[0] = written.closure(of: [0]).map { number(State(written: $0, unmarked: start, marked: start)) }
        var index = 0
        while index < states.count {
            if budget.isDone || budget.spent > most { return nil }
            let state = states[index]
            let own = index + 2
            if state.written == written.end, state.unmarked.contains(read.end), state.marked.contains(read.end) {
                jumps[own].append(1)
            }
            for edge in written.edges[state.written] {
                let classes = classes(edge, state)
                budget.spend(2 + classes.count * (state.unmarked.count + state.marked.count))
                for symbols in classes {
                    let unmarked = advance(state.unmarked, by: symbols)
                    let marked = advance(state.marked, by: edge.isMarkable ? symbols.escapedForms : symbols)
                    if unmarked.isEmpty || marked.isEmpty { continue }
                    for target in written.closure(of: [edge.target]) {
                        let next = number(State(written: target, unmarked: unmarked, marked: marked))
                        edges[own].append(NFA.Edge(symbols: symbols, target: next))
                    }
                }
            }
            index += 1
        }
        return NFA(edges: edges, jumps: jumps, end: 1)
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
