import RoutePatterns

/// What the rules about several patterns share: the pairs that meet, and the answers about texts.
struct TableAnalysis {
    struct Scheme {
        let tree: RouteTable.SchemeTree
        /// In the order of the later patterns, then of the earlier ones.
        let pairs: [Meetings.Pair]
        /// Whether there are too many pairs: none of them is known, and any pattern may meet any other.
        let isIncomplete: Bool
        /// In matching order.
        let variants: [Variant]
        /// The variants, as searches know them.
        let members: [SearchMember]
        /// Where each pattern's variants stand.
        let places: [Int: [Int]]
        /// Where the variants stand under which the patterns' values are written.
        let canonicalPlaces: [Int: Int]

        /// Where the variant stands under which a pattern's values are written, in some scheme if in any.
        func writtenPlace(of entry: Int, _ table: RouteTable) -> Int? {
            canonicalPlaces[entry] ?? (table.alternative(entry).bases.isEmpty ? places[entry]?.first : nil)
        }

        /// Whether it counts here what other patterns leave of a variant: one of any scheme has URLs of others too.
        func isJudged(_ place: Int) -> Bool {
            variants[place].scheme == tree.scheme
        }
    }

    let table: RouteTable
    let questions: TextQuestions
    let schemes: [Scheme]
    /// For each pattern whether it writes any value: an earlier one of its route may write all of them.
    private let isWritten: [Bool]

    init(_ table: RouteTable, work: Work? = nil) {
        self.table = table
        let itemPlace: TextSets.Place = table.plusIsSpace ? .formValue : .itemValue
        let questions = TextQuestions(itemPlace: itemPlace, work: work ?? Work(patterns: table.entries.count))
        self.questions = questions
        isWritten = table.routes.flatMap { route in
            let written = route.alternatives.count == 1 ? 0..<1 : route.writtenAlternatives
            return route.alternatives.indices.map(written.contains)
        }
        schemes = table.schemes.map { scheme in
            let meetings = Meetings(scheme.tree, questions)
            let places = Dictionary(grouping: scheme.variants.indices) { scheme.variants[$0].pattern }
            let canonical = places.compactMap { entry, places in
                Self.canonicalPlace(of: entry, table, scheme, places).map { (entry, $0) }
            }
            return Scheme(
                tree: scheme, pairs: meetings.isIncomplete ? [] : meetings.pairs,
                isIncomplete: meetings.isIncomplete, variants: scheme.variants,
                members: scheme.variants.map {
                    SearchMember($0, table.alternative($0.pattern).pattern, questions, itemPlace: itemPlace)
                },
                places: places, canonicalPlaces: Dictionary(uniqueKeysWithValues: canonical))
        }
    }

    /// The place of the variant under which a pattern's values are written; nil if its URLs have another scheme.
    private static func canonicalPlace(
        of entry: Int, _ table: RouteTable, _ scheme: RouteTable.SchemeTree, _ places: [Int]
    ) -> Int? {
        guard let base = table.alternative(entry).bases.first else { return scheme.scheme == nil ? places.first : nil }
        guard base.scheme == scheme.scheme else { return nil }
        let leading = base.leadingSegments
        return places.first {
            scheme.variants[$0].isHosted == (base.host != nil) && scheme.variants[$0].segments.starts(with: leading)
        }
    }

    func isWritten(_ entry: Int) -> Bool {
        isWritten[entry]
    }
}
