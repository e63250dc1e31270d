import RouteLanguage
import RouteSpec

/// Rules about several patterns: `same-urls`, `unreachable`, `ambiguous-query` and `overlap`
/// (Semantics, section 7).
enum PatternPairs {
    /// Reports errors and warnings; with `notesOverlaps`, also notes about overlaps, bases, and
    /// mounts.
    ///
    /// - Parameter alone: A mounted spec by itself; nil if it has errors.
    /// - Returns: the values that don't come back; empty without `notesOverlaps`, or if there is an
    ///   error.
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

/// `mount-differs`: a mounted spec's enum writes a different URL than the spec that mounts it
/// (Semantics, section 1).
enum MountDifferences {
    /// Notes the first difference of each mount: reads the simplest link of each pattern with the
    /// mounted spec, and writes the values with both.
    ///
    /// - Parameter alone: a mounted spec by itself, which is skipped if it has no base; nil if it
    ///   has errors.
    static func check(
        _ spec: Spec, _ table: RouteTable, alone: (Mount) -> Spec?,
        into diagnostics: inout Diagnostics
    ) {
        if table.bases.isEmpty { return }
        let routes = Dictionary(table.routeIDs.map { (table[$0].path, $0) }) { first, _ in first }
        for case (let mount, let alone?) in spec.mounts.map({ ($0, alone($0)) })
        where !alone.bases.isEmpty && alone.routes.count == mount.spec.routes.count {
            let probes = Probes([RouteTable(alone)])
            let own = probes.tables[0]
            let differences = own.patternIDs.lazy.compactMap {
                pattern -> (RouteID, here: String, there: String)? in
                let path = mount.spec.routes[own.routeID(of: pattern).index].route.path
                guard let route = routes[path],
                    let link = probes.patterns(of: pattern).first.flatMap(probes.plainLink),
                    let reading = own.read(url: link, by: pattern),
                    let here = table.write(route: route, values: reading.values, .url),
                    let there = own.write(route: reading.route, values: reading.values, .url)
                else { return nil }
                return here.hasBytes(of: there) ? nil : (route, here, there)
            }
            guard let (route, here, there) = differences.first else {
                checkCase(of: mount, alone, in: spec, into: &diagnostics)
                continue
            }
            diagnostics.report(
                .mountDiffers,
                "'\(table[route].name)' is written \(here), but '\(mount.spec.name)' writes \(there)",
                at: mount.path.span,
                help:
                    "give '\(mount.path.text)' the base that it has here, or write its links with '\(spec.name)'"
            )
        }
    }

    /// Notes that the case of URLs counts for only one of the two enums.
    private static func checkCase(
        of mount: Mount, _ alone: Spec, in spec: Spec, into diagnostics: inout Diagnostics
    ) {
        if alone.ignoresCase == spec.ignoresCase { return }
        let (counts, other) =
            spec.ignoresCase ? (mount.spec.name, spec.name) : (spec.name, mount.spec.name)
        diagnostics.report(
            .mountDiffers,
            "the case of URLs counts for '\(counts)', but not for '\(other)'",
            at: mount.path.span,
            help: "write the same 'caseSensitive' in both specs")
    }
}
