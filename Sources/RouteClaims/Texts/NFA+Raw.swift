import RouteAnalysis
import RoutePatterns

extension NFA {
    /// One word of plain symbols.
    package init(plain text: String) {
        self.init(plain: text.utf8)
    }

    /// One word of plain symbols.
    package init(plain bytes: some Sequence<UInt8>) {
        self.init(bytes.map { SymbolSet(plain: [$0]) })
    }

    /// The words that lead from any of the states to the end. Unreachable states are left out, and the others keep
    /// their order, so that sets built alike, except for how their words begin, have equal rests.
    func rest(from states: [Int]) -> NFA {
        var isReached = Array(repeating: false, count: edges.count)
        var stack = states
        for state in states { isReached[state] = true }
        while let state = stack.popLast() {
            func reach(_ next: Int) {
                if isReached[next] { return }
                isReached[next] = true
                stack.append(next)
            }
            for edge in edges[state] { reach(edge.target) }
            for next in jumps[state] { reach(next) }
        }
        guard isReached[end] else { return .any(of: []) }
        var newStates = Array(repeating: 0, count: edges.count)
        var count = 1
        for state in edges.indices where isReached[state] {
            newStates[state] = count
            count += 1
        }
        var (newEdges, newJumps): ([[Edge]], [[Int]]) = ([[]], [states.map { newStates[$0] }])
        for state in edges.indices where isReached[state] {
            var (list, targets) = (edges[state], jumps[state])
            for index in list.indices { list[index].target = newStates[list[index].target] }
            for index in targets.indices { targets[index] = newStates[targets[index]] }
            newEdges.append(list)
            newJumps.append(targets)
        }
        return NFA(edges: newEdges, jumps: newJumps, end: newStates[end])
    }

    /// Whether a word of plain symbols is in the set.
    ///
    /// - Complexity: O(*n* · *m*) for *n* bytes and *m* states and edges.
    package func accepts(_ text: String) -> Bool { accepts(text.utf8) }

    /// Whether a word of plain symbols is in the set.
    package func accepts(_ bytes: some Sequence<UInt8>) -> Bool {
        var states = closure(of: [0])
        for byte in bytes {
            let symbol = Symbol(byte: byte, isEscaped: false)
            var next: Set<Int> = []
            for state in states {
                for edge in edges[state] where edge.symbols.contains(symbol) { next.insert(edge.target) }
            }
            if next.isEmpty { return false }
            states = closure(of: Array(next))
        }
        return states.contains(end)
    }
}

extension TextSets {
    /// The texts that match a segment or an item if its literal text is spelled as `url()` writes it.
    package func readPlainly(_ matcher: Matcher) -> NFA {
        switch matcher {
        case .literal: return written(matcher)
        case .affixed(var affixed):
            let first = affixed.literals[0]
            affixed.literals[0] = ""
            return written(.literal(first, ignoringCase: false)).then(read(.affixed(affixed)))
        case .label, .value, .rest: return read(matcher)
        }
    }
}
