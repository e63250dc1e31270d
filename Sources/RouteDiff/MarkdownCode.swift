import RouteSpec

/// Text and code in Markdown.
package enum MarkdownCode {
    /// Text escaped for a table cell, so that GitHub finds no mentions, issues, or URLs in it.
    package static func escaped(_ text: String) -> String {
        let scalars = Array(text.escapingDeceptive.unicodeScalars)
        return scalars.indices.reduce(into: "") { cell, index in
            let scalar = scalars[index]
            if "|\\`*_<>[]~".unicodeScalars.contains(scalar) { cell += "\\" }
            cell.unicodeScalars.append(scalar)
            if isLink(scalars, at: index) { cell += "<!-- -->" }
        }
    }

    /// Whether a character and those after it could become a link or a mention. GitHub looks for these in the rendered
    /// text, so that only a separator after the character prevents it, not an escape.
    private static func isLink(_ text: [Unicode.Scalar], at index: Int) -> Bool {
        let rest = text[(index + 1)...]
        switch text[index] {
        case "@": return rest.first?.properties.isAlphabetic ?? false || rest.first?.isDigit ?? false
        case "#": return rest.first?.isDigit ?? false
        case "-": return rest.first?.isDigit ?? false && isWord("gh", before: index, in: text)
        case ":": return rest.starts(with: "//".unicodeScalars)
        case ".": return isWord("www", before: index, in: text)
        default: return false
        }
    }

    private static func isWord(_ word: String, before index: Int, in text: [Unicode.Scalar]) -> Bool {
        let found = text[..<index].suffix(word.unicodeScalars.count)
        return found.elementsEqual(word.unicodeScalars) { $0.properties.lowercaseMapping == String($1) }
    }

    /// A code span that shows text unchanged, except for control characters (CommonMark 0.31, section 6.1); "" for "".
    ///
    /// - Parameter isInTable: Whether it is in a GitHub table, where a `|` ends the cell even in code.
    static func span(_ text: String, isInTable: Bool) -> String {
        // A backtick before the text, because some commands are escaped only at the start of a line.
        let text = String(DisplayWidth.escapingControls("`" + text).dropFirst())
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

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
