/// A regular set of words over symbols, as a nondeterministic automaton.
package struct NFA: Hashable, Sendable {
    package struct Edge: Equatable, Sendable {
        package let symbols: SymbolSet
        package var target: Int

        package init(symbols: SymbolSet, target: Int) {
            self.symbols = symbols
            self.target = target
        }
    }

    /// For each state, the edges that read a symbol.
    package private(set) var edges: [[Edge]] = [[]]
    /// For each state, the states reached without a symbol.
    package private(set) var jumps: [[Int]] = [[]]
    /// The accepting state. State 0 is the start.
    package private(set) var end = 0

    /// Only the empty word.
    package init() {}

    /// Hashes the edges by a few multiplications, because large sets are looked up often.
    package func hash(into hasher: inout Hasher) {
        var bits: UInt64 = 0
        for (state, list) in edges.enumerated() {
            for edge in list {
                let ends = UInt64(truncatingIfNeeded: state << 16 + edge.target)
                bits = (bits ^ edge.symbols.bits ^ ends) &* 0x9E37_79B9_7F4A_7C15
                bits ^= bits >> 29
            }
        }
        hasher.combine(bits)
        hasher.combine(edges.count)
        hasher.combine(end)
    }

    /// Words of one symbol.
    package init(_ symbols: SymbolSet) {
        end = addState()
        edges[0].append(Edge(symbols: symbols, target: end))
    }

    /// Words with one symbol from each set, in order.
    package init(_ symbols: [SymbolSet]) {
        for symbol in symbols {
            let next = addState()
            edges[end].append(Edge(symbols: symbol, target: next))
            end = next
        }
    }

    /// An automaton with the given states. State 0 is the start.
    package init(edges: [[Edge]], jumps: [[Int]], end: Int) {
        self.edges = edges
        self.jumps = jumps
        self.end = end
    }

    /// The words that lead from a state to an end, by the moves from each state that is reached.
    package init<State: Hashable, Failure: Error>(
        from start: State, isEnd: (State) -> Bool,
        _ moves: (State) throws(Failure) -> [(symbols: SymbolSet, target: State)]
    ) throws(Failure) {
        var states = [start]
        var numbers = [start: 0]
        var edges: [[Edge]] = []
        while edges.count < states.count {
            var list: [Edge] = []
            for (symbols, target) in try moves(states[edges.count]) {
                let number = numbers[target] ?? states.count
                if number == states.count {
                    numbers[target] = number
                    states.append(target)
                }
                // The symbols that lead to one state are one edge.
                let known = list.firstIndex { $0.target == number }
                let all = known.map { list.remove(at: $0).symbols.union(symbols) } ?? symbols
                list.insert(Edge(symbols: all, target: number), at: known ?? list.count)
            }
            edges.append(list)
        }
        end = states.count
        jumps = states.map { isEnd($0) ? [states.count] : [] } + [[]]
        self.edges = edges + [[]]
    }

    /// One word.
    init(word: [Symbol]) {
        self.init(word.map(SymbolSet.init))
    }

    private mutating func addState() -> Int {
        edges.append([])
        jumps.append([])
        return edges.count - 1
    }

    /// Adds another automaton's states and returns the number of its start.
    private mutating func add(_ other: NFA) -> Int {
        let offset = edges.count
        for var list in other.edges {
            for index in list.indices { list[index].target += offset }
            edges.append(list)
        }
        for var list in other.jumps {
            for index in list.indices { list[index] += offset }
            jumps.append(list)
        }
        return offset
    }

    /// Words of this set, each followed by a word of another.
    package func then(_ other: NFA) -> NFA {
        var result = self
        result.append(other)
        return result
    }

    /// Lets a word of another set follow each word. Linear in the size of the other set.
    package mutating func append(_ other: NFA) {
        let start = add(other)
        jumps[end].append(start)
        end = other.end + start
    }

    /// The union of several sets.
    package static func any(of sets: [NFA]) -> NFA {
        var result = NFA()
        result.end = result.addState()
        for set in sets {
            let start = result.add(set)
            result.jumps[0].append(start)
            result.jumps[start + set.end].append(result.end)
        }
        return result
    }

    /// The same words and the empty word.
    package var optional: NFA {
        .any(of: [self, NFA()])
    }

    /// Any number of symbols of a set.
    package static func many(_ symbols: SymbolSet) -> NFA {
        var result = NFA()
        result.edges[0].append(Edge(symbols: symbols, target: 0))
        return result
    }

    /// One or more symbols of a set.
    package static func some(_ symbols: SymbolSet) -> NFA {
        NFA(symbols).then(many(symbols))
    }

    /// Any number of words of this set, one after the other.
    package var repeated: NFA {
        var result = NFA()
        let start = result.add(self)
        result.jumps[0].append(start)
        result.jumps[start + end].append(0)
        return result
    }

    /// The words that only have symbols of a set.
    func limited(to symbols: SymbolSet) -> NFA {
        var result = self
        result.edges = edges.map { list in
            list.compactMap { edge in
                let allowed = edge.symbols.intersection(symbols)
                return allowed.isEmpty
                    ? nil : Edge(symbols: allowed, target: edge.target)
            }
        }
        return result
    }

    /// The same words, in which plain lower-case letters may be upper-case.
    var ignoringCase: NFA {
        var result = self
        result.edges = edges.map { list in
            list.map {
                Edge(symbols: $0.symbols.withUppercaseLetters, target: $0.target)
            }
        }
        return result
    }

    /// The same words, except for the given ones.
    func excluding(_ words: [[Symbol]]) -> NFA {
        excluding(words.map { $0.map(SymbolSet.init) })
    }

    /// The same words, except for those that have one symbol from each of some sets.
    package func excluding(_ word: [SymbolSet]) -> NFA {
        excluding([word])
    }

    /// The same words, except for those that have one symbol from each set of one of `words`. Two sets are equal or
    /// have no symbol in common.
    package func excluding(_ words: [[SymbolSet]]) -> NFA {
        // The words as a tree. Everything that leaves the tree ends in `outside`.
        var children: [[(symbols: SymbolSet, node: Int)]] = [[]]
        var isWord = [false]
        for word in words {
            var node = 0
            for symbols in word {
                if let known = children[node].first(where: { $0.symbols == symbols }) {
                    node = known.node
                    continue
                }
                children[node].append((symbols, children.count))
                node = children.count
                children.append([])
                isWord.append(false)
            }
            isWord[node] = true
        }
        children.append([])
        isWord.append(false)
        let (width, outside) = (children.count, children.count - 1)
        var result = NFA(
            edges: Array(repeating: [], count: edges.count * width + 1),
            jumps: Array(repeating: [], count: edges.count * width + 1), end: edges.count * width)
        for state in edges.indices {
            for node in 0..<width {
                let own = state * width + node
                result.jumps[own] = jumps[state].map { $0 * width + node }
                if state == end, !isWord[node] { result.jumps[own].append(result.end) }
                for edge in edges[state] {
                    var rest = edge.symbols
                    func add(_ symbols: SymbolSet, _ node: Int) {
                        let target = edge.target * width + node
                        result.edges[own].append(Edge(symbols: symbols, target: target))
                    }
                    for (symbols, child) in children[node] {
                        let taken = rest.intersection(symbols)
                        if taken.isEmpty { continue }
                        rest = rest.subtracting(taken)
                        add(taken, child)
                    }
                    if !rest.isEmpty { add(rest, outside) }
                }
            }
        }
        return result
    }

    /// The given states and all that are reached from them without a symbol, sorted.
    package func closure(of states: [Int]) -> [Int] {
        if states.allSatisfy({ jumps[$0].isEmpty }), states.count < 2 { return states }
        var isReached = [Bool](repeating: false, count: jumps.count)
        var reached: [Int] = []
        var stack = states
        while let state = stack.popLast() {
            if isReached[state] { continue }
            isReached[state] = true
            reached.append(state)
            stack += jumps[state]
        }
        return reached.sorted()
    }
}
