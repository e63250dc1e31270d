/// Block mappings: keys in one column.
extension Parser {
    /// A key whose colon has been found.
    struct MappingKey {
        let scalar: Scalar
        /// The offset of the colon, in the current line.
        let colon: Int
    }

    /// Reads a mapping after its first key, which is nil if it was reported and skipped.
    mutating func blockMapping(at place: Place, first: MappingKey?) -> Node {
        guard canNest(at: place) else { return .refused(source.span(at: place.offset)) }
        var builder = MappingBuilder()
        var key = first
        while true {
            if let key {
                let value = value(of: key, column: place.column, depth: place.depth + 1)
                if let previous = builder.append(key.scalar, value) {
                    refuseDuplicate(key.scalar, previous: previous)
                }
            } else {
                builder.isComplete = false
            }
            guard let line = nextEntry(column: place.column, parent: place.parent, isComplete: &builder.isComplete)
            else { break }
            key = self.key(at: line.content, column: place.column)
        }
        return builder.node(at: source.span(at: place.offset))
    }

    /// Reads the key at the start of the current line; if there is none, reports that and skips the line.
    mutating func key(at offset: Int, column: Int) -> MappingKey? {
        if let key = keyOnLine(at: offset, column: column) { return key }
        let isComplex = isIndicator(ASCII.question, at: offset)
        skipLines(deeperThan: column)
        // A key that starts with `?` has its value on a separate line.
        if isComplex, let line, line.indent == column, isIndicator(ASCII.colon, at: line.content) {
            skipLines(deeperThan: column)
        }
        return nil
    }

    /// Uses the head of a line as a key, or reports why it can't be one.
    mutating func key(of head: Node, from start: Int, colon: Int, line first: Int) -> MappingKey? {
        guard let scalar = head.scalar, current == first else {
            refuseComplexKey(at: source.span(start: start, end: head.span.end))
            return nil
        }
        if scalar.style == .plain, scalar.text == "<<" {
            refuse(
                .yamlUnsupported, "merge keys are not supported", at: scalar.span, help: "repeat the entries")
            return nil
        }
        if scalar.style == .plain, hasOpenParameter(scalar.text) {
            refuseColon(at: colon, after: scalar.text)
            return nil
        }
        if colon - start > YAML.keyLimit {
            refuse(
                .yamlLimit, "this key has more than \(YAML.keyLimit) bytes", at: scalar.span,
                help: "if it is a value that contains ': ', quote it")
            return nil
        }
        return MappingKey(scalar: scalar, colon: colon)
    }

    private mutating func keyOnLine(at offset: Int, column: Int) -> MappingKey? {
        let start = skipProperties(from: offset)
        if isIndicator(ASCII.hyphen, at: start) {
            refuse(
                .yamlIndentation, "a list item among the keys of a mapping",
                at: source.span(start: start, end: start + 1),
                help: "indent the list below the key it belongs to")
            return nil
        }
        if isIndicator(ASCII.question, at: start) {
            refuseComplexKey(at: source.span(start: start, end: start + 1))
            return nil
        }
        if isIndicator(ASCII.colon, at: start) {
            refuse(
                .yamlKey, "a value without a key", at: source.span(start: start, end: start + 1),
                help: "write the key before ':'")
            return nil
        }
        let first = current
        guard let head = head(at: start, parent: column, depth: 0) else { return nil }
        if let colon = colon(after: head.span.end) { return key(of: head, from: start, colon: colon, line: first) }
        if isComplete(head) { refuseMissingColon(at: head.span) }
        return nil
    }

    /// Reads the value after a key's colon.
    private mutating func value(of key: MappingKey, column: Int, depth: Int) -> Node {
        if isOver(after: key.colon + 1) {
            current += 1
            return nested(under: column, allowsSameIndent: true, depth: depth) ?? refuseMissingValue(of: key.scalar)
        }
        let offset = skippingWhite(from: key.colon + 1)
        return node(at: Place(offset: offset, column: -1, parent: column, block: .afterKey, depth: depth))
    }

    private mutating func refuseDuplicate(_ key: Scalar, previous: Span) {
        refuse(
            .duplicateKey, "duplicate key '\(key.text)'", at: key.span,
            notes: [Diagnostic.Note("'\(key.text)' previously declared here", at: previous)],
            help: "remove one of them, or rename it")
    }
}

/// A mapping that is being read.
private struct MappingBuilder {
    private var entries: [Node.Entry] = []
    private var places: [[UInt8]: Span] = [:]
    var isComplete = true

    /// Adds an entry. If the key already exists, returns its span and adds nothing.
    mutating func append(_ key: Scalar, _ value: Node) -> Span? {
        // Compare bytes: String treats composed and decomposed characters as equal.
        let bytes = Array(key.text.utf8)
        if let previous = places[bytes] { return previous }
        places[bytes] = key.span
        entries.append(Node.Entry(key: key, value: value))
        return nil
    }

    func node(at place: Span) -> Node {
        guard let first = entries.first, let last = entries.last else { return .refused(place) }
        let span = first.key.span.joined(with: last.value.span)
        return .mapping(Node.Mapping(entries: entries, span: span, isComplete: isComplete))
    }
}

/// Block lists: dashes in one column.
extension Parser {
    /// Reads a list whose first dash has been found. A list at its key's indentation ends at the next key.
    mutating func blockList(at place: Place, dash: Int, sharesIndent: Bool = false) -> Node {
        guard canNest(at: place) else { return .refused(source.span(at: place.offset)) }
        var items = [item(at: dash, column: place.column, depth: place.depth + 1)]
        var isComplete = true
        while let line = nextEntry(column: place.column, parent: place.parent, isComplete: &isComplete) {
            if isIndicator(ASCII.hyphen, at: line.content) {
                items.append(item(at: line.content, column: place.column, depth: place.depth + 1))
                continue
            }
            if sharesIndent { break }
            refuse(
                .yamlIndentation, "this line is not an item of the list around it", at: source.span(of: line),
                help: "start it with '- ', or indent it as far as the key it belongs to")
            skipLines(deeperThan: place.column)
            items.append(.refused(source.span(of: line)))
        }
        let end = items.last?.span.end ?? dash + 1
        return .list(Node.List(items: items, span: source.span(start: dash, end: end)))
    }

    private mutating func item(at dash: Int, column: Int, depth: Int) -> Node {
        let span = source.span(start: dash, end: dash + 1)
        if isOver(after: dash + 1) {
            current += 1
            return nested(under: column, depth: depth) ?? refuseMissingValue(ofItem: span)
        }
        let offset = skippingWhite(from: dash + 1)
        // After a tab, the column of the rest is ambiguous, so the item must be on one line.
        let hasTab = bytes[dash..<offset].contains(ASCII.tab)
        let itemColumn = column + offset - dash
        return node(
            at: Place(
                offset: offset, column: itemColumn, parent: column, block: hasTab ? .afterTab : .allowed, depth: depth))
    }

    /// The next line, if it starts another entry of the list or mapping in a column. Lines indented between this level
    /// and the one around it are reported and skipped.
    mutating func nextEntry(column: Int, parent: Int, isComplete: inout Bool) -> Line? {
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

    /// Whether another list or mapping can start; if not, it is reported and skipped.
    mutating func canNest(at place: Place) -> Bool {
        let help = "nest less deeply; a group is two levels, its keys and its routes"
        if canNest(place.depth, at: source.span(at: place.offset), help: help) { return true }
        skipLines(deeperThan: place.parent)
        return false
    }

    /// Whether another list or mapping can start at a depth; reports it if not.
    mutating func canNest(_ depth: Int, at span: Span, help: String) -> Bool {
        if depth < YAML.depthLimit { return true }
        refuse(
            .yamlLimit, "lists and mappings nest more than \(YAML.depthLimit) levels deep", at: span, help: help)
        return false
    }
}
