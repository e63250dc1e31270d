import RouteAnalysis
import RoutePatterns

/// Finds the patterns of a table that share a path with another pattern: some path matches both.
///
/// A literal segment matches only itself and nonliteral segments, so the rarest literal of a path leaves few patterns
/// to compare.
struct VariantIndex {
    /// In matching order.
    private let variants: [Variant]
    private let members: [[PatternConstraints]]
    private let shapes: [Int]
    private var literals: [[Int: [VariantID]]] = []
    /// The variants with a nonliteral at a position.
    private var others: [[VariantID]] = []

    /// The number of indexed positions. Without a rare literal among these, a lookup takes longer.
    private static let depth = 6

    /// - Parameter ids: The ids of the shapes so far, to which this adds.
    init(
        _ variants: [Variant], of side: Comparison.Side, _ questions: TextQuestions,
        _ ids: inout [PatternShape: Int]
    ) {
        self.variants = variants
        members = variants.map {
            PatternConstraints.alternatives($0, side.pattern($0), questions, itemSlot: side.table.itemSlot)
        }
        shapes = variants.map { variant in
            let shape = PatternShape(side.pattern(variant), under: variant)
            let id = ids[shape] ?? ids.count
            ids[shape] = id
            return id
        }
        for position in 0..<Self.depth {
            var found: [Int: [VariantID]] = [:]
            var rest: [VariantID] = []
            for variant in all {
                guard let number = member(variant).path.number(at: position) else { continue }
                if questions.members[number].matcher.isLiteral {
                    found[number, default: []].append(variant)
                } else {
                    rest.append(variant)
                }
            }
            literals.append(found)
            others.append(rest)
        }
    }

    /// In matching order.
    var all: Range<VariantID> { variants.indices.of(VariantID.self) }

    subscript(variant: VariantID) -> Variant { variants[variant.index] }

    /// The constraints of a variant's first alternative, with the first name of each item.
    func member(_ variant: VariantID) -> PatternConstraints { members[variant.index][0] }

    /// The constraints of all alternatives of a variant, one for each choice of its items' aliases.
    func alternatives(_ variant: VariantID) -> [PatternConstraints] { members[variant.index] }

    /// An id that variants of the same shape share, also between the previous and the current table.
    func shapeNumber(_ variant: VariantID) -> Int { shapes[variant.index] }

    /// The variants that share a path with the given one, in matching order.
    func meeting(_ path: PatternConstraints.Path, _ questions: TextQuestions) -> [VariantID] {
        candidates(path, questions).filter { member($0).path.meets(path, questions) }
    }

    private func candidates(_ path: PatternConstraints.Path, _ questions: TextQuestions) -> [VariantID] {
        var fewest: (position: Int, count: Int)?
        for (position, number) in path.numbers.prefix(Self.depth).enumerated()
        where questions.members[number].matcher.isLiteral {
            let count = (literals[position][number]?.count ?? 0) + others[position].count
            if count < fewest?.count ?? .max { fewest = (position, count) }
        }
        guard let position = fewest?.position else { return Array(all) }
        return ((literals[position][path.numbers[position]] ?? []) + others[position]).sorted()
    }
}

extension PatternConstraints.Path {
    /// Whether some path matches both.
    func meets(_ other: PatternConstraints.Path, _ questions: TextQuestions) -> Bool {
        let longest = max(fixedCount, other.fixedCount)
        guard ends(at: longest), other.ends(at: longest) else { return false }
        return (0..<longest).allSatisfy { position in
            guard let a = number(at: position), let b = other.number(at: position) else { return false }
            return questions.meet(a, b)
        }
    }
}
