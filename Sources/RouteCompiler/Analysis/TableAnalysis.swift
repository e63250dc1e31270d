import RoutePatterns

/// What the rules about several patterns share: the pairs that meet, and the answers about texts.
struct TableAnalysis {
    struct Scheme {
        let tree: RouteTable.SchemeTree
        let pairs: [Meetings.Pair]
        /// Each pattern's variants, in matching order.
        let variants: [Int: [Variant]]
        let order: [Variant: Int]
    }

    let table: RouteTable
    let questions: TextQuestions
    let schemes: [Scheme]

    init(_ table: RouteTable) {
        self.table = table
        let questions = TextQuestions(itemPlace: table.plusIsSpace ? .formValue : .itemValue)
        self.questions = questions
        schemes = table.schemes.map { scheme in
            let pairs = Meetings(scheme.tree, questions).pairs.sorted {
                ($0.later, $0.earlier) < ($1.later, $1.earlier)
            }
            return Scheme(
                tree: scheme, pairs: pairs, variants: Dictionary(grouping: scheme.variants, by: \.pattern),
                order: Dictionary(scheme.variants.enumerated().map { ($1, $0) }, uniquingKeysWith: min))
        }
    }

    /// The variant under which a pattern's values are written; nil if its URLs have another scheme.
    func canonicalVariant(of entry: Int, in scheme: Scheme) -> Variant? {
        let base = table.alternative(entry).bases.first
        guard let base else { return scheme.tree.scheme == nil ? scheme.variants[entry]?.first : nil }
        guard base.scheme == scheme.tree.scheme else { return nil }
        let leading = base.leadingSegments
        return scheme.variants[entry]?.first {
            $0.isHosted == (base.host != nil) && $0.segments.starts(with: leading)
        }
    }

    /// Whether the pattern writes any value: an earlier one of its route may write all of them.
    func isWritten(_ entry: Int) -> Bool {
        let route = table.route(of: entry)
        return !route.alternatives[..<table.entries[entry].alternative].contains { alternative in
            route.conditions(of: alternative).allSatisfy { $0 == .any }
        }
    }

    /// Whether the earlier pattern can read what the later one writes, as another value.
    func isRead(_ pair: Meetings.Pair, in scheme: Scheme) -> Bool {
        guard isWritten(pair.later), let url = meeting(pair, in: scheme, .read) else { return false }
        guard table.entries[pair.earlier].route == table.entries[pair.later].route else { return true }
        // Two patterns of one route often mean the same by a text.
        return table.read(url: url, by: pair.earlier)?.values != table.read(url: url, by: pair.later)?.values
    }

    /// A URL of the later pattern's values that the earlier one reads.
    func meeting(_ pair: Meetings.Pair, in scheme: Scheme, _ aim: WrittenMeeting.Aim) -> String? {
        guard let later = canonicalVariant(of: pair.later, in: scheme) else { return nil }
        for earlier in scheme.variants[pair.earlier] ?? [] {
            let meeting = WrittenMeeting(
                table: table, questions: questions, earlier: earlier, later: later, aim: aim)
            let name = scheme.tree.scheme ?? "x"
            if let url = meeting.url(isHosted: scheme.tree.isHosted, scheme: name) { return url }
        }
        return nil
    }
}
