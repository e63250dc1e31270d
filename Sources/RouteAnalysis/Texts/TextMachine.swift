/// A set of texts as a deterministic automaton, whose states are built when needed.
package struct TextMachine {
    /// Symbols that lead to one state. The moves of a state have no symbols in common.
    struct Move {
        let symbols: SymbolSet
        let target: Int
    }

    package let automaton: TextAutomaton
    private var subsets: [[Int]] = []
    private var numbers: [[Int]: Int] = [:]
    private var known: [[Move]?] = []
    /// For each state, whether a text may end there. State 0 is the start.
    package private(set) var isEnd: [Bool] = []

    package init(_ automaton: TextAutomaton) {
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

    /// The moves from a state. The work is charged only the first time.
    mutating func moves(from state: Int, _ work: inout Work) -> [Move] {
        if let moves = known[state] { return moves }
        let edges = subsets[state].flatMap { automaton.edges[$0] }
        var classes: [(symbols: SymbolSet, targets: [Int])] = []
        for edge in edges {
            var remaining = edge.symbols
            for index in classes.indices where !remaining.isEmpty {
                let common = classes[index].symbols.intersection(remaining)
                if common.isEmpty { continue }
                remaining = remaining.subtracting(common)
                let rest = classes[index].symbols.subtracting(common)
                if !rest.isEmpty { classes.append((rest, classes[index].targets)) }
                classes[index] = (common, classes[index].targets + [edge.target])
            }
            if !remaining.isEmpty { classes.append((remaining, [edge.target])) }
        }
        work.spend(2 + 2 * subsets[state].count + edges.count * classes.count)
        let moves = classes.map { Move(symbols: $0.symbols, target: self.state(of: automaton.closure(of: $0.targets))) }
        known[state] = moves
        return moves
    }

    /// The state after some plain symbols; nil if no word begins with them.
    package mutating func state(
        after bytes: some Sequence<UInt8>, from start: Int = 0, _ work: inout Work
    ) -> Int? {
        var state = start
        for byte in bytes {
            let symbol = Symbol(byte: byte, isEscaped: false)
            guard let move = moves(from: state, &work).first(where: { $0.symbols.contains(symbol) }) else { return nil }
            state = move.target
        }
        return state
    }

    /// The texts that lead from a state to the end of a word.
    package func rest(from state: Int) -> TextAutomaton {
        state == 0 ? automaton : automaton.rest(from: subsets[state])
    }

    /// How the words begin that are in another set, too, and the state of this machine after the bytes that they share.
    package mutating func beginning(in other: inout TextMachine, _ work: inout Work) -> (TextBeginning, state: Int) {
        var (state, otherState) = (0, 0)
        var prefix: [UInt8] = []
        while true {
            var common = commonMoves(from: state, &other, from: otherState, &work)
            // Most other spellings of a byte end early: no URL in its normal form has them.
            if common.count > 1 {
                common.removeAll { !canContinue(from: $0.target, &other, from: $0.otherTarget, steps: 2, &work) }
            }
            let canEnd = isEnd[state] && other.isEnd[otherState]
            guard prefix.count < TextBeginning.limit, !canEnd, common.count == 1,
                let byte = common[0].symbols.onlyPlainByte
            else {
                let next = common.reduce(SymbolSet.empty) { $0.union($1.symbols) }
                return (TextBeginning(prefix: prefix, next: next, canEnd: canEnd), state)
            }
            prefix.append(byte)
            (state, otherState) = (common[0].target, common[0].otherTarget)
        }
    }

    /// A move of two machines at once.
    private typealias CommonMove = (symbols: SymbolSet, target: Int, otherTarget: Int)

    private mutating func commonMoves(
        from state: Int, _ other: inout TextMachine, from otherState: Int, _ work: inout Work
    ) -> [CommonMove] {
        let otherMoves = other.moves(from: otherState, &work)
        return moves(from: state, &work).flatMap { move in
            otherMoves.compactMap { otherMove in
                let symbols = move.symbols.intersection(otherMove.symbols)
                return symbols.isEmpty ? nil : (symbols, move.target, otherMove.target)
            }
        }
    }

    /// Whether both machines can make some more moves together, or end before.
    private mutating func canContinue(
        from state: Int, _ other: inout TextMachine, from otherState: Int, steps: Int, _ work: inout Work
    ) -> Bool {
        if steps == 0 || isEnd[state] && other.isEnd[otherState] { return true }
        for move in commonMoves(from: state, &other, from: otherState, &work)
        where canContinue(from: move.target, &other, from: move.otherTarget, steps: steps - 1, &work) {
            return true
        }
        return false
    }
}

/// How the words of a set begin.
package struct TextBeginning: Sendable {
    /// The bytes that every word begins with: at most `limit`, and perhaps fewer than there are.
    package let prefix: [UInt8]
    /// What may follow them.
    package let next: SymbolSet
    /// Whether a word may end after them.
    package let canEnd: Bool

    package static let limit = 64

    package init(prefix: [UInt8], next: SymbolSet, canEnd: Bool) {
        (self.prefix, self.next, self.canEnd) = (prefix, next, canEnd)
    }

    /// One word.
    package init(word: [UInt8]) {
        self.init(prefix: word, next: .empty, canEnd: true)
    }

    /// Whether both sets may have a word in common.
    package func canMeet(_ other: TextBeginning) -> Bool {
        let count = min(prefix.count, other.prefix.count)
        guard prefix[..<count] == other.prefix[..<count] else { return false }
        if prefix.count == other.prefix.count {
            return canEnd && other.canEnd || !next.intersection(other.next).isEmpty
        }
        let (short, long) = prefix.count < other.prefix.count ? (self, other) : (other, self)
        return short.next.contains(Symbol(byte: long.prefix[count], isEscaped: false))
    }
}
