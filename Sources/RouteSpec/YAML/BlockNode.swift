/// Nodes on lines of their own, and what can follow them: block lists, and block mappings, keys in
/// one column.
extension Parser {
    /// Reads the node at a position of the current line, with all lines that belong to it. The
    /// current line is then the one after it.
    mutating func node(at place: Place) throws(Diagnostic) -> Node {
        let start = place.offset
        if isIndicator("-", at: start) {
            if let column = place.column { return try blockList(at: place, column: column) }
            throw Diagnostic(
                .yamlIndentation, "a list on the same line as its key", at: byteSpan(at: start),
                help: "start it on the next line, or quote the value")
        }
        let first = current
        let head = try head(at: start, parent: place.parent, depth: place.depth)
        if let colon = colon(after: head.span.end) {
            if let column = place.column {
                return try blockMapping(at: place, column: column, from: first)
            }
            if head.scalar?.style == .plain {
                throw colonInValue(at: colon, after: source.text(in: head.span))
            }
        }
        try checkEnd(of: head)
        current += 1
        // A scalar or flow list ends with its line, so deeper lines below it are an error.
        guard let line, line.indent > place.parent else { return head }
        let text = plain(at: line.content, inFlow: false)
        let isKey = colon(after: text.span.end) != nil
        if let column = place.column, line.indent == column, isKey {
            return try blockMapping(at: place, column: column, from: first)
        }
        if !isKey, !isIndicator("-", at: line.content), head.scalar?.style == .plain {
            throw Diagnostic(
                .yamlMultiline, "the value continues on a second line", at: text.span,
                help: "write the whole value on one line")
        }
        throw Diagnostic(
            .yamlIndentation, "this line is indented deeper than the entry above it",
            at: source.span(of: line),
            help: "indent it like that entry, or move it below a key without a value")
    }

    /// Reads the node after the colon or the dash of an entry in a column, on the same line or
    /// below.
    ///
    /// - Parameter name: The key or the item, to report that it has no value.
    private mutating func content(
        after end: Int, in column: Int, isItem: Bool = false, depth: Int,
        of name: EntryName
    ) throws(Diagnostic) -> Node {
        guard isOver(after: end) else {
            let offset = skippingWhite(from: end)
            // After a tab, the column of the rest is ambiguous, so the rest must be on one line.
            let hasTab = bytes[end..<offset].contains(UInt8(ascii: "\t"))
            let own = isItem && !hasTab ? column + 1 + offset - end : nil
            return try node(at: Place(offset: offset, column: own, parent: column, depth: depth))
        }
        current += 1
        if let line, line.indent > column {
            return try node(
                at: Place(offset: line.content, column: line.indent, parent: column, depth: depth))
        }
        // A list can have the indentation of its key.
        if !isItem, let line, line.indent == column, isIndicator("-", at: line.content) {
            let place = Place(
                offset: line.content, column: column, parent: column - 1, depth: depth)
            return try blockList(at: place, column: column, sharesIndent: true)
        }
        throw Diagnostic(
            .yamlMissingValue, "\(name.text) has no value", at: name.span,
            help:
                "write \"\" for an empty string, indent the lines below that belong to it, "
                + "or quote a value with '#'"
        )
    }

    /// Requires that the rest of the line after a node is empty.
    private func checkEnd(of head: Node) throws(Diagnostic) {
        if isOver(after: head.span.end) { return }
        throw Diagnostic(
            .yamlQuoting, "text after the closing \(head.list != nil ? "bracket" : "quote")",
            at: source.span(start: skippingWhite(from: head.span.end), end: lineEnd),
            help:
                "quote the whole value, with \\\" or '' for a quote in it, "
                + "and put a space before a comment"
        )
    }

    /// The next line, if it starts another entry of the list or mapping in a column. Lines
    /// indented between this level and the one around it are reported and skipped.
    private mutating func nextEntry(column: Int, parent: Int) -> Line? {
        while let line, line.indent > parent {
            if line.indent == column { return line }
            diagnostics.append(
                Diagnostic(
                    .yamlIndentation, "this line's indentation matches no entry above it",
                    at: source.span(of: line),
                    help: "indent it by \(column) spaces, like the entries above"))
            skipLines(deeperThan: min(line.indent, column))
        }
        return nil
    }

    // MARK: Lists

    /// Reads a list at its first dash. A list at its key's indentation ends at the next key.
    private mutating func blockList(
        at place: Place, column: Int, sharesIndent: Bool = false
    ) throws(Diagnostic) -> Node {
        try checkNesting(place.depth, at: place.offset)
        var items: [Node] = []
        var dash = place.offset
        while true {
            let first = current
            do throws(Diagnostic) {
                guard isIndicator("-", at: dash) else {
                    throw Diagnostic(
                        .yamlIndentation, "this line is not an item of the list around it",
                        at: source.span(start: dash, end: lineEnd),
                        help: "start it with '- ', or indent it as far as the key it belongs to")
                }
                items.append(
                    try content(
                        after: dash + 1, in: column, isItem: true, depth: place.depth + 1,
                        of: EntryName(text: "a list item", span: byteSpan(at: dash))))
            } catch {
                skipEntry(in: column, from: first, because: error)
            }
            guard let line = nextEntry(column: column, parent: place.parent),
                !sharesIndent || isIndicator("-", at: line.content)
            else { break }
            dash = line.content
        }
        let end = items.last?.span.end ?? place.offset + 1
        return .list(Node.List(items: items, span: source.span(start: place.offset, end: end)))
    }

    // MARK: Mappings

    /// Reads a mapping at its first key, in a line with an index.
    private mutating func blockMapping(at place: Place, column: Int, from line: Int)
        throws(Diagnostic) -> Node
    {
        try checkNesting(place.depth, at: place.offset)
        current = line
        var entries: [Node.Entry] = []
        // By bytes: String treats composed and decomposed characters as equal.
        var places: [[UInt8]: Span] = [:]
        var start = place.offset
        while true {
            let first = current
            do throws(Diagnostic) {
                let key = try key(at: start, column: column)
                let value = try content(
                    after: key.colon + 1, in: column, depth: place.depth + 1,
                    of: EntryName(text: "'\(key.text)'", span: key.scalar.span))
                if let previous = places.updateValue(key.scalar.span, forKey: Array(key.text.utf8))
                {
                    throw Diagnostic(
                        .duplicateKey, "duplicate key '\(key.text)'", at: key.scalar.span,
                        notes: [
                            Diagnostic.Note("'\(key.text)' previously declared here", at: previous)
                        ],
                        help: "remove one of them, or rename it")
                }
                entries.append(Node.Entry(key: key.scalar, value: value))
            } catch {
                skipEntry(in: column, from: first, because: error)
            }
            guard let line = nextEntry(column: column, parent: place.parent) else { break }
            start = line.content
        }
        let span = source.span(
            start: place.offset, end: entries.last?.value.span.end ?? place.offset)
        return .mapping(Node.Mapping(entries: entries, span: span))
    }

    /// A key, and the offset of its colon.
    private struct BlockKey {
        let scalar: Scalar
        let colon: Int

        var text: String { scalar.text }
    }

    /// Reads the key at the start of the current line, and finds its colon.
    private mutating func key(at offset: Int, column: Int) throws(Diagnostic) -> BlockKey {
        let first = current
        if isIndicator("-", at: offset) {
            throw Diagnostic(
                .yamlIndentation, "a list item among the keys of a mapping",
                at: byteSpan(at: offset),
                help: "indent the list below the key it belongs to")
        }
        let head = try head(at: offset, parent: column, depth: 0)
        guard let colon = colon(after: head.span.end) else {
            try checkEnd(of: head)
            throw Diagnostic(
                .yamlKey, "a line without ': ' among the keys of a mapping", at: head.span,
                help: "write 'key: value', with a space after ':'")
        }
        guard let scalar = head.scalar, current == first else { throw .complexKey(at: head.span) }
        if scalar.style == .plain, scalar.text == "<<" {
            throw .unsupported("merge keys", at: scalar.span, help: "repeat the entries")
        }
        if scalar.style == .plain, hasOpenParameter(scalar.text) {
            throw colonInValue(at: colon, after: scalar.text)
        }
        if scalar.span.count > YAML.keyLimit {
            throw Diagnostic(
                .yamlLimit, "this key has more than \(YAML.keyLimit) bytes", at: scalar.span,
                help: "if it is a value that contains ': ', quote it")
        }
        return BlockKey(scalar: scalar, colon: colon)
    }

    private func colonInValue(at colon: Int, after text: String) -> Diagnostic {
        Diagnostic(
            .yamlQuoting, "': ' inside an unquoted value", at: byteSpan(at: colon),
            help: hasOpenParameter(text)
                ? "drop the space after ':', or quote the value"
                : "quote the value, or put the second key on a line of its own")
    }

    /// Whether text ends inside `${…}`, cut off by a colon and a space.
    private func hasOpenParameter(_ text: String) -> Bool {
        let text = text.utf8
        guard let opening = text.lastIndex(of: UInt8(ascii: "{")) else { return false }
        return text[..<opening].last == UInt8(ascii: "$")
            && !text[opening...].contains(UInt8(ascii: "}"))
    }
}
