import RoutePatterns
import RouteRuntime

extension WritingEmitter {
    /// Prints the question which earlier pattern reads a text as another value.
    func emitWinner(into code: inout CodeWriter) {
        code.line()
        code.line(
            "/// What to know of an earlier pattern that reads a text as another value than the one that was written.")
        code.block(
            "static func winner(_ text: Swift.String, over route: \(names.route), _ pattern: Swift.Int) -> RouteMarks?"
        ) { code in
            code.line(
                "RouteReader.read(text, plusIsSpace: \(table.plusIsSpace), isRawValue: true, segments: \(segmentCount)) {"
            )
            code.indented { code in
                code.line("url -> RouteMarks? in")
                code.line("guard let other = match(url), !routeEqual(url.winner, pattern), !routeEqual(other, route)")
                code.line("else { return nil }")
                code.line("return marks(of: url.winner\(marksDependOnWriter ? ", over: pattern" : ""))")
            }
            code.line("}")
        }
    }

    /// Prints where the patterns that may win take plain text alone.
    func emitMarks(into code: inout CodeWriter) {
        code.line()
        let writer = marksDependOnWriter ? ", over writer: Swift.Int" : ""
        code.block("static func marks(of pattern: Swift.Int\(writer)) -> RouteMarks?") { code in
            code.line("switch pattern {")
            for entry in collisions.winners {
                let pattern = table.alternative(entry).pattern
                var arguments = ["path: \(path(of: entry))"]
                if let items = list(pattern.query) { arguments.append("items: [\(items)]") }
                if !pattern.fragmentSegments.isEmpty {
                    arguments.append("fragment: \(pattern.fragmentSegments.marksText.swiftLiteral)")
                }
                if let items = list(pattern.fragmentItems) { arguments.append("fragmentItems: [\(items)]") }
                code.line("// \(pattern.text.commentLine)")
                code.line("case \(entry): return RouteMarks(\(arguments.joined(separator: ", ")))")
            }
            code.line("default: return nil")
            code.line("}")
        }
    }

    /// For each text of the marks of a pattern's path, the patterns that it may win over.
    ///
    /// There are several where it reads their URLs under several bases.
    private func paths(of winner: Int) -> [(text: String, writers: [Int])] {
        let groups = Dictionary(grouping: collisions.later(than: winner)) { table.marksText(of: winner, over: $0) }
        return groups.sorted { $0.value[0] < $1.value[0] }.map { ($0.key, $0.value) }
    }

    private var marksDependOnWriter: Bool {
        collisions.winners.contains { paths(of: $0).count > 1 }
    }

    private func path(of winner: Int) -> String {
        let paths = paths(of: winner)
        let tests = paths.dropLast().map { path in
            path.writers.map { "routeEqual(writer, \($0))" }.joined(separator: " || ")
                + " ? \(path.text.swiftLiteral) : "
        }
        return tests.joined() + (paths.last?.text ?? "").swiftLiteral
    }

    private func list(_ items: Items) -> String? {
        let marks = items.marks.map { mark in
            ".init(\(mark.name.swiftLiteral), .\(mark.values), isRequired: \(mark.isRequired))"
        }
        return marks.isEmpty ? nil : marks.joined(separator: ", ")
    }
}
