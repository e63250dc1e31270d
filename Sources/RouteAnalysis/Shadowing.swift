import RouteSpec
import RoutePatterns

/// `same-urls` and `unreachable`: patterns that no URL opens, checked under each of their bases.
struct Shadowing {
    let analysis: TableAnalysis
    let locations: PatternLocations

    init(_ analysis: TableAnalysis, _ locations: PatternLocations) {
        self.analysis = analysis
        self.locations = locations
    }

    /// Reports each such pattern once, and returns whether there was one.
    ///
    /// - Parameter notesDoubt: whether to add a note for each undecided pattern.
    func check(notesDoubt: Bool, into diagnostics: inout Diagnostics) -> Bool {
        var reported = PatternSet(count: analysis.table.patternIDs.count)
        var doubted = reported
        let questions = analysis.questions
        for scheme in analysis.schemes {
            if scheme.isIncomplete, notesDoubt {
                for pattern in scheme.patternIDs { noteDoubt(pattern, &doubted, into: &diagnostics) }
            }
            let reachability = Reachability(table: analysis.table, scheme: scheme, questions: questions)
            for (pattern, others) in scheme.pairsByLater where !reported.contains(pattern.index) {
                // One that fits any scheme also matches URLs outside of this scheme.
                for variant in scheme.variantIDs(of: pattern)
                where scheme.isJudged(variant) && scheme.isOfScheme(variant) {
                    let before = questions.budget.isDone ? [] : scheme.variants(of: others, before: variant)
                    let answer =
                        questions.budget.isDone ? .unknown : reachability.answer(for: variant, earlier: before)
                    if case .unknown = answer, notesDoubt { noteDoubt(pattern, &doubted, into: &diagnostics) }
                    guard case .covered(let covering) = answer else { continue }
                    report(variant, before, covering, reachability, into: &diagnostics)
                    reported.insert(pattern.index)
                    break
                }
            }
        }
        return !reported.isEmpty
    }

    private func noteDoubt(_ pattern: PatternID, _ doubted: inout PatternSet, into diagnostics: inout Diagnostics) {
        if doubted.contains(pattern.index) { return }
        doubted.insert(pattern.index)
        diagnostics.append(
            Diagnostic(
                .undecided, "cannot decide whether any URL opens '\(locations.route(pattern))' through this pattern",
                at: locations.span(pattern)))
    }

    private func report(
        _ variant: VariantID, _ earlier: [VariantID], _ covering: [(pattern: PatternID, url: String)],
        _ reachability: Reachability, into diagnostics: inout Diagnostics
    ) {
        let scheme = reachability.scheme
        let pattern = scheme[variant].pattern
        let twin = earlier.first { other in
            scheme[other].scheme == scheme[variant].scheme && reachability.isCovered(variant, by: other)
                && reachability.isCovered(other, by: variant)
        }.map { scheme[$0].pattern }
        func note(_ pattern: PatternID, _ url: String) -> Diagnostic.Note {
            Diagnostic.Note("'\(locations.route(pattern))' matches \(url)", at: locations.span(pattern))
        }
        if let twin {
            let url = (covering.first { $0.pattern == twin } ?? covering.first)?.url
            // The two are one pattern of a spec that is mounted twice.
            let isMountedTwice = locations.span(pattern) == locations.span(twin)
            let names = (later: locations.route(pattern), earlier: locations.route(twin))
            diagnostics.append(
                Diagnostic(
                    .sameURLs,
                    isMountedTwice
                        ? "this pattern of '\(names.later)' and '\(names.earlier)' matches the same URLs in both mounts"
                        : "this pattern matches exactly the same URLs as '\(names.earlier)'",
                    at: locations.span(pattern), notes: url.map { [note(twin, $0)] } ?? [],
                    help: !isMountedTwice
                        ? "remove one of the patterns"
                        : analysis.table[pattern].pattern.base == nil
                            ? "mount the spec once, or give each mount a path of its own"
                            : "mount the spec once, or write the pattern without a base"))
            return
        }
        let covering = covering.sorted { $0.pattern < $1.pattern }
        let names = covering.map(\.pattern).reduce(into: [String]()) { names, pattern in
            let name = "'\(locations.route(pattern))'"
            if !names.contains(name) { names.append(name) }
        }
        diagnostics.append(
            Diagnostic(
                .unreachable, "every URL that matches this pattern opens \(names.list("or")) first",
                at: locations.span(pattern),
                notes: covering.map { note($0.pattern, $0.url) },
                help: "remove the pattern, or tell it apart from the earlier one with literal text or a type"))
    }
}
