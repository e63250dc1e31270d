import RouteSpec
import RoutePatterns

/// `same-urls` and `unreachable`: patterns that no URL opens, judged under each of their bases.
struct Shadowing {
    let analysis: TableAnalysis
    let places: PatternPlaces

    init(_ analysis: TableAnalysis, _ places: PatternPlaces) {
        self.analysis = analysis
        self.places = places
    }

    /// Reports each pattern once; whether there was one.
    ///
    /// - Parameter notesDoubt: whether a pattern is noted for which the search was given up.
    func check(notesDoubt: Bool, into diagnostics: inout Diagnostics) -> Bool {
        var reported: Set<Int> = []
        var doubted: Set<Int> = []
        let questions = analysis.questions
        for scheme in analysis.schemes {
            if scheme.isIncomplete, notesDoubt {
                for entry in scheme.places.keys.sorted() where doubted.insert(entry).inserted {
                    noteDoubt(entry, into: &diagnostics)
                }
            }
            let index = BaseIndex(scheme, questions)
            let earlier = Dictionary(grouping: scheme.pairs, by: \.later).mapValues { $0.map(\.earlier) }
            let reachability = Reachability(table: analysis.table, scheme: scheme, questions: questions)
            for (entry, others) in earlier.sorted(by: { $0.key < $1.key }) where !reported.contains(entry) {
                for place in scheme.places[entry] ?? [] where index.isJudged(place) && scheme.isJudged(place) {
                    let before = questions.work.isDone ? [] : index.places(of: others, before: place)
                    let answer =
                        questions.work.isDone ? .unknown : reachability.answer(for: place, earlier: before)
                    if case .unknown = answer, notesDoubt, doubted.insert(entry).inserted {
                        noteDoubt(entry, into: &diagnostics)
                    }
                    guard case .covered(let covering) = answer else { continue }
                    report(place, before, covering, reachability, into: &diagnostics)
                    reported.insert(entry)
                    break
                }
            }
        }
        return !reported.isEmpty
    }

    private func noteDoubt(_ entry: Int, into diagnostics: inout Diagnostics) {
        diagnostics.append(
            Diagnostic(
                .undecided, "cannot decide whether any URL opens '\(places.route(entry))' through this pattern",
                at: places.span(entry)))
    }

    private func report(
        _ place: Int, _ earlier: [Int], _ covering: [(entry: Int, url: String)], _ reachability: Reachability,
        into diagnostics: inout Diagnostics
    ) {
        let variants = reachability.scheme.variants
        let entry = variants[place].pattern
        let twin = earlier.first { other in
            variants[other].scheme == variants[place].scheme && reachability.isCovered(place, by: other)
                && reachability.isCovered(other, by: place)
        }.map { variants[$0].pattern }
        func note(_ entry: Int, _ url: String) -> Diagnostic.Note {
            Diagnostic.Note("'\(places.route(entry))' matches \(url)", at: places.span(entry))
        }
        if let twin {
            let url = (covering.first { $0.entry == twin } ?? covering.first)?.url
            diagnostics.append(
                Diagnostic(
                    .sameURLs, "this pattern matches exactly the same URLs as '\(places.route(twin))'",
                    at: places.span(entry), notes: url.map { [note(twin, $0)] } ?? [],
                    help: "remove one of the patterns"))
            return
        }
        let covering = covering.sorted { $0.entry < $1.entry }
        let names = covering.map(\.entry).reduce(into: [String]()) { names, entry in
            let name = "'\(places.route(entry))'"
            if !names.contains(name) { names.append(name) }
        }
        diagnostics.append(
            Diagnostic(
                .unreachable, "every URL that matches this pattern opens \(names.listed) first", at: places.span(entry),
                notes: covering.map { note($0.entry, $0.url) },
                help: "remove the pattern, or tell it apart from the earlier one with literal text or a type"))
    }
}

extension [String] {
    /// The words as a sentence has them: `a, b or c`.
    fileprivate var listed: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + (last ?? "")
    }
}
