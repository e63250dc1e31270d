/// Nodes, and what can follow them.
extension Parser {
    /// Reads the node at a position of the current line, with all lines that belong to it. The current line is then the
    /// one after it.
    mutating func node(at place: Place) -> Node {
        let start = skipProperties(from: place.offset)
        if start > place.offset, start >= lineEnd || bytes[start] == ASCII.hash {
            current += 1
            return nested(under: place.parent, depth: place.depth)
                ?? .refused(source.span(start: place.offset, end: start))
        }
        if isIndicator(ASCII.hyphen, at: start) {
            guard place.block == .allowed else { return refuseInlineList(at: start, place: place) }
            return blockList(at: place, dash: start)
        }
        if isIndicator(ASCII.question, at: start) || isIndicator(ASCII.colon, at: start),
            place.block == .allowed
        {
            return blockMapping(at: place, first: key(at: start, column: place.column))
        }
        let first = current
        guard let head = head(at: start, parent: place.parent, depth: place.depth) else {
            return refusedLineHead(at: start, line: first, place: place)
        }
        if let colon = colon(after: head.span.end) {
            guard place.block == .allowed else { return refuseInlineMapping(after: head, colon: colon, place: place) }
            let key = key(of: head, from: start, colon: colon, line: first)
            if key == nil { skipLines(deeperThan: place.column) }
            return blockMapping(at: place, first: key)
        }
        guard isComplete(head) else { return refusedLineHead(at: start, line: current, place: place) }
        current += 1
        return checkingNextLine(after: head, at: place)
    }

    /// Reads the node on the lines below a key or a dash; nil if there is none.
    mutating func nested(under parent: Int, allowsSameIndent: Bool = false, depth: Int) -> Node? {
        if let line, line.indent > parent {
            return node(
                at: Place(offset: line.content, column: line.indent, parent: parent, block: .allowed, depth: depth))
        }
        if allowsSameIndent, let line, line.indent == parent, isIndicator(ASCII.hyphen, at: line.content) {
            let place = Place(
                offset: line.content, column: parent, parent: parent - 1, block: .allowed, depth: depth)
            return blockList(at: place, dash: line.content, sharesIndent: true)
        }
        return nil
    }

    /// Skips a line whose start couldn't be read. If the line looks like a mapping's first, reads the mapping's others.
    private mutating func refusedLineHead(at start: Int, line first: Int, place: Place) -> Node {
        let isScalar = !"[{|>".utf8.contains(bytes[start])
        if place.block == .allowed, isScalar, first == current, current + 1 < lines.count {
            let next = lines[current + 1]
            if next.indent == place.column, looksLikeKey(next) {
                current += 1
                return blockMapping(at: place, first: nil)
            }
        }
        return refusedNode(at: start, line: first, under: place.parent)
    }

    /// Skips a node that couldn't be read, including a closing bracket in the column of its key.
    mutating func refusedNode(at start: Int, line first: Int, under parent: Int) -> Node {
        let end = lines[first].end
        skipLines(deeperThan: parent)
        if let line, line.indent == parent,
            bytes[line.content] == ASCII.rightBracket || bytes[line.content] == ASCII.rightBrace
        {
            current += 1
        }
        return .refused(source.span(start: start, end: end))
    }

    /// Whether the rest of the line after a node is valid; reports it if not.
    mutating func isComplete(_ head: Node) -> Bool {
        if isOver(after: head.span.end) { return true }
        let next = skippingWhite(from: head.span.end)
        let span = source.span(start: next, end: lineEnd)
        let what = head.list != nil ? "bracket" : "quote"
        if bytes[next] == ASCII.hash {
            refuse(
                .yamlQuoting, "a comment right after the closing \(what)", at: span,
                help: "put a space before '#'")
            return false
        }
        if let whole = quotedWhole(head) {
            refuse(
                .yamlQuoting, "text after the closing \(what)", at: span, help: "quote the whole value: \(whole)")
            return false
        }
        let help =
            switch head.scalar?.style {
            case .some where bytes[next] == ASCII.colon: "put a space after ':', if the quoted text is a key"
            case .singleQuoted: "write '' for a quote inside single quotes"
            case .doubleQuoted: "write \\\" for a quote inside double quotes"
            default: "put quotes around the whole value if the brackets are part of the text"
            }
        refuse(.yamlQuoting, "text after the closing \(what)", at: span, help: help)
        return false
    }

    /// A value of which only the beginning is quoted, as in `"user/"/${id}`, in quotes as a whole; nil for other
    /// values.
    private func quotedWhole(_ head: Node) -> String? {
        guard let scalar = head.scalar, scalar.escapes.isEmpty, let next = byte(at: scalar.span.end),
            !isWhite(at: scalar.span.end), next != ASCII.colon
        else { return nil }
        let rest = plain(at: scalar.span.end, inFlow: false)
        let slash = UInt8(ascii: "/")
        let hasSlashes = scalar.text.utf8.last == slash && rest.text.utf8.first == slash
        let text = scalar.text + (hasSlashes ? String(rest.text.dropFirst()) : rest.text)
        let isPlain = !text.utf8.contains { [ASCII.doubleQuote, ASCII.singleQuote, ASCII.backslash].contains($0) }
        return isPlain && isOver(after: rest.span.end) ? "\"\(text)\"" : nil
    }

    /// A scalar or flow list ends with its line, so deeper lines below it are an error.
    private mutating func checkingNextLine(after head: Node, at place: Place) -> Node {
        guard let line, line.indent > place.parent else { return head }
        if place.block == .allowed, line.indent == place.column, looksLikeKey(line), head.scalar != nil {
            refuseMissingColon(at: head.span)
            return blockMapping(at: place, first: nil)
        }
        let isText = !looksLikeKey(line) && !isIndicator(ASCII.hyphen, at: line.content) && !line.followsComment
        if isText, head.scalar?.style == .plain {
            refuse(
                .yamlMultiline, "the value continues on a second line",
                at: plain(at: line.content, inFlow: false).span,
                help: "write the whole value on one line")
        } else {
            let isKeyAbove = place.block == .allowed && looksLikeKey(line) && head.scalar != nil
            refuse(
                .yamlIndentation, "this line is indented deeper than the entry above it", at: source.span(of: line),
                help: isKeyAbove
                    ? "end the entry above with ':' if it is a key"
                    : "indent it like that entry, or move it below a key without a value")
        }
        skipLines(deeperThan: place.parent)
        return .refused(head.span)
    }

    /// Whether a line looks like a key and a colon, even if it can't be read.
    private func looksLikeKey(_ line: Line) -> Bool {
        for offset in line.content..<line.end {
            let next = offset + 1
            let endsWord = next == line.end || bytes[next] == ASCII.space || bytes[next] == ASCII.tab
            if bytes[offset] == ASCII.colon, endsWord { return true }
            let startsComment = endsWord && next + 1 < line.end && bytes[next + 1] == ASCII.hash
            if startsComment { return false }
        }
        return false
    }
}
