import RoutePatterns
import RouteRuntime
import RouteSpec

/// `overlap`: values whose URL opens another route, or comes back as other values (Semantics, section 6).
///
/// The values of each pattern that reads a probe, and odd values near them, are written and read back.
package struct Overlaps {
    /// A value that doesn't come back.
    package struct Finding: Equatable, Sendable {
        /// The pattern that opens, which may be the one that writes the value; nil if none does.
        package let earlier: PatternID?
        /// The values that come back.
        package let openedValues: [RouteValue]
        /// The pattern that writes the value.
        package let later: PatternID
        package let values: [RouteValue]
        /// The URL written for the values.
        package let url: String
        /// How many earlier patterns were left out that may read other values of the later one. Only the last finding
        /// about a pattern has it.
        package fileprivate(set) var moreCount = 0
    }

    private struct Pair: Hashable {
        let earlier: PatternID?
        let later: PatternID
    }

    private struct Written: Hashable {
        let route: RouteID
        let values: [RouteValue]
    }

    /// The most findings about one pattern.
    private static let limit = 20

    private let probes: Probes
    private let table: RouteTable
    private var known: [Pair: Finding] = [:]
    /// For each pattern that has reached the limit, how many more earlier patterns may read its values.
    private var moreCounts: [PatternID: Int] = [:]
    /// For each pattern, how many findings are about it.
    private var counts: [Int]
    private var tried: Set<Written> = []

    /// A finding for each pair of patterns whose overlap a link shows, sorted by the later pattern.
    static func findings(_ probes: Probes) -> [Finding] {
        var search = Overlaps(probes)
        for pattern in probes.patterns where search.isWritten(pattern) { search.find(pattern) }
        var findings = search.known.values.sorted {
            ($0.later.index, $0.earlier?.index ?? -1) < ($1.later.index, $1.earlier?.index ?? -1)
        }
        for (later, count) in search.moreCounts {
            if let last = findings.lastIndex(where: { $0.later == later }) { findings[last].moreCount = count }
        }
        return findings
    }

    private init(_ probes: Probes) {
        self.probes = probes
        table = probes.tables[0]
        counts = Array(repeating: 0, count: table.patternIDs.count)
    }

    private func isWritten(_ pattern: ProbedPattern) -> Bool {
        pattern.isWritten
            && table.writtenPatternIDs(of: table.routeID(of: pattern.pattern)).contains(pattern.pattern)
    }

    private mutating func find(_ pattern: ProbedPattern) {
        let rivals = probes.rivals(of: pattern).rivals
        let declared = table[pattern.pattern].pattern
        let isOdd = declared.hasOddValues
        if rivals.isEmpty, !isOdd { return }
        let schemes = rivals.compactMap(\.scheme).withoutRepetitions
        let patterns = [declared] + rivals.map { table[$0.pattern].pattern }
        let names = patterns.flatMap { $0.parts.names }.withoutRepetitions
        tried = []
        for link in probes.links(of: pattern, rivals: rivals) {
            for reading in table.readings(of: link) {
                tryWriting(reading.route, reading.values, schemes)
                guard reading.pattern == pattern.pattern, isOdd else { continue }
                for values in table.oddValues(of: pattern.pattern, near: reading.values, names: names) {
                    tryWriting(reading.route, values, schemes)
                }
            }
        }
        if counts[pattern.pattern.index] == Self.limit {
            moreCounts[pattern.pattern] = max(0, probes.earlierCount(of: pattern) - Self.limit)
        }
    }

    private mutating func tryWriting(_ route: RouteID, _ values: [RouteValue], _ schemes: [String]) {
        guard tried.insert(Written(route: route, values: values)).inserted,
            let later = table.writtenPattern(of: route, values), counts[later.index] < Self.limit
        else { return }
        let others = table[later].bases.isEmpty ? schemes : []
        for form in [_RouteForm.url] + others.map({ _RouteForm.other(scheme: $0, host: nil) }) {
            guard let url = table.url(values, by: later, form) else { continue }
            let opened = table.read(rawValue: url)
            if let opened, opened.route == route, opened.values.areBack(values) { continue }
            if opened?.pattern ?? later == later, table.mayNotComeBack(values, by: later) { continue }
            let pair = Pair(earlier: opened?.pattern, later: later)
            if known[pair] != nil { continue }
            known[pair] = Finding(
                earlier: opened?.pattern, openedValues: opened?.values ?? [], later: later, values: values, url: url)
            counts[later.index] += 1
        }
    }
}

extension Overlaps {
    /// Adds a note for each finding.
    static func report(
        _ findings: [Finding], in table: RouteTable, _ locations: PatternLocations, into diagnostics: inout Diagnostics
    ) {
        for finding in findings {
            let value = table.route(of: finding.later).text(of: finding.values)
            let more = finding.moreCount == 0 ? "" : ", and \(finding.moreCount) more may open other values"
            guard let earlier = finding.earlier, earlier != finding.later else {
                let others = finding.earlier.map { _ in table.route(of: finding.later).text(of: finding.openedValues) }
                diagnostics.append(
                    Diagnostic(
                        .overlap,
                        "\(value) is written \(finding.url), which "
                            + (others.map { "is read as \($0)" } ?? "no pattern matches") + more,
                        at: locations.span(finding.later)))
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .overlap,
                    "\(value) is written \(finding.url), which opens '\(locations.route(earlier))'" + more,
                    at: locations.span(finding.later),
                    notes: [
                        Diagnostic.Note(
                            "'\(locations.route(earlier))' matches it first", at: locations.span(earlier))
                    ]))
        }
    }
}

extension Route {
    /// A value as a note shows it: `user(name: "me")`.
    fileprivate func text(of values: [RouteValue]) -> String {
        let texts = zip(self.values, values).map { "\($0.name): \($1.noteText)" }.joined(separator: ", ")
        return name + (texts.isEmpty ? "" : "(\(texts))")
    }
}

extension [RouteValue] {
    /// Whether these values, which were read, are the written ones. An optional String that is "" comes back as nil.
    fileprivate func areBack(_ written: [RouteValue]) -> Bool {
        elementsEqual(written) { $0.isSame(as: $1) || $0 == .null && $1 == .string("") }
    }
}

extension RouteTable {
    /// The URL of a value, or its raw value if the spec has no base; nil if it can't be written in this form.
    fileprivate func url(_ values: [RouteValue], by pattern: PatternID, _ form: _RouteForm) -> String? {
        if case .url = form, bases.isEmpty {
            return write(values, by: pattern, .rawValue)
        }
        return write(values, by: pattern, form)
    }

    /// Whether the value is in a host or a link and, by the exceptions of law 1 for these, need not come back.
    fileprivate func mayNotComeBack(_ values: [RouteValue], by pattern: PatternID) -> Bool {
        let hosts = Set(self[pattern].bases.flatMap { $0.host?.parameters.map(\.name) ?? [] })
        return !hosts.isEmpty
            || zip(route(of: pattern).values, values).contains { declared, value in
                declared.type.isLink
                    && value.elements.contains { self.value(written: $0, as: declared.type)?.text != $0 }
            }
    }
}

extension Pattern {
    /// Whether the pattern has values that its links may not reach.
    fileprivate var hasOddValues: Bool {
        parts.contains { part in
            switch part.text {
            case .affixed: true
            case .rest: part.isItem
            case .literal, .parameter, .label, .any, .absent: false
            }
        }
    }
}

extension RouteValue {
    /// The texts of a value or of its elements.
    fileprivate var elements: [String] {
        if case .list(let elements) = self { elements.compactMap(\.text) } else { [text].compactMap { $0 } }
    }

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
