import RouteLanguage
import RouteSpec

/// `same-urls` and `unreachable`: patterns that no URL opens, judged under each of their bases.
///
/// They are errors where that is certain: an earlier pattern takes, slot by slot, all that the
/// pattern takes. Otherwise, links decide: if none opens the pattern, `unreachable` is a warning.
struct Shadowing {
    let probes: Probes
    /// The spans of the table's patterns.
    let spans: [Span]

    private var table: RouteTable { probes.tables[0] }

    /// The most earlier patterns that a diagnostic names.
    private static let mostNotes = 4

    struct Finding {
        let isCertain: Bool
        /// Earlier patterns, each with a URL of the pattern that it matches.
        let covering: [EarlierMatch]
        /// The earlier pattern that matches exactly the same URLs.
        var twin: PatternID?
    }

    /// Reports each such pattern once.
    ///
    /// - Parameter findings: those about each pattern under its bases, in matching order.
    func report(_ findings: [PatternID: [Finding]], into diagnostics: inout Diagnostics) {
        for pattern in table.patternIDs {
            let findings = findings[pattern] ?? []
            guard let finding = findings.first(where: \.isCertain) ?? findings.first else {
                continue
            }
            report(pattern, finding, into: &diagnostics)
        }
    }

    /// Nil if a link opens the pattern, or may open it.
    func finding(_ links: inout PatternLinks) -> Finding? {
        let pattern = links.pattern
        let plain = probes.plainLink(of: pattern)
        if let plain, table.read(url: plain)?.pattern == pattern.pattern { return nil }
        if let finding = certainFinding(pattern, plain) { return finding }
        var covering: [EarlierMatch] = []
        var opened: Set<PatternID> = []
        for link in links.all() {
            guard let reading = table.read(url: link) else { continue }
            if reading.pattern == pattern.pattern { return nil }
            let isFirst = opened.insert(reading.pattern).inserted
            if isFirst, dependsOnApp(reading.pattern, pattern.pattern) { return nil }
            if covering.count < Self.mostNotes,
                !covering.contains(where: { $0.pattern == reading.pattern }),
                table.read(url: link, by: pattern.pattern) != nil
            {
                covering.append(EarlierMatch(pattern: reading.pattern, url: link))
            }
        }
        if covering.isEmpty { return nil }
        let isOpened = probes.combinedLinks(of: pattern).contains { link in
            table.read(url: link)?.pattern == pattern.pattern
        }
        return isOpened ? nil : Finding(isCertain: false, covering: covering)
    }

    /// Whether the earlier pattern has a type of the app's own that the later one doesn't have.
    /// Only the app knows what it accepts.
    private func dependsOnApp(_ earlier: PatternID, _ later: PatternID) -> Bool {
        let types = table[later].pattern.parameters.map(\.type)
        return table[earlier].pattern.parameters.contains {
            $0.type.isCustom && !types.contains($0.type)
        }
    }

    /// - Parameter plain: a link of the pattern, if one is known. A pattern that takes everything
    ///   reads this link, too.
    private func certainFinding(_ pattern: ProbedPattern, _ plain: String?) -> Finding? {
        guard let plain else { return nil }
        let takers = earlierReaders(of: plain, than: pattern).filter { $0.takesAll(of: pattern) }
        guard let first = takers.first else { return nil }
        let twin = takers.first { pattern.takesAll(of: $0) && $0.scheme == pattern.scheme }
        let taker = twin ?? first
        return Finding(
            isCertain: true, covering: [EarlierMatch(pattern: taker.pattern, url: plain)],
            twin: twin?.pattern)
    }

    /// The variants of the patterns that read a link before a pattern does.
    private func earlierReaders(of link: String, than pattern: ProbedPattern) -> [ProbedPattern] {
        var readers: [ProbedPattern] = []
        for reading in table.readings(of: link, limit: 65) {
            if reading.pattern == pattern.pattern { break }
            readers += probes.patterns(of: reading.pattern).filter { $0.order < pattern.order }
            if readers.count > 64 { break }
        }
        return readers
    }

    private func report(
        _ pattern: PatternID, _ finding: Finding, into diagnostics: inout Diagnostics
    ) {
        if let twin = finding.twin {
            // The two may be one pattern of a spec that is mounted twice.
            let isMountedTwice = spans[pattern.index] == spans[twin.index]
            diagnostics.report(
                .sameURLs, "this pattern matches exactly the same URLs as \(routeName(twin))",
                at: spans[pattern.index], notes: finding.covering.map(note),
                help: isMountedTwice
                    ? "mount the spec once, or give each mount a path of its own"
                    : "remove one of the patterns")
            return
        }
        let covering = finding.covering.sorted { $0.pattern < $1.pattern }
        let names = covering.map { routeName($0.pattern) }.withoutRepetitions.list("or")
        let message =
            finding.isCertain
            ? "every URL that matches this pattern opens \(names) first"
            : "no example was found that opens this pattern: all open \(names) first"
        diagnostics.report(
            .unreachable, message, at: spans[pattern.index], notes: covering.map(note),
            help: "remove the pattern, or make the two differ in a literal segment or a type",
            severity: finding.isCertain ? nil : .warning)
    }

    /// The name of a pattern's route, in quotes.
    private func routeName(_ pattern: PatternID) -> String {
        "'\(table.route(of: pattern).name)'"
    }

    private func note(_ match: EarlierMatch) -> Diagnostic.Note {
        Diagnostic.Note(
            "\(routeName(match.pattern)) matches \(match.url)", at: spans[match.pattern.index])
    }
}
