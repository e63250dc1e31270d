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
        line(head)
        addOnOneLine(between: " ", and: "", body)
    }

    /// Adds an `if` with conditions and a body, on one line if it fits. Without conditions, adds only the body.
    package mutating func when(_ conditions: [String], _ body: (inout CodeWriter) -> Void) {
        guard let first = conditions.first else { return body(&self) }
        var head = "if " + first
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
        line(isWrapped ? head : head + " {")
        if isWrapped {
            line("{")
            indented(body)
            return line("}")
        }
        if !addOnOneLine(between: " ", and: " }", body) { line("}") }
    }

    private static let width = 120

    /// Adds the lines of `body`, indented. Appends a single line to the last line if it fits with `space` and `end`.
    ///
    /// - Returns: whether it was appended.
    @discardableResult
    private mutating func addOnOneLine(
        between space: String, and end: String, _ body: (inout CodeWriter) -> Void
    ) -> Bool {
        let start = text.utf8.count
        indented(body)
        let added = text.utf8.suffix(text.utf8.count - start)
        let head = text.utf8.dropLast(added.count + 1).reversed().prefix { $0 != UInt8(ascii: "\n") }.count
        let statement = String(Substring(added.dropFirst(indentation.utf8.count + 4).dropLast()))
        guard added.last == UInt8(ascii: "\n"), added.dropLast().allSatisfy({ $0 != UInt8(ascii: "\n") }),
            !statement.hasPrefix("//"), head + statement.utf8.count + space.utf8.count + end.utf8.count <= Self.width
        else { return false }
        text.removeSubrange(text.utf8.index(text.endIndex, offsetBy: -added.count - 1)...)
        text += space + statement + end + "\n"
        return true
    }

    /// Closes the block that was opened last.
    package mutating func close() {
        outdent()
        line("}")
    }

    /// Indents what follows by one more level.
    package mutating func indent() {
        indentation += "    "
    }

    /// Undoes one `indent()`.
    package mutating func outdent() {
        indentation.removeLast(4)
    }

    /// Adds the lines of `body`, indented.
    package mutating func indented(_ body: (inout CodeWriter) -> Void) {
        indent()
        body(&self)
        outdent()
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
