import RouteAnalysis

extension DFA {
    /// The texts that lead from a state to the end of a word.
    func rest(from state: Int) -> NFA {
        state == 0 ? automaton : automaton.rest(from: subsets[state])
    }

    /// How the words begin that are in another set, too, and the state of this DFA after the bytes that they share.
    ///
    /// - Parameter most: The most states of the automaton that a state may stand for. What follows a state that stands
    ///   for more is taken as not known.
    mutating func beginning(
        in other: inout DFA, most: Int = .max, _ budget: inout StepBudget
    ) -> (TextBeginning, state: Int) {
        var (state, otherState) = (0, 0)
        var prefix: [UInt8] = []
        while true {
            if subsets[state].count > most {
                return (TextBeginning(prefix: prefix, next: .rawBytes, canEnd: true), state)
            }
            var common = commonMoves(from: state, &other, from: otherState, &budget)
            // Most other spellings of a byte end early: no URL in its normal form has them.
            if common.count > 1 {
                common.removeAll { !canContinue(from: $0.target, &other, from: $0.otherTarget, steps: 2, &budget) }
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

    /// A move of two DFAs at once.
    private typealias CommonMove = (symbols: SymbolSet, target: Int, otherTarget: Int)

    private mutating func commonMoves(
        from state: Int, _ other: inout DFA, from otherState: Int, _ budget: inout StepBudget
    ) -> [CommonMove] {
        let otherMoves = other.moves(from: otherState, &budget)
        var common: [CommonMove] = []
        for move in moves(from: state, &budget) {
            for otherMove in otherMoves {
                let symbols = move.symbols.intersection(otherMove.symbols)
                if !symbols.isEmpty { common.append((symbols, move.target, otherMove.target)) }
            }
        }
        return common
    }

    /// Whether both DFAs can make some more moves together, or end before.
    private mutating func canContinue(
        from state: Int, _ other: inout DFA, from otherState: Int, steps: Int, _ budget: inout StepBudget
    ) -> Bool {
        if steps == 0 || isEnd[state] && other.isEnd[otherState] { return true }
        for move in commonMoves(from: state, &other, from: otherState, &budget)
        where canContinue(from: move.target, &other, from: move.otherTarget, steps: steps - 1, &budget) {
            return true
        }
        return false
    }
}

/// How the words of a set begin.
struct TextBeginning: Sendable {
    /// The bytes that every word begins with: at most `limit`, and perhaps fewer than there are.
    let prefix: [UInt8]
    /// What may follow them.
    let next: SymbolSet
    /// Whether a word may end after them.
    let canEnd: Bool

    static let limit = 64

    init(prefix: [UInt8], next: SymbolSet, canEnd: Bool) {
        (self.prefix, self.next, self.canEnd) = (prefix, next, canEnd)
    }

    /// One word.
    init(word: [UInt8]) {
        self.init(prefix: word, next: .empty, canEnd: true)
    }

    /// Whether both sets may have a word in common.
    func canMeet(_ other: TextBeginning) -> Bool {
        let count = min(prefix.count, other.prefix.count)
        guard prefix[..<count] == other.prefix[..<count] else { return false }
        if prefix.count == other.prefix.count {
            return canEnd && other.canEnd || !next.intersection(other.next).isEmpty
        }
        let (short, long) = prefix.count < other.prefix.count ? (self, other) : (other, self)
        return short.next.contains(Symbol(byte: long.prefix[count], isEscaped: false))
    }
}
