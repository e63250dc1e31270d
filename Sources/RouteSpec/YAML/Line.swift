import RouteLanguage

/// A line of a document that is neither blank nor a comment.
struct Line {
    /// The offset of the line's first byte.
    let start: Int
    /// The offset of the first byte that is neither a space nor a tab.
    let content: Int
    /// The offset after the last byte, without the line break.
    let end: Int
    /// The number of spaces that the line starts with.
    let indent: Int

    /// - Parameter text: The bytes of the line, at their offsets in the file.
    init(_ text: ArraySlice<UInt8>) {
        start = text.startIndex
        content = text.firstIndex { !" \t".utf8.contains($0) } ?? text.endIndex
        end = text.endIndex
        indent = (text.firstIndex { $0 != UInt8(ascii: " ") } ?? text.endIndex) - text.startIndex
    }
}

extension SourceText {
    /// The text of a line, without the white space before it.
    func span(of line: Line) -> Span { span(start: line.content, end: line.end) }

    /// The lines with content of the file's one document; there is at least one.
    func documentLines() throws(Diagnostic) -> [Line] {
        var found: [Line] = []
        var hasMarker = false
        for line in (1...lineCount).map({ Line(lineBytes($0)) }) where line.content < line.end {
            let text = bytes[line.content..<line.end]
            if text.first == UInt8(ascii: "#") { continue }
            let isFirst = found.isEmpty && !hasMarker
            if isFirst, line.content == line.start, text.first == UInt8(ascii: "%") {
                throw .unsupported("directives", at: span(of: line), help: "remove the line")
            }
            let tab = line.start + line.indent
            if line.content > tab {
                // Tabs make columns meaningless.
                throw Diagnostic(
                    .yamlIndentation, "a tab in the indentation",
                    at: span(start: tab, end: tab + 1),
                    help: "indent with spaces")
            }
            guard line.content == line.start, Self.isMarker(text) else {
                found.append(line)
                continue
            }
            let isStart = text.first == UInt8(ascii: "-")
            hasMarker = true
            if isFirst, isStart, Self.isBlank(text.dropFirst(3)) { continue }
            throw Diagnostic(
                .yamlDocument,
                isStart
                    ? "a second document, or text on the line of a marker"
                    : "a document marker, '---' or '...', after the start",
                at: span(start: line.start, end: line.start + 3),
                help: "put each document in its own file, below '---', and remove '...'")
        }
        if found.isEmpty {
            throw Diagnostic(
                .yamlDocument, "the file has no content", at: span(at: 0),
                help: "write at least 'routes:' and a route")
        }
        return found
    }

    /// Whether a line is, or starts with, `---` or `...`.
    private static func isMarker(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.starts(with: "---".utf8) || text.starts(with: "...".utf8) else { return false }
        return text.count == 3 || " \t".utf8.contains(text[text.startIndex + 3])
    }

    /// Whether text is only white space and a comment.
    private static func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
        let content = text.first { !" \t".utf8.contains($0) }
        return content == nil || content == UInt8(ascii: "#")
    }

    /// Checks the file's size, encoding, characters, and line breaks.
    func checkText() throws(Diagnostic) {
        if bytes.count > YAML.byteLimit {
            throw Diagnostic(
                .yamlLimit, "the file has more than \(YAML.byteLimit) bytes, the limit",
                at: span(at: 0),
                help: "split the spec into several files")
        }
        if let encoding = Self.wideEncoding(of: bytes) {
            throw Diagnostic(
                .yamlEncoding, "the file is \(encoding), not UTF-8", at: span(at: 0),
                help: "save the file as UTF-8")
        }
        try checkCharacters()
    }

    private func checkCharacters() throws(Diagnostic) {
        var marks = CombiningMarks()
        var end = byteOrderMarkCount
        for scalar in String(decoding: bytes[end...], as: UTF8.self).unicodeScalars {
            let start = end
            end += UTF8.width(scalar)
            switch scalar {
            case "\u{20}"..."\u{7E}", "\t", "\n": marks = CombiningMarks()
            case "\r":
                if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { continue }
                throw Diagnostic(
                    .yamlEncoding, "a carriage return without a line feed",
                    at: span(start: start, end: end),
                    help: "end lines with LF, or with CR LF")
            case "\u{FFFD}" where !bytes[start...].starts(with: "\u{FFFD}".utf8):
                let rest = bytes[(start + 1)...].prefix(while: UTF8.isContinuation)
                throw Diagnostic(
                    .yamlEncoding,
                    "byte 0x\(String(bytes[start], radix: 16, uppercase: true)) is not valid "
                        + "UTF-8 here",
                    at: span(start: start, end: rest.endIndex), help: "save the file as UTF-8")
            case "\0"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let code = String(repeating: "0", count: 4 - digits.count) + digits
                throw Diagnostic(
                    .yamlEncoding, "control character U+\(code)", at: span(start: start, end: end),
                    help: "remove it, or write it as \\u\(code) in double quotes")
            default:
                if marks.exceedLimit(with: scalar) {
                    throw Diagnostic(
                        .yamlLimit, CombiningMarks.limitMessage, at: span(start: start, end: end),
                        help: CombiningMarks.limitHelp)
                }
            }
        }
    }
}
