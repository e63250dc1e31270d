/// A recursive-descent parser of one document's lines,
/// which looks at each byte a bounded number of times.
struct Parser {
    let source: SourceText
    /// The bytes of the source.
    let bytes: [UInt8]
    /// The lines with content, without blank lines and comments.
    let lines: [Line]
    /// The index of the current line.
    var current = 0
    /// The errors so far. After each, reading goes on with the next entry of the list or mapping
    /// around it.
    var diagnostics = Diagnostics()

    /// Where a node can start.
    struct Place {
        /// The offset of the node's first byte, in the current line.
        let offset: Int
        /// The column of the node, from 0: the indentation of a list or mapping that starts here.
        /// Nil where none can, because a key or a tab is before it.
        let column: Int?
        /// The indentation of the list or mapping that contains the node; -1 for the document.
        let parent: Int
        /// The number of lists and mappings around the node.
        let depth: Int
    }

    init(source: SourceText, lines: [Line]) {
        self.source = source
        bytes = source.bytes
        self.lines = lines
    }

    /// Reads the whole document.
    mutating func document() throws(Diagnostic) -> Node {
        try node(at: Place(offset: lines[0].content, column: lines[0].indent, parent: -1, depth: 0))
    }

    /// The current line; nil at the end of the document.
    var line: Line? { current < lines.count ? lines[current] : nil }

    /// The end of the current line, or of the file.
    var lineEnd: Int { line?.end ?? bytes.count }

    /// Requires that another list or mapping can start at a depth.
    func checkNesting(_ depth: Int, at offset: Int) throws(Diagnostic) {
        if depth < YAML.depthLimit { return }
        throw Diagnostic(
            .yamlLimit, "lists and mappings nest more than \(YAML.depthLimit) levels deep",
            at: byteSpan(at: offset),
            help: "nest less deeply; a group is two levels, its keys and its routes")
    }

    // MARK: Bytes of the current line

    /// The byte at an offset, as a character: that of an ASCII byte is the text's. Nil at the end
    /// of the line.
    func character(at offset: Int) -> Unicode.Scalar? {
        offset < lineEnd ? Unicode.Scalar(bytes[offset]) : nil
    }

    func byteSpan(at offset: Int) -> Span { source.span(start: offset, end: offset + 1) }

    func isWhite(at offset: Int) -> Bool {
        character(at: offset) == " " || character(at: offset) == "\t"
    }

    /// Whether `-` or `:` at an offset starts a node rather than text.
    func isIndicator(_ indicator: Unicode.Scalar, at offset: Int) -> Bool {
        character(at: offset) == indicator && (offset + 1 >= lineEnd || isWhite(at: offset + 1))
    }

    func skippingWhite(from offset: Int) -> Int {
        var offset = offset
        while isWhite(at: offset) { offset += 1 }
        return offset
    }

    /// Whether only white space and a comment follow an offset on its line. The byte before the
    /// offset must be one that a comment can follow, or the offset must be where white space
    /// starts.
    func isOver(after offset: Int) -> Bool {
        let next = skippingWhite(from: offset)
        return next >= lineEnd || (character(at: next) == "#" && next > offset)
    }

    /// The colon that makes the text before an offset a key.
    func colon(after end: Int) -> Int? {
        let colon = skippingWhite(from: end)
        return isIndicator(":", at: colon) ? colon : nil
    }

    // MARK: Lines

    /// Skips the current line and all lines below it that belong to it.
    mutating func skipLines(deeperThan indent: Int) {
        current += 1
        while let line, line.indent > indent { current += 1 }
    }

    /// Skips an entry that couldn't be read, including a closing bracket in its column.
    ///
    /// - Parameter first: the index of the entry's first line.
    mutating func skipEntry(in column: Int, from first: Int, because error: Diagnostic) {
        diagnostics.append(error)
        current = max(current - 1, first)
        skipLines(deeperThan: column)
        if let line, line.indent == column, "]}".utf8.contains(bytes[line.content]) {
            current += 1
        }
    }
}
