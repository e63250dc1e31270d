import RouteAnalysis
import RoutePatterns
import RouteRuntime

extension WritingEmitter {
    /// Prints the function that finds the earlier pattern that reads a text as another value.
    ///
    /// - Parameters:
    ///   - dependsOnWriter: whether the marks depend on the pattern that writes.
    ///   - matching: the emitter of the functions that read the text.
    func emitWinner(dependsOnWriter: Bool, matching: MatchingEmitter, into code: inout CodeWriter) {
        code.line()
        code.line("/// What to mark so that no earlier pattern reads the URL as another value; nil if none does.")
        code.block(
            "static func winner(over route: \(names.route), _ pattern: Swift.Int, of text: Swift.String) -> _RouteMarks?"
        ) { code in
            let segments = "segments: \(table.segmentCount)"
            code.line("var winner = -1")
            code.block(
                "let other = _RouteReader.read(text, plusIsSpace: \(table.plusIsSpace), isRawValue: true, \(segments)) { url in",
                closing: "}"
            ) { code in
                code.line("let route = \(matching.matching(isOnServer: "false", links: "nil"))")
                code.line("winner = url.winner")
                code.line("return route")
            }
            code.line(
                "guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }")
            code.line("return marks(of: winner\(dependsOnWriter ? ", over: pattern" : ""))")
        }
    }

    /// Prints the function that returns where a pattern that may win matches only text without a mark.
    func emitMarks(of winners: [Winner], dependsOnWriter: Bool, into code: inout CodeWriter) {
        code.line()
        let writer = dependsOnWriter ? ", over writer: Swift.Int" : ""
        code.block("static func marks(of pattern: Swift.Int\(writer)) -> _RouteMarks?") { code in
            code.line("switch pattern {")
            for winner in winners {
                let pattern = table[winner.pattern].pattern
                var arguments: [SwiftText] = ["path: \(winner.path(patternHashes))"]
                if let items = list(pattern.query) { arguments.append("items: [\(items)]") }
                let fragment = pattern.fragmentMarksText
                if !fragment.isEmpty { arguments.append("fragment: \(literal: fragment)") }
                if let items = list(pattern.fragmentItems) { arguments.append("fragmentItems: [\(items)]") }
                code.line("case \(patternHashes[winner.pattern]):  // \(pattern.text.commentLine)")
                code.indented { $0.line("return _RouteMarks(\(list: arguments))") }
            }
            code.line("default: return nil")
            code.line("}")
        }
    }

    /// A pattern that may win over others.
    struct Winner {
        let pattern: PatternID
        /// Its path in the form of `_RouteMarks`, with the writing patterns that it is for. There are several if the
        /// pattern matches their URLs under several bases.
        let paths: [(text: String, writers: [PatternID])]

        /// The expression for the path, which depends on the writer if there are several forms.
        fileprivate func path(_ numbers: PatternHashes) -> SwiftText {
            let tests = paths.dropLast().map { path -> SwiftText in
                let writers = path.writers.map { "_Route.equal(writer, \(numbers[$0]))" }.joined(separator: " || ")
                return "\(writers) ? \(literal: path.text) : "
            }
            return "\(tests)\(literal: paths.last?.text ?? "")"
        }
    }

    /// All patterns that may win, in order.
    func winners() -> [Winner] {
        collisions.winners.map { winner in
            if let text = table.marksText(of: winner) { return Winner(pattern: winner, paths: [(text, [])]) }
            var known: [Base?: String] = [:]
            let groups = Dictionary(grouping: collisions.later(than: winner)) { writer in
                let base = table[writer].bases.first
                let text = known[base] ?? table.marksText(of: winner, over: writer)
                known[base] = text
                return text
            }
            return Winner(
                pattern: winner, paths: groups.sorted { $0.value[0] < $1.value[0] }.map { ($0.key, $0.value) })
        }
    }

    private func list(_ items: [Pattern.Part]) -> SwiftText? {
        let marks = items.marks.map { mark -> SwiftText in
            ".init(\(literal: mark.name), \(mark.values.code), isRequired: \(mark.isRequired))"
        }
        return marks.isEmpty ? nil : "\(list: marks)"
    }
}

extension _RouteMarks.Item.Values {
    fileprivate var code: SwiftText {
        if has(isFirst: false) { return ".all" }
        return has(isFirst: true) ? ".first" : ".none"
    }
}

/// The hashes by which generated code names the pattern that won.
struct PatternHashes {
    private let literals: [String]

    /// - Parameter collisions: if empty, no hashes are needed.
    init(_ table: RouteTable, _ collisions: Collisions) {
        var numbers = NameHashes()
        literals =
            collisions.isEmpty
            ? []
            : table.patternIDs.map { pattern in
                let text = table.route(of: pattern).name + " " + table[pattern].pattern.text
                return "0x" + numbers.number(of: text).hexadecimal
            }
    }

    /// The literal for a pattern of the table.
    subscript(pattern: PatternID) -> String { literals[pattern.index] }
}
