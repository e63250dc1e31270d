import RouteSpec
import RoutePatterns

/// The rules about several patterns: `same-urls`, `unreachable`, `ambiguous-query` and `overlap` (Semantics, section
/// 7).
///
/// Why the analysis is exact: every text that a segment or an item takes, and every text that is written there, is a
/// regular set of words over bytes as they stand and escaped bytes (Texts). A URL of a pattern is a free choice of one
/// such word for each segment and item, so questions about URLs come apart into questions about words, which automata
/// decide (Search). What only the app knows (URL, the user's types) counts as everything when two patterns might meet
/// and as nothing when one is to cover another. URLs are those whose escapes are well-formed. Each witness is read by
/// the interpreter before it is reported.
///
/// Why it ends soon: all of it has a number of steps that grows with the number of patterns (Work). What is not
/// answered within that is on the safe side: the patterns meet, none covers another, and a check for marks is emitted.
/// A note says so, but not in a build.
package enum PatternPairs {
    package struct Result {
        /// Where marks may be needed.
        package let collisions: Collisions
        /// The values that do not come back; none where they were not looked for.
        package let overlaps: [Overlaps.Finding]
        /// What was looked at, and how much may be.
        package let work: Work
    }

    /// Reports errors and warnings; with `notesOverlaps` also overlaps and undecided patterns.
    package static func check(
        _ spec: Spec, table: RouteTable, notesOverlaps: Bool, into diagnostics: inout Diagnostics
    ) -> Result {
        let analysis = TableAnalysis(table)
        let locations = PatternLocations(spec)
        let isBroken = Shadowing(analysis, locations).check(notesDoubt: notesOverlaps, into: &diagnostics)
        AmbiguousQuery(analysis, locations).check(notesAll: notesOverlaps, into: &diagnostics)
        // First what a build needs: the notes have what work is left.
        let collisions = Collisions(analysis)
        var overlaps: [Overlaps.Finding] = []
        if notesOverlaps, !isBroken {
            overlaps = Overlaps(analysis, locations).check(into: &diagnostics)
            HostNotes(table: table, locations: locations).check(into: &diagnostics)
        }
        return Result(collisions: collisions, overlaps: overlaps, work: analysis.questions.work)
    }
}

/// Where the patterns of a table stand in the file.
package struct PatternLocations {
    private let spans: [Span]
    private let names: [String]

    package init(_ spec: Spec) {
        spans = spec.routes.flatMap { route in route.sources.map(\.span) }
        names = spec.routes.flatMap { route in route.sources.map { _ in route.route.name } }
    }

    package func span(_ pattern: PatternID) -> Span {
        spans[pattern.index]
    }

    package func route(_ pattern: PatternID) -> String {
        names[pattern.index]
    }
}
