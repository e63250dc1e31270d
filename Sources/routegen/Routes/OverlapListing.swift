import RouteCompiler
import RouteGenSystem
import RoutePatterns

/// The pairs of patterns whose values do not all come back, as `list --overlaps` shows them.
struct OverlapListing {
    let table: RouteTable
    let findings: [Overlaps.Finding]

    init(table: RouteTable) {
        self.table = table
        findings = Overlaps.findings(table)
    }

    /// Two lines for each pair: the value and its URL, and what the URL opens.
    func lines(_ style: Style) -> [String] {
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

    /// One object for each pair.
    var objects: [JSON] {
        findings.map { finding in
            let route = table.route(of: finding.later)
            return .object([
                ("route", .string(route.name)),
                ("values", .object(zip(route.values, finding.values).map { ($0.name, $1.json) })),
                ("url", .string(finding.url)),
                ("opens", .string(table.route(of: finding.earlier).name)),
                ("pattern", .string(table.alternative(finding.later).pattern.text)),
                ("earlierPattern", .string(table.alternative(finding.earlier).pattern.text)),
            ])
        }
    }

    private func text(of entry: Int) -> String {
        let text = table.alternative(entry).pattern.text
        return DisplayWidth.escapingControls(text.isEmpty ? "/" : text)
    }
}
