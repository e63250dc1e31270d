import RouteSpec
import RoutePatterns

/// Collects lines of code, indented by block.
package struct CodeWriter {
    package private(set) var text = ""
    private var indentation = ""

    package init() {}

    /// Adds a line; an empty one gets no indentation.
    package mutating func line(_ line: String = "") {
        if !line.isEmpty {
            text += indentation
            text += line
        }
        text += "\n"
    }

    /// Adds `head {`, the lines of `body`, indented, and `}`.
    package mutating func block(_ head: String, _ body: (inout CodeWriter) -> Void) {
        open(head)
        body(&self)
        close()
    }

    /// Adds `head {` and indents what follows until `close()`.
    package mutating func open(_ head: String) {
        line(head.isEmpty ? "{" : head + " {")
        indent()
    }

    /// Adds `head` and the lines of `body`: a single line that fits goes on the same line, others are indented below.
    package mutating func clause(_ head: String, _ body: (inout CodeWriter) -> Void) {
        addOnOneLine(head, between: " ", and: "", body)
    }

    /// Adds an `if` with conditions and a body, on one line if it fits. Without conditions, adds only the body.
    package mutating func when(_ conditions: [String], _ body: (inout CodeWriter) -> Void) {
        if conditions.isEmpty { return body(&self) }
        if let head = wrapConditions(conditions) {
            if !addOnOneLine(head, between: " ", and: " }", body) { line("}") }
        } else {
            block("", body)
        }
    }

    /// Adds the lines of an `if` whose conditions need several.
    ///
    /// - Returns: all of it, with its brace, if it needs only one line. Then nothing is added.
    @inline(never)
    private mutating func wrapConditions(_ conditions: [String]) -> String? {
        var head = "if " + (conditions.first ?? "")
        var isWrapped = false
        for condition in conditions.dropFirst() {
            if indentation.utf8.count + head.utf8.count + condition.utf8.count > Self.width - 5 {
                line(head + ",")
                head = "    " + condition
                isWrapped = true
            } else {
                head += ", " + condition
            }
        }
        if isWrapped { line(head) }
        return isWrapped ? nil : head + " {"
    }

    private static let width = 120

    /// What each block adds: half of what app code has, as a thousand routes have twenty thousand lines.
    private static let level = "  "

    /// Adds `head` and the lines of `body`, indented. A single line that fits goes on the line of `head`, between
    /// `space` and `end`.
    ///
    /// - Returns: whether everything is on one line.
    @discardableResult
    private mutating func addOnOneLine(
        _ head: String, between space: String, and end: String, _ body: (inout CodeWriter) -> Void
    ) -> Bool {
        var lines = CodeWriter()
        lines.indentation = indentation + Self.level
        body(&lines)
        return addOnOneLine(head, between: space, and: end, lines)
    }

    // A function of its own, because one that takes a closure is compiled once for each.
    @inline(never)
    private mutating func addOnOneLine(
        _ head: String, between space: String, and end: String, _ lines: CodeWriter
    ) -> Bool {
        let bytes = lines.text.utf8
        let statement = String(Substring(bytes.dropFirst(lines.indentation.utf8.count).dropLast()))
        let line = head + space + statement + end
        guard bytes.firstIndex(of: UInt8(ascii: "\n")) == bytes.indices.last, !statement.isEmpty,
            !statement.hasPrefix("//"), indentation.utf8.count + line.utf8.count <= Self.width
        else {
            self.line(head)
            text += lines.text
            return false
        }
        self.line(line)
        return true
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
        indentation.removeLast(Self.level.utf8.count)
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
    /// The first has the plain name; the others append the number of their first case.
    ///
    /// - Parameters:
    ///   - cases: the names of the cases.
    ///   - most: how many cases a function can have.
    ///   - head: the declaration of a function by its name.
    ///   - emitCases: adds some of the cases, with the name of the next function.
    mutating func switchFunctions(
        _ name: String, over cases: [String], most: Int, attribute: String? = nil, head: (String) -> String,
        emitCases: (Range<Int>, _ next: String?, inout CodeWriter) -> Void
    ) {
        let ranges = StableNumbers.ranges(of: cases, most: most)
        var numbers = StableNumbers()
        let names =
            [name]
            + ranges.dropFirst().map { range in
                name + "From" + numbers.number(of: cases[range.lowerBound]).hexadecimal
            }
        for (index, range) in ranges.enumerated() {
            line()
            if let attribute { line(attribute) }
            block(head(names[index])) { code in
                code.line("switch route {")
                emitCases(range, index + 1 < names.count ? names[index + 1] : nil, &code)
                code.line("}")
            }
        }
    }
}

extension String {
    /// This text for a line comment: line breaks and tabs become spaces, deceptive characters become escapes.
    var commentLine: String {
        if utf8.allSatisfy(\.isPrintableASCII) { return self }
        let line = unicodeScalars.map { scalar -> Unicode.Scalar in
            "\n\r\t".unicodeScalars.contains(scalar) ? " " : scalar
        }
        return String(String.UnicodeScalarView(line)).escapingDeceptive
    }

    /// This text as a Swift string literal. Deceptive characters are escaped, and so is a leading combining character,
    /// which would merge with the quote.
    package var swiftLiteral: String {
        let isPlain = utf8.allSatisfy { byte in
            byte.isPrintableASCII && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        }
        if isPlain { return "\"" + self + "\"" }
        var literal = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default:
                let follows = literal.utf8.count == 1 && scalar.properties.isGraphemeExtend
                if follows || scalar.isDeceptive {
                    literal += scalar.swiftEscape
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal + "\""
    }
}

extension UInt8 {
    /// Whether the byte is a visible ASCII character or a space.
    fileprivate var isPrintableASCII: Bool {
        self >= 0x20 && self < 0x7F
    }
}
