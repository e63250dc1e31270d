import RouteAnalysis

/// Sets of texts of one part of a link, as dfas.
///
/// What follows the bytes that all texts of a set begin with is a set of its own. Many paths of a spec or a file have
/// it in common, so a question about one of them answers the others.
struct TextPool {
    /// A set of texts that begin alike.
    struct Placed {
        let beginning: TextBeginning
        let ending: TextEnding
        /// The set of what follows the prefix.
        let rest: Int

        var prefix: [UInt8] { beginning.prefix }
    }

    private struct Pair: Hashable {
        let set: Int
        let other: Int
    }

    private var dfas: [DFA] = []
    private var numbers: [NFA: Int] = [:]
    /// By a set and a state of its DFA.
    private var rests: [Pair: Int] = [:]
    private var extensions: [ArraySlice<UInt8>: [Int: Int]] = [:]
    private var unions: [[Int]: Int] = [:]
    private var coverings: [Pair: Bool] = [:]
    private var beginnings: [Pair: (beginning: TextBeginning, state: Int)] = [:]
    private var endings: [Pair: TextEnding] = [:]
    /// The reversed words of sets.
    private var reversals: [Int: Int] = [:]
    private var budget: StepBudget
    /// For what needs no limit, because it takes one step for each byte.
    private var free = StepBudget(limit: .max)

    /// The set of all texts that the part can have.
    let texts = 0

    /// - Parameters:
    ///   - texts: all texts that the part can have.
    ///   - budget: the steps that all searches together can take.
    init(_ texts: NFA, budget: StepBudget) {
        self.budget = budget
        _ = number(texts)
    }

    // MARK: - Sets

    mutating func number(_ set: NFA) -> Int {
        if let number = numbers[set] { return number }
        numbers[set] = dfas.count
        dfas.append(DFA(set))
        return dfas.count - 1
    }

    /// The set of the texts that are a prefix and a text of another set.
    mutating func placed(_ prefix: [UInt8], _ set: NFA) -> Placed {
        if prefix.count > TextBeginning.limit {
            let rest = NFA(plain: prefix[TextBeginning.limit...]).then(set)
            return placed(Array(prefix[..<TextBeginning.limit]), rest)
        }
        let pair = Pair(set: number(set), other: rest(of: texts, after: prefix[...]))
        let known = beginnings[pair] ?? beginning(of: pair)
        beginnings[pair] = known
        let own = known.beginning
        return Placed(
            beginning: TextBeginning(prefix: prefix + own.prefix, next: own.next, canEnd: own.canEnd),
            ending: ending(of: pair),
            rest: rest(of: pair.set, from: known.state))
    }

    private mutating func beginning(of pair: Pair, most: Int = .max) -> (TextBeginning, state: Int) {
        var other = dfas[pair.other]
        defer { if pair.other != pair.set { dfas[pair.other] = other } }
        return dfas[pair.set].beginning(in: &other, most: most, &free)
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

    private mutating func reversal(of set: Int) -> Int {
        if let known = reversals[set] { return known }
        let number = number(dfas[set].automaton.reversedWithoutSlashes)
        reversals[set] = number
        return number
    }

    /// What follows a prefix in a set.
    mutating func rest(of set: Placed, after prefix: [UInt8]) -> Int {
        if prefix.count > set.prefix.count { return rest(of: set.rest, after: prefix[set.prefix.count...]) }
        let left = set.prefix[prefix.count...]
        if left.isEmpty { return set.rest }
        if let known = extensions[left]?[set.rest] { return known }
        let number = number(NFA(plain: left).then(dfas[set.rest].automaton))
        extensions[left, default: [:]][set.rest] = number
        return number
    }

    /// What follows a prefix in all texts that the part can have.
    mutating func texts(after prefix: [UInt8]) -> Int { rest(of: texts, after: prefix[...]) }

    private mutating func rest(of set: Int, after prefix: ArraySlice<UInt8>) -> Int {
        let symbols = prefix.map { Symbol(byte: $0, isEscaped: false) }
        guard let state = dfas[set].state(after: symbols, &free) else { return number(.any(of: [])) }
        return rest(of: set, from: state)
    }

    private mutating func rest(of set: Int, from state: Int) -> Int {
        if state == 0 { return set }
        let pair = Pair(set: set, other: state)
        if let known = rests[pair] { return known }
        let number = number(dfas[set].rest(from: state))
        rests[pair] = number
        return number
    }

    mutating func union(of sets: [Int]) -> Int {
        let sets = sets.withoutRepetitions
        if sets.count == 1 { return sets[0] }
        if let number = unions[sets] { return number }
        let number = number(.any(of: sets.map { dfas[$0].automaton }))
        unions[sets] = number
        return number
    }

    /// Whether a set has all texts of another one.
    mutating func covers(_ set: Int, _ texts: Int) -> Bool {
        let pair = Pair(set: set, other: texts)
        if let known = coverings[pair] { return known }
        let isCovering =
            switch first(required: [texts], others: [set], limit: StepBudget.perSearch, where: { !$0[0] }) {
            case .none: true
            case .found, .unknown: false
            }
        coverings[pair] = isCovering
        return isCovering
    }

    // MARK: - Searching

    /// The shortest text that is wanted, given which of the other sets it is in.
    mutating func first(
        required: [Int], others: [Int] = [], limit: Int? = nil, where isWanted: ([Bool]) -> Bool
    ) -> TextProduct.Outcome {
        TextProduct(required: required, others: others, limit: limit ?? budget.limit).first(
            &dfas, &budget, where: isWanted)
    }

    /// All combinations of the other sets that share a text, with a shortest text each.
    mutating func memberships(required: [Int], others: [Int]) -> [[Bool]: [Symbol]]? {
        TextProduct(required: required, others: others, limit: budget.limit).memberships(&dfas, &budget)
    }
}
