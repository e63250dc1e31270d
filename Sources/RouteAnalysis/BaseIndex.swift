import RoutePatterns

/// Groups the variants of a scheme by first segment, usually the host, so that a pattern under many bases is judged
/// once.
struct BaseIndex {
    private let scheme: TableAnalysis.Scheme
    /// The variants that share a literal first segment.
    private struct Group {
        let first: Int
        var variants: [VariantID] = []
        var isJudged = false
    }

    private var groups: [Group] = []
    /// The groups' indices, by the number of the first segment.
    private var groupNumbers: [Int: Int] = [:]
    /// All other variants.
    private var others: [VariantID] = []

    init(_ scheme: TableAnalysis.Scheme, _ questions: TextQuestions) {
        self.scheme = scheme
        for variant in scheme.all {
            if let first = scheme.member(variant).path.numbers.first, questions.members[first].matcher.isLiteral {
                let index = groupNumbers[first] ?? groups.count
                groupNumbers[first] = index
                if index == groups.count { groups.append(Group(first: first)) }
                groups[index].variants.append(variant)
            } else {
                others.append(variant)
            }
        }
        let firsts = others.compactMap { scheme.member($0).path.numbers.first }.withoutRepetitions.sorted()
        // What is asked about each group, apart from the text of its segment. Equal questions have equal answers.
        var known: Set<[Int]> = []
        for (index, group) in groups.enumerated() {
            let prefix = firsts.isEmpty ? commonPrefix(group.variants) : 1
            var question = firsts.map { questions.meet($0, group.first) ? 1 : 0 }
            for variant in group.variants {
                let path = scheme.member(variant).path.numbers.dropFirst(prefix)
                question += [scheme[variant].pattern.index, path.count] + path
            }
            groups[index].isJudged = known.insert(question).inserted
        }
    }

    /// The number of leading segments that all variants share: the host and a base's prefix.
    private func commonPrefix(_ variants: [VariantID]) -> Int {
        let paths = variants.map { scheme.member($0).path }
        guard let first = paths.first else { return 0 }
        let shortest = paths.map(\.fixedCount).min() ?? 0
        return (0..<shortest).first { index in
            paths.contains { $0.numbers[index] != first.numbers[index] }
        } ?? shortest
    }

    /// Whether to judge a variant; false if one under another base has the same answer and is judged instead.
    func isJudged(_ variant: VariantID) -> Bool {
        group(of: variant).map { groups[$0].isJudged } ?? true
    }

    private func group(of variant: VariantID) -> Int? {
        scheme.member(variant).path.numbers.first.flatMap { groupNumbers[$0] }
    }

    /// The variants of `pattern` that can share the first segment of `variant`.
    func variants(of pattern: PatternID, besides variant: VariantID) -> [VariantID] {
        let variants = scheme.variantIDs(of: pattern)
        guard variants.count > 1, let own = group(of: variant) else { return variants }
        return variants.filter { group(of: $0) ?? own == own }
    }

    /// The variants of `patterns` that come before `variant` and can share its first segment, in matching order.
    func variants(of patterns: [PatternID], before variant: VariantID) -> [VariantID] {
        let near = group(of: variant).map { groups[$0].variants + others }
        let all = patterns.reduce(0) { $0 + (scheme.variantIDs(of: $1).count) }
        if let near, near.count < all {
            let wanted = Set(patterns.map(\.index))
            return near.filter { $0 < variant && wanted.contains(scheme[$0].pattern.index) }.sorted()
        }
        return patterns.flatMap { scheme.variantIDs(of: $0) }.filter { $0 < variant }.sorted()
    }
}
