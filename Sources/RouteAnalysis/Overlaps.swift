import RouteSpec
import RoutePatterns

/// `overlap`: values whose URL an earlier pattern matches (Semantics, section 6).
package struct Overlaps {
    /// A pair of patterns, with a value of the later one that doesn't read back.
    package struct Finding: Equatable, Sendable {
        package let earlier: PatternID
        package let later: PatternID
        package let values: [RouteValue]
        /// The URL written for the values.
        package let url: String
    }

    private let analysis: TableAnalysis
    private let locations: PatternLocations

    init(_ analysis: TableAnalysis, _ locations: PatternLocations) {
        self.analysis = analysis
        self.locations = locations
    }

    /// Reports the pairs of patterns and returns them, sorted by the later pattern.
    package func check(into diagnostics: inout Diagnostics) -> [Finding] {
        let answer = Self.answer(analysis)
        let findings = answer.findings
        for finding in findings {
            let route = analysis.table.route(of: finding.later)
            let value = zip(route.values, finding.values).map { "\($0.name): \($1.noteText)" }.joined(separator: ", ")
            diagnostics.append(
                Diagnostic(
                    .overlap,
                    "\(route.name)\(value.isEmpty ? "" : "(\(value))") is written \(finding.url), which opens "
                        + "'\(locations.route(finding.earlier))'",
                    at: locations.span(finding.later),
                    notes: [
                        Diagnostic.Note(
                            "'\(locations.route(finding.earlier))' matches it first",
                            at: locations.span(finding.earlier))
                    ]))
        }
        for pattern in analysis.table.patternIDs where answer.doubtful.contains(pattern.index) {
            diagnostics.append(
                Diagnostic(
                    .undecided, "cannot decide whether every value of '\(locations.route(pattern))' can be read back",
                    at: locations.span(pattern)))
        }
        return findings
    }

    /// The result of the search for overlaps.
    struct Answer {
        /// The patterns that may have more overlaps than were found.
        var doubtful: PatternSet
        /// By the earlier and the later pattern.
        fileprivate var known: [[PatternID]: Finding] = [:]

        /// Sorted by the later pattern, then by the earlier one.
        var findings: [Finding] {
            known.values.sorted { ($0.later, $0.earlier) < ($1.later, $1.earlier) }
        }
    }

    static func answer(_ analysis: TableAnalysis) -> Answer {
        var answer = Answer(doubtful: PatternSet(count: analysis.table.patternIDs.count))
        for scheme in analysis.schemes {
            if scheme.isIncomplete {
                for pattern in scheme.patternIDs where analysis.isWritten(pattern) {
                    answer.doubtful.insert(pattern.index)
                }
            }
            for (later, others) in scheme.pairsByLater where analysis.isWritten(later) {
                guard !answer.doubtful.contains(later.index),
                    let variant = scheme.writtenVariant(of: later, analysis.table)
                else { continue }
                find(variant, others, in: scheme, analysis, &answer)
            }
        }
        return answer
    }

    /// Looks for values of one variant whose URLs other patterns match.
    private static func find(
        _ later: VariantID, _ others: [PatternID], in scheme: TableAnalysis.Scheme, _ analysis: TableAnalysis,
        _ answer: inout Answer
    ) {
        let budget = analysis.questions.budget
        let pattern = scheme[later].pattern
        if budget.isDone {
            answer.doubtful.insert(pattern.index)
            return
        }
        let variants = others.flatMap { scheme.variantIDs(of: $0) }.filter { $0 < later }.sorted()
        let search = RoundTripSearch(analysis, scheme, later: later)
        let readers = variants.filter { search.isRead(by: $0) }
        for (index, reader) in readers.enumerated() where search.isOther(reader) {
            let pair = [scheme[reader].pattern, pattern]
            if answer.known[pair] != nil { continue }
            // Two patterns that fit any scheme are compared once, in the tree without a scheme.
            let variants = [scheme[reader], scheme[later]]
            if scheme.tree.scheme != nil, variants.allSatisfy({ $0.scheme == nil }) { continue }
            if analysis.questions.budget.isDone {
                answer.doubtful.insert(pattern.index)
                return
            }
            switch search.answer(opening: reader, before: Array(readers[..<index])) {
            case .found(let finding): answer.known[pair] = finding
            case .unknown: answer.doubtful.insert(pattern.index)
            case .none: continue
            }
        }
    }
}

extension RouteValue {
    /// The value as a note shows it.
    package var noteText: String {
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
