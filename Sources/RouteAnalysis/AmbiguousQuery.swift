import RouteSpec
import RoutePatterns

/// `ambiguous-query`: two patterns require different query items, but one URL matches both, so only their order
/// decides.
struct AmbiguousQuery {
    let probes: Probes
    let locations: PatternLocations

    private var table: RouteTable { probes.tables[0] }

    /// An earlier pattern, and a URL that matches both it and the later one.
    private typealias Meeting = (earlier: PatternID, url: String)

    func check(into diagnostics: inout Diagnostics) {
        var meetings = Array(repeating: [Meeting](), count: table.patternIDs.count)
        for later in probes.patterns where later.path.items.contains(where: \.isRequired) {
            let rivals = probes.rivals(of: later).filter { $0.order < later.order }
            for earlier in rivals.sorted(by: { $0.pattern < $1.pattern }) {
                let known = meetings[later.pattern.index]
                if known.count == Self.mostNotes { break }
                if known.contains(where: { $0.earlier == earlier.pattern }) { continue }
                if let url = sharedURL(earlier, later) {
                    meetings[later.pattern.index].append((earlier.pattern, url))
                }
            }
        }
        for (later, found) in zip(table.patternIDs, meetings) { report(later, found, into: &diagnostics) }
    }

    /// A URL that matches both patterns, if only their order in the spec decides which route opens.
    private func sharedURL(_ earlier: ProbedPattern, _ later: ProbedPattern) -> String? {
        let needed = [earlier, later].map { $0.path.items.filter(\.isRequired) }
        guard needed[0].contains(where: { item in !needed[1].contains { item.isImplied(by: $0) } }),
            needed[1].contains(where: { item in !needed[0].contains { item.isImplied(by: $0) } }),
            table.routeID(of: earlier.pattern) != table.routeID(of: later.pattern), !segmentsDecide(earlier, later)
        else { return nil }
        return probes.links(of: earlier, rivals: [later]).first { link in
            [earlier, later].allSatisfy { table.read(url: link, by: $0.pattern) != nil }
        }
    }

    /// Whether the ranks of the segments, in the path or the fragment, decide which pattern is tried first.
    private func segmentsDecide(_ a: ProbedPattern, _ b: ProbedPattern) -> Bool {
        if let isDecided = areRanked(a.path, b.path) { return isDecided }
        guard let first = a.fragment, let second = b.fragment, a.isOnlyItems == b.isOnlyItems else {
            return a.fragment != nil || b.fragment != nil
        }
        return areRanked(first, second) ?? false
    }

    /// Whether the ranks of two paths differ; nil if the paths are the same.
    private func areRanked(_ a: ProbedHalf, _ b: ProbedHalf) -> Bool? {
        let (first, second) = (a.matchers, b.matchers)
        guard let (a, b) = zip(first, second).first(where: { $0 != $1 }) else {
            return first.count == second.count ? nil : true
        }
        return (a.rank, a.literalCount) != (b.rank, b.literalCount)
    }

    private func report(_ later: PatternID, _ meetings: [Meeting], into diagnostics: inout Diagnostics) {
        guard let first = meetings.first else { return }
        let name = locations.route(first.earlier)
        diagnostics.append(
            Diagnostic(
                .ambiguousQuery, "a URL with the items of both this pattern and '\(name)' opens '\(name)'",
                at: locations.span(later),
                notes: meetings.map { meeting in
                    Diagnostic.Note(
                        "'\(locations.route(meeting.earlier))' matches \(meeting.url) first",
                        at: locations.span(meeting.earlier))
                },
                help: "give both patterns a literal item with different values, or different paths"))
    }

    /// The maximum number of earlier patterns that one diagnostic names.
    private static let mostNotes = 4
}

extension ProbedItem {
    /// Whether a URL with the other item also has this one, judging by the patterns alone.
    fileprivate func isImplied(by other: ProbedItem) -> Bool {
        guard other.names.allSatisfy(names.contains) else { return false }
        guard case .literal(let text, _) = part?.matcher else { return true }
        return other.part?.matcher.values(of: text) != nil && other.part?.matcher.isLiteral ?? false
    }
}
