import RoutePatterns

/// `overlap`: values whose URL an earlier pattern reads and no mark keeps from it (semantics.md, section 6).
package struct Overlaps {
    /// A pair of patterns, with a value of the later one that does not come back.
    package struct Finding: Hashable, Sendable {
        package let earlier: Int
        package let later: Int
        package let values: [RouteValue]
        /// The URL that is written for the values.
        package let url: String
    }

    private let analysis: TableAnalysis
    private let places: PatternPlaces

    init(_ analysis: TableAnalysis, _ places: PatternPlaces) {
        self.analysis = analysis
        self.places = places
    }

    func check(into diagnostics: inout Diagnostics) {
        let answer = Self.answer(analysis)
        for finding in answer.findings {
            let route = analysis.table.route(of: finding.later)
            let value = zip(route.values, finding.values).map { "\($0.name): \($1.noteText)" }.joined(separator: ", ")
            diagnostics.append(
                Diagnostic(
                    .overlap,
                    "\(route.name)\(value.isEmpty ? "" : "(\(value))") is written \(finding.url), which opens "
                        + "'\(places.route(finding.earlier))'",
                    at: places.span(finding.later),
                    notes: [
                        Diagnostic.Note(
                            "'\(places.route(finding.earlier))' reads it first", at: places.span(finding.earlier))
                    ]))
        }
        for entry in answer.doubtful.sorted() {
            diagnostics.append(
                Diagnostic(
                    .cannotTell, "cannot tell whether every value of '\(places.route(entry))' comes back",
                    at: places.span(entry)))
        }
    }

    /// What the search for overlaps comes to.
    struct Answer {
        /// In the order of the later patterns.
        var findings: [Finding] = []
        /// The patterns that may have others.
        var doubtful: Set<Int> = []
    }

    /// All pairs of a table, in the order of the later patterns.
    package static func findings(_ table: RouteTable) -> [Finding] {
        answer(TableAnalysis(table)).findings
    }

    /// What a pair costs, in steps, whose URL is written and read.
    private static let cost = 200

    static func answer(_ analysis: TableAnalysis) -> Answer {
        var answer = Answer()
        var known: Set<Meetings.Pair> = []
        for scheme in analysis.schemes {
            if scheme.isIncomplete { answer.doubtful.formUnion(scheme.places.keys.filter(analysis.isWritten)) }
            for pair in scheme.pairs where analysis.isWritten(pair.later) && !answer.doubtful.contains(pair.later) {
                if analysis.questions.work.isDone {
                    answer.doubtful.insert(pair.later)
                    continue
                }
                // A mark that keeps one pattern away may leave the URL to another, so that none is written.
                for aim in [WrittenMeeting.Aim.survivor, .read] {
                    let meeting = WrittenMeeting.answer(pair, in: scheme, analysis, aim, needsURL: true)
                    if meeting == .none { continue }
                    analysis.questions.work.spend(cost)
                    guard case .text(let url) = meeting, !analysis.questions.work.isDone else {
                        answer.doubtful.insert(pair.later)
                        break
                    }
                    guard let finding = finding(url, pair, analysis.table) else {
                        // A user's type may hold what this text, by chance, does not.
                        let isDoubtful = aim == .survivor && hasOpaquePart(pair, in: scheme, analysis)
                        if isDoubtful { answer.doubtful.insert(pair.later) }
                        continue
                    }
                    if known.insert(Meetings.Pair(earlier: finding.earlier, later: finding.later)).inserted {
                        answer.findings.append(finding)
                    }
                    break
                }
            }
        }
        answer.findings.sort { ($0.later, $0.earlier) < ($1.later, $1.earlier) }
        return answer
    }

    /// Whether a segment of one of the patterns is in part of a type that only the app knows.
    private static func hasOpaquePart(
        _ pair: Meetings.Pair, in scheme: TableAnalysis.Scheme, _ analysis: TableAnalysis
    ) -> Bool {
        [pair.earlier, pair.later].compactMap { scheme.places[$0]?.first }.contains { place in
            scheme.variants[place].matchers.contains { matcher in
                if case .affixed = matcher { matcher.isOpaque } else { false }
            }
        }
    }

    /// Writes the value that a URL means by the later pattern, and looks what reads it.
    private static func finding(_ url: String, _ pair: Meetings.Pair, _ table: RouteTable) -> Finding? {
        guard let reading = table.read(url: url, by: pair.later),
            let written = table.write(
                route: reading.route, values: reading.values, table.bases.isEmpty ? .rawValue : .url),
            let other = table.read(rawValue: written),
            other.route != reading.route || !zip(other.values, reading.values).allSatisfy({ $0.isSame(as: $1) })
        else { return nil }
        return Finding(earlier: other.entry, later: pair.later, values: reading.values, url: written)
    }
}

extension RouteValue {
    /// The value as a note shows it.
    var noteText: String {
        switch self {
        case .null: "nil"
        case .string(let text): "\"\(text)\""
        case .list(let values): "[" + values.map(\.noteText).joined(separator: ", ") + "]"
        case .items(let items):
            "[" + items.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", ")
                + "]"
        default: text ?? ""
        }
    }
}
