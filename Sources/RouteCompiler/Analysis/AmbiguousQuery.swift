import RoutePatterns

/// `ambiguous-query`: two patterns that meet in a URL and need different items, so that only their order tells them apart.
struct AmbiguousQuery {
    let analysis: TableAnalysis
    let places: PatternPlaces

    init(_ analysis: TableAnalysis, _ places: PatternPlaces) {
        self.analysis = analysis
        self.places = places
    }

    /// - Parameter notesDoubt: whether a pattern is noted for which the search was given up.
    func check(notesDoubt: Bool, into diagnostics: inout Diagnostics) {
        var meetings: [Int: [(earlier: Int, url: String)]] = [:]
        var doubted: Set<Int> = []
        for scheme in analysis.schemes {
            let needed = neededItems(scheme)
            let index = BaseIndex(scheme, analysis.questions)
            for pair in scheme.pairs where areIncomparable(needed[pair.earlier], needed[pair.later]) {
                let known = meetings[pair.later, default: []]
                if known.count == Self.mostNotes || known.contains(where: { $0.earlier == pair.earlier }) { continue }
                switch url(of: pair, in: scheme, index) {
                case .text(let url): meetings[pair.later, default: []].append((pair.earlier, url))
                case .unknown: doubted.insert(pair.later)
                case .none: continue
                }
            }
        }
        for (later, found) in meetings.sorted(by: { $0.key < $1.key }) { report(later, found, into: &diagnostics) }
        guard notesDoubt else { return }
        for entry in doubted.sorted() where meetings[entry] == nil {
            diagnostics.append(
                Diagnostic(
                    .cannotTell,
                    "cannot tell whether a URL has the items of this pattern of '\(places.route(entry))' and of another one",
                    at: places.span(entry)))
        }
    }

    /// The items of the query that each pattern requires, in the order of their names' numbers.
    private func neededItems(_ scheme: TableAnalysis.Scheme) -> [[ItemDemand]] {
        var needed = [[ItemDemand]](repeating: [], count: analysis.table.entries.count)
        for (entry, places) in scheme.places {
            guard let place = places.first else { continue }
            needed[entry] = scheme.members[place].items.filter { !$0.isInFragment && $0.isRequired }
        }
        return needed
    }

    /// Whether each of two patterns needs an item that the other one does not ask for.
    private func areIncomparable(_ a: [ItemDemand], _ b: [ItemDemand]) -> Bool {
        if a.isEmpty || b.isEmpty { return false }
        var (i, j) = (0, 0)
        var (isOwn, isOther) = (false, false)
        while i < a.count || j < b.count, !(isOwn && isOther) {
            if j == b.count || i < a.count && a[i].name < b[j].name {
                isOwn = true
                i += 1
            } else if i == a.count || b[j].name < a[i].name {
                isOther = true
                j += 1
            } else {
                if !a[i].isImplied(by: b[j]) { isOwn = true }
                if !b[j].isImplied(by: a[i]) { isOther = true }
                (i, j) = (i + 1, j + 1)
            }
        }
        analysis.questions.work.spend((i + j) / 16)
        return isOwn && isOther
    }

    /// A URL that both patterns read, each on its own.
    private func url(of pair: Meetings.Pair, in scheme: TableAnalysis.Scheme, _ index: BaseIndex)
        -> TextQuestions.Answer
    {
        var isExhausted = false
        for later in scheme.places[pair.later] ?? [] where index.isJudged(later) {
            if analysis.questions.work.isDone { return .unknown }
            analysis.questions.work.spend(1 + (scheme.places[pair.earlier]?.count ?? 0) / 16)
            for earlier in index.places(of: pair.earlier, besides: later) {
                let variants = [earlier, later].map { scheme.variants[$0] }
                var search = URLSearch(
                    analysis.questions, required: [earlier, later].map { scheme.members[$0] }, avoided: [],
                    isOpaqueAvoidable: false,
                    scheme: variants[0].scheme ?? variants[1].scheme ?? scheme.tree.scheme ?? "x",
                    isHosted: scheme.tree.isHosted)
                if let text = search.url(), analysis.table.read(url: text, by: pair.earlier) != nil,
                    analysis.table.read(url: text, by: pair.later) != nil
                {
                    analysis.questions.work.spend(text.utf8.count)
                    return .text(text)
                }
                isExhausted = isExhausted || search.isExhausted
            }
        }
        return isExhausted ? .unknown : .none
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
    /// Whether a URL with an item of the same name has this one too, as far as the patterns say.
    fileprivate func isImplied(by other: ItemDemand) -> Bool {
        !isLiteral || number == nil || other.number == number
    }
}
