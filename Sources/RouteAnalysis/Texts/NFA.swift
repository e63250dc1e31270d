/// A regular set of words over symbols, as a nondeterministic automaton.
package struct NFA: Hashable, Sendable {
    package struct Edge: Equatable, Sendable {
        package let symbols: SymbolSet
        package var target: Int
        /// Whether a mark would escape the symbol: the first letter or digit of a written String value.
        package let isMarkable: Bool

        package init(symbols: SymbolSet, target: Int, isMarkable: Bool = false) {
            self.symbols = symbols
            self.target = target
            self.isMarkable = isMarkable
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
    package init(_ symbols: SymbolSet, isMarkable: Bool = false) {
        end = addState()
        edges[0].append(Edge(symbols: symbols, target: end, isMarkable: isMarkable))
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

    /// One word.
    init(word: [Symbol]) {
        self.init(word.map(SymbolSet.init))
    }

    /// A literal text after a value, which isn't unescaped.
    init(raw text: String, ignoringCase: Bool = false) {
        self.init(Array(text.utf8).map { SymbolSet.rawByte($0, ignoringCase: ignoringCase) })
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
                    ? nil : Edge(symbols: allowed, target: edge.target, isMarkable: edge.isMarkable)
            }
        }
        return result
    }

    /// The same words, in which plain lower-case letters may be upper-case.
    var ignoringCase: NFA {
        var result = self
        result.edges = edges.map { list in
            list.map {
                Edge(symbols: $0.symbols.withUppercaseLetters, target: $0.target, isMarkable: $0.isMarkable)
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
                        result.edges[own].append(Edge(symbols: symbols, target: target, isMarkable: edge.isMarkable))
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

    /// Positive decimal numbers up to a bound, without leading zeros.
    static func decimal(atMost bound: String) -> NFA {
        var result = NFA()
        let end = result.addState()
        // One state each for a number that is so far less than, equal to, or greater than the bound's first digits.
        var states: [Int?] = [nil, 0, nil]
        let digits = Array(bound.utf8)
        for (index, bound) in digits.enumerated() {
            let next = (0..<3).map { _ in result.addState() }
            let least = UInt8(ascii: index == 0 ? "1" : "0")
            for (order, state) in states.enumerated() {
                guard let state else { continue }
                for digit in least...max(least, UInt8(ascii: "9")) {
                    let after = order != 1 || digit == bound ? order : digit < bound ? 0 : 2
                    result.addEdge(from: state, SymbolSet(plain: [digit]), to: next[after])
                }
            }
            states = next
            let isWhole = index == digits.count - 1
            for state in isWhole ? next.dropLast() : next[...] { result.jumps[state].append(end) }
        }
        result.end = end
        return result
    }

    /// Decimal numbers from one bound to another, without leading zeros. The bounds have the same number of digits.
    static func decimal(from lower: [UInt8], to upper: [UInt8]) -> NFA {
        var result = NFA()
        // A state for numbers that have so far the digits of both bounds, of the lower, of the upper, and of neither.
        var states: [Int?] = [0, nil, nil, nil]
        for (low, high) in zip(lower, upper) {
            let next = (0..<4).map { _ in result.addState() }
            for (index, state) in states.enumerated() {
                guard let state else { continue }
                let (isLow, isHigh) = (index == 0 || index == 1, index == 0 || index == 2)
                let (least, most) = (isLow ? low : UInt8(ascii: "0"), isHigh ? high : UInt8(ascii: "9"))
                for digit in stride(from: least, through: most, by: 1) {
                    let (staysLow, staysHigh) = (isLow && digit == low, isHigh && digit == high)
                    let target = staysLow ? staysHigh ? 0 : 1 : staysHigh ? 2 : 3
                    result.addEdge(from: state, SymbolSet(plain: [digit]), to: next[target])
                }
            }
            states = next
        }
        let end = result.addState()
        for case let state? in states { result.jumps[state].append(end) }
        result.end = end
        return result
    }

    /// Adds an edge, or extends the existing edge with the same target.
    private mutating func addEdge(from state: Int, _ symbols: SymbolSet, to target: Int) {
        if let index = edges[state].firstIndex(where: { $0.target == target }) {
            let all = edges[state][index].symbols.union(symbols)
            edges[state][index] = Edge(symbols: all, target: target)
        } else {
            edges[state].append(Edge(symbols: symbols, target: target))
        }
    }
}
