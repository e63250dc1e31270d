import RoutePatterns

/// What the rules about several patterns share: the pairs that meet, and the answers about texts.
struct TableAnalysis {
    struct Scheme {
        let tree: RouteTable.SchemeTree
        /// In the order of the later patterns, then of the earlier ones.
        let pairs: [Meetings.Pair]
        /// In matching order.
        let variants: [Variant]
        /// The variants, as searches know them.
        let members: [SearchMember]
        /// Where each pattern's variants stand.
        let places: [Int: [Int]]
        /// Where the variants stand under which the patterns' values are written.
        let canonicalPlaces: [Int: Int]
    }

    let table: RouteTable
    let questions: TextQuestions
    let schemes: [Scheme]

    init(_ table: RouteTable, work: Work? = nil) {
        self.table = table
        let itemPlace: TextSets.Place = table.plusIsSpace ? .formValue : .itemValue
        let questions = TextQuestions(itemPlace: itemPlace, work: work ?? Work(patterns: table.entries.count))
        self.questions = questions
        schemes = table.schemes.map { scheme in
            let pairs = Meetings(scheme.tree, questions).pairs.sorted {
                ($0.later, $0.earlier) < ($1.later, $1.earlier)
            }
            let places = Dictionary(grouping: scheme.variants.indices) { scheme.variants[$0].pattern }
            let canonical = places.compactMap { entry, places in
                Self.canonicalPlace(of: entry, table, scheme, places).map { (entry, $0) }
            }
            return Scheme(
                tree: scheme, pairs: pairs, variants: scheme.variants,
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

    /// Whether the pattern writes any value: an earlier one of its route may write all of them.
    func isWritten(_ entry: Int) -> Bool {
        let number = table.entries[entry].alternative
        if number == 0 { return true }
        let route = table.route(of: entry)
        return !route.alternatives[..<number].contains { alternative in
            route.conditions(of: alternative).allSatisfy { $0 == .any }
        }
    }
}
