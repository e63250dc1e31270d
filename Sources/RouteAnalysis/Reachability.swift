import RoutePatterns

/// Decides whether some URL of a pattern matches no earlier pattern.
struct Reachability {
    enum Answer {
        /// This URL opens the pattern; nil if there are no earlier patterns to avoid.
        case reachable(url: String?)
        /// Every URL opens an earlier pattern: some of these patterns, with a URL for each.
        case covered([(pattern: PatternID, url: String)])
        case unknown
    }

    let table: RouteTable
    let scheme: TableAnalysis.Scheme
    let questions: TextQuestions

    /// The maximum number of covering patterns to name.
    private static let mostCovering = 4

    /// Whether some URL of a variant matches none of the earlier variants.
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

    /// Whether every URL that matches `variant` also matches `other`; false if undecided.
    func isCovered(_ variant: VariantID, by other: VariantID) -> Bool {
        var search = search(variant, [other])
        return search.url() == nil && !search.isExhausted
    }

    private func search(_ variant: VariantID, _ earlier: [VariantID]) -> URLSearch {
        var search = URLSearch(
            questions, required: [scheme.member(variant)], avoided: earlier.map { scheme.member($0) },
            isOpaqueAvoidable: true, scheme: scheme[variant].scheme ?? scheme.tree.scheme ?? "x",
            isHosted: scheme.tree.isHosted)
        // A path longer than every earlier pattern can match only those with a rest.
        search.triesLongPathsFirst = true
        return search
    }
}
