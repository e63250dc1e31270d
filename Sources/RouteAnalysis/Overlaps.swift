import RouteLanguage
import RouteRuntime
import RouteSpec

/// `overlap`: values whose URL opens another route, or comes back as other values (Semantics,
/// section 6).
///
/// The values of each pattern that reads a probe, and odd values near them, are written and read
/// back.
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
        /// How many earlier patterns were left out that may read other values of the later one.
        /// Only the last finding about a pattern has it.
        package fileprivate(set) var moreCount = 0
    }

    /// The most findings about one pattern.
    private static let limit = 20
    /// The most patterns whose values are taken from one link, besides the link's own pattern.
    private static let readingLimit = 8
    /// The same times the pattern's rivals, of which each has links of its own.
    private static let readingsLimit = 64
    /// The most odd values of one pattern that are tried, times its rivals. They are those near its
    /// simplest links.
    private static let oddLimit = 6_000
    /// The most odd values of one pattern that are tried in any case.
    private static let fewestOddValues = 150

    private let probes: Probes
    private let table: RouteTable
    private let written: Set<PatternID>
    private let links: [String]
    /// The findings about each pattern that writes the values.
    private var found: [PatternID: [Finding]] = [:]
    private var tried: [RouteID: Set<[RouteValue]>] = [:]

    /// What was found: a finding for each pair of patterns whose overlap a link shows, sorted by
    /// the later pattern.
    var findings: [Finding] {
        table.patternIDs.flatMap { later in
            var findings = found[later, default: []]
            findings.sort { ($0.earlier?.index ?? -1) < ($1.earlier?.index ?? -1) }
            if findings.count == Self.limit, let pattern = probes.patterns(of: later).first {
                let count = probes.earlierRivals(of: pattern).count
                findings[Self.limit - 1].moreCount = max(0, count - Self.limit)
            }
            return findings
        }
    }

    init(_ probes: Probes) {
        self.probes = probes
        links = probes.oddLinks
        table = probes.tables[0]
        written = table.writtenPatterns
    }

    private func isWritten(_ pattern: ProbedPattern) -> Bool {
        pattern.isWritten && written.contains(pattern.pattern)
    }

    /// Looks for values that don't come back among those of the patterns that read a pattern's
    /// links.
    mutating func search(_ links: PatternLinks) {
        let pattern = links.pattern
        guard isWritten(pattern) else { return }
        let rivals = probes.writtenRivals(of: pattern)
        let declared = table[pattern.pattern].pattern
        let isOdd = declared.hasOddValues || table[pattern.pattern].hasSplitHost
        if rivals.isEmpty, !isOdd { return }
        let schemes = rivals.compactMap(\.scheme).withoutRepetitions
        let patterns = [declared] + rivals.map { table[$0.pattern].pattern }
        var names = patterns.flatMap { $0.parts.names }.withoutRepetitions
        if table.ignoresCase { names += names.map(\.withOtherCase) }
        tried = [:]
        var isRead = false
        let readingLimit = max(2, min(Self.readingLimit, Self.readingsLimit / max(1, rivals.count)))
        var oddCount = 0
        let mostOdd = max(Self.fewestOddValues, Self.oddLimit / max(1, rivals.count))
        for link in links.near(rivals) {
            var readings = table.readings(of: link, limit: readingLimit)
            if readings.count == readingLimit,
                let own = table.read(url: link, by: pattern.pattern)
            {
                readings.append(own)
            }
            for reading in readings {
                tryWriting(reading.route, reading.values, schemes)
                guard reading.pattern == pattern.pattern, isOdd else { continue }
                isRead = true
                if oddCount >= mostOdd { continue }
                oddCount += tryOddValues(of: pattern.pattern, near: reading.values, names, schemes)
            }
        }
        if isOdd, !isRead { trySamples(of: pattern.pattern, names, schemes) }
    }

    /// Returns how many values were tried.
    @discardableResult
    private mutating func tryOddValues(
        of pattern: PatternID, near values: [RouteValue], _ names: [String], _ schemes: [String]
    ) -> Int {
        let odd = table.oddValues(of: pattern, near: values, names: names, links: links)
        for values in odd { tryWriting(table.routeID(of: pattern), values, schemes) }
        return odd.count
    }

    /// Tries values of a pattern that none of its links open: perhaps no value comes back.
    private mutating func trySamples(
        of pattern: PatternID, _ names: [String], _ schemes: [String]
    ) {
        let route = table.routeID(of: pattern)
        let values = table[route].values.map { value -> RouteValue in
            let link = value.type.isLink ? links.first.map { RouteValue.string($0) } : nil
            let samples = value.samples(for: [.isPresent])
            return link ?? samples.first { $0 != .null } ?? .null
        }
        tryWriting(route, values, schemes)
        tryOddValues(of: pattern, near: values, names, schemes)
    }

    private mutating func tryWriting(_ route: RouteID, _ values: [RouteValue], _ schemes: [String])
    {
        guard tried[route, default: []].insert(values).inserted,
            let later = table.writtenPattern(of: route, values),
            found[later, default: []].count < Self.limit
        else { return }
        let others = table[later].bases.isEmpty ? schemes : []
        let first: _RouteForm = table.bases.isEmpty ? .rawValue : .url
        for form in [first] + others.map({ _RouteForm.other(scheme: $0, host: nil) }) {
            guard let url = table.write(values, by: later, form) else { continue }
            let opened = table.read(rawValue: url)
            if table.comesBack(opened, as: route, values, takesNil: true) { continue }
            if opened?.pattern ?? later == later, table.neverComesBack(values, by: later) {
                continue
            }
            if found[later, default: []].contains(where: { $0.earlier == opened?.pattern }) {
                continue
            }
            found[later, default: []].append(
                Finding(
                    earlier: opened?.pattern, openedValues: opened?.values ?? [], later: later,
                    values: values,
                    url: url))
        }
    }

    /// Adds a note for each finding.
    static func report(
        _ findings: [Finding], in table: RouteTable, _ spans: [Span],
        into diagnostics: inout Diagnostics
    ) {
        for finding in findings {
            let value = table.route(of: finding.later).text(of: finding.values)
            var notes: [Diagnostic.Note] = []
            var outcome = "which no pattern matches"
            if let earlier = finding.earlier {
                let route = table.route(of: earlier)
                outcome =
                    table.routeID(of: earlier) == table.routeID(of: finding.later)
                    ? "which is read as \(route.text(of: finding.openedValues))"
                    : "which opens '\(route.name)'"
                if earlier != finding.later {
                    let note = "'\(route.name)' matches it first"
                    notes = [Diagnostic.Note(note, at: spans[earlier.index])]
                }
            }
            if finding.moreCount > 0 {
                outcome += ", and \(finding.moreCount) more may open other values"
            }
            diagnostics.report(
                .overlap, "\(value) is written \(finding.url), \(outcome)",
                at: spans[finding.later.index],
                notes: notes)
        }
    }
}

extension Pattern {
    /// Whether the pattern has values that its links may not reach.
    fileprivate var hasOddValues: Bool {
        parts.contains { part in
            switch part.text {
            case .mixed: true
            case .rest: part.isItem
            case .literal, .parameter, .label, .any, .absent: false
            }
        }
    }
}

extension RoutePattern {
    /// Whether the host that is written has text around values.
    fileprivate var hasSplitHost: Bool {
        if case .mixed = bases.first?.host { true } else { false }
    }
}
