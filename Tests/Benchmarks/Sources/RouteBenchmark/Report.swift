/// Measurements, printed as a table or as JSON.
struct Report {
    struct Row {
        let comparison: Comparison
        let medians: [Double]
    }

    private var rows: [Row] = []

    mutating func add(_ comparison: Comparison, rounds: Int) {
        rows.append(Row(comparison: comparison, medians: comparison.medians(rounds: rounds)))
    }

    /// A table for each group, in nanoseconds, with the ratio of each other work's time to the
    /// first's.
    var text: String {
        var lines: [String] = []
        var group = ""
        for row in rows {
            if row.comparison.group != group {
                group = row.comparison.group
                let names = row.comparison.works.map(\.name)
                lines += [
                    "", group,
                    Self.line("", names.prefix(1) + names.dropFirst().flatMap { [$0, "×"] }),
                ]
            }
            let first = row.medians[0]
            let figures = row.medians.dropFirst().flatMap {
                [Self.text(of: $0), Self.text(of: $0 / first)]
            }
            lines.append(Self.line(row.comparison.name, [Self.text(of: first)] + figures))
        }
        return lines.dropFirst().joined(separator: "\n")
    }

    /// A list of objects: `group`, `name`, and `nanoseconds` by the names of the work, the
    /// generated code's first.
    var json: String {
        let objects = rows.map { row in
            let times = zip(row.comparison.works, row.medians).map {
                "\"\($0.name)\": \(Self.text(of: $1))"
            }
            return """
                  {"group": "\(row.comparison.group)", "name": "\(row.comparison.name)", \
                "nanoseconds": {\(times.joined(separator: ", "))}}
                """
        }
        return "[\n" + objects.joined(separator: ",\n") + "\n]"
    }

    private static func line(_ name: String, _ figures: some Sequence<String>) -> String {
        figures.reduce(padded(name, 28, isLeft: true)) { $0 + padded($1, 14, isLeft: false) }
    }

    private static func padded(_ text: String, _ width: Int, isLeft: Bool) -> String {
        let space = String(repeating: " ", count: max(1, width - text.count))
        return isLeft ? text + space : space + text
    }

    private static func text(of figure: Double) -> String {
        "\((figure * 10).rounded() / 10)"
    }
}
