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
    /// Whether the leading white space contains a tab.
    let hasTab: Bool
    /// Whether a comment is between this line and the previous one.
    var followsComment: Bool
    /// Whether the line is the rest of one that starts with `---`.
    var followsMarker = false

    /// Reads the line that starts at an offset.
    init(of bytes: [UInt8], at start: Int, end: Int, followsComment: Bool) {
        var offset = start
        while offset < end, bytes[offset] == ASCII.space { offset += 1 }
        let indent = offset - start
        while offset < end, bytes[offset] == ASCII.space || bytes[offset] == ASCII.tab { offset += 1 }
        self.start = start
        self.end = end
        self.indent = indent
        self.content = offset
        self.hasTab = offset - start > indent
        self.followsComment = followsComment
    }
}

extension SourceText {
    /// The text of a line, without the white space before it.
    func span(of line: Line) -> Span { span(start: line.content, end: line.end) }
}

/// The lines of the one document of a file.
enum DocumentLines {
    /// Finds the lines with content, up to the end of the first document; nil if nothing can be read. Reports
    /// directives, further documents, tabs in the indentation, and a file without content.
    static func find(in source: SourceText, into diagnostics: inout Diagnostics) -> [Line]? {
        var lines: [Line] = []
        var hasMarker = false
        for line in contentLines(of: source) {
            if !hasMarker, lines.isEmpty, line.indent == 0, source.bytes[line.content] == ASCII.percent {
                diagnostics.append(
                    Diagnostic(
                        .yamlUnsupported, "directives are not supported", at: source.span(of: line),
                        help: "remove the line"))
                continue
            }
            guard let marker = marker(at: line, in: source.bytes) else {
                lines.append(line)
                continue
            }
            guard marker == ASCII.hyphen, !hasMarker, lines.isEmpty else {
                diagnostics.append(refusal(ofMarker: marker, at: line, in: source))
                break
            }
            hasMarker = true
            if let rest = rest(ofMarkerLine: line, in: source.bytes) { lines.append(rest) }
        }
        if lines.isEmpty, diagnostics.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .yamlDocument, "the file has no content", at: source.span(at: 0),
                    help: "write at least 'routes:' and a route"))
        }
        let hasTabs = reportTabs(in: lines, of: source, into: &diagnostics)
        return lines.isEmpty || hasTabs ? nil : lines
    }

    private static func contentLines(of source: SourceText) -> [Line] {
        let bytes = source.bytes
        var lines: [Line] = []
        var followsComment = false
        var start = source.byteOrderMarkCount
        while start < bytes.count {
            let lineFeed = bytes[start...].firstIndex(of: ASCII.lineFeed) ?? bytes.count
            let hasCarriageReturn = lineFeed > start && bytes[lineFeed - 1] == ASCII.carriageReturn
            let end = hasCarriageReturn ? lineFeed - 1 : lineFeed
            let line = Line(of: bytes, at: start, end: end, followsComment: followsComment)
            start = lineFeed + 1
            if line.content == end { continue }
            followsComment = bytes[line.content] == ASCII.hash
            if !followsComment { lines.append(line) }
        }
        return lines
    }

    /// The character of the document marker that a line starts with.
    private static func marker(at line: Line, in bytes: [UInt8]) -> UInt8? {
        let text = bytes[line.content..<line.end]
        guard line.content == line.start, let first = text.first, first == ASCII.hyphen || first == ASCII.period,
            text.prefix(3).count(where: { $0 == first }) == 3
        else { return nil }
        guard let next = text.dropFirst(3).first else { return first }
        return next == ASCII.space || next == ASCII.tab ? first : nil
    }

    /// The rest of the line after `---`, unless it is a comment.
    private static func rest(ofMarkerLine line: Line, in bytes: [UInt8]) -> Line? {
        var rest = Line(of: bytes, at: line.start + 3, end: line.end, followsComment: false)
        rest.followsMarker = true
        return rest.content == rest.end || bytes[rest.content] == ASCII.hash ? nil : rest
    }

    private static func refusal(ofMarker marker: UInt8, at line: Line, in source: SourceText) -> Diagnostic {
        let span = source.span(start: line.content, end: line.content + 3)
        return marker == ASCII.hyphen
            ? Diagnostic(.yamlDocument, "a second document", at: span, help: "put each document in its own file")
            : Diagnostic(.yamlDocument, "a document end marker", at: span, help: "remove '...' and everything after it")
    }

    /// Reports only the first tab: tabs make columns meaningless, and more reports wouldn't help.
    private static func reportTabs(
        in lines: [Line], of source: SourceText, into diagnostics: inout Diagnostics
    ) -> Bool {
        let tabbed = lines.filter { $0.hasTab && !$0.followsMarker }
        guard let first = tabbed.first else { return false }
        let start = first.start + first.indent
        let others = tabbed.count == 1 ? "" : " (\(tabbed.count) lines have tabs)"
        diagnostics.append(
            Diagnostic(
                .yamlIndentation, "a tab in the indentation", at: source.span(start: start, end: start + 1),
                help: "indent with spaces\(others)"))
        return true
    }
}
