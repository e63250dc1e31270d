/// A reader of one document's lines: recursive descent, one look at every byte.
struct Parser {
    let source: SourceText
    /// The bytes of the source.
    let bytes: [UInt8]
    /// The lines that have content; what stands between them is of no matter.
    let lines: [Line]
    /// The index of the line that is being read, or is to be read next.
    var current = 0
    var diagnostics = Diagnostics()

    /// Where a node may start, and what it may be there.
    struct Place {
        enum Block {
            case allowed, afterKey, afterTab, afterMarker
        }

        /// The offset of the node's first byte, in the current line.
        var offset: Int
        /// The column of the node, from 0: the indentation of a list or mapping that starts here.
        let column: Int
        /// The indentation of the list or mapping that the node belongs to; -1 for the document.
        let parent: Int
        /// Whether a block list or mapping may start here, or what stands before it that it may not follow.
        let block: Block
        /// The number of lists and mappings around the node.
        let depth: Int
    }

    init(source: SourceText, lines: [Line]) {
        self.source = source
        bytes = source.bytes
        self.lines = lines
    }

    /// The line that is being read, or is to be read next; nil at the end of the document.
    var line: Line? { current < lines.count ? lines[current] : nil }

    /// The end of the current line, or of the file.
    var lineEnd: Int { line?.end ?? bytes.count }

    /// Reads the whole document.
    mutating func document() -> Node? {
        guard let line else { return nil }
        let column = line.followsMarker ? line.content - line.start : line.indent
        return node(
            at: Place(
                offset: line.content, column: column, parent: -1,
                block: line.followsMarker ? .afterMarker : .allowed, depth: 0))
    }

    mutating func refuse(
        _ rule: Rule, _ message: String, at span: Span, notes: [Diagnostic.Note] = [], help: String
    ) {
        diagnostics.append(Diagnostic(rule, message, at: span, notes: notes, help: help))
    }

    // MARK: Bytes of the current line

    /// The byte at an offset; nil at the end of the line.
    func byte(at offset: Int) -> UInt8? {
        offset < lineEnd ? bytes[offset] : nil
    }

    func isWhite(at offset: Int) -> Bool {
        let byte = byte(at: offset)
        return byte == ASCII.space || byte == ASCII.tab
    }

    func isWhiteOrEnd(at offset: Int) -> Bool {
        offset >= lineEnd || isWhite(at: offset)
    }

    /// Whether `-`, `?` or `:` stands at an offset and means a node rather than text.
    func isIndicator(_ indicator: UInt8, at offset: Int) -> Bool {
        byte(at: offset) == indicator && isWhiteOrEnd(at: offset + 1)
    }

    func skippingWhite(from offset: Int) -> Int {
        var offset = offset
        while isWhite(at: offset) { offset += 1 }
        return offset
    }

    /// Whether nothing but white space and a comment stands from an offset to the end of the line. The byte before the
    /// offset must be one that a comment can follow directly, or the offset is where white space was skipped from.
    func isOver(after offset: Int) -> Bool {
        let next = skippingWhite(from: offset)
        return next >= lineEnd || (bytes[next] == ASCII.hash && next > offset)
    }

    // MARK: Lines

    /// Leaves the current line, and all below it that belong to it.
    mutating func skipLines(deeperThan indent: Int) {
        current += 1
        while let line, line.indent > indent { current += 1 }
    }
}
