import RouteLanguage
import RouteSpec

/// Rules about several patterns: `same-urls`, `unreachable`, `ambiguous-query` and `overlap`
/// (Semantics, section 7).
enum PatternPairs {
    /// Reports errors and warnings; with `notesOverlaps`, also notes about overlaps, bases, and
    /// mounts.
    ///
    /// - Parameter alone: A mounted spec by itself; nil if it has errors.
    /// - Returns: the values that don't come back; empty without `notesOverlaps`, or if there is
    ///   an error.
    static func check(
        _ spec: Spec, table: RouteTable, notesOverlaps: Bool, alone: (Mount) -> Spec?,
        into diagnostics: inout Diagnostics
    ) -> [Overlaps.Finding] {
        let probes = Probes([table])
        let spans = spec.patternSpans
        let shadowing = Shadowing(probes: probes, spans: spans)
        var overlaps = notesOverlaps ? Overlaps(probes) : nil
        var shadowed: [PatternID: [Shadowing.Finding]] = [:]
        var hasErrors = false
        for pattern in probes.patterns {
            var links = PatternLinks(pattern, probes)
            if let finding = shadowing.finding(&links) {
                shadowed[pattern.pattern, default: []].append(finding)
                hasErrors = hasErrors || finding.isCertain
            }
            if !hasErrors { overlaps?.search(links) }
        }
        var found = Diagnostics()
        shadowing.report(shadowed, into: &found)
        AmbiguousQuery(probes: probes, spans: spans).check(into: &found)
        let notesMore = notesOverlaps && !found.hasErrors
        let lost = notesMore ? overlaps?.findings ?? [] : []
        Overlaps.report(lost, in: table, spans, into: &found)
        diagnostics.append(contentsOf: found.withoutRepetitions)
        if notesMore, !diagnostics.hasErrors {
            if let note = MissingBases.diagnostic(of: spec) { diagnostics.append(note) }
            MountDifferences.check(spec, table, alone: alone, into: &diagnostics)
        }
        return lost
    }
}

extension Diagnostics {
    /// The first diagnostic of each rule about the same locations. A group's patterns are compared
    /// under each prefix.
    fileprivate var withoutRepetitions: Diagnostics {
        var known: Set<Diagnostic> = []
        return filter { known.insert($0.subject).inserted }
    }
}

extension Spec {
    /// The locations of the patterns, by the indices of their identifiers in the spec's table.
    package var patternSpans: [Span] { routes.flatMap(\.sources).map(\.span) }
}
