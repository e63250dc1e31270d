import RouteSpec
import RoutePatterns

/// `ambiguous-query`: two patterns require different query items, but one URL matches both, so only their order
/// decides.
struct AmbiguousQuery {
    let probes: Probes
    let locations: PatternLocations

    private var table: RouteTable { probes.tables[0] }

    /// An earlier pattern, and a URL that matches both it and the later one.
    private struct Meeting {
        let earlier: PatternID
        let url: String
        /// Whether only the order of the patterns in the spec decides which route opens.
        let isWarning: Bool
    }

    /// - Parameter notesAll: whether to add notes for harmless pairs, too.
    func check(notesAll: Bool, into diagnostics: inout Diagnostics) {
        var meetings = Array(repeating: [Meeting](), count: table.patternIDs.count)
        for later in probes.patterns where later.path.items.contains(where: \.isRequired) {
            let rivals = probes.rivals(of: later).rivals.filter { $0.order < later.order }
            for earlier in rivals.sorted(by: { $0.pattern < $1.pattern }) {
                let known = meetings[later.pattern.index]
                if known.count == Self.mostNotes { break }
                if known.contains(where: { $0.earlier == earlier.pattern }) { continue }
                if let found = meeting(earlier, later, notesAll: notesAll) {
                    meetings[later.pattern.index].append(found)
                }
            }
        }
        for (later, found) in zip(table.patternIDs, meetings) where !found.isEmpty {
            let warnings = found.filter(\.isWarning)
            if !warnings.isEmpty { report(later, warnings, isNote: false, into: &diagnostics) }
            if warnings.count < found.count {
                report(later, found.filter { !$0.isWarning }, isNote: true, into: &diagnostics)
            }
        }
    }

    private func meeting(_ earlier: ProbedPattern, _ later: ProbedPattern, notesAll: Bool) -> Meeting? {
        let needed = [earlier, later].map { $0.path.items.filter(\.isRequired) }
        guard needed[0].contains(where: { item in !needed[1].contains { item.isImplied(by: $0) } }),
            needed[1].contains(where: { item in !needed[0].contains { item.isImplied(by: $0) } })
        else { return nil }
        let isWarning =
            !table.areOfOneRoute(earlier.pattern, later.pattern) && !segmentsDecide(earlier, later)
        guard isWarning || notesAll else { return nil }
        let patterns: Set = [earlier.pattern, later.pattern]
        let url = probes.links(of: earlier, sharedWith: later).first { link in
            patterns.allSatisfy { table.read(url: link, by: $0) != nil }
        }
        return url.map { Meeting(earlier: earlier.pattern, url: $0, isWarning: isWarning) }
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

    private func report(_ later: PatternID, _ meetings: [Meeting], isNote: Bool, into diagnostics: inout Diagnostics) {
        guard let first = meetings.first else { return }
        let name = locations.route(first.earlier)
        let isOneRoute = table.areOfOneRoute(first.earlier, later)
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
                help: isNote ? nil : "give both patterns a literal item with different values, or different paths",
                severity: isNote ? .note : nil))
    }

    /// The maximum number of earlier patterns that one diagnostic names.
    private static let mostNotes = 4
}

extension ProbedHalf {
    fileprivate var matchers: [Matcher] { segments.map(\.matcher) + (rest.map { [$0.matcher] } ?? []) }
}

extension ProbedItem {
    /// Whether a URL with the other item also has this one, judging by the patterns alone.
    fileprivate func isImplied(by other: ProbedItem) -> Bool {
        guard other.names.allSatisfy(names.contains) else { return false }
        guard case .literal(let text, _) = part?.matcher else { return true }
        return other.part?.matcher.values(of: text) != nil && other.part?.matcher.isLiteral ?? false
    }
}
