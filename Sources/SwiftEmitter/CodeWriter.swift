import RoutePatterns
import RouteSpec

/// Collects lines of code, indented by block.
package struct CodeWriter {
    private var code: SwiftText = ""
    /// How many spaces are before a line.
    private var indentation = 0

    private static let width = 120

    /// How many spaces each block adds.
    private static let level = 4

    package init() {}

    /// All lines.
    package var text: String { code.description }

    /// Whether a line is within the width.
    package func fits(_ line: SwiftText) -> Bool { indentation + line.count <= Self.width }

    /// Adds a line; an empty one gets no indentation.
    package mutating func line(_ line: SwiftText) {
        if !line.isEmpty {
            addIndentation()
            code.append(line)
        }
        code.appendLiteral("\n")
    }

    /// Adds an empty line.
    package mutating func line() {
        code.appendLiteral("\n")
    }

    private mutating func addIndentation() {
        code.bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    }

    /// Adds `head {`, the lines of `body`, indented, and `}`.
    package mutating func block(_ head: SwiftText, _ body: (inout CodeWriter) -> Void) {
        open(head)
        body(&self)
        close()
    }

    /// Adds `head`, the lines of `body`, indented, and `closing`.
    package mutating func block(_ head: SwiftText, closing: SwiftText, _ body: (inout CodeWriter) -> Void) {
        line(head)
        indented(body)
        line(closing)
    }

    /// Adds `head {` and indents what follows until `close()`.
    package mutating func open(_ head: SwiftText) {
        addIndentation()
        code.append(head)
        code.appendLiteral(" {\n")
        indent()
    }

    /// Adds `head` and the lines of `body`: a single line that fits goes on the same line, others are indented below.
    package mutating func clause(_ head: SwiftText, _ body: (inout CodeWriter) -> Void) {
        let start = code.count
        line(head)
        let head = start..<code.count
        indented(body)
        _ = joinLine(to: head)
    }

    /// Adds a call, with its arguments on lines below if they don't fit on the first.
    package mutating func call(_ function: SwiftText, _ arguments: [SwiftText]) {
        list("\(function)(", arguments, end: ")")
    }

    /// Adds an expression, with the arguments of its first call on lines below if it doesn't fit on a line.
    package mutating func wrap(_ expression: SwiftText) {
        guard indentation + expression.count > Self.width, let call = expression.call else { return line(expression) }
        list(call.head, call.arguments, end: call.end)
    }

    /// Adds a guard that returns nil unless all conditions hold.
    package mutating func require(_ conditions: [SwiftText]) {
        let condition: SwiftText = "guard \(list: conditions) else { return nil }"
        if conditions.isEmpty { return }
        if indentation + condition.count <= Self.width { return line(condition) }
        line("guard")
        indented { $0.lines(conditions, end: "") }
        line("else { return nil }")
    }

    /// Adds a list, on lines below its head if it doesn't fit on the first.
    package mutating func list(_ head: SwiftText, _ pieces: [SwiftText], end: SwiftText) {
        let list: SwiftText = "\(list: pieces)\(end)"
        if indentation + head.count + list.count <= Self.width { return line("\(head)\(list)") }
        line(head.withoutSpaceAtEnd)
        indented { $0.lines(pieces, end: end) }
    }

    /// Adds the pieces of a list, as many on a line as fit.
    private mutating func lines(_ pieces: [SwiftText], end: SwiftText) {
        var text: SwiftText = ""
        for (index, piece) in pieces.enumerated() {
            let next: SwiftText = "\(piece)\(index == pieces.count - 1 ? end : ",")"
            if !text.isEmpty, indentation + text.count + 1 + next.count > Self.width {
                line(text)
                text = next
            } else {
                text = text.isEmpty ? next : "\(text) \(next)"
            }
        }
        line(text)
    }

    /// Adds an `if` with conditions and a body, on one line if it fits. Without conditions, adds only the body.
    package mutating func when(_ conditions: [SwiftText], _ body: (inout CodeWriter) -> Void) {
        if conditions.isEmpty { return body(&self) }
        let head = openConditions(conditions)
        indented(body)
        if !(head.map { joinLine(to: $0, end: " }") } ?? false) { line("}") }
    }

    /// Adds `if`, the conditions, and `{`.
    ///
    /// - Returns: the line in `code.bytes`; nil if the conditions need several.
    private mutating func openConditions(_ conditions: [SwiftText]) -> Range<Int>? {
        var start = code.count
        var isWrapped = false
        addIndentation()
        code.appendLiteral("if ")
        for (index, condition) in conditions.enumerated() {
            if index > 0, code.count - start + condition.count > Self.width - 5 {
                code.appendLiteral(",\n")
                start = code.count
                isWrapped = true
                addIndentation()
                code.appendLiteral("    ")
            } else if index > 0 {
                code.appendLiteral(", ")
            }
            if indentation + condition.count + 5 > Self.width, let call = condition.call {
                isWrapped = true
                code.append("\(call.head)\n")
                code.bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation + 2 * Self.level))
                code.append("\(list: call.arguments)\(call.end)")
            } else {
                code.append(condition)
            }
        }
        if isWrapped {
            code.appendLiteral("\n")
            addIndentation()
            code.appendLiteral("{\n")
            return nil
        }
        code.appendLiteral(" {\n")
        return start..<code.count
    }

    /// Appends the text after a line to that line, followed by `end`, if it is a single line and short enough.
    private mutating func joinLine(to head: Range<Int>, end: StaticString = "") -> Bool {
        let body = head.upperBound + indentation + Self.level
        guard body < code.count - 1, isSingleLine(from: body),
            head.count + code.count - body + end.utf8CodeUnitCount - 1 <= Self.width
        else { return false }
        code.bytes.removeLast()
        code.bytes.replaceSubrange(head.upperBound - 1..<body, with: CollectionOfOne(UInt8(ascii: " ")))
        code.appendLiteral(end)
        code.appendLiteral("\n")
        return true
    }

    /// Whether the text from a position on is a single line, and not a comment.
    private func isSingleLine(from start: Int) -> Bool {
        let line = code.bytes[start...]
        return line.firstIndex(of: UInt8(ascii: "\n")) == code.count - 1 && !line.starts(with: "//".utf8)
    }

    /// Closes the block that was opened last.
    package mutating func close() {
        outdent()
        line("}")
    }

    /// Indents what follows by one more level.
    package mutating func indent() {
        indentation += Self.level
    }

    /// Undoes one `indent()`.
    package mutating func outdent() {
        indentation -= Self.level
    }

    /// Adds the lines of `body`, indented.
    package mutating func indented(_ body: (inout CodeWriter) -> Void) {
        indent()
        body(&self)
        outdent()
    }
}

extension CodeWriter {
    /// Adds a function that switches over `route`, or several if it has too many cases. Each function can call the
    /// next.
    ///
    /// The first has the plain name; the others append the name of their first case.
    ///
    /// - Parameters:
    ///   - cases: the names of the cases.
    ///   - most: how many cases a function can have.
    ///   - head: the declaration of a function by its name.
    ///   - emitCases: adds some of the cases, with the name of the next function.
    mutating func switchFunctions(
        _ name: String, over cases: [String], most: Int, attribute: SwiftText? = nil, head: (String) -> SwiftText,
        emitCases: (Range<Int>, _ next: String?, inout CodeWriter) -> Void
    ) {
        let ranges = NameHashes.ranges(of: cases, most: most)
        let names = ranges.indices.map { index in
            let first = Identifier.camelCase(cases[ranges[index].lowerBound]).map(Identifier.capitalized) ?? "_"
            return index == 0 ? name : "\(name)From\(first)"
        }
        for (index, range) in ranges.enumerated() {
            if index > 0 { line() }
            if let attribute { line(attribute) }
            block(head(names[index])) { code in
                code.line("switch route {")
                emitCases(range, index + 1 < names.count ? names[index + 1] : nil, &code)
                code.line("}")
            }
        }
    }
}
