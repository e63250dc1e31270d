/// Nodes on lines of their own, and what can follow them: block lists, and block mappings, keys in one column.
extension Parser {
    /// Reads the node at a position of the current line, with all lines that belong to it. The current line is then the
    /// one after it.
    mutating func node(at place: Place) -> Node {
        let start = place.offset
        if isIndicator(ASCII.hyphen, at: start) {
            if let column = place.column { return blockList(at: place, column: column) }
            refuse(
                .yamlIndentation, "a list on the same line as its key", at: byteSpan(at: start),
                help: "start it on the next line, or quote the value")
            return refusedNode(at: place)
        }
        let first = current
        guard let head = head(at: start, parent: place.parent, depth: place.depth) else {
            return refusedNode(at: place)
        }
        if let colon = colon(after: head.span.end) {
            if let column = place.column {
                return blockMapping(at: place, column: column, first: key(of: head, colon: colon, line: first))
            }
            if head.scalar?.style == .plain {
                refuseColon(at: colon, after: source.text(in: head.span))
                return refusedNode(at: place)
            }
        }
        guard isComplete(head) else { return refusedNode(at: place) }
        current += 1
        return checkingNextLine(after: head, at: place)
    }

    /// Reads the node after the colon or the dash of an entry in a column, on the same line or below.
    ///
    /// - Parameter what: The key or the item, and its span, to report that it has no value.
    private mutating func content(
        after end: Int, in column: Int, isItem: Bool = false, depth: Int, of what: (name: String, span: Span)
    ) -> Node {
        guard isOver(after: end) else {
            let offset = skippingWhite(from: end)
            // After a tab, the column of the rest is ambiguous, so the rest must be on one line.
            let hasTab = bytes[end..<offset].contains(ASCII.tab)
            let own = isItem && !hasTab ? column + 1 + offset - end : nil
            return node(at: Place(offset: offset, column: own, parent: column, depth: depth))
        }
        current += 1
        if let line, line.indent > column {
            return node(at: Place(offset: line.content, column: line.indent, parent: column, depth: depth))
        }
        // A list can have the indentation of its key.
        if !isItem, let line, line.indent == column, isIndicator(ASCII.hyphen, at: line.content) {
            let place = Place(offset: line.content, column: column, parent: column - 1, depth: depth)
            return blockList(at: place, column: column, sharesIndent: true)
        }
        refuse(
            .yamlMissingValue, "\(what.name) has no value", at: what.span,
            help: "write \"\" for an empty string, indent the lines below that belong to it, or quote a value with '#'")
        return .refused(what.span)
    }

    /// Skips a node that couldn't be read, including a closing bracket in the column of its key.
    private mutating func refusedNode(at place: Place) -> Node {
        let span = source.span(start: place.offset, end: lines[current].end)
        skipLines(deeperThan: place.parent)
        if let line, line.indent == place.parent, "]}".utf8.contains(bytes[line.content]) { current += 1 }
        return .refused(span)
    }

    /// Whether the rest of the line after a node is valid; reports it if not.
    private mutating func isComplete(_ head: Node) -> Bool {
        if isOver(after: head.span.end) { return true }
        refuse(
            .yamlQuoting, "text after the closing \(head.list != nil ? "bracket" : "quote")",
            at: source.span(start: skippingWhite(from: head.span.end), end: lineEnd),
            help: "quote the whole value, with \\\" or '' for a quote in it, and put a space before a comment")
        return false
    }

    /// A scalar or flow list ends with its line, so deeper lines below it are an error.
    private mutating func checkingNextLine(after head: Node, at place: Place) -> Node {
        guard let line, line.indent > place.parent else { return head }
        let text = plain(at: line.content, inFlow: false)
        let isKey = colon(after: text.span.end) != nil
        if let column = place.column, line.indent == column, isKey {
            refuseMissingColon(at: head.span)
            // The mapping skips the line of the bad key.
            current -= 1
            return blockMapping(at: place, column: column, first: nil)
        }
        if !isKey, !isIndicator(ASCII.hyphen, at: line.content), head.scalar?.style == .plain {
            refuse(
                .yamlMultiline, "the value continues on a second line", at: text.span,
                help: "write the whole value on one line")
        } else {
            refuse(
                .yamlIndentation, "this line is indented deeper than the entry above it", at: source.span(of: line),
                help: "indent it like that entry, or move it below a key without a value")
        }
        skipLines(deeperThan: place.parent)
        return .refused(head.span)
    }

    /// The next line, if it starts another entry of the list or mapping in a column. Lines indented between this level
    /// and the one around it are reported and skipped.
    private mutating func nextEntry(column: Int, parent: Int, isComplete: inout Bool) -> Line? {
        while let line, line.indent > parent {
            if line.indent == column { return line }
            refuse(
                .yamlIndentation, "this line's indentation matches no entry above it", at: source.span(of: line),
                help: "indent it by \(column) spaces, like the entries above")
            skipLines(deeperThan: min(line.indent, column))
            isComplete = false
        }
        return nil
    }

    // MARK: Lists

    /// Reads a list at its first dash. A list at its key's indentation ends at the next key.
    private mutating func blockList(at place: Place, column: Int, sharesIndent: Bool = false) -> Node {
        guard canNest(place.depth, at: place.offset) else { return refusedNode(at: place) }
        var items = [item(at: place.offset, column: column, depth: place.depth + 1)]
        var isComplete = true
        while let line = nextEntry(column: column, parent: place.parent, isComplete: &isComplete) {
            if isIndicator(ASCII.hyphen, at: line.content) {
                items.append(item(at: line.content, column: column, depth: place.depth + 1))
                continue
            }
            if sharesIndent { break }
            refuse(
                .yamlIndentation, "this line is not an item of the list around it", at: source.span(of: line),
                help: "start it with '- ', or indent it as far as the key it belongs to")
            skipLines(deeperThan: column)
            items.append(.refused(source.span(of: line)))
        }
        let end = items.last?.span.end ?? place.offset + 1
        return .list(Node.List(items: items, span: source.span(start: place.offset, end: end)))
    }

    private mutating func item(at dash: Int, column: Int, depth: Int) -> Node {
        content(after: dash + 1, in: column, isItem: true, depth: depth, of: ("a list item", byteSpan(at: dash)))
    }

    // MARK: Mappings

    /// A key whose colon has been found.
    private struct MappingKey {
        let scalar: Scalar
        /// The offset of the colon, in the current line.
        let colon: Int
    }

    /// Reads a mapping after its first key, which is nil if it was reported.
    private mutating func blockMapping(at place: Place, column: Int, first: MappingKey?) -> Node {
        guard canNest(place.depth, at: place.offset) else { return refusedNode(at: place) }
        var entries: [Node.Entry] = []
        // By bytes: String treats composed and decomposed characters as equal.
        var places: [[UInt8]: Span] = [:]
        var isComplete = true
        var key = first
        if key == nil { skipLines(deeperThan: column) }
        while true {
            if let key {
                let name = key.scalar
                let value = content(
                    after: key.colon + 1, in: column, depth: place.depth + 1, of: ("'\(name.text)'", name.span))
                if let previous = places.updateValue(name.span, forKey: Array(name.text.utf8)) {
                    refuse(
                        .duplicateKey, "duplicate key '\(name.text)'", at: name.span,
                        notes: [Diagnostic.Note("'\(name.text)' previously declared here", at: previous)],
                        help: "remove one of them, or rename it")
                } else {
                    entries.append(Node.Entry(key: name, value: value))
                }
            } else {
                isComplete = false
            }
            guard let line = nextEntry(column: column, parent: place.parent, isComplete: &isComplete) else { break }
            key = self.key(at: line.content, column: column)
        }
        guard let start = entries.first, let last = entries.last else { return .refused(byteSpan(at: place.offset)) }
        let span = start.key.span.joined(with: last.value.span)
        return .mapping(Node.Mapping(entries: entries, span: span, isComplete: isComplete))
    }

    /// Reads the key at the start of the current line; if there is none, reports that and skips the line.
    private mutating func key(at offset: Int, column: Int) -> MappingKey? {
        let first = current
        if isIndicator(ASCII.hyphen, at: offset) {
            refuse(
                .yamlIndentation, "a list item among the keys of a mapping", at: byteSpan(at: offset),
                help: "indent the list below the key it belongs to")
        } else if let head = head(at: offset, parent: column, depth: 0) {
            if let colon = colon(after: head.span.end) {
                if let key = key(of: head, colon: colon, line: first) { return key }
            } else if isComplete(head) {
                refuseMissingColon(at: head.span)
            }
        }
        skipLines(deeperThan: column)
        return nil
    }

    /// Uses the head of a line as a key, or reports why it can't be one.
    private mutating func key(of head: Node, colon: Int, line first: Int) -> MappingKey? {
        guard let scalar = head.scalar, current == first else {
            refuse(.complexKey, at: head.span)
            return nil
        }
        if scalar.style == .plain, scalar.text == "<<" {
            refuse(.mergeKey, at: scalar.span)
        } else if scalar.style == .plain, hasOpenParameter(scalar.text) {
            refuseColon(at: colon, after: scalar.text)
        } else if scalar.span.count > YAML.keyLimit {
            refuse(
                .yamlLimit, "this key has more than \(YAML.keyLimit) bytes", at: scalar.span,
                help: "if it is a value that contains ': ', quote it")
        } else {
            return MappingKey(scalar: scalar, colon: colon)
        }
        return nil
    }

    private mutating func refuseMissingColon(at span: Span) {
        refuse(
            .yamlKey, "a line without ': ' among the keys of a mapping", at: span,
            help: "write 'key: value', with a space after ':'")
    }

    private mutating func refuseColon(at colon: Int, after text: String) {
        refuse(
            .yamlQuoting, "': ' inside an unquoted value", at: byteSpan(at: colon),
            help: hasOpenParameter(text)
                ? "drop the space after ':', or quote the value"
                : "quote the value, or put the second key on a line of its own")
    }

    /// Whether text ends inside `${…}`, cut off by a colon and a space.
    private func hasOpenParameter(_ text: String) -> Bool {
        let text = text.utf8
        guard let opening = text.lastIndex(of: ASCII.leftBrace) else { return false }
        return text[..<opening].last == ASCII.dollar && !text[opening...].contains(ASCII.rightBrace)
    }
}
