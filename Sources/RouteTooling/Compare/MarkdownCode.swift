import RouteSpec

/// Text and code in Markdown.
package enum MarkdownCode {
    /// Text escaped for a table cell.
    package static func escaped(_ text: String) -> String {
        DisplayWidth.escapingControls(text).unicodeScalars.reduce(into: "") { cell, scalar in
            if "|\\`*_<>[]~".unicodeScalars.contains(scalar) { cell += "\\" }
            cell.unicodeScalars.append(scalar)
        }
    }

    /// A code span that shows a text unchanged (CommonMark 0.31, section 6.1), control characters aside; "" for "".
    ///
    /// - Parameter isInTable: Whether it is in a GitHub table, where a `|` ends the cell even in code.
    static func span(_ text: String, isInTable: Bool) -> String {
        let text = DisplayWidth.escapingControls(text)
        let bytes = text.utf8
        let grave = UInt8(ascii: "`")
        if bytes.isEmpty { return "" }
        // The delimiter is a run of backticks that the text doesn't contain.
        let runs = Set(bytes.split { $0 != grave }.map(\.count))
        let count = (1...runs.count + 1).first { !runs.contains($0) } ?? 1
        let delimiter = String(repeating: "`", count: count)
        // Markdown strips one space from both ends if both have one, unless all are spaces.
        let space = UInt8(ascii: " ")
        let isStripped = bytes.first == space && bytes.last == space && bytes.contains { $0 != space }
        let isPadded = bytes.first == grave || bytes.last == grave || isStripped
        let content = isPadded ? " \(text) " : text
        guard isInTable else { return delimiter + content + delimiter }
        let shown = content.unicodeScalars.map { $0 == "|" ? "\\|" : String($0) }.joined()
        return delimiter + shown + delimiter
    }
}
