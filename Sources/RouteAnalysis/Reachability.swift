import RoutePatterns

/// Whether some URL of a pattern is read by no earlier pattern.
struct Reachability {
    enum Answer {
        /// This URL opens the pattern; none is made where no earlier pattern is near.
        case reachable(url: String?)
        /// Every URL opens one of these earlier patterns; with a URL for each.
        case covered([(pattern: PatternID, url: String)])
        case unknown
    }

    let table: RouteTable
    let scheme: TableAnalysis.Scheme
    let questions: TextQuestions

    /// How many of the patterns that cover one are named.
    private static let mostCovering = 4

    /// Whether a URL of a variant is read by none of the earlier variants; by their variants in the matching order.
    func answer(for variant: VariantID, earlier: [VariantID]) -> Answer {
        if earlier.isEmpty { return .reachable(url: nil) }
        var search = search(variant, earlier)
        if let url = search.url() { return .reachable(url: url) }
        if search.isExhausted { return .unknown }
        var covering: [(pattern: PatternID, url: String)] = []
        for url in search.missed where covering.count < Self.mostCovering {
            if !covering.isEmpty, questions.work.isDone { break }
            questions.work.spend(earlier.count + url.utf8.count)
            guard let winner = table.read(url: url)?.pattern, winner != scheme[variant].pattern,
                !covering.contains(where: { $0.pattern == winner })
            else { continue }
            covering.append((winner, url))
        }
        return .covered(covering)
    }

    /// Whether every URL of one variant is one of the other's.
    func isCovered(_ variant: VariantID, by other: VariantID) -> Bool {
        var search = search(variant, [other])
        return search.url() == nil && !search.isExhausted
    }

    private func search(_ variant: VariantID, _ earlier: [VariantID]) -> URLSearch {
        var search = URLSearch(
            questions, required: [scheme.member(variant)], avoided: earlier.map { scheme.member($0) },
            isOpaqueAvoidable: true, scheme: scheme[variant].scheme ?? scheme.tree.scheme ?? "x",
            isHosted: scheme.tree.isHosted)
        // More segments than any earlier pattern names leave only the rests among them.
        search.triesLongPathsFirst = true
        return search
    }
}
