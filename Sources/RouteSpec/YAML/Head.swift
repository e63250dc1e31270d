/// The start of a line: a scalar or a flow list that is a value or a key.
extension Parser {
    /// Reads the scalar or flow list at an offset, and moves to the line in which it ends; nil if it is invalid.
    mutating func head(at offset: Int, parent: Int, depth: Int, inFlow: Bool = false) -> Node? {
        guard let byte = byte(at: offset) else { return nil }
        switch byte {
        case ASCII.doubleQuote, ASCII.singleQuote: return quoted(at: offset).map { .scalar($0) }
        case ASCII.leftBracket: return flowList(at: offset, parent: parent, depth: depth).map { .list($0) }
        default: return canStartPlain(at: offset, inFlow: inFlow) ? .scalar(plain(at: offset, inFlow: inFlow)) : nil
        }
    }

    /// The colon that makes the text before an offset a key.
    func colon(after end: Int) -> Int? {
        let colon = skippingWhite(from: end)
        return isIndicator(ASCII.colon, at: colon) ? colon : nil
    }

    /// Reports the anchors and tags at an offset; returns the offset after them.
    mutating func skipProperties(from offset: Int) -> Int {
        var offset = offset
        // YAML allows one of each per node.
        var reported: [UInt8] = []
        while let byte = byte(at: offset), byte == ASCII.ampersand || byte == ASCII.exclamation {
            let start = offset
            while !isWhiteOrEnd(at: offset) { offset += 1 }
            if !reported.contains(byte) { refuseProperty(byte, at: source.span(start: start, end: offset)) }
            reported.append(byte)
            offset = skippingWhite(from: offset)
        }
        return offset
    }

    mutating func refuseProperty(_ byte: UInt8, at span: Span) {
        if byte == ASCII.ampersand {
            refuse(
                .yamlUnsupported, "anchors are not supported", at: span,
                help: "repeat the value wherever it is needed, or quote it if '&' is part of it")
        } else {
            refuse(
                .yamlUnsupported, "tags are not supported", at: span,
                help: "remove the tag (every scalar is text), or quote the value if '!' is part of it")
        }
    }

    mutating func refuseMissingValue(of key: Scalar) -> Node {
        refuseMissingValue("'\(key.text)' has no value", at: key.span)
    }

    mutating func refuseMissingValue(ofItem dash: Span) -> Node {
        refuseMissingValue("a list item without a value", at: dash)
    }

    private mutating func refuseMissingValue(_ message: String, at span: Span) -> Node {
        let line = source.line(source.position(at: span.start).line)
        let help =
            line.utf8.contains(ASCII.hash)
            ? "write \"\" for an empty string, or quote the value: '#' after a space starts a comment"
            : "write \"\" for an empty string, or indent the lines below that belong to it"
        refuse(.yamlMissingValue, message, at: span, help: help)
        return .refused(span)
    }

    mutating func refuseMissingColon(at span: Span) {
        let text = source.text(in: span)
        let help = text.utf8.contains(ASCII.colon) ? "put a space after ':'" : "write 'key: value'"
        refuse(.yamlKey, "a line without ': ' among the keys of a mapping", at: span, help: help)
    }

    mutating func refuseComplexKey(at span: Span) {
        refuse(
            .yamlUnsupported, "a key that is not a scalar on one line", at: span,
            help: "write the key as plain text before ':', or quote the text if it is not a key")
    }

    mutating func refuseInlineList(at dash: Int, place: Place) -> Node {
        refuseInlineBlock("a list", at: source.span(start: dash, end: dash + 1), place: place)
        return refusedNode(at: dash, line: current, under: place.parent)
    }

    mutating func refuseInlineMapping(after head: Node, colon: Int, place: Place) -> Node {
        let span = head.span
        if head.list != nil {
            refuseComplexKey(at: span)
        } else if place.block == .afterKey {
            refuseColon(at: colon, after: source.text(in: source.span(start: span.start, end: colon)))
        } else {
            refuseInlineBlock("a mapping", at: span, place: place)
        }
        return refusedNode(at: span.start, line: current, under: place.parent)
    }

    private mutating func refuseInlineBlock(_ what: String, at span: Span, place: Place) {
        switch place.block {
        case .afterTab:
            refuse(
                .yamlIndentation, "\(what) right after a tab", at: span, help: "put a space before it, not a tab")
        case .afterMarker:
            refuse(.yamlIndentation, "\(what) on the same line as '---'", at: span, help: "start it on the next line")
        case .afterKey, .allowed:
            refuse(
                .yamlIndentation, "\(what) on the same line as its key", at: span,
                help: "start it on the next line, or quote the value")
        }
    }

    mutating func refuseColon(at colon: Int, after text: String) {
        let isQuoted = text.utf8.first == ASCII.doubleQuote || text.utf8.first == ASCII.singleQuote
        let isAtEnd = colon + 1 >= lineEnd
        if isAtEnd, hasOpenParameter(text), let opening = bytes[..<colon].lastIndex(of: ASCII.dollar) {
            refuse(
                .badPattern, "a parameter without '}'", at: source.span(start: opening, end: colon + 1),
                help: "end the parameter with '}', as in ${name:Int}")
            return
        }
        let message =
            if isQuoted {
                "':' after a closing quote"
            } else {
                isAtEnd ? "':' at the end of an unquoted value" : "': ' inside an unquoted value"
            }
        refuse(
            .yamlQuoting, message, at: source.span(start: colon, end: colon + 1),
            help: hasOpenParameter(text)
                ? "drop the space after ':', or quote the value"
                : "quote the value, or put the second key on a line of its own")
    }

    /// Whether text ends inside `${…}`, cut off by a colon and a space.
    func hasOpenParameter(_ text: String) -> Bool {
        var isOpen = false
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == ASCII.leftBrace, previous == ASCII.dollar { isOpen = true }
            if byte == ASCII.rightBrace { isOpen = false }
            previous = byte
        }
        return isOpen
    }
}
