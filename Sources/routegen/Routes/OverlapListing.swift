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
        var lines: [String] = []
        for finding in findings {
            let value = table.route(of: finding.later).text(of: finding.values)
            let url = style.cyan(TerminalText.escaped(finding.url))
            lines.append("\(TerminalText.escaped(value))  \(url)")
            lines.append("    \(opened(finding, style))")
            if finding.moreCount > 0 { lines.append("and \(finding.moreCount) more") }
        }
        return lines
    }

    private func opened(_ finding: Overlaps.Finding, _ style: Style) -> String {
        let opened =
            switch finding.outcome(in: table) {
            case .nothing: "opens nothing"
            case .route(let name): "opens \(name)"
            case .value(let value): "is read as \(TerminalText.escaped(value))"
            }
        guard let earlier = finding.earlier, earlier != finding.later else { return opened }
        let order = text(of: earlier) + " before " + text(of: finding.later)
        return "\(opened)  \(style.dim(order))"
    }

    /// The members of a JSON object for each pair, and of the object of `check` for each note. All
    /// have a `rule`.
    var objects: [JSON.Members] {
        findings.map(members) + printer.objects(notes)
    }

    /// The objects of the pairs of routes that aren't hidden.
    func pairs(without hidden: Set<RouteID>) -> [JSON] {
        func isHidden(_ pattern: PatternID) -> Bool { hidden.contains(table.routeID(of: pattern)) }
        let shown = findings.filter { finding in
            !isHidden(finding.later) && !isHidden(finding.earlier ?? finding.later)
        }
        return shown.map { .object(members($0)) }
    }

    private func members(_ finding: Overlaps.Finding) -> JSON.Members {
        let route = table.route(of: finding.later)
        var members: JSON.Members = [
            ("route", .string(route.name)),
            ("values", .object(zip(route.values, finding.values).map { ($0.name, $1.json) })),
            ("url", .string(finding.url)),
            ("opens", finding.earlier.map { .string(table.route(of: $0).name) } ?? .null),
            ("pattern", .string(table[finding.later].pattern.text)),
            ("earlierPattern", finding.earlier.map { .string(table[$0].pattern.text) } ?? .null),
            ("rule", .string(Rule.overlap.id)),
        ]
        if finding.moreCount > 0 { members.append(("more", .integer(finding.moreCount))) }
        return members
    }

    private func text(of pattern: PatternID) -> String {
        TerminalText.escaped(table[pattern].shownText)
    }
}
