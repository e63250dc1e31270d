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
        for finding in Self.findings(analysis) {
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
    }

    /// All pairs of a table, in the order of the later patterns.
    package static func findings(_ table: RouteTable) -> [Finding] {
        findings(TableAnalysis(table))
    }

    static func findings(_ analysis: TableAnalysis) -> [Finding] {
        var found: [Finding] = []
        for scheme in analysis.schemes {
            for pair in scheme.pairs where analysis.isWritten(pair.later) {
                // A mark that keeps one pattern away may leave the URL to another, so that none is written.
                for aim in [WrittenMeeting.Aim.survivor, .read] {
                    guard let url = analysis.meeting(pair, in: scheme, aim),
                        let finding = finding(url, pair, analysis.table)
                    else { continue }
                    let isKnown = found.contains { $0.earlier == finding.earlier && $0.later == finding.later }
                    if !isKnown { found.append(finding) }
                    break
                }
            }
        }
        return found.sorted { ($0.later, $0.earlier) < ($1.later, $1.earlier) }
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
