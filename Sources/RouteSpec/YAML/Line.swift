import RoutePatterns

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
        content = text.firstIndex { $0 != ASCII.space && $0 != ASCII.tab } ?? text.endIndex
        end = text.endIndex
        indent = (text.firstIndex { $0 != ASCII.space } ?? text.endIndex) - text.startIndex
    }
}

extension SourceText {
    /// The text of a line, without the white space before it.
    func span(of line: Line) -> Span { span(start: line.content, end: line.end) }

    /// The lines with content of the file's one document; nil if nothing can be read. Reports directives, further
    /// documents, tabs in the indentation, and a file without content.
    func documentLines(into diagnostics: inout Diagnostics) -> [Line]? {
        func refuse(_ refusal: Refusal, at span: Span) {
            diagnostics.append(Diagnostic(refusal.rule, refusal.message, at: span, help: refusal.help))
        }
        var found: [Line] = []
        var hasMarker = false
        for line in (1...lineCount).map({ Line(lineBytes($0)) }) where line.content < line.end {
            let text = bytes[line.content..<line.end]
            if text.first == ASCII.hash { continue }
            if text.first == ASCII.percent, line.indent == 0, found.isEmpty, !hasMarker {
                refuse(.directive, at: span(of: line))
            } else if line.content == line.start, Self.isMarker(text) {
                if !hasMarker, found.isEmpty, text.first == ASCII.hyphen {
                    hasMarker = true
                    if Self.isBlank(text.dropFirst(3)) { continue }
                }
                refuse(
                    Refusal(
                        .yamlDocument,
                        text.first == UInt8(ascii: ".")
                            ? "a document marker, '---' or '...', after the start"
                            : "a second document, or text on the line of a marker",
                        help: "put each document in its own file, below '---', and remove '...'"),
                    at: span(start: line.content, end: line.content + 3))
                break
            } else {
                found.append(line)
            }
        }
        if found.isEmpty, diagnostics.isEmpty {
            let help = "write at least 'routes:' and a route"
            refuse(Refusal(.yamlDocument, "the file has no content", help: help), at: span(at: 0))
        }
        // Tabs make columns meaningless, so one report is enough.
        if let line = found.first(where: { $0.content > $0.start + $0.indent }) {
            let tab = line.start + line.indent
            let refusal = Refusal(.yamlIndentation, "a tab in the indentation", help: "indent with spaces")
            refuse(refusal, at: span(start: tab, end: tab + 1))
            return nil
        }
        return found.isEmpty ? nil : found
    }

    /// Whether a line is, or starts with, `---` or `...`.
    private static func isMarker(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.starts(with: "---".utf8) || text.starts(with: "...".utf8) else { return false }
        return text.count == 3 || [ASCII.space, ASCII.tab].contains(text[text.startIndex + 3])
    }

    /// Whether text is only white space and a comment.
    private static func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
        let content = text.first { $0 != ASCII.space && $0 != ASCII.tab }
        return content == nil || content == ASCII.hash
    }

    /// Whether the file can be parsed: its size, encoding, characters, and line breaks. Control characters are
    /// reported, but parsing continues.
    func isReadable(into diagnostics: inout Diagnostics) -> Bool {
        func refuse(_ rule: Rule, _ message: String, at span: Span, help: String) -> Bool {
            diagnostics.append(Diagnostic(rule, message, at: span, help: help))
            return false
        }
        if bytes.count > YAML.byteLimit {
            return refuse(
                .yamlLimit, "the file has more than \(YAML.byteLimit) bytes, the limit", at: span(at: 0),
                help: "split the spec into several files")
        }
        if let encoding = Self.wideEncoding(of: bytes) {
            return refuse(
                .yamlEncoding, "the file is \(encoding), not UTF-8", at: span(at: 0), help: "save the file as UTF-8")
        }
        var marks = CombiningMarks()
        // One control character of a line is enough.
        var isReported = false
        var end = byteOrderMarkCount
        for scalar in String(decoding: bytes[end...], as: UTF8.self).unicodeScalars {
            let start = end
            end += UTF8.width(scalar)
            switch scalar {
            case "\u{20}"..."\u{7E}", "\t": marks = CombiningMarks()
            case "\n": isReported = false
            case "\r":
                if end < bytes.count, bytes[end] == ASCII.lineFeed { continue }
                return refuse(
                    .yamlEncoding, "a carriage return without a line feed", at: span(start: start, end: end),
                    help: "end lines with LF, or with CR LF")
            case "\u{FFFD}" where !bytes[start...].starts(with: "\u{FFFD}".utf8):
                let rest = bytes[(start + 1)...].prefix(while: isContinuation)
                return refuse(
                    .yamlEncoding, "byte 0x\(String(bytes[start], radix: 16, uppercase: true)) is not valid UTF-8 here",
                    at: span(start: start, end: rest.endIndex), help: "save the file as UTF-8")
            case "\0"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
                if isReported { continue }
                isReported = true
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let code = String(repeating: "0", count: 4 - digits.count) + digits
                _ = refuse(
                    .yamlEncoding, "control character U+\(code)", at: span(start: start, end: end),
                    help: "remove it, or write it as \\u\(code) in double quotes")
            default:
                if marks.exceedLimit(with: scalar) {
                    return refuse(
                        .yamlLimit, CombiningMarks.limitMessage, at: span(start: start, end: end),
                        help: CombiningMarks.limitHelp)
                }
            }
        }
        return true
    }
}
