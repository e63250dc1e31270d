import RouteAnalysis
import RoutePatterns

/// The patterns of a table that share a path with some other one, found without a look at each of them.
///
/// A literal segment meets itself and what is no literal, so the rarest literal of a path leaves few patterns to hold
/// against it.
struct VariantIndex {
    /// In matching order.
    let variants: [Variant]
    /// The variants, as searches know them.
    let members: [SearchMember]
    /// What each variant reads.
    let shapes: [PatternShape]
    private var literals: [[Int: [Int]]] = []
    /// The variants that have something else than a literal at a position.
    private var others: [[Int]] = []

    /// How many positions are indexed: a path whose first segments are all common takes longer.
    private static let depth = 6

    init(_ variants: [Variant], of side: Comparison.Side, _ questions: TextQuestions) {
        self.variants = variants
        members = variants.map {
            SearchMember($0, side.pattern($0), questions, itemPlace: side.itemPlace)
        }
        shapes = variants.map { PatternShape(side.pattern($0), under: $0) }
        for position in 0..<Self.depth {
            var found: [Int: [Int]] = [:]
            var rest: [Int] = []
            for (index, member) in members.enumerated() {
                guard let number = member.path.number(at: position) else { continue }
                if questions.members[number].matcher.isLiteral {
                    found[number, default: []].append(index)
                } else {
                    rest.append(index)
                }
            }
            literals.append(found)
            others.append(rest)
        }
    }

    /// The variants that share a path with this one, in matching order.
    func meeting(_ path: SearchMember.Path, _ questions: TextQuestions) -> [Int] {
        candidates(path, questions).filter { members[$0].path.meets(path, questions) }
    }

    private func candidates(_ path: SearchMember.Path, _ questions: TextQuestions) -> [Int] {
        var fewest: (position: Int, count: Int)?
        for (position, number) in path.numbers.prefix(Self.depth).enumerated()
        where questions.members[number].matcher.isLiteral {
            let count = (literals[position][number]?.count ?? 0) + others[position].count
            if count < fewest?.count ?? .max { fewest = (position, count) }
        }
        guard let position = fewest?.position else { return Array(members.indices) }
        return ((literals[position][path.numbers[position]] ?? []) + others[position]).sorted()
    }
}

extension SearchMember.Path {
    /// Whether some path fits both.
    func meets(_ other: SearchMember.Path, _ questions: TextQuestions) -> Bool {
        let longest = max(fixedCount, other.fixedCount)
        guard ends(at: longest), other.ends(at: longest) else { return false }
        return (0..<longest).allSatisfy { position in
            guard let a = number(at: position), let b = other.number(at: position) else { return false }
            return questions.meet(a, b)
        }
    }
}
