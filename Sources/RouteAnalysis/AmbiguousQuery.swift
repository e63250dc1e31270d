import RouteLanguage
import RouteSpec

/// `ambiguous-query`: two patterns require different query items, but one URL matches both, so
/// only their order decides.
struct AmbiguousQuery {
    let probes: Probes
    /// The spans of the table's patterns.
    let spans: [Span]

    private var table: RouteTable { probes.tables[0] }

    func check(into diagnostics: inout Diagnostics) {
        for later in table.patternIDs {
            let meetings = meetings(of: later)
            guard let first = meetings.first else { continue }
            let name = table.route(of: first.pattern).name
            diagnostics.report(
                .ambiguousQuery,
                "a URL with the items of both this pattern and '\(name)' opens '\(name)'",
                at: spans[later.index],
                notes: meetings.map(note),
                help:
                    "give both patterns a literal item with different values, or different paths; "
                    + "if a server makes the links, name an item that must be absent, as in &!reply"
            )
        }
    }

    private func note(_ meeting: EarlierMatch) -> Diagnostic.Note {
        let name = table.route(of: meeting.pattern).name
        return Diagnostic.Note(
            "'\(name)' matches \(meeting.url) first", at: spans[meeting.pattern.index])
    }

    /// Earlier patterns, each with a URL that matches both it and a later one.
    private func meetings(of pattern: PatternID) -> [EarlierMatch] {
        var found: [EarlierMatch] = []
        for later in probes.patterns(of: pattern) where later.requiresItems {
            let rivals = probes.rivals(of: later).filter { $0.order < later.order }
            for earlier in rivals.sorted(by: { $0.pattern < $1.pattern })
            where found.count < Self.mostNotes {
                if found.contains(where: { $0.pattern == earlier.pattern }) { continue }
                guard let url = sharedURL(earlier, later) else { continue }
                found.append(EarlierMatch(pattern: earlier.pattern, url: url))
            }
        }
        return found
    }

    /// A URL that matches both patterns, if only their order in the spec decides which
    /// route opens.
    private func sharedURL(_ earlier: ProbedPattern, _ later: ProbedPattern) -> String? {
        guard earlier.needsMore(than: later), later.needsMore(than: earlier),
            table.routeID(of: earlier.pattern) != table.routeID(of: later.pattern),
            !segmentsDecide(earlier, later)
        else { return nil }
        return probes.links(of: earlier, rivals: [later]).first { link in
            [earlier, later].allSatisfy { table.read(url: link, by: $0.pattern) != nil }
        }
    }

    /// Whether the ranks of the segments, in the path or the fragment, decide which pattern is
    /// tried first.
    private func segmentsDecide(_ a: ProbedPattern, _ b: ProbedPattern) -> Bool {
        if let isDecided = areRanked(a.path, b.path) { return isDecided }
        if a.fragment == nil, b.fragment == nil { return false }
        guard let first = a.fragment, let second = b.fragment, a.isOnlyItems == b.isOnlyItems
        else { return true }
        return areRanked(first, second) ?? false
    }

    /// Whether the ranks of two paths differ; nil if the paths are the same.
    private func areRanked(_ a: ProbedHalf, _ b: ProbedHalf) -> Bool? {
        let first = a.matchers.inOrderOfComparison(\.isRest)
        let second = b.matchers.inOrderOfComparison(\.isRest)
        for (own, other) in zip(first, second) where own != other {
            return own.rank != other.rank || own.literalCount != other.literalCount
        }
        return first.count == second.count ? nil : true
    }

    /// The maximum number of earlier patterns that one diagnostic names.
    private static let mostNotes = 4
}

extension ProbedPattern {
    /// The items that a URL must have, in its query and in its fragment.
    fileprivate var needed: [[ProbedItem]] {
        [path.items, fragment?.items ?? []].map { $0.filter(\.isRequired) }
    }

    fileprivate var requiresItems: Bool { needed.contains { !$0.isEmpty } }

    /// Whether this pattern requires an item that a URL with those of another one may lack.
    fileprivate func needsMore(than other: ProbedPattern) -> Bool {
        zip(needed, other.needed).contains { own, others in
            own.contains { item in !others.contains { item.isImplied(by: $0) } }
        }
    }
}

extension ProbedItem {
    /// Whether a URL with the other item also has this one, judging by the patterns alone.
    fileprivate func isImplied(by other: ProbedItem) -> Bool {
        guard other.keys.allSatisfy(keys.contains) else { return false }
        guard case .literal(let text, _) = part?.matcher else { return true }
        guard let otherPart = other.part, otherPart.matcher.isLiteral else { return false }
        return otherPart.values(of: text) != nil
    }
}
