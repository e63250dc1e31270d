import RouteAnalysis

/// Sets of texts of one part of a link.
///
/// What follows the bytes that all texts of a set begin with is a set of its own. Many paths of a spec or a file have
/// it in common, so a question about one of them answers the others.
struct LinkTextPool {
    /// A set of texts that begin alike.
    struct Placed {
        let beginning: TextBeginning
        let ending: TextEnding
        /// The set of what follows the prefix.
        let rest: TextSetID

        var prefix: [UInt8] { beginning.prefix }
    }

    private struct Pair: Hashable {
        let set: TextSetID
        let other: TextSetID
    }

    /// A state of a set's DFA.
    private struct Position: Hashable {
        let set: TextSetID
        let state: Int
    }

    private var pool: TextPool
    private var rests: [Position: TextSetID] = [:]
    private var extensions: [ArraySlice<UInt8>: [TextSetID: TextSetID]] = [:]
    private var unions: [[TextSetID]: TextSetID] = [:]
    private var coverings: [Pair: Bool] = [:]
    private var beginnings: [Pair: (beginning: TextBeginning, state: Int)] = [:]
    private var endings: [Pair: TextEnding] = [:]
    /// The reversed words of sets.
    private var reversals: [TextSetID: TextSetID] = [:]
    /// For what needs no limit, because it takes one step for each byte.
    private var free = StepBudget(limit: .max)

    /// The set of all texts that the part can have.
    let texts: TextSetID

    /// - Parameters:
    ///   - texts: all texts that the part can have.
    ///   - budget: the steps that all searches together can take.
    init(_ texts: NFA, budget: StepBudget) {
        pool = TextPool(budget: budget)
        self.texts = pool.set(texts)
    }

    // MARK: - Sets

    mutating func set(_ automaton: NFA) -> TextSetID { pool.set(automaton) }

    /// The set of the texts that are a prefix and a text of another set.
    mutating func placed(_ prefix: [UInt8], _ set: NFA) -> Placed {
        if prefix.count > TextBeginning.limit {
            let rest = NFA(plain: prefix[TextBeginning.limit...]).then(set)
            return placed(Array(prefix[..<TextBeginning.limit]), rest)
        }
        let pair = Pair(set: pool.set(set), other: rest(of: texts, after: prefix[...]))
        let known = beginnings[pair] ?? beginning(of: pair)
        beginnings[pair] = known
        let own = known.beginning
        return Placed(
            beginning: TextBeginning(prefix: prefix + own.prefix, next: own.next, canEnd: own.canEnd),
            ending: ending(of: pair),
            rest: rest(of: pair.set, from: known.state))
    }

    private mutating func beginning(of pair: Pair, most: Int = .max) -> (TextBeginning, state: Int) {
        var other = pool[pair.other]
        defer { if pair.other != pair.set { pool[pair.other] = other } }
        return pool[pair.set].beginning(in: &other, most: most, &free)
    }

    /// How the words of a set end that are in another set, too.
    private mutating func ending(of pair: Pair) -> TextEnding {
        if let known = endings[pair] { return known }
        let reversed = Pair(set: reversal(of: pair.set), other: reversal(of: pair.other))
        let ending = TextEnding(reversed: beginning(of: reversed, most: Self.mostAtEnd).0)
        endings[pair] = ending
        return ending
    }

    /// Literal text is narrow, and only that is worth knowing: the end of a number or of a wildcard says little.
    private static let mostAtEnd = 100

    private mutating func reversal(of set: TextSetID) -> TextSetID {
        if let known = reversals[set] { return known }
        let reversal = pool.set(pool[set].automaton.reversedWithoutSlashes)
        reversals[set] = reversal
        return reversal
    }

    /// What follows a prefix in a set.
    mutating func rest(of set: Placed, after prefix: [UInt8]) -> TextSetID {
        if prefix.count > set.prefix.count { return rest(of: set.rest, after: prefix[set.prefix.count...]) }
        let left = set.prefix[prefix.count...]
        if left.isEmpty { return set.rest }
        if let known = extensions[left]?[set.rest] { return known }
        let longer = pool.set(NFA(plain: left).then(pool[set.rest].automaton))
        extensions[left, default: [:]][set.rest] = longer
        return longer
    }

    /// What follows a prefix in all texts that the part can have.
    mutating func texts(after prefix: [UInt8]) -> TextSetID { rest(of: texts, after: prefix[...]) }

    private mutating func rest(of set: TextSetID, after prefix: ArraySlice<UInt8>) -> TextSetID {
        let symbols = prefix.map { Symbol(byte: $0, isEscaped: false) }
        guard let state = pool[set].state(after: symbols, &free) else { return pool.set(.any(of: [])) }
        return rest(of: set, from: state)
    }

    private mutating func rest(of set: TextSetID, from state: Int) -> TextSetID {
        if state == 0 { return set }
        let position = Position(set: set, state: state)
        if let known = rests[position] { return known }
        let rest = pool.set(pool[set].rest(from: state))
        rests[position] = rest
        return rest
    }

    mutating func union(of sets: [TextSetID]) -> TextSetID {
        let sets = sets.withoutRepetitions
        if sets.count == 1 { return sets[0] }
        if let known = unions[sets] { return known }
        let union = pool.set(.any(of: sets.map { pool[$0].automaton }))
        unions[sets] = union
        return union
    }

    /// Whether a set has all texts of another one; false if undecided.
    mutating func covers(_ set: TextSetID, _ texts: TextSetID) -> Bool {
        let pair = Pair(set: set, other: texts)
        if let known = coverings[pair] { return known }
        let isCovering = pool.covers(set, texts)
        coverings[pair] = isCovering
        return isCovering
    }

    // MARK: - Searching

    /// The shortest text that is wanted, given which of the other sets it is in.
    mutating func first(
        required: [TextSetID], others: [TextSetID], where isWanted: ([Bool]) -> Bool
    ) -> TextPool.Outcome {
        pool.first(required: required, others: others, limit: pool.budget.limit, where: isWanted)
    }

    /// All combinations of the other sets that share a text, with a shortest text each.
    mutating func memberships(required: [TextSetID], others: [TextSetID]) -> [[Bool]: [Symbol]]? {
        pool.memberships(required: required, others: others, limit: pool.budget.limit)
    }
}
