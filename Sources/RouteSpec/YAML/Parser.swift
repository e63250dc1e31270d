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
        guard source.isReadable(into: &diagnostics), let lines = source.documentLines(into: &diagnostics),
            let first = lines.first
        else { return nil }
        var parser = Parser(source: source, lines: lines)
        let node = parser.node(at: Parser.Place(offset: first.content, column: first.indent, parent: -1, depth: 0))
        diagnostics.append(contentsOf: parser.diagnostics)
        return node
    }
}

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

    /// Where a node can start.
    struct Place {
        /// The offset of the node's first byte, in the current line.
        let offset: Int
        /// The column of the node, from 0: the indentation of a list or mapping that starts here. Nil where none can,
        /// because a key or a tab is before it.
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

    /// The current line; nil at the end of the document.
    var line: Line? { current < lines.count ? lines[current] : nil }

    /// The end of the current line, or of the file.
    var lineEnd: Int { line?.end ?? bytes.count }

    mutating func refuse(
        _ rule: Rule, _ message: String, at span: Span, notes: [Diagnostic.Note] = [], help: String
    ) {
        diagnostics.append(Diagnostic(rule, message, at: span, notes: notes, help: help))
    }

    mutating func refuse(_ refusal: Refusal, at span: Span) {
        refuse(refusal.rule, refusal.message, at: span, help: refusal.help)
    }

    /// Whether another list or mapping can start at a depth; reports it if not.
    mutating func canNest(_ depth: Int, at offset: Int) -> Bool {
        if depth < YAML.depthLimit { return true }
        refuse(
            .yamlLimit, "lists and mappings nest more than \(YAML.depthLimit) levels deep", at: byteSpan(at: offset),
            help: "nest less deeply; a group is two levels, its keys and its routes")
        return false
    }

    // MARK: Bytes of the current line

    /// The byte at an offset; nil at the end of the line.
    func byte(at offset: Int) -> UInt8? {
        offset < lineEnd ? bytes[offset] : nil
    }

    func byteSpan(at offset: Int) -> Span { source.span(start: offset, end: offset + 1) }

    func isWhite(at offset: Int) -> Bool {
        let byte = byte(at: offset)
        return byte == ASCII.space || byte == ASCII.tab
    }

    /// Whether `-` or `:` at an offset starts a node rather than text.
    func isIndicator(_ indicator: UInt8, at offset: Int) -> Bool {
        byte(at: offset) == indicator && (offset + 1 >= lineEnd || isWhite(at: offset + 1))
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

    /// The colon that makes the text before an offset a key.
    func colon(after end: Int) -> Int? {
        let colon = skippingWhite(from: end)
        return isIndicator(ASCII.colon, at: colon) ? colon : nil
    }

    // MARK: Lines

    /// Skips the current line and all lines below it that belong to it.
    mutating func skipLines(deeperThan indent: Int) {
        current += 1
        while let line, line.indent > indent { current += 1 }
    }
}
