import RouteAnalysis

/// A set of links: those whose path, query, and fragment are each in all of some sets of texts.
struct LinkSet: Hashable {
    /// The numbers of the sets in a `LinkSearch`. Those that have all links are left out.
    var path: [Int] = []
    var query: [Int] = []
    var fragment: [Int] = []

    var isEverything: Bool { path.isEmpty && hasOnlyPath }

    /// Whether the path alone decides.
    var hasOnlyPath: Bool { query.isEmpty && fragment.isEmpty }
}

/// Looks for links that are in some sets and not in others.
///
/// The parts of a link are independent of one another, so each is searched on its own: all combinations of the sets
/// that have a text of that part, with the shortest text of each. If a search finds nothing, there is nothing.
final class LinkSearch {
    // A class, so that the machines of one part can be used while those of another one are.

    enum Outcome: Equatable {
        /// The path, the query with its `?`, and the fragment with its `#`.
        case found(String)
        case none
        /// The search reached its limit.
        case unknown
    }

    private struct Combination {
        let isIn: [Bool]
        let text: String
    }

    private struct TailQuestion: Hashable {
        let required: [Int]
        let others: [Int]
    }

    private var paths = Pool()
    private var tails = Pool()
    private let place: Int
    private let tail: Int
    private var knownTails: [TailQuestion: [Combination]?] = [:]

    /// The maximum number of steps for one search of a part.
    private static let limit = 1_000_000

    /// - Parameters:
    ///   - place: the paths that links have.
    ///   - work: the steps that all searches together can take.
    init(place: TextAutomaton, work: Int) {
        self.place = paths.number(place)
        tail = tails.number(NormalTexts.tail)
        paths.work = Work(limit: work)
        tails.work = Work(limit: work)
    }

    // MARK: - Sets

    func set(path: TextAutomaton, query: [TextAutomaton], fragment: [TextAutomaton]) -> LinkSet {
        LinkSet(
            path: paths.numbers([path], without: place), query: tails.numbers(query, without: tail),
            fragment: tails.numbers(fragment, without: tail))
    }

    /// Sets with the same links as some others together: one for each query and fragment.
    func union(_ sets: [LinkSet]) -> [LinkSet] {
        if sets.count < 2 { return sets }
        var order: [LinkSet] = []
        var members: [LinkSet: [Int]] = [:]
        for set in sets {
            var tail = set
            tail.path = []
            if set.isEverything { return [set] }
            if members[tail] == nil { order.append(tail) }
            members[tail, default: []].append(set.path.first ?? place)
        }
        return order.map { tail in
            let paths = members[tail] ?? []
            var union = tail
            union.path = paths.contains(place) ? [] : [self.paths.union(of: paths)]
            return union
        }
    }

    /// The bytes that the paths of all links in a set begin with.
    func prefix(of set: LinkSet) -> [UInt8] { set.path.first.map { paths.prefixes[$0] } ?? [] }

    // MARK: - Searching

    /// The link with the shortest path that is in a set and, given which of the other sets it is in, is wanted.
    func first(in required: LinkSet, others: [LinkSet], where isWanted: ([Bool]) -> Bool) -> Outcome {
        let sets = Set(others.flatMap(\.path)).sorted()
        let positions = Dictionary(uniqueKeysWithValues: zip(sets, sets.indices))
        var end = ""
        var isUnknown = false
        var failed: Set<[Bool]> = []
        let path = paths.first(required: [place] + required.path, others: sets, limit: Self.limit) { isIn in
            if failed.contains(isIn) { return false }
            let left = others.map { set in set.path.allSatisfy { positions[$0].map { isIn[$0] } ?? true } }
            switch self.tail(of: required, others: others, left, where: isWanted) {
            case .found(let text):
                end = text
                return true
            case .none: break
            case .unknown: isUnknown = true
            }
            failed.insert(isIn)
            return false
        }
        switch path {
        case .found(let word): return .found(word.urlText + end)
        case .none: return isUnknown ? .unknown : .none
        case .unknown: return .unknown
        }
    }

    /// A query and a fragment for a path, given which of the other sets have the path.
    private func tail(
        of required: LinkSet, others: [LinkSet], _ left: [Bool], where isWanted: ([Bool]) -> Bool
    ) -> Outcome {
        func combinations(_ part: KeyPath<LinkSet, [Int]>, _ left: [Bool]) -> [Combination]? {
            let sets = Set(zip(others, left).flatMap { $1 ? $0[keyPath: part] : [] }).sorted()
            return tailCombinations(required[keyPath: part], others: sets).map { combinations in
                combinations.map { combination in
                    let fits = zip(others, left).map { set, isLeft in
                        isLeft
                            && set[keyPath: part].allSatisfy { number in
                                sets.firstIndex(of: number).map { combination.isIn[$0] } ?? false
                            }
                    }
                    return Combination(isIn: fits, text: combination.text)
                }
            }
        }
        guard let queries = combinations(\.query, left) else { return .unknown }
        for query in queries {
            guard let fragments = combinations(\.fragment, query.isIn) else { return .unknown }
            for fragment in fragments where isWanted(fragment.isIn) {
                return .found(
                    (query.text.isEmpty ? "" : "?" + query.text) + (fragment.text.isEmpty ? "" : "#" + fragment.text))
            }
        }
        return .none
    }

    /// All combinations of sets that have a text of a part, shortest text first; nil if the search reaches its limit.
    private func tailCombinations(_ required: [Int], others: [Int]) -> [Combination]? {
        if required.isEmpty, others.isEmpty { return [Combination(isIn: [], text: "")] }
        let question = TailQuestion(required: [tail] + required, others: others)
        if let known = knownTails[question] { return known }
        let words = tails.memberships(required: question.required, others: others, limit: Self.limit)
        let combinations = words.map { words in
            words.map { Combination(isIn: $0.key, text: $0.value.urlText) }
                .sorted { ($0.text.utf8.count, $0.text) < ($1.text.utf8.count, $1.text) }
        }
        knownTails[question] = combinations
        return combinations
    }
}

/// Sets of texts of one part, as machines.
private struct Pool {
    private var machines: [TextMachine] = []
    private var automata: [TextAutomaton] = []
    private(set) var prefixes: [[UInt8]] = []
    private var numbers: [TextAutomaton: Int] = [:]
    private var unions: [[Int]: Int] = [:]
    private var coverings: [Int: Bool] = [:]
    var work = Work(limit: 0)

    mutating func number(_ set: TextAutomaton) -> Int {
        if let number = numbers[set] { return number }
        numbers[set] = machines.count
        machines.append(TextMachine(set))
        automata.append(set)
        prefixes.append(set.literalPrefix)
        return machines.count - 1
    }

    mutating func union(of sets: [Int]) -> Int {
        let sets = Set(sets).sorted()
        if sets.count == 1 { return sets[0] }
        if let number = unions[sets] { return number }
        let number = number(.any(of: sets.map { automata[$0] }))
        unions[sets] = number
        return number
    }

    /// The numbers of sets without those that have all texts of a part.
    mutating func numbers(_ sets: [TextAutomaton], without texts: Int) -> [Int] {
        var numbers: Set<Int> = []
        for set in sets { numbers.insert(number(set)) }
        return numbers.sorted().filter { !covers($0, texts) }
    }

    /// Whether a set has all texts of a part. The second set is always the same one.
    private mutating func covers(_ set: Int, _ texts: Int) -> Bool {
        if let known = coverings[set] { return known }
        let isCovering =
            switch first(required: [texts], others: [set], limit: 10_000, where: { !$0[0] }) {
            case .none: true
            case .found, .unknown: false
            }
        coverings[set] = isCovering
        return isCovering
    }

    mutating func first(
        required: [Int], others: [Int], limit: Int, where isWanted: ([Bool]) -> Bool
    ) -> TextProduct.Outcome {
        TextProduct(required: required, others: others, limit: limit).first(&machines, &work, where: isWanted)
    }

    mutating func memberships(required: [Int], others: [Int], limit: Int) -> [[Bool]: [Symbol]]? {
        TextProduct(required: required, others: others, limit: limit).memberships(&machines, &work)
    }
}
