/// Flow lists: `[a, b]`, on one line or several.
extension Parser {
    /// Reads the list at an offset, up to the line where it ends. Nil after the first error: one report is enough, and
    /// the rest of the list is skipped.
    mutating func flowList(at start: Int, parent: Int, depth: Int) -> Node.List? {
        let bracket = source.span(start: start, end: start + 1)
        guard canNest(depth, at: bracket, help: "nest less deeply") else { return nil }
        var items: [Node] = []
        var offset = start + 1
        while let next = skippingFlowSpace(from: offset, parent: parent, bracket: bracket) {
            offset = next
            if bytes[offset] == ASCII.rightBracket {
                return Node.List(items: items, span: source.span(start: start, end: offset + 1))
            }
            if bytes[offset] == ASCII.comma {
                refuse(
                    .yamlFlowList, "a comma without an item before it", at: source.span(start: offset, end: offset + 1),
                    help: "remove the comma, or write \"\" for an empty string")
                return nil
            }
            guard let item = head(at: offset, parent: parent, depth: depth + 1, inFlow: true),
                let end = skippingFlowSpace(from: item.span.end, parent: parent, bracket: bracket),
                isSeparated(item, from: end)
            else { return nil }
            items.append(item)
            offset = bytes[end] == ASCII.comma ? end + 1 : end
        }
        return nil
    }

    /// Whether a comma or the closing bracket follows an item; reports it if not.
    private mutating func isSeparated(_ item: Node, from offset: Int) -> Bool {
        let span = source.span(start: offset, end: offset + 1)
        switch bytes[offset] {
        case ASCII.comma, ASCII.rightBracket:
            return true
        case ASCII.colon:
            refuse(
                .yamlUnsupported, "a key and a value inside a list in brackets", at: span,
                help: "write the list as '- key: value' lines, or quote the item if the colon is part of it")
        case ASCII.leftBrace where item.scalar?.style == .plain:
            refuse(
                .yamlFlowList, "an unquoted item of a list in brackets cannot contain '{'", at: span,
                help: "quote the item")
        case ASCII.hash:
            refuse(
                .yamlQuoting, "a comment right after an item", at: span, help: "put a space before '#'")
        default:
            let isOnNewLine = line.map { offset == $0.content } ?? false
            if isOnNewLine, item.scalar?.style == .plain {
                refuse(
                    .yamlMultiline, "the item continues on a second line, or the comma before it is missing", at: span,
                    help: "write the whole item on one line, with commas between items")
            } else {
                refuse(.yamlFlowList, "a comma is missing between two items", at: span, help: "add ',' here")
            }
        }
        return false
    }

    /// The offset of the next byte that isn't white space, a comment, or a line break. Reports and returns nil if the
    /// list has none.
    private mutating func skippingFlowSpace(from start: Int, parent: Int, bracket: Span) -> Int? {
        var offset = skippingWhite(from: start)
        while offset >= lineEnd || (bytes[offset] == ASCII.hash && offset > start) {
            guard current + 1 < lines.count else {
                refuse(
                    .yamlFlowList, "the bracket is not closed", at: bracket,
                    help: helpForComment(after: bracket) ?? "close the list with ']'")
                return nil
            }
            let next = lines[current + 1]
            guard next.indent > parent else {
                refuseOutdented(next, bracket: bracket)
                return nil
            }
            current += 1
            offset = next.content
        }
        return offset
    }

    /// The help if the closing bracket is in a comment; nil if it isn't.
    private func helpForComment(after bracket: Span) -> String? {
        let comment = bytes[bracket.end...].prefix { $0 != ASCII.lineFeed }.drop { $0 != ASCII.hash }
        return comment.contains(ASCII.rightBracket) ? "quote the item: '#' after a space starts a comment" : nil
    }

    /// Reports a line that isn't indented deeply enough to be in the list.
    private mutating func refuseOutdented(_ line: Line, bracket: Span) {
        if bytes[line.content] == ASCII.rightBracket {
            refuse(
                .yamlFlowList, "the closing bracket is not indented deeper than its list",
                at: source.span(start: line.content, end: line.content + 1),
                notes: [Diagnostic.Note("the opening bracket is here", at: bracket)],
                help: "indent it by one more space"
            )
        } else {
            refuse(
                .yamlFlowList, "the bracket is not closed", at: bracket,
                notes: [
                    Diagnostic.Note("this line is not indented deeply enough for the list", at: source.span(of: line))
                ],
                help: helpForComment(after: bracket) ?? "close the list with ']', or indent its lines deeper")
        }
    }
}
