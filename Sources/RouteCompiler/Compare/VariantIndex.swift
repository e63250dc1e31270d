import RoutePatterns

/// The patterns of a table that share a path with some other one, found without a look at each of them.
///
/// A literal segment meets itself and what is no literal, so the rarest literal of a path leaves few patterns to hold against
/// it.
struct VariantIndex {
    /// In matching order.
    let variants: [Variant]
    private var literals: [[Matcher: [Int]]] = []
    /// The variants that have something else than a literal at a position.
    private var others: [[Int]] = []

    /// How many positions are indexed: a path whose first segments are all common takes longer.
    private static let depth = 6

    init(_ variants: [Variant]) {
        self.variants = variants
        for position in 0..<Self.depth {
            var found: [Matcher: [Int]] = [:]
            var rest: [Int] = []
            for (number, variant) in variants.enumerated() {
                guard let matcher = variant.matchers.matcher(at: position) else { continue }
                if matcher.isLiteral { found[matcher, default: []].append(number) } else { rest.append(number) }
            }
            literals.append(found)
            others.append(rest)
        }
    }

    /// The variants that share a path with this one, in matching order.
    func meeting(_ path: [Matcher], _ questions: TextQuestions) -> [Int] {
        candidates(path).filter { variants[$0].matchers.meets(path, questions) }
    }

    private func candidates(_ path: [Matcher]) -> [Int] {
        var fewest: (position: Int, count: Int)?
        for (position, matcher) in path.prefix(Self.depth).enumerated() where matcher.isLiteral {
            let count = (literals[position][matcher]?.count ?? 0) + others[position].count
            if count < fewest?.count ?? .max { fewest = (position, count) }
        }
        guard let position = fewest?.position else { return Array(variants.indices) }
        return ((literals[position][path[position]] ?? []) + others[position]).sorted()
    }
}
