import RoutePatterns

/// The variants of a scheme by their first segments, most of which are hosts: under many bases a pattern has one
/// question.
struct BaseIndex {
    private let scheme: TableAnalysis.Scheme
    /// The variants with a literal first segment, by its number.
    private var literals: [Int: [VariantID]] = [:]
    /// All others.
    private var others: [VariantID] = []
    private var judged: Set<Int> = []

    /// What is asked of one literal first segment, except for its text.
    private struct Question: Hashable {
        struct Member: Hashable {
            let pattern: PatternID
            let path: ArraySlice<Int>
        }

        let members: [Member]
        /// Whether the others take the first segment.
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
        let firsts = Set(others.compactMap { scheme.member($0).path.numbers.first }).sorted()
        var known: Set<Question> = []
        for (first, variants) in literals.sorted(by: { $0.value[0] < $1.value[0] }) {
            let prefix = firsts.isEmpty ? commonPrefix(variants) : 1
            let members = variants.map { variant in
                Question.Member(
                    pattern: scheme[variant].pattern, path: scheme.member(variant).path.numbers.dropFirst(prefix))
            }
            let question = Question(members: members, isTaken: firsts.map { questions.meet($0, first) })
            if known.insert(question).inserted { judged.insert(first) }
        }
    }

    /// How many segments, all of them, have in common: the host, and a base's prefix.
    private func commonPrefix(_ variants: [VariantID]) -> Int {
        let paths = variants.map { scheme.member($0).path }
        guard let first = paths.first else { return 0 }
        let shortest = paths.map(\.fixedCount).min() ?? 0
        return (0..<shortest).first { index in
            paths.contains { $0.numbers[index] != first.numbers[index] }
        } ?? shortest
    }

    /// Whether no variant under another base has the same answer.
    func isJudged(_ variant: VariantID) -> Bool {
        guard let first = literal(variant) else { return true }
        return judged.contains(first)
    }

    private func literal(_ variant: VariantID) -> Int? {
        scheme.member(variant).path.numbers.first.flatMap { literals[$0] == nil ? nil : $0 }
    }

    /// The variants of a pattern that can have the first segment of a variant.
    func variants(of pattern: PatternID, besides variant: VariantID) -> [VariantID] {
        let variants = scheme.variantIDs(of: pattern)
        guard variants.count > 1, let first = literal(variant) else { return variants }
        return variants.filter { literal($0) ?? first == first }
    }

    /// The variants of some patterns that come before one and can have its first segment, in matching order.
    func variants(of patterns: [PatternID], before variant: VariantID) -> [VariantID] {
        let near = (literal(variant).flatMap { literals[$0] }).map { $0 + others }
        let all = patterns.reduce(0) { $0 + (scheme.variantIDs(of: $1).count) }
        if let near, near.count < all {
            let wanted = Set(patterns)
            return near.filter { $0 < variant && wanted.contains(scheme[$0].pattern) }.sorted()
        }
        return patterns.flatMap { scheme.variantIDs(of: $0) }.filter { $0 < variant }.sorted()
    }
}
