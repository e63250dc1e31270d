import RouteAnalysis
import RouteCompiler
import RouteJSON
import RouteLanguage
import RouteManifest
import RouteMessages
import RouteRuntime
import RouteSpec

/// The result for one URL, in the formats that `match` prints.
struct MatchResult {
    /// The URL; bytes that aren't UTF-8 become U+FFFD.
    let url: String
    /// Whether the URL was UTF-8.
    let isText: Bool
    let form: LinkForm
    let reading: RouteTable.Reading?
    let table: RouteTable
    /// Whether to explain why no pattern matches.
    let explains: Bool

    var json: JSON {
        let reasons = explanations.map(json(of:))
        var members: JSON.Members = [("url", .string(url))]
        guard let reading else {
            members.append(("route", .null))
            if explains { members.append(("explanations", .array(reasons))) }
            return .object(members)
        }
        let route = table[reading.route]
        let values = zip(route.values, reading.values).map { (name: $0.name, value: $1.json) }
        members += [
            ("route", .string(route.name)), ("values", .object(values)),
            ("canonical", .optional(canonical(reading))),
        ]
        if let deprecation = route.deprecation {
            members.append(("deprecated", .string(deprecation)))
        }
        if !reasons.isEmpty { members.append(("explanations", .array(reasons))) }
        return .object(members)
    }

    /// The URL, and below it what it opens.
    func lines(_ style: Style) -> [String] {
        let shown = style.bold(TerminalText.escaped(url))
        guard let reading else {
            return [shown, "  \(style.red("no route"))"] + explanationLines(style)
        }
        let rows = rows(reading, style)
        var lines = [shown]
        for (title, row) in zip(Columns.padded(rows.map(\.title)), rows) {
            lines.append("  \(style.dim(title))  \(row.text)")
        }
        if !explanations.isEmpty { lines.append("  before it, these do not match:") }
        return lines + explanationLines(style)
    }

    /// A line about what a URL opens.
    private struct Row {
        let title: String
        let text: String
    }

    private func rows(_ reading: RouteTable.Reading, _ style: Style) -> [Row] {
        let route = table[reading.route]
        let pattern = table[reading.pattern].shownText
        var rows = [
            Row(title: "route", text: style.green(route.name)),
            Row(title: "pattern", text: TerminalText.escaped(pattern)),
        ]
        if let deprecation = route.deprecation {
            rows.append(Row(title: "deprecated", text: TerminalText.escaped(deprecation)))
        }
        let names = Columns.padded(route.values.map(\.name))
        for (index, value) in route.values.enumerated() {
            let text = TerminalText.escaped(reading.values[index].swiftText(as: value.type))
            let title = index == 0 ? "values" : ""
            rows.append(Row(title: title, text: "\(names[index]) = \(text)"))
        }
        if let canonical = canonical(reading) {
            let opensOther = !table.reads(canonical, form, asRoute: reading.route, reading.values)
            // An overlap: the written URL opens another value.
            let note = opensOther ? "  \(style.yellow("(read as another value)"))" : ""
            rows.append(Row(title: "canonical", text: canonical + note))
        }
        return rows
    }

    private func canonical(_ reading: RouteTable.Reading) -> String? {
        switch form {
        case .url: table.canonicalURL(of: reading, readFrom: url)
        case .rawValue: table.write(route: reading.route, values: reading.values, .rawValue)
        case .on(let server): table.write(route: reading.route, values: reading.values, on: server)
        }
    }

    private var explanations: [Explanation] {
        if !explains { return [] }
        if !isText { return [Explanation("it is not UTF-8, so it is not a URL")] }
        if let reading {
            let absolute = form == .rawValue ? table.absolute(rawValue: url) ?? url : url
            return form == .url || form == .rawValue
                ? table.explain(url: absolute, before: reading.pattern) : []
        }
        switch form {
        case .url: return table.explain(url: url)
        case .rawValue: return table.explain(url: table.absolute(rawValue: url) ?? url)
        case .on(let server):
            guard let rawValue = _Route.rawValue(of: url, on: server) else {
                return [Explanation("it is not on the server \(server)")]
            }
            if table.read(rawValue: rawValue) != nil {
                return [Explanation("the route has a base of its own")]
            }
            guard let absolute = table.absolute(rawValue: rawValue) else {
                return [Explanation("each route has bases of its own, or bases with parameters")]
            }
            return table.explain(url: absolute)
        }
    }

    private func json(of reason: Explanation) -> JSON {
        .object([
            ("route", .optional(reason.pattern.map { table.route(of: $0).name })),
            ("pattern", .optional(reason.pattern.map { table[$0].pattern.text })),
            ("reason", .string(reason.message)),
        ])
    }

    /// The nearest patterns, each with the reason below it.
    private func explanationLines(_ style: Style) -> [String] {
        let reasons = explanations
        let routes = reasons.map { reason in
            reason.pattern.map { table.route(of: $0).name } ?? ""
        }
        let names = Columns.padded(routes)
        return zip(reasons, names).flatMap { reason, name in
            let message = TerminalText.escaped(reason.message)
            guard let id = reason.pattern else { return ["  \(message)"] }
            let pattern = TerminalText.escaped(table[id].shownText)
            let indentation = String(repeating: " ", count: DisplayWidth.columns(of: name))
            return ["  \(style.dim(name))  \(style.cyan(pattern))", "  \(indentation)  \(message)"]
        }
    }
}
