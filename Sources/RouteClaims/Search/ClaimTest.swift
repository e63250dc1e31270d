/// Whether a list of rules claims a link, given which of some sets the link is in.
struct ClaimTest: Hashable {
    enum Verdict: Equatable {
        case claimed, excluded, unmatched
    }

    /// Rules in a row that all claim or all exclude, as sets without an order.
    private struct Run: Hashable {
        let sets: Range<Int>
        let isExclusion: Bool
    }

    private(set) var sets: [LinkSet] = []
    private var lists: [[Run]] = []

    init() {}

    /// A test with one list.
    init(_ rules: some Sequence<(set: LinkSet, isExclusion: Bool)>, in search: LinkSearch) {
        add(rules, in: search)
    }

    /// Adds a list with the rules that may have a link in common with the links in question.
    mutating func add(_ rules: some Sequence<(set: LinkSet, isExclusion: Bool)>, in search: LinkSearch) {
        var runs: [Run] = []
        var row: [LinkSet] = []
        var isExclusion = false
        func endRow(_ test: inout ClaimTest) {
            let start = test.sets.count
            test.sets += search.union(row)
            if !row.isEmpty { runs.append(Run(sets: start..<test.sets.count, isExclusion: isExclusion)) }
            row = []
        }
        for rule in rules {
            if rule.isExclusion != isExclusion { endRow(&self) }
            isExclusion = rule.isExclusion
            row.append(rule.set)
            // No rule after this one decides anything.
            if rule.set.isEverything { break }
        }
        endRow(&self)
        lists.append(runs)
    }

    /// Whether some list claims every link by its first rules.
    var claimsEverything: Bool {
        lists.contains { list in
            list.first.map { !$0.isExclusion && sets[$0.sets].contains(where: \.isEverything) } ?? false
        }
    }

    /// - Parameters:
    ///   - isIn: for each set of a search, whether the link is in it.
    ///   - start: the index of this test's first set among them.
    func verdict(_ isIn: [Bool], from start: Int = 0) -> Verdict {
        var verdict = Verdict.unmatched
        for list in lists {
            guard let run = list.first(where: { run in run.sets.contains { isIn[start + $0] } }) else { continue }
            if !run.isExclusion { return .claimed }
            verdict = .excluded
        }
        return verdict
    }
}
