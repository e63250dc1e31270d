import RouteSpec

/// Prints changes in several formats. Every line ends in a line feed.
package struct ChangePrinter: Sendable {
    private let sources: Pair<[SourceText]>

    /// A printer for the changes between two specs.
    package init(previous: [SourceText], current: [SourceText]) {
        sources = Pair(previous, current)
    }

    /// `path:line:column: error: message [rule]` for each finding.
    package func text(_ findings: [Finding]) -> String {
        findings.map { line($0) }.joined()
    }

    /// The same for each change, and a note with the location in the previous file. A removal has only that location.
    package func plain(_ changes: [Change]) -> String {
        changes.map { change in
            let rest = places(of: change, \.path).map(DisplayWidth.escapingControls).dropFirst()
            return line(Finding(changes: [change])) + rest.map { "\($0): note: previously declared here\n" }.joined()
        }.joined()
    }

    private func line(_ finding: Finding) -> String {
        let place = places(of: finding.first, \.path).first.map { DisplayWidth.escapingControls($0) + ": " } ?? ""
        let rules = finding.rules.map(\.id).joined(separator: ", ")
        let text = "\(finding.first.rule.severityText): \(finding.message.text) [\(rules)]"
        return place + DisplayWidth.escapingControls(text) + "\n"
    }

    /// One JSON object per line for each finding, with `level`, `rule`, `route`, the texts of the edit as `old` and
    /// `new`, `url`, `count`, `message`, and the places `previous` and `current`.
    package func json(_ findings: [Finding]) -> String {
        findings.map { finding in
            let change = finding.first
            return JSON.object([
                ("level", .string(change.rule.severityText)), ("rule", .string(change.rule.id)),
                ("route", .optional(change.isOfRoute ? change.name : nil)),
                ("old", .optional(change.edit.texts?.old)), ("new", .optional(change.edit.texts?.new)),
                ("url", .optional(change.url)), ("count", .integer(finding.count)),
                ("message", .string(finding.message.text)), ("previous", json(change.previous, sources.old)),
                ("current", json(change.current, sources.new)),
            ]).text + "\n"
        }.joined()
    }

    private func json(_ span: Span?, _ sources: [SourceText]) -> JSON {
        guard let span else { return .null }
        let (source, position) = sources.position(of: span)
        return .object([
            ("file", .string(source.pathInRepository)), ("line", .integer(position.line)),
            ("column", .integer(position.column)),
        ])
    }

    /// The current place, then the previous one.
    ///
    /// - Parameter path: The path to show for a file.
    private func places(of change: Change, _ path: (SourceText) -> String) -> [String] {
        [place(change.current, sources.new, path), place(change.previous, sources.old, path)].compactMap { $0 }
    }

    private func place(_ span: Span?, _ sources: [SourceText], _ path: (SourceText) -> String) -> String? {
        span.map { span in
            let (source, position) = sources.position(of: span)
            return "\(path(source)):\(position.line):\(position.column)"
        }
    }

    // MARK: - Markdown

    /// A section for a pull request: the number of findings, a table of the errors and warnings, and a collapsed table
    /// of the others.
    package func markdown(_ findings: [Finding], heading: String) -> String {
        if findings.isEmpty { return "### No route changes\n" }
        let (shown, folded) = (findings.filter { $0.severity > .note }, findings.filter { $0.severity == .note })
        var text = "### \(MarkdownCode.escaped(heading))\n\n\(Self.summary(findings))\n"
        if !shown.isEmpty { text += "\n" + table(shown) }
        if !folded.isEmpty {
            let title = "\(folded.count) compatible change\(folded.count == 1 ? "" : "s")"
            text += "\n<details><summary>\(title)</summary>\n\n" + table(folded) + "\n</details>\n"
        }
        return text
    }

    /// What breaks, in one line.
    private static func summary(_ findings: [Finding]) -> String {
        let errors = findings.flatMap(\.changes).filter { $0.rule.severity == .error }
        let subjects = Set(errors.map(\.rule.subject))
        return switch (subjects.contains(.links), subjects.contains(.source)) {
        case (true, true): "**Breaks links in the wild, and Swift code that uses the enum.**"
        case (true, false): "**Breaks links in the wild.** Swift code compiles as before."
        case (false, true): "**Breaks Swift code that uses the enum.** All links keep working."
        case (false, false):
            findings.contains { $0.severity > .note }
                ? "Nothing breaks, but some things work in another way." : "Nothing breaks."
        }
    }

    private func table(_ findings: [Finding]) -> String {
        let rows = findings.map { finding in
            let change = finding.first
            let now = place(change.current, sources.new, \.pathInRepository)
            let before = place(change.previous, sources.old, \.pathInRepository).map { "was \($0)" }
            let places = [now, before].compactMap { $0.map(MarkdownCode.escaped) }.joined(separator: "<br>")
            let subjects = finding.subjects.map(\.rawValue).joined(separator: ", ")
            let rules = finding.rules.map { "`\($0.id)`" }.joined(separator: ", ")
            return
                "| \(change.rule.severityText) | \(subjects) | \(Self.cell(finding.message)) | \(rules) | \(places) |\n"
        }
        return "| | For | Change | Rule | Place |\n| --- | --- | --- | --- | --- |\n" + rows.joined()
    }

    private static func cell(_ message: ChangeMessage) -> String {
        message.parts.map { part in
            switch part {
            case .words(let text): MarkdownCode.escaped(text)
            case .code(let text): MarkdownCode.span(text, isInTable: true)
            }
        }.joined()
    }
}

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
