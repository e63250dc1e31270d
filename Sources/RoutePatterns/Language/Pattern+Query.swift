extension Pattern {
    /// Where to add an item to a pattern's query.
    package struct QueryEnd {
        /// In bytes of the pattern's text.
        package let offset: Int
        /// What to put before the item: `?`, `&`, or nothing.
        package let separator: String
    }

    /// The end of the query of a pattern.
    package static func endOfQuery(in text: String) -> QueryEnd {
        let scanned = PatternText(text)
        let fragment = scanned.tokens.firstIndex { $0.isByte("#") }
        let offset = fragment.map { scanned.tokens[$0].range.lowerBound } ?? text.utf8.count
        guard let query = scanned.tokens[...].part(before: "#").part(after: "?") else {
            return QueryEnd(offset: offset, separator: "?")
        }
        let needsSeparator = query.last.map { !$0.isByte("&") } ?? false
        return QueryEnd(offset: offset, separator: needsSeparator ? "&" : "")
    }

    /// Whether the delimiters in an item that a spec lists under `query` are valid. The item
    /// itself is parsed as part of the pattern.
    ///
    /// - Parameter errors: gets every problem of the text, in order.
    package static func checkItem(_ text: String, errors: inout [PatternError]) -> Bool {
        PatternParser.result(of: text, types: TypeTable(), errors: &errors) { $0.checkItem() }
            ?? false
    }
}

extension PatternParser {
    fileprivate mutating func checkItem() -> Bool? {
        guard let tokens = tokens() else { return nil }
        if tokens.isEmpty {
            report(
                at: whole, "an empty item in 'query'",
                help: "remove it, or write an item such as page=${page}")
        }
        var isInValue = false
        for token in tokens {
            isInValue = isInValue || token.isByte("=")
            if token.isByte("#") || token.isByte("&") || token.isByte("?") && !isInValue {
                report(
                    at: token.range,
                    "an item of 'query' cannot contain '\(text.bytes(token.range))'",
                    help:
                        "list each item by itself, without '?' and '&'; "
                        + "write %3F, %23, or %26 for literal text"
                )
            }
        }
        return errors.isEmpty
    }
}
