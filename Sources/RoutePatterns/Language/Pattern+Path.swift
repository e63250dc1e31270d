extension Pattern {
    /// Parses the path of a group, the prefix of its patterns: segments, without a base, a query, or a fragment.
    ///
    /// A rest is allowed here, because the group's patterns may add nothing to the path.
    ///
    /// - Parameter errors: gets every problem of the text, in order.
    /// - Returns: nil if there was a problem.
    package static func parsePath(
        _ text: String, types: TypeTable = TypeTable(), errors: inout [PatternError]
    ) -> [TextPattern]? {
        var parser = PatternParser(text: text, types: types)
        let segments = parser.parsePath()
        errors += parser.errors.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return parser.errors.isEmpty ? segments : nil
    }
}

extension PatternParser {
    fileprivate mutating func parsePath() -> [TextPattern] {
        if let scheme = URLScheme.before(authorityOf: text) {
            report(
                at: 0..<(scheme.utf8.count + 3), "a group's path cannot have a base",
                help: "write the group's bases under 'bases', not in its path")
            return []
        }
        let tokens = PatternText(text).tokens[...]
        if let delimiter = tokens[tokens.endOfPath...].first {
            let part = delimiter.isByte("?") ? "query" : "fragment"
            report(
                at: delimiter.range, "a group's path cannot have a \(part)", help: "write it in the group's patterns")
            return []
        }
        isGroupPath = true
        return parse()?.path.texts ?? []
    }
}
