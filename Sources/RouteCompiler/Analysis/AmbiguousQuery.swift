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
            for pair in scheme.pairs where isIncomparable(pair) {
                let isKnown = meetings[pair.later, default: []].contains { $0.earlier == pair.earlier }
                guard !isKnown, let url = ReadMeeting(analysis, scheme, pair).url() else { continue }
                meetings[pair.later, default: []].append((pair.earlier, url))
            }
        }
        for (later, found) in meetings.sorted(by: { $0.key < $1.key }) { report(later, found, into: &diagnostics) }
    }

    private func isIncomparable(_ pair: Meetings.Pair) -> Bool {
        let needed = [pair.earlier, pair.later].map { entry in
            analysis.table.alternative(entry).pattern.query.named.filter(\.isRequired)
        }
        return needed[0].contains { !$0.isImplied(by: needed[1]) }
            && needed[1].contains { !$0.isImplied(by: needed[0]) }
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
                notes: meetings.prefix(Self.mostNotes).map { earlier, url in
                    Diagnostic.Note("'\(places.route(earlier))' reads \(url) first", at: places.span(earlier))
                },
                help: "give the patterns one literal item with different values, or other paths"))
    }

    /// How many of the earlier patterns are named.
    private static let mostNotes = 4
}

extension Item {
    /// Whether a URL that has some items has this one too, as far as the patterns say.
    fileprivate func isImplied(by items: [Item]) -> Bool {
        items.contains { item in
            guard item.name.utf8.elementsEqual(name.utf8) else { return false }
            return isLiteral ? item.value == value || value == .literal(nil) : true
        }
    }
}

/// A URL that two patterns read, each on its own.
struct ReadMeeting {
    private let analysis: TableAnalysis
    private let scheme: TableAnalysis.Scheme
    private let pair: Meetings.Pair

    init(_ analysis: TableAnalysis, _ scheme: TableAnalysis.Scheme, _ pair: Meetings.Pair) {
        self.analysis = analysis
        self.scheme = scheme
        self.pair = pair
    }

    /// The URL; nil if there is none. It has what both need and nothing else, and both are asked whether they read it.
    func url() -> String? {
        for earlier in scheme.variants[pair.earlier] ?? [] {
            for later in scheme.variants[pair.later] ?? [] {
                guard let text = sketch(earlier, later)?.text else { continue }
                if analysis.table.read(url: text, by: pair.earlier) != nil,
                    analysis.table.read(url: text, by: pair.later) != nil
                {
                    return text
                }
            }
        }
        return nil
    }

    private func sketch(_ earlier: Variant, _ later: Variant) -> URLSketch? {
        let patterns = [pair.earlier, pair.later].map { analysis.table.alternative($0).pattern }
        var sketch = URLSketch(
            scheme: earlier.scheme ?? later.scheme ?? scheme.tree.scheme ?? "x", isHosted: scheme.tree.isHosted)
        guard let path = segments(earlier.matchers, later.matchers, .pathSegment),
            let items = items(patterns[0].query, patterns[1].query)
        else { return nil }
        sketch.path = URLSketch.Part(segments: path, items: items)
        if patterns.allSatisfy({ $0.fragment == nil }) { return sketch }
        sketch.isItemsAlone = patterns.contains { if case .items = $0.fragment { true } else { false } }
        let fragments = patterns.map { $0.fragmentSegments.map { Matcher($0, isFirst: false) } }
        let needed = patterns.indices.filter { patterns[$0].fragment != nil }.map { fragments[$0] }
        let both = needed.count == 2 ? needed : [needed.first ?? [], needed.first ?? []]
        guard let found = segments(both[0], both[1], .fragmentSegment),
            let fragmentItems = self.items(patterns[0].fragmentItems, patterns[1].fragmentItems)
        else { return nil }
        sketch.fragment = URLSketch.Part(segments: found, items: fragmentItems)
        return sketch
    }

    private func segments(_ a: [Matcher], _ b: [Matcher], _ place: TextSets.Place) -> [String]? {
        let fixed = [a, b].map { $0.count - ($0.last?.isRest == true ? 1 : 0) }
        let length = max(fixed[0], fixed[1])
        guard a.endsAt(length), b.endsAt(length) else { return nil }
        var texts: [String] = []
        for position in 0..<length {
            guard let first = a.matcher(at: position), let second = b.matcher(at: position),
                let text = text(first, second, place)
            else { return nil }
            texts.append(text)
        }
        return texts
    }

    private func text(_ a: Matcher, _ b: Matcher, _ place: TextSets.Place) -> String? {
        let sets = TextSets(place)
        return analysis.questions.first([sets.read(a), sets.read(b), sets.nice]) { $0.allSatisfy { $0 } }?.urlText
            ?? analysis.questions.first([sets.read(a), sets.read(b)]) { $0.allSatisfy { $0 } }?.urlText
    }

    private func items(_ a: Items, _ b: Items) -> [String]? {
        var texts: [String] = []
        for item in a.named where item.isRequired {
            let other = b.named.first { $0.name.utf8.elementsEqual(item.name.utf8) }
            guard let text = itemText(item, other) else { return nil }
            texts.append(text)
        }
        for item in b.named
        where item.isRequired
            && !a.named.contains(where: { $0.isRequired && $0.name.utf8.elementsEqual(item.name.utf8) })
        {
            let other = a.named.first { $0.name.utf8.elementsEqual(item.name.utf8) }
            guard let text = itemText(item, other) else { return nil }
            texts.append(text)
        }
        return texts
    }

    private func itemText(_ item: Item, _ other: Item?) -> String? {
        if item.value == .literal(nil), other == nil || other?.value == .literal(nil) {
            return URLSketch.item(item.name, nil)
        }
        let first = item.matcher ?? .type(.string)
        return text(first, other?.matcher ?? first, analysis.questions.itemPlace).map { URLSketch.item(item.name, $0) }
    }
}

extension Item {
    /// The values that the item takes; nil for any.
    fileprivate var matcher: Matcher? {
        switch value {
        case .literal(let text): text.map { .literal($0, ignoringCase: false) }
        case .parameter(let parameter): .type(parameter.type)
        }
    }
}

extension TextSets {
    /// Texts of one or more unreserved characters: what reads well in an example.
    var nice: TextAutomaton {
        .some(SymbolSet.written.plainForms)
    }
}
