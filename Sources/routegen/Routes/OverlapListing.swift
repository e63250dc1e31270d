import RouteAnalysis
import RouteCompiler
import RouteJSON
import RouteLanguage
import RouteManifest
import RouteMessages
import RouteSpec

/// The output of `list --overlaps`: the pairs of patterns for which some value doesn't survive a
/// round trip, then the other notes of `check`.
struct OverlapListing {
    private let table: RouteTable
    private let findings: [Overlaps.Finding]
    private let notes: Diagnostics
    private let printer: DiagnosticPrinter

    /// - Parameter file: A spec loaded with notes.
    init(_ file: RouteFile) {
        table = file.table
        let spec = file.compiled.spec
        let spans = spec.patternSpans
        findings = file.compiled.overlaps.filter {
            !spec.isAllowed(.overlap, at: spans[$0.later.index])
        }
        notes = file.compilation.diagnostics.filter { $0.severity == .note && $0.rule != .overlap }
        printer = DiagnosticPrinter(sources: file.compilation.sources)
    }

    /// Two lines for each pair: the value and its URL, and what the URL opens. Then the notes, as
    /// `check` prints them.
    func text(_ style: Style) -> String {
        pairs(style).map { $0 + "\n" }.joined() + printer.full(notes, style: style)
    }

    private func pairs(_ style: Style) -> [String] {
        findings.flatMap { finding in
            let value = table.route(of: finding.later).text(of: finding.values)
            return [
                "\(TerminalText.escaped(value))  \(style.cyan(TerminalText.escaped(finding.url)))",
                "    \(opened(finding, style))",
            ] + (finding.moreCount == 0 ? [] : ["and \(finding.moreCount) more"])
        }
    }

    private func opened(_ finding: Overlaps.Finding, _ style: Style) -> String {
        guard let earlier = finding.earlier else { return "opens nothing" }
        let route = table.route(of: earlier)
        let opened =
            table.routeID(of: earlier) == table.routeID(of: finding.later)
            ? "is read as \(TerminalText.escaped(route.text(of: finding.openedValues)))"
            : "opens \(route.name)"
        if earlier == finding.later { return opened }
        return
            "\(opened)  \(style.dim(text(of: earlier) + " before " + text(of: finding.later)))"
    }

    /// The members of a JSON object for each pair, and of the object of `check` for each note. All
    /// have a `rule`.
    var objects: [JSON.Members] {
        findings.map(members) + printer.objects(notes)
    }

    /// The objects of the pairs of routes that aren't hidden.
    func pairs(without hidden: Set<RouteID>) -> [JSON] {
        let shown = findings.filter { finding in
            ![finding.later, finding.earlier ?? finding.later].map(table.routeID).contains(
                where: hidden.contains)
        }
        return shown.map { .object(members($0)) }
    }

    private func members(_ finding: Overlaps.Finding) -> JSON.Members {
        let route = table.route(of: finding.later)
        return [
            ("route", .string(route.name)),
            ("values", .object(zip(route.values, finding.values).map { ($0.name, $1.json) })),
            ("url", .string(finding.url)),
            ("opens", finding.earlier.map { .string(table.route(of: $0).name) } ?? .null),
            ("pattern", .string(table[finding.later].pattern.text)),
            ("earlierPattern", finding.earlier.map { .string(table[$0].pattern.text) } ?? .null),
            ("rule", .string(Rule.overlap.id)),
        ] + (finding.moreCount == 0 ? [] : [("more", .integer(finding.moreCount))])
    }

    private func text(of pattern: PatternID) -> String {
        TerminalText.escaped(table[pattern].shownText)
    }
}
