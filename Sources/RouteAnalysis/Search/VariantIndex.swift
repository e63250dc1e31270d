import RoutePatterns

/// The variants of one scheme in the form that searches use, and which of them share a path.
///
/// A literal segment matches only itself and nonliteral segments, so the rarest literal of a path leaves few paths to
/// compare.
package struct VariantIndex {
    /// In matching order.
    private let variants: [Variant]
    private let constraints: [[PatternConstraints]]
    /// Each path once.
    private var paths: [PatternConstraints.Path] = []
    /// For each path, the variants that have it.
    private var owners: [[VariantID]] = []
    /// For each position, the paths with a literal there, by the literal.
    private var literals: [[TextDemandID: [Int]]] = []
    /// For each position, the paths with a nonliteral there.
    private var others: [[Int]] = []

    package init(_ variants: [Variant], of table: RouteTable, _ questions: TextQuestions) {
        self.variants = variants
        constraints = variants.map {
            PatternConstraints.alternatives($0, table[$0.pattern].pattern, questions, itemSlot: table.itemSlot)
        }
        var known: [PatternConstraints.Path: Int] = [:]
        for variant in all {
            let path = member(variant).path
            let index = known[path] ?? paths.count
            if index == paths.count {
                known[path] = index
                paths.append(path)
                owners.append([])
            }
            owners[index].append(variant)
        }
        let longest = paths.reduce(0) { max($0, $1.demands.count) }
        literals = Array(repeating: [:], count: longest)
        others = Array(repeating: [], count: longest)
        for (index, path) in paths.enumerated() {
            for position in 0..<(path.hasRest ? longest : path.demands.count) {
                guard let demand = path.demand(at: position) else { continue }
                if questions.kind(of: demand).isLiteral {
                    literals[position][demand, default: []].append(index)
                } else {
                    others[position].append(index)
                }
            }
        }
    }

    /// In matching order.
    package var all: Range<VariantID> { variants.indices.of(VariantID.self) }

    package subscript(variant: VariantID) -> Variant { variants[variant.index] }

    /// A variant's first alternative, which has the first name of each item.
    package func member(_ variant: VariantID) -> PatternConstraints { constraints[variant.index][0] }

    /// All alternatives of a variant.
    package func alternatives(_ variant: VariantID) -> [PatternConstraints] { constraints[variant.index] }

    /// The variants that share a path with this one, in matching order.
    package func meeting(_ path: PatternConstraints.Path, _ questions: TextQuestions) -> [VariantID] {
        candidates(path, questions).filter { paths[$0].meets(path, questions) }.flatMap { owners[$0] }.sorted()
    }

    private func candidates(_ path: PatternConstraints.Path, _ questions: TextQuestions) -> [Int] {
        var fewest: (position: Int, count: Int)?
        for (position, demand) in path.demands.prefix(literals.count).enumerated()
        where questions.kind(of: demand).isLiteral {
            let count = (literals[position][demand]?.count ?? 0) + others[position].count
            if count < fewest?.count ?? .max { fewest = (position, count) }
        }
        guard let position = fewest?.position else { return Array(paths.indices) }
        return (literals[position][path.demands[position]] ?? []) + others[position]
    }

    // MARK: - Bases

    /// For each variant, whether to judge it: not if one under another base has the same answers and is judged instead.
    func judged(_ questions: TextQuestions) -> [Bool] {
        /// The variants that share a literal first segment, usually the host.
        var groups: [TextDemandID: [VariantID]] = [:]
        var firsts: Set<TextDemandID> = []
        for variant in all {
            guard let first = member(variant).path.demands.first else { continue }
            if questions.kind(of: first).isLiteral {
                groups[first, default: []].append(variant)
            } else {
                firsts.insert(first)
            }
        }
        var judged = Array(repeating: true, count: variants.count)
        // What is asked about each group, apart from the text of its segment. Equal questions have equal answers.
        var known: Set<[Int]> = []
        for (first, variants) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
            let prefix = firsts.isEmpty ? commonPrefix(variants) : 1
            var question = firsts.sorted().map { questions.meet($0, first) ? 1 : 0 }
            for variant in variants {
                let path = member(variant).path.demands.dropFirst(prefix).map(\.index)
                question += [self[variant].pattern.index, path.count] + path
            }
            if known.insert(question).inserted { continue }
            for variant in variants { judged[variant.index] = false }
        }
        return judged
    }

    /// The number of leading segments that all variants share: the host and a base's prefix.
    private func commonPrefix(_ variants: [VariantID]) -> Int {
        let paths = variants.map { member($0).path }
        guard let first = paths.first else { return 0 }
        let shortest = paths.map(\.fixedCount).min() ?? 0
        return (0..<shortest).first { index in
            paths.contains { $0.demands[index] != first.demands[index] }
        } ?? shortest
    }
}

extension PatternConstraints.Path {
    /// Whether some path matches both.
    fileprivate func meets(_ other: PatternConstraints.Path, _ questions: TextQuestions) -> Bool {
        let longest = max(fixedCount, other.fixedCount)
        guard ends(at: longest), other.ends(at: longest) else { return false }
        return (0..<longest).allSatisfy { position in
            guard let a = demand(at: position), let b = other.demand(at: position) else { return false }
            return questions.meet(a, b)
        }
    }
}
