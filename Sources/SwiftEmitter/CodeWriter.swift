import RouteSpec
import RoutePatterns

/// Text in lines, indented by blocks.
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

    /// Adds `head {`, what `body` adds, one step in, and `}`.
    package mutating func block(_ head: String, _ body: (inout CodeWriter) -> Void) {
        open(head)
        body(&self)
        close()
    }

    /// Adds `head {`; what follows stands one step in, until the block is closed.
    package mutating func open(_ head: String) {
        line(head.isEmpty ? "{" : head + " {")
        indent()
    }

    /// Adds `head` and what `body` adds: on the same line if it is one that fits there, otherwise below, one step in.
    package mutating func clause(_ head: String, _ body: (inout CodeWriter) -> Void) {
        line(head)
        addOnOneLine(between: " ", and: "", body)
    }

    /// Adds `if` with conditions, and what `body` adds in braces: on one line if it fits.
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

    /// Adds what `body` adds, on the last line if it is one that fits there with what stands around it.
    ///
    /// - Returns: whether it is on that line.
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

    /// Makes what follows stand one step further in.
    package mutating func indent() {
        indentation += "    "
    }

    /// Takes back an indentation.
    package mutating func outdent() {
        indentation.removeLast(4)
    }

    /// Adds what `body` adds, one step in.
    package mutating func indented(_ body: (inout CodeWriter) -> Void) {
        indent()
        body(&self)
        outdent()
    }
}

extension String {
    /// This text as a line comment can have it: line breaks and tabs as spaces, and what is deceptive as escapes.
    var commentLine: String {
        if utf8.allSatisfy(\.isPrintableASCII) { return self }
        let line = unicodeScalars.map { scalar -> Unicode.Scalar in
            "\n\r\t".unicodeScalars.contains(scalar) ? " " : scalar
        }
        return String(String.UnicodeScalarView(line)).escapingDeceptive
    }

    /// This text as a Swift string literal, in which nothing is hidden: deceptive characters, and a first one that
    /// shows only as a part of the character before it, are escaped.
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
    /// Whether the byte is an ASCII character that is seen, or a space.
    fileprivate var isPrintableASCII: Bool {
        self >= 0x20 && self < 0x7F
    }
}
