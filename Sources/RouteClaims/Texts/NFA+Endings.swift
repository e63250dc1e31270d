import RouteAnalysis

extension NFA {
    /// The words without the slashes at their end, from the last symbol to the first.
    var reversedWithoutSlashes: NFA {
        let slash = SymbolSet(plain: "/".utf8)
        var edges = [[Edge]](repeating: [], count: self.edges.count + 1)
        var jumps = [[Int]](repeating: [], count: self.edges.count + 1)
        // State 0 is the start of every automaton: here a state of its own, and the others follow it.
        for state in self.edges.indices {
            for edge in self.edges[state] {
                edges[edge.target + 1].append(Edge(symbols: edge.symbols, target: state + 1))
            }
            for target in self.jumps[state] { jumps[target + 1].append(state + 1) }
        }
        var reached: Set = [end + 1]
        var open = [end + 1]
        while let state = open.popLast() {
            let slashes = edges[state].filter { !$0.symbols.intersection(slash).isEmpty }
            for next in jumps[state] + slashes.map(\.target) where reached.insert(next).inserted { open.append(next) }
        }
        for state in reached.sorted() {
            for edge in edges[state] {
                let symbols = edge.symbols.subtracting(slash)
                if !symbols.isEmpty { edges[0].append(Edge(symbols: symbols, target: edge.target)) }
            }
        }
        if reached.contains(1) { jumps[0].append(1) }
        return NFA(edges: edges, jumps: jumps, end: 1)
    }
}

/// How the words of a set end, from the last byte to the first, without slashes at the end.
struct TextEnding: Sendable {
    private let beginning: TextBeginning

    /// - Parameter beginning: how the reversed words begin, as far as they are known.
    init(reversed beginning: TextBeginning) { self.beginning = beginning }

    /// One word.
    init(word: [UInt8]) {
        let end = word.lastIndex { $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? 0
        beginning = TextBeginning(word: word[..<end].reversed())
    }

    /// Whether both sets may have a word in common. Where a word that is known only in part may end, anything precedes.
    func canMeet(_ other: TextEnding) -> Bool {
        let (own, others) = (beginning, other.beginning)
        let count = min(own.prefix.count, others.prefix.count)
        guard own.prefix[..<count] == others.prefix[..<count] else { return false }
        if own.prefix.count == others.prefix.count {
            return own.canEnd || others.canEnd || !own.next.intersection(others.next).isEmpty
        }
        let (short, long) = own.prefix.count < others.prefix.count ? (own, others) : (others, own)
        return short.canEnd || short.next.contains(Symbol(byte: long.prefix[count], isEscaped: false))
    }
}
