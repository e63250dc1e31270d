/// A recursive-descent parser of one document's lines, which looks at each byte once.
struct Parser {
    let source: SourceText
    /// The bytes of the source.
    let bytes: [UInt8]
    /// The lines with content, without blank lines and comments.
    let lines: [Line]
    /// The index of the current line.
    var current = 0
    var diagnostics = Diagnostics()

    /// Where a node can start, and what it can be there.
    struct Place {
        enum Block {
            case allowed, afterKey, afterTab, afterMarker
        }

        /// The offset of the node's first byte, in the current line.
        var offset: Int
        /// The column of the node, from 0: the indentation of a list or mapping that starts here.
        let column: Int
        /// The indentation of the list or mapping that contains the node; -1 for the document.
        let parent: Int
        /// Whether a block list or mapping can start here, or what it can't follow.
        let block: Block
        /// The number of lists and mappings around the node.
        let depth: Int
    }

    init(source: SourceText, lines: [Line]) {
        self.source = source
        bytes = source.bytes
        self.lines = lines
    }

    /// The current line; nil at the end of the document.
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

    /// Whether `-`, `?`, or `:` at an offset starts a node rather than text.
    func isIndicator(_ indicator: UInt8, at offset: Int) -> Bool {
        byte(at: offset) == indicator && isWhiteOrEnd(at: offset + 1)
    }

    func skippingWhite(from offset: Int) -> Int {
        var offset = offset
        while isWhite(at: offset) { offset += 1 }
        return offset
    }

    /// Whether only white space and a comment follow an offset on its line. The byte before the offset must be one that
    /// a comment can follow, or the offset must be where white space starts.
    func isOver(after offset: Int) -> Bool {
        let next = skippingWhite(from: offset)
        return next >= lineEnd || (bytes[next] == ASCII.hash && next > offset)
    }

    // MARK: Lines

    /// Skips the current line and all lines below it that belong to it.
    mutating func skipLines(deeperThan indent: Int) {
        current += 1
        while let line, line.indent > indent { current += 1 }
    }
}

/// The subset of YAML 1.2 that a spec is written in.
///
/// A document gives the tree that a YAML 1.2 parser makes, or an error, but never another tree. Every scalar is text.
package enum YAML {
    /// The maximum number of bytes of a file.
    package static let byteLimit = 1 << 20
    /// The maximum nesting depth of lists and mappings.
    package static let depthLimit = 64
    /// The maximum number of bytes of a key. YAML has the same limit, in characters.
    static let keyLimit = 1024

    /// Reads a file's document.
    ///
    /// All problems go to `diagnostics`. If there are any, the tree has what could be read, with `Node.refused` in
    /// place of the rest, so that one run checks everything. Nil if there is nothing to check. Linear in the size of
    /// the file.
    package static func parse(_ source: SourceText, into diagnostics: inout Diagnostics) -> Node? {
        guard InputChecks.passes(source, into: &diagnostics) else { return nil }
        guard let lines = DocumentLines.find(in: source, into: &diagnostics) else { return nil }
        var parser = Parser(source: source, lines: lines)
        let node = parser.document()
        diagnostics.append(contentsOf: parser.diagnostics)
        return node
    }
}
