import RoutePatterns

/// What the rules about several patterns share: the pairs that meet, and the answers about texts.
struct TableAnalysis {
    struct Scheme {
        let tree: RouteTable.SchemeTree
        /// In the order of the later patterns, then of the earlier ones.
        let pairs: [Meetings.Pair]
        /// Whether there are too many pairs: none of them is known, and any pattern may meet any other.
        let isIncomplete: Bool
        /// The variants in matching order, as searches know them.
        private let members: [SearchMember]
        private let variantIDs: [PatternID: [VariantID]]
        private let canonicalVariants: [PatternID: VariantID]

        init(_ tree: RouteTable.SchemeTree, in table: RouteTable, _ questions: TextQuestions) {
            let meetings = Meetings(tree, questions)
            self.tree = tree
            pairs = meetings.isIncomplete ? [] : meetings.pairs
            isIncomplete = meetings.isIncomplete
            members = tree.variants.map {
                SearchMember(
                    $0, table[$0.pattern].pattern, questions, itemPlace: questions.itemPlace)
            }
            variantIDs = Dictionary(grouping: tree.variantIDs) { tree[$0].pattern }
            canonicalVariants = variantIDs.reduce(into: [:]) { canonical, group in
                canonical[group.key] = tree.canonicalVariant(of: table[group.key], group.value)
            }
        }

        subscript(variant: VariantID) -> Variant { tree[variant] }

        /// A variant, as searches know it.
        func member(_ variant: VariantID) -> SearchMember { members[variant.index] }

        /// The variants, in matching order.
        var all: Range<VariantID> { tree.variantIDs }

        /// The patterns that URLs of the scheme can match, in no order.
        var patternIDs: some Collection<PatternID> { variantIDs.keys }

        /// The variants of a pattern, in matching order.
        func variantIDs(of pattern: PatternID) -> [VariantID] { variantIDs[pattern] ?? [] }

        /// The variant under which a pattern's values are written; nil if its URLs have another scheme.
        func canonicalVariant(of pattern: PatternID) -> VariantID? { canonicalVariants[pattern] }

        /// The variant under which a pattern's values are written, in some scheme if in any.
        func writtenVariant(of pattern: PatternID, _ table: RouteTable) -> VariantID? {
            canonicalVariants[pattern] ?? (table[pattern].bases.isEmpty ? variantIDs(of: pattern).first : nil)
        }

        /// Whether it counts here what other patterns leave of a variant: one of any scheme has URLs of others too.
        func isJudged(_ variant: VariantID) -> Bool {
            self[variant].scheme == tree.scheme
        }
    }

    let table: RouteTable
    let questions: TextQuestions
    let schemes: [Scheme]
    /// The patterns that write any value: an earlier one of its route may write all of them.
    private let written: Set<PatternID>

    init(_ table: RouteTable, work: Work? = nil) {
        self.table = table
        let itemPlace: TextSets.Place = table.plusIsSpace ? .formValue : .itemValue
        let questions = TextQuestions(itemPlace: itemPlace, work: work ?? Work(patterns: table.patternIDs.count))
        self.questions = questions
        written = table.routeIDs.reduce(into: []) { $0.formUnion(table.writtenPatternIDs(of: $1)) }
        schemes = table.schemes.map { Scheme($0, in: table, questions) }
    }

    func isWritten(_ pattern: PatternID) -> Bool {
        written.contains(pattern)
    }
}

extension RouteTable.SchemeTree {
    /// The variant under which a pattern's values are written; nil if its URLs have another scheme.
    fileprivate func canonicalVariant(of pattern: RoutePattern, _ variants: [VariantID]) -> VariantID? {
        guard let base = pattern.bases.first else { return scheme == nil ? variants.first : nil }
        guard base.scheme == scheme else { return nil }
        let leading = base.leadingSegments
        return variants.first {
            self[$0].isHosted == (base.host != nil) && self[$0].segments.starts(with: leading)
        }
    }
}
