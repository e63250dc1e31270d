import RouteSpec
import RoutePatterns

/// Rules about several patterns: `same-urls`, `unreachable`, `ambiguous-query` and `overlap` (Semantics, section 7).
///
/// Why the analysis is exact: the texts that match a segment or an item, and those that can be written there, are
/// regular sets of words over plain and escaped bytes (Texts). A pattern's URL picks one such word for each segment and
/// item independently, so questions about URLs split into questions about words, which automata decide (Search). Types
/// that only the app knows (URL and custom types) match everything when two patterns might share a URL, and nothing
/// when one might cover another. Only URLs with well-formed escapes count. The interpreter reads each witness before it
/// is reported.
///
/// Why it is fast: the number of steps has a limit (StepBudget), which grows with the number of patterns. Past the
/// limit, the answer is the safe one: the patterns share URLs, and none covers another. A note says so, except in a
/// build.
package enum PatternPairs {
    package struct Result {
        /// The values that don't read back; empty unless the check was requested.
        package let overlaps: [Overlaps.Finding]
        /// The steps taken, and their limit.
        package let budget: StepBudget
    }

    /// Reports errors and warnings; with `notesOverlaps`, also notes about overlaps, hosts and undecided patterns.
    ///
    /// - Parameter alone: For each of the spec's mounts, the mounted spec by itself; without them, mounts aren't
    ///   compared.
    @discardableResult
    package static func check(
        _ spec: Spec, table: RouteTable, notesOverlaps: Bool, alone: [Spec?] = [], into diagnostics: inout Diagnostics
    ) -> Result {
        let analysis = TableAnalysis(table, parts: spec.routes.map(\.isPart), omission: spec.omission)
        let locations = PatternLocations(spec)
        var found = Diagnostics()
        let isBroken = Shadowing(analysis, locations).check(notesDoubt: notesOverlaps, into: &found)
        AmbiguousQuery(analysis, locations).check(notesAll: notesOverlaps, into: &found)
        var overlaps: [Overlaps.Finding] = []
        if notesOverlaps, !isBroken {
            overlaps = Overlaps(analysis, locations).check(into: &found)
        }
        diagnostics.append(contentsOf: found.withoutRepetitions)
        if notesOverlaps, !isBroken, !diagnostics.hasErrors {
            HostNotes(table: table, locations: locations).check(into: &diagnostics)
            MountDifferences(spec: spec, table: table).check(alone: alone, into: &diagnostics)
        }
        return Result(overlaps: overlaps, budget: analysis.questions.budget)
    }
}

extension Diagnostics {
    /// The first diagnostic of each rule about the same locations. A group's patterns are compared under each prefix.
    fileprivate var withoutRepetitions: Diagnostics {
        var known: Set<Diagnostic.Subject> = []
        return filter { known.insert($0.subject).inserted }
    }
}

/// The routes of a table's patterns, and their locations in the spec file.
package struct PatternLocations {
    private var spans: [Span] = []
    private var names: [String] = []
    private var owners: [Int] = []

    package init(_ spec: Spec) {
        var last: RouteDeclaration?
        var owner = 0
        for route in spec.routes {
            if !route.isPart || route.span != last?.span || route.route.name != last?.route.name { owner += 1 }
            last = route
            for source in route.sources {
                spans.append(source.span)
                names.append(route.route.name)
                owners.append(owner)
            }
        }
    }

    /// Whether two patterns belong to one route in the file, even one with errors, which is split into its patterns.
    func areOfOneRoute(_ a: PatternID, _ b: PatternID) -> Bool {
        owners[a.index] == owners[b.index]
    }

    package func span(_ pattern: PatternID) -> Span {
        spans[pattern.index]
    }

    package func route(_ pattern: PatternID) -> String {
        names[pattern.index]
    }
}
