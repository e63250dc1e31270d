/// Looks for a text that a pattern writes and another reads, perhaps even after every mark that it can get.
struct MarkSearch {
    /// What the later pattern writes, with the symbols that a mark would escape.
    let written: TextAutomaton
    /// What the earlier pattern reads.
    let read: TextAutomaton

    private struct State: Hashable {
        let written: Int
        let unmarked: [Int]
        let marked: [Int]
    }

    /// How many steps one search may take.
    private static let limit = 40_000

    /// The shortest text that is read as it is written first and with all marks.
    ///
    /// A text without a letter or digit in its values gets no mark, so that it is the same both times.
    func survivor(_ work: inout Work) -> TextQuestions.Answer {
        let most = work.spent + Self.limit
        let start = read.closure(of: [0])
        var steps: [(state: State, parent: Int, symbol: Symbol?)] = written.closure(of: [0]).map {
            (State(written: $0, unmarked: start, marked: start), -1, nil)
        }
        var known = Set(steps.map(\.state))
        var index = 0
        while index < steps.count {
            if work.isDone || work.spent > most { return .unknown }
            let state = steps[index].state
            if written.closure(of: [state.written]).contains(written.end), state.unmarked.contains(read.end),
                state.marked.contains(read.end)
            {
                return .text(word(to: index, steps.map { ($0.parent, $0.symbol) }).urlText)
            }
            for edge in written.edges[state.written] {
                let classes = classes(edge, state)
                work.spend(2 + classes.count * (state.unmarked.count + state.marked.count))
                for symbols in classes {
                    guard let symbol = symbols.best else { continue }
                    let unmarked = advance(state.unmarked, by: symbols)
                    let marked = advance(state.marked, by: edge.isMarkable ? symbols.escapedForms : symbols)
                    if unmarked.isEmpty || marked.isEmpty { continue }
                    for target in written.closure(of: [edge.target]) {
                        let next = State(written: target, unmarked: unmarked, marked: marked)
                        if known.insert(next).inserted { steps.append((next, index, symbol)) }
                    }
                }
            }
            index += 1
        }
        return .none
    }

    private func word(to index: Int, _ steps: [(parent: Int, symbol: Symbol?)]) -> [Symbol] {
        var word: [Symbol] = []
        var index = index
        while index >= 0 {
            if let symbol = steps[index].symbol { word.append(symbol) }
            index = steps[index].parent
        }
        return word.reversed()
    }

    /// The symbols of an edge, divided so that all of one class lead to the same states, as they stand and as a mark.
    private func classes(_ edge: TextAutomaton.Edge, _ state: State) -> [SymbolSet] {
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
