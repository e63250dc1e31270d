import RouteSpec
import RoutePatterns

/// `ambiguous-query`: two patterns require different query items, but one URL matches both, so only their order
/// decides.
struct AmbiguousQuery {
    let analysis: TableAnalysis
    let locations: PatternLocations

    init(_ analysis: TableAnalysis, _ locations: PatternLocations) {
        self.analysis = analysis
        self.locations = locations
    }

    /// What decides which pattern a URL with the items of both opens.
    private enum Kind: CaseIterable {
        /// Only the order of the patterns in the spec decides which route opens.
        case warning
        /// Both patterns belong to one route, or their segments decide.
        case note
    }

    /// An earlier pattern, and a URL that matches both it and the later one.
    private struct Meeting {
        let earlier: PatternID
        let url: String
    }

    /// The result of a search for a URL.
    private enum Answer {
        case text(String)
        case none
        case unknown
    }

    /// - Parameter notesAll: whether to add notes for harmless pairs and undecided patterns, too.
    func check(notesAll: Bool, into diagnostics: inout Diagnostics) {
        let patterns = analysis.table.patternIDs
        var doubted = PatternSet(count: patterns.count)
        var known = doubted
        for kind in Kind.allCases where kind == .warning || notesAll {
            var meetings = Array(repeating: [Meeting](), count: patterns.count)
            for scheme in analysis.schemes { find(kind, in: scheme, &meetings, &doubted) }
            for (later, found) in zip(patterns, meetings) where !found.isEmpty {
                report(later, found, kind, into: &diagnostics)
                known.insert(later.index)
            }
        }
        guard notesAll else { return }
        for pattern in patterns where doubted.contains(pattern.index) && !known.contains(pattern.index) {
            diagnostics.append(
                Diagnostic(
                    .undecided,
                    "cannot decide whether a URL can have the items of both this pattern of '\(locations.route(pattern))' "
                        + "and another one",
                    at: locations.span(pattern)))
        }
    }

    private func find(
        _ kind: Kind, in scheme: TableAnalysis.Scheme, _ meetings: inout [[Meeting]], _ doubted: inout PatternSet
    ) {
        let needed = neededItems(scheme)
        for (later, others) in scheme.pairsByLater where !needed[later.index].isEmpty {
            let pairs = scheme.pairs(of: later)
            for earlier in others {
                let isOneRoute = locations.areOfOneRoute(earlier, later)
                if isOneRoute && kind == .warning || !areIncomparable(needed[earlier.index], needed[later.index]) {
                    continue
                }
                let known = meetings[later.index]
                if known.count == Self.mostNotes || known.contains(where: { $0.earlier == earlier }) { continue }
                switch url(of: pairs[earlier] ?? [], isOneRoute ? nil : kind, in: scheme) {
                case .text(let url): meetings[later.index].append(Meeting(earlier: earlier, url: url))
                case .unknown: doubted.insert(later.index)
                case .none: continue
                }
            }
        }
    }

    /// The query items that each pattern requires, sorted by the number of their name.
    private func neededItems(_ scheme: TableAnalysis.Scheme) -> [[ItemDemand]] {
        analysis.table.patternIDs.map { pattern in
            guard let variant = scheme.variantIDs(of: pattern).first else { return [] }
            return scheme.member(variant).items.filter { !$0.isInFragment && $0.isRequired }
        }
    }

    /// Whether each pattern requires an item that the other one doesn't.
    private func areIncomparable(_ a: [ItemDemand], _ b: [ItemDemand]) -> Bool {
        if a.isEmpty || b.isEmpty { return false }
        if (a + b).contains(where: { !$0.otherNames.isEmpty }) {
            analysis.questions.budget.spend(1 + a.count * b.count / 16)
            return a.contains { item in !b.contains { item.isImplied(by: $0) } }
                && b.contains { item in !a.contains { item.isImplied(by: $0) } }
        }
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
        analysis.questions.budget.spend((i + j) / 16)
        return isOwn && isOther
    }

    /// A URL that each of two patterns matches on its own.
    ///
    /// - Parameters:
    ///   - pairs: their variants that share a path.
    ///   - kind: what must decide between the patterns; nil for either.
    private func url(
        of pairs: [TableAnalysis.Scheme.Pair], _ kind: Kind?, in scheme: TableAnalysis.Scheme
    ) -> Answer {
        var isExhausted = false
        for (earlier, later) in pairs {
            if analysis.questions.budget.isDone { return .unknown }
            analysis.questions.budget.spend(1)
            let variants = [earlier, later].map { scheme[$0] }
            if let kind, (kind == .note) != segmentsDecide(variants[0], variants[1]) { continue }
            for members in self.pairs(scheme.alternatives(earlier), scheme.alternatives(later)) {
                var search = URLSearch(
                    analysis.questions, required: members, avoided: [], isOpaqueAvoidable: false,
                    scheme: variants[0].scheme ?? variants[1].scheme ?? scheme.tree.scheme ?? "x",
                    isHosted: scheme.tree.isHosted)
                if let text = search.url() {
                    analysis.questions.budget.spend(text.utf8.count)
                    if variants.allSatisfy({ analysis.table.read(url: text, by: $0.pattern) != nil }) {
                        return .text(text)
                    }
                    isExhausted = true
                }
                isExhausted = isExhausted || search.isExhausted
            }
        }
        return isExhausted ? .unknown : .none
    }

    private func pairs(_ a: [PatternConstraints], _ b: [PatternConstraints]) -> [[PatternConstraints]] {
        a.flatMap { first in b.map { [first, $0] } }
    }

    /// Whether the ranks of the segments, in the path or the fragment, decide which pattern is tried first.
    private func segmentsDecide(_ a: Variant, _ b: Variant) -> Bool {
        if let isDecided = areRanked(a.matchers, b.matchers) { return isDecided }
        let patterns = [a, b].map { analysis.table[$0.pattern].pattern }
        if patterns[0].fragment != patterns[1].fragment { return true }
        let fragments = patterns.map { $0.fragmentSegments.map { Matcher($0.text) } }
        return areRanked(fragments[0], fragments[1]) ?? false
    }

    /// Whether the ranks of two paths differ; nil if the paths are the same.
    private func areRanked(_ a: [Matcher], _ b: [Matcher]) -> Bool? {
        guard let (a, b) = zip(a, b).first(where: { $0 != $1 }) else { return a.count == b.count ? nil : true }
        return (a.rank, a.literalCount) != (b.rank, b.literalCount)
    }

    private func report(_ later: PatternID, _ meetings: [Meeting], _ kind: Kind, into diagnostics: inout Diagnostics) {
        guard let first = meetings.first else { return }
        let name = locations.route(first.earlier)
        let isOneRoute = locations.areOfOneRoute(first.earlier, later)
        let message =
            isOneRoute
            ? "a URL with the items of both this pattern and another one of '\(name)' matches the other one"
            : "a URL with the items of both this pattern and '\(name)' opens '\(name)'"
        diagnostics.append(
            Diagnostic(
                .ambiguousQuery, message, at: locations.span(later),
                notes: meetings.map { meeting in
                    Diagnostic.Note(
                        "'\(locations.route(meeting.earlier))' matches \(meeting.url) first",
                        at: locations.span(meeting.earlier))
                },
                help: kind == .note
                    ? nil : "give both patterns a literal item with different values, or different paths",
                severity: kind == .note ? .note : nil))
    }

    /// The maximum number of earlier patterns that one diagnostic names.
    private static let mostNotes = 4
}

extension ItemDemand {
    /// Whether a URL with the other item also has this one, judging by the patterns alone.
    fileprivate func isImplied(by other: ItemDemand) -> Bool {
        let names = [name] + otherNames
        return ([other.name] + other.otherNames).allSatisfy(names.contains)
            && (!isLiteral || value == nil || other.value == value)
    }
}
