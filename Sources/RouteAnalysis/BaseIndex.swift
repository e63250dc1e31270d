import RoutePatterns

/// Groups the variants of a scheme by first segment, usually the host, so that a pattern under many bases is judged
/// once.
struct BaseIndex {
    private let scheme: TableAnalysis.Scheme
    /// The variants with a literal first segment, by the segment's number.
    private var literals: [Int: [VariantID]] = [:]
    /// All other variants.
    private var others: [VariantID] = []
    private var judged: Set<Int> = []

    /// What is asked about a literal first segment, apart from its text. Equal questions have equal answers.
    private struct Question: Hashable {
        struct Member: Hashable {
            let pattern: PatternID
            let path: ArraySlice<Int>
        }

        let members: [Member]
        /// For each first segment in `others`, whether it can match this one.
        let isTaken: [Bool]
    }

    init(_ scheme: TableAnalysis.Scheme, _ questions: TextQuestions) {
        self.scheme = scheme
        for variant in scheme.all {
            if let first = scheme.member(variant).path.numbers.first, questions.members[first].matcher.isLiteral {
                literals[first, default: []].append(variant)
            } else {
                others.append(variant)
            }
        }
        let firsts = Set(others.compactMap { scheme.member($0).path.numbers.first }).ordered()
        var known: Set<Question> = []
        for (first, variants) in literals.ordered(by: { $0.value[0] < $1.value[0] }) {
            let prefix = firsts.isEmpty ? commonPrefix(variants) : 1
            let members = variants.map { variant in
                Question.Member(
                    pattern: scheme[variant].pattern, path: scheme.member(variant).path.numbers.dropFirst(prefix))
            }
            let question = Question(members: members, isTaken: firsts.map { questions.meet($0, first) })
            if known.insert(question).inserted { judged.insert(first) }
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
        guard let first = literal(variant) else { return true }
        return judged.contains(first)
    }

    private func literal(_ variant: VariantID) -> Int? {
        scheme.member(variant).path.numbers.first.flatMap { literals[$0] == nil ? nil : $0 }
    }

    /// The variants of `pattern` that can share the first segment of `variant`.
    func variants(of pattern: PatternID, besides variant: VariantID) -> [VariantID] {
        let variants = scheme.variantIDs(of: pattern)
        guard variants.count > 1, let first = literal(variant) else { return variants }
        return variants.filter { literal($0) ?? first == first }
    }

    /// The variants of `patterns` that come before `variant` and can share its first segment, in matching order.
    func variants(of patterns: [PatternID], before variant: VariantID) -> [VariantID] {
        let near = (literal(variant).flatMap { literals[$0] }).map { $0 + others }
        let all = patterns.reduce(0) { $0 + (scheme.variantIDs(of: $1).count) }
        if let near, near.count < all {
            let wanted = Set(patterns)
            return near.filter { $0 < variant && wanted.contains(scheme[$0].pattern) }.ordered()
        }
        return patterns.flatMap { scheme.variantIDs(of: $0) }.filter { $0 < variant }.ordered()
    }
}
