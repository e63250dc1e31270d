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
    /// The most odd values of one pattern that are tried, times its rivals. They are those near
    /// its simplest links.
    private static let oddLimit = 6_000
    /// The most odd values of one pattern that are tried in any case.
    private static let fewestOddValues = 150

    /// What values near a pattern's links may contain.
    private struct Neighborhood {
        /// The names of the items of the pattern and its rivals.
        let names: [String]
        /// The rivals' schemes, for a pattern without a base.
        let schemes: [String]
    }

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
        let nearby = neighborhood(of: declared, rivals)
        tried = [:]
        var isRead = false
        let rivalCount = max(1, rivals.count)
        let readingLimit = max(2, min(Self.readingLimit, Self.readingsLimit / rivalCount))
        var oddCount = 0
        let mostOdd = max(Self.fewestOddValues, Self.oddLimit / rivalCount)
        for link in links.near(rivals) {
            for reading in readings(of: link, by: pattern.pattern, atMost: readingLimit) {
                tryWriting(reading.route, reading.values, nearby)
                guard reading.pattern == pattern.pattern, isOdd else { continue }
                isRead = true
                if oddCount >= mostOdd { continue }
                oddCount += tryOddValues(of: pattern.pattern, near: reading.values, nearby)
            }
        }
        if isOdd, !isRead { trySamples(of: pattern.pattern, nearby) }
    }

    private func neighborhood(of pattern: Pattern, _ rivals: [ProbedPattern]) -> Neighborhood {
        let patterns = [pattern] + rivals.map { table[$0.pattern].pattern }
        var names = patterns.flatMap { $0.parts.names }.withoutRepetitions
        if table.ignoresCase { names += names.map(\.withOtherCase) }
        return Neighborhood(
            names: names, schemes: rivals.compactMap(\.scheme).withoutRepetitions)
    }

    /// What the first patterns that read a link make of it, and what one pattern does in any case.
    private func readings(
        of link: String, by pattern: PatternID, atMost limit: Int
    ) -> [RouteTable.Reading] {
        let readings = table.readings(of: link, limit: limit)
        guard readings.count == limit, let own = table.read(url: link, by: pattern) else {
            return readings
        }
        return readings + [own]
    }

    /// Returns how many values were tried.
    @discardableResult
    private mutating func tryOddValues(
        of pattern: PatternID, near values: [RouteValue], _ nearby: Neighborhood
    ) -> Int {
        let odd = table.oddValues(of: pattern, near: values, names: nearby.names, links: links)
        for values in odd { tryWriting(table.routeID(of: pattern), values, nearby) }
        return odd.count
    }

    /// Tries values of a pattern that none of its links open: perhaps no value comes back.
    private mutating func trySamples(of pattern: PatternID, _ nearby: Neighborhood) {
        let route = table.routeID(of: pattern)
        let values = table[route].values.map { value -> RouteValue in
            let link = value.type.isLink ? links.first.map { RouteValue.string($0) } : nil
            let samples = value.samples(for: [.isPresent])
            return link ?? samples.first { $0 != .null } ?? .null
        }
        tryWriting(route, values, nearby)
        tryOddValues(of: pattern, near: values, nearby)
    }

    /// Writes values, reads the URL, and keeps what comes back if it is something else.
    private mutating func tryWriting(
        _ route: RouteID, _ values: [RouteValue], _ nearby: Neighborhood
    ) {
        guard tried[route, default: []].insert(values).inserted,
            let later = table.writtenPattern(of: route, values),
            found[later, default: []].count < Self.limit
        else { return }
        var forms: [_RouteForm] = [table.bases.isEmpty ? .rawValue : .url]
        if table[later].bases.isEmpty {
            forms += nearby.schemes.map { .other(scheme: $0, host: nil) }
        }
        for form in forms {
            guard let url = table.write(values, by: later, form) else { continue }
            let opened = table.read(rawValue: url)
            if table.comesBack(opened, as: route, values, takesNil: true) { continue }
            let isOwn = opened == nil || opened?.pattern == later
            if isOwn, table.neverComesBack(values, by: later) { continue }
            let earlier = opened?.pattern
            if found[later, default: []].contains(where: { $0.earlier == earlier }) { continue }
            found[later, default: []].append(
                Finding(
                    earlier: earlier, openedValues: opened?.values ?? [], later: later,
                    values: values, url: url))
        }
    }

    /// Adds a note for each finding.
    static func report(
        _ findings: [Finding], in table: RouteTable, _ spans: [Span],
        into diagnostics: inout Diagnostics
    ) {
        for finding in findings {
            let value = table.route(of: finding.later).text(of: finding.values)
            var outcome =
                switch finding.outcome(in: table) {
                case .nothing: "which no pattern matches"
                case .route(let name): "which opens '\(name)'"
                case .value(let value): "which is read as \(value)"
                }
            if finding.moreCount > 0 {
                outcome += ", and \(finding.moreCount) more may open other values"
            }
            var notes: [Diagnostic.Note] = []
            if let earlier = finding.earlier, earlier != finding.later {
                let note = "'\(table.route(of: earlier).name)' matches it first"
                notes = [Diagnostic.Note(note, at: spans[earlier.index])]
            }
            diagnostics.report(
                .overlap, "\(value) is written \(finding.url), \(outcome)",
                at: spans[finding.later.index], notes: notes)
        }
    }
}

extension Overlaps.Finding {
    /// What the URL of a value opens.
    package enum Outcome {
        case nothing
        /// Another route, by its name.
        case route(String)
        /// Another value of the route, for people.
        case value(String)
    }

    /// What the written URL opens.
    package func outcome(in table: RouteTable) -> Outcome {
        guard let earlier else { return .nothing }
        let route = table.route(of: earlier)
        let isSameRoute = table.routeID(of: earlier) == table.routeID(of: later)
        return isSameRoute ? .value(route.text(of: openedValues)) : .route(route.name)
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
