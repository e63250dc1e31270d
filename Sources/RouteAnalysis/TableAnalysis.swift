import RoutePatterns

/// What the rules about several patterns share: the pairs that meet, and answers about texts.
struct TableAnalysis {
    struct Scheme {
        let tree: RouteTable.SchemeTree
        /// The pairs of patterns whose paths can match the same URL, by the later pattern. Rules about two patterns
        /// only need to look at these.
        let pairsByLater: [(later: PatternID, earlier: [PatternID])]
        /// Whether the search for pairs gave up. If so, there are none here, and any pattern may meet any other.
        let isIncomplete: Bool
        private let index: VariantIndex
        private let judged: [Bool]
        /// For each variant that is judged, those before it that share a path with it.
        private let earlier: [[VariantID]]
        private let variantIDs: [[VariantID]]
        private let canonicalVariants: [VariantID?]
        /// The patterns that URLs of the scheme can match.
        let patternIDs: [PatternID]

        init(_ tree: RouteTable.SchemeTree, in table: RouteTable, omission: Int?, _ questions: TextQuestions) {
            let index = VariantIndex(tree.variants, of: table, questions)
            let judged = index.judged(questions)
            var variantIDs = Array(repeating: [VariantID](), count: table.patternIDs.count)
            for variant in index.all { variantIDs[tree[variant].pattern.index].append(variant) }
            var earlier = Array(repeating: [VariantID](), count: index.all.count)
            var isIncomplete = false
            for variant in index.all where judged[variant.index] {
                isIncomplete = questions.budget.isDone
                if isIncomplete { break }
                let others = index.meeting(index.member(variant).path, questions).prefix { $0 < variant }
                earlier[variant.index] = others.filter { tree[$0].pattern != tree[variant].pattern }
                questions.budget.spend(others.count)
            }
            let patternIDs = table.patternIDs.filter { !variantIDs[$0.index].isEmpty }
            let pairs = patternIDs.map { later in
                let others = Set(variantIDs[later.index].flatMap { earlier[$0.index] }.map { tree[$0].pattern })
                let known = others.filter { other in
                    omission.map { table.routeID(of: other).index < $0 } ?? true
                        || tree.isOrderKnown(table, variantIDs, other, later)
                }
                return (later: later, earlier: known.sorted())
            }
            self.tree = tree
            self.index = index
            self.judged = judged
            self.earlier = earlier
            self.isIncomplete = isIncomplete
            self.variantIDs = variantIDs
            self.patternIDs = patternIDs
            pairsByLater = isIncomplete ? [] : pairs.filter { !$0.earlier.isEmpty }
            canonicalVariants = zip(table.patternIDs, variantIDs).map { pattern, variants in
                tree.canonicalVariant(of: table[pattern], variants)
            }
        }

        subscript(variant: VariantID) -> Variant { tree[variant] }

        /// A variant in the form that searches use: its first alternative, which has the first name of each item.
        func member(_ variant: VariantID) -> PatternConstraints { index.member(variant) }

        /// All alternatives of a variant.
        func alternatives(_ variant: VariantID) -> [PatternConstraints] { index.alternatives(variant) }

        /// The variants, in matching order.
        var all: Range<VariantID> { tree.variantIDs }

        typealias Pair = (earlier: VariantID, later: VariantID)

        /// The variants of a pattern that are judged, each with those before it that share a path with it, by the
        /// earlier pattern.
        func pairs(of later: PatternID) -> [PatternID: [Pair]] {
            let pairs = variantIDs(of: later).flatMap { later in
                earlier[later.index].map { (earlier: $0, later: later) }
            }
            return Dictionary(grouping: pairs) { tree[$0.earlier].pattern }
        }

        /// The variants of some patterns that come before a variant that is judged and share a path with it.
        func variants(of patterns: [PatternID], before variant: VariantID) -> [VariantID] {
            let wanted = Set(patterns)
            return earlier[variant.index].filter { wanted.contains(tree[$0].pattern) }
        }

        /// The variants of a pattern, in matching order.
        func variantIDs(of pattern: PatternID) -> [VariantID] { variantIDs[pattern.index] }

        /// The variant that writes a pattern's values; nil if they are written with another scheme.
        func canonicalVariant(of pattern: PatternID) -> VariantID? { canonicalVariants[pattern.index] }

        /// The variant that writes a pattern's values. A pattern without a base has one in every scheme.
        func writtenVariant(of pattern: PatternID, _ table: RouteTable) -> VariantID? {
            canonicalVariants[pattern.index] ?? (table[pattern].bases.isEmpty ? variantIDs(of: pattern).first : nil)
        }

        /// Whether to judge a variant; not if one under another base has the same answers and is judged instead.
        func isJudged(_ variant: VariantID) -> Bool { judged[variant.index] }

        /// Whether a variant fits no other scheme.
        func isOfScheme(_ variant: VariantID) -> Bool { self[variant].scheme == tree.scheme }
    }

    let table: RouteTable
    let questions: TextQuestions
    let schemes: [Scheme]
    /// The patterns that write at least one value. For the others, an earlier pattern of the route writes every value.
    private let written: PatternSet

    /// - Parameters:
    ///   - parts: For each route, whether it is a part of one that isn't valid: another pattern may write its values.
    ///   - omission: The number of routes before the first pattern that the table doesn't have; nil if it has all.
    init(_ table: RouteTable, budget: StepBudget? = nil, parts: [Bool] = [], omission: Int? = nil) {
        self.table = table
        let questions = TextQuestions(
            itemSlot: table.itemSlot, budget: budget ?? StepBudget(patterns: table.patternIDs.count),
            links: table.linkTexts)
        self.questions = questions
        var written = PatternSet(count: table.patternIDs.count)
        for route in table.routeIDs where !(parts.indices.contains(route.index) && parts[route.index]) {
            for pattern in table.writtenPatternIDs(of: route) { written.insert(pattern.index) }
        }
        self.written = written
        schemes = table.schemes.map { Scheme($0, in: table, omission: omission, questions) }
    }

    func isWritten(_ pattern: PatternID) -> Bool {
        written.contains(pattern.index)
    }
}

extension RouteTable.SchemeTree {
    /// Whether two patterns are tried in this order even if there are other patterns. Between two segments of one
    /// rank, the first pattern that has one of them decides (Semantics, section 4).
    fileprivate func isOrderKnown(
        _ table: RouteTable, _ variants: [[VariantID]], _ earlier: PatternID, _ later: PatternID
    ) -> Bool {
        let fragments = [earlier, later].map { id in
            table[id].pattern.fragmentSegments.map { Matcher($0.text) }
        }
        return fragments[0].hasKnownOrder(with: fragments[1])
            && variants[earlier.index].allSatisfy { first in
                variants[later.index].allSatisfy { self[first].matchers.hasKnownOrder(with: self[$0].matchers) }
            }
    }

    /// The variant that writes a pattern's values; nil if they are written with another scheme.
    fileprivate func canonicalVariant(of pattern: RoutePattern, _ variants: [VariantID]) -> VariantID? {
        guard let base = pattern.bases.first else { return scheme == nil ? variants.first : nil }
        guard base.scheme == scheme else { return nil }
        let leading = base.leadingSegments
        return variants.first {
            self[$0].isHosted == (base.host != nil) && self[$0].segments.starts(with: leading)
        }
    }
}

extension [Matcher] {
    /// Whether the ranks of the first segments that differ decide, or no text fits both of them.
    fileprivate func hasKnownOrder(with other: [Matcher]) -> Bool {
        guard let (a, b) = zip(self, other).first(where: { $0 != $1 }) else { return true }
        if case .literal(let a, _) = a, case .literal(let b, _) = b { return a.asciiLowercased != b.asciiLowercased }
        return (a.rank, a.literalCount) != (b.rank, b.literalCount)
    }
}

extension RouteTable {
    /// The slot of the values of items, which says whether `+` is a space.
    package var itemSlot: TextSlot { .itemValue(plusIsSpace: plusIsSpace) }
}
