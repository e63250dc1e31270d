import RoutePatterns

/// `ambiguous-query`: two patterns that meet in a URL and need different items, so that only their order tells them apart.
struct AmbiguousQuery {
    let analysis: TableAnalysis
    let places: PatternPlaces

    init(_ analysis: TableAnalysis, _ places: PatternPlaces) {
        self.analysis = analysis
        self.places = places
    }

    func check(into diagnostics: inout Diagnostics) {
        var meetings: [Int: [(earlier: Int, url: String)]] = [:]
        for scheme in analysis.schemes {
            for pair in scheme.pairs where isIncomparable(pair, in: scheme) {
                let known = meetings[pair.later, default: []]
                guard known.count < Self.mostNotes, !known.contains(where: { $0.earlier == pair.earlier }),
                    let url = url(of: pair, in: scheme)
                else { continue }
                meetings[pair.later, default: []].append((pair.earlier, url))
            }
        }
        for (later, found) in meetings.sorted(by: { $0.key < $1.key }) { report(later, found, into: &diagnostics) }
    }

    private func isIncomparable(_ pair: Meetings.Pair, in scheme: TableAnalysis.Scheme) -> Bool {
        let needed = [pair.earlier, pair.later].map { entry in
            scheme.places[entry]?.first.map { place in
                scheme.members[place].items.filter { !$0.isInFragment && $0.isRequired }
            } ?? []
        }
        analysis.questions.work.spend(1 + needed[0].count + needed[1].count)
        return needed[0].contains { !$0.isImplied(by: needed[1]) }
            && needed[1].contains { !$0.isImplied(by: needed[0]) }
    }

    /// A URL that both patterns read, each on its own; nil if there is none.
    private func url(of pair: Meetings.Pair, in scheme: TableAnalysis.Scheme) -> String? {
        for earlier in scheme.places[pair.earlier] ?? [] {
            for later in scheme.places[pair.later] ?? [] {
                let variants = [earlier, later].map { scheme.variants[$0] }
                var search = URLSearch(
                    analysis.questions, required: [earlier, later].map { scheme.members[$0] }, avoided: [],
                    isOpaqueAvoidable: false,
                    scheme: variants[0].scheme ?? variants[1].scheme ?? scheme.tree.scheme ?? "x",
                    isHosted: scheme.tree.isHosted)
                if let text = search.url(), analysis.table.read(url: text, by: pair.earlier) != nil,
                    analysis.table.read(url: text, by: pair.later) != nil
                {
                    return text
                }
            }
        }
        return nil
    }

    private func report(
        _ later: Int, _ meetings: [(earlier: Int, url: String)], into diagnostics: inout Diagnostics
    ) {
        guard let first = meetings.first else { return }
        let name = places.route(first.earlier)
        diagnostics.append(
            Diagnostic(
                .ambiguousQuery, "a URL with the items of this pattern and of '\(name)' opens '\(name)'",
                at: places.span(later),
                notes: meetings.map { earlier, url in
                    Diagnostic.Note("'\(places.route(earlier))' reads \(url) first", at: places.span(earlier))
                },
                help: "give the patterns one literal item with different values, or other paths"))
    }

    /// How many of the earlier patterns are named.
    private static let mostNotes = 4
}

extension ItemDemand {
    /// Whether a URL that has some items has this one too, as far as the patterns say.
    fileprivate func isImplied(by others: [ItemDemand]) -> Bool {
        guard let other = others.first(where: { $0.name == name }) else { return false }
        return !isLiteral || number == nil || other.number == number
    }
}
