import RoutePatterns

/// Decides whether some URL of a pattern matches no earlier pattern.
struct Reachability {
    enum Answer {
        /// This URL matches no earlier pattern; nil if there are no earlier patterns.
        case reachable(url: String?)
        /// Every URL matches an earlier pattern. Some of these patterns, each with a URL that it matches.
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
        var missed: [String] = []
        var isExhausted = false
        for own in scheme.alternatives(variant) {
            var search = search(own, variant, earlier)
            if let url = search.url() {
                if search.isExact || isOpening(url, variant, earlier) { return .reachable(url: url) }
                isExhausted = true
            }
            isExhausted = isExhausted || search.isExhausted
            missed += search.missed
        }
        if isExhausted { return .unknown }
        var covering: [(pattern: PatternID, url: String)] = []
        for url in missed where covering.count < Self.mostCovering {
            if !covering.isEmpty, questions.budget.isDone { break }
            questions.budget.spend(earlier.count + url.utf8.count)
            guard let winner = table.read(url: url)?.pattern, winner != scheme[variant].pattern,
                !covering.contains(where: { $0.pattern == winner })
            else { continue }
            covering.append((winner, url))
        }
        return .covered(covering)
    }

    /// Whether every URL that matches `variant` also matches `other`; false if undecided.
    func isCovered(_ variant: VariantID, by other: VariantID) -> Bool {
        scheme.alternatives(variant).allSatisfy { own in
            var search = search(own, variant, [other])
            return search.url() == nil && !search.isExhausted
        }
    }

    /// Whether a URL matches a variant's pattern and none of the earlier ones, apart from those with types that only
    /// the app knows.
    private func isOpening(_ url: String, _ variant: VariantID, _ earlier: [VariantID]) -> Bool {
        questions.budget.spend((1 + earlier.count) * url.utf8.count)
        return table.read(url: url, by: scheme[variant].pattern) != nil
            && !earlier.contains { other in
                !scheme.member(other).isOpaque(questions)
                    && table.read(url: url, by: scheme[other].pattern) != nil
            }
    }

    private func search(_ own: PatternConstraints, _ variant: VariantID, _ earlier: [VariantID]) -> URLSearch {
        var search = URLSearch(
            questions, required: [own], avoided: earlier.flatMap { scheme.alternatives($0) },
            isOpaqueAvoidable: true, scheme: scheme[variant].scheme ?? scheme.tree.scheme ?? "x",
            isHosted: scheme.tree.isHosted)
        // Of the earlier patterns, only those with a rest match a path that is longer than all of them.
        search.triesLongPathsFirst = true
        return search
    }
}
