import RouteAnalysis
import RouteSpec
import RouteCompiler
import RouteDiff
import RouteManifest
import RoutePatterns

/// The output of `list --overlaps`: the pairs of patterns for which some value doesn't survive a round trip, then the
/// other notes of `check`.
struct OverlapListing {
    private let table: RouteTable
    private let findings: [Overlaps.Finding]
    private let notes: Diagnostics
    private let printer: DiagnosticPrinter

    /// - Parameter file: A spec loaded with notes.
    init(_ file: RouteFile) {
        table = file.table
        let spec = file.compiled.spec
        let locations = PatternLocations(spec)
        findings = file.compiled.overlaps.filter { !spec.isAllowed(.overlap, at: locations.span($0.later)) }
        notes = file.compilation.diagnostics.filter { $0.severity == .note && $0.rule != .overlap }
        printer = DiagnosticPrinter(sources: file.compilation.sources)
    }

    /// Two lines for each pair: the value and its URL, and what the URL opens. Then the notes, as `check` prints them.
    func text(_ style: Style) -> String {
        pairs(style).map { $0 + "\n" }.joined() + printer.full(notes, style: style)
    }

    private func pairs(_ style: Style) -> [String] {
        findings.flatMap { finding in
            let (route, earlier) = (table.route(of: finding.later), table.route(of: finding.earlier))
            let values = zip(route.values, finding.values).map { "\($0.name): \($1.display)" }.joined(separator: ", ")
            let value = DisplayWidth.escapingControls(route.name + (values.isEmpty ? "" : "(\(values))"))
            return [
                "\(value)  \(style.cyan(DisplayWidth.escapingControls(finding.url)))",
                "    opens \(earlier.name)  \(style.dim(text(of: finding.earlier) + " before " + text(of: finding.later)))",
            ]
        }
    }

    /// The members of a JSON object for each pair, and of the object of `check` for each note. All have a `rule`.
    var objects: [[(name: String, value: JSON)]] {
        findings.map(members) + printer.objects(notes)
    }

    /// The objects of the pairs of routes that aren't hidden.
    func pairs(without hidden: Set<RouteID>) -> [JSON] {
        let shown = findings.filter { finding in
            ![finding.later, finding.earlier].map(table.routeID).contains(where: hidden.contains)
        }
        return shown.map { .object(members($0)) }
    }

    private func members(_ finding: Overlaps.Finding) -> [(name: String, value: JSON)] {
        let route = table.route(of: finding.later)
        return [
            ("route", .string(route.name)),
            ("values", .object(zip(route.values, finding.values).map { ($0.name, $1.json) })),
            ("url", .string(finding.url)),
            ("opens", .string(table.route(of: finding.earlier).name)),
            ("pattern", .string(table[finding.later].pattern.text)),
            ("earlierPattern", .string(table[finding.earlier].pattern.text)),
            ("rule", .string(Rule.overlap.id)),
        ]
    }

    private func text(of pattern: PatternID) -> String {
        DisplayWidth.escapingControls(table[pattern].shownText)
    }
}
