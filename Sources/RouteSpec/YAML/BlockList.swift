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
