import RouteSpec
import RoutePatterns

/// Collects lines of code, indented by block.
package struct CodeWriter {
    private var bytes: [UInt8] = []
    /// How many spaces are before a line.
    private var indentation = 0

    private static let width = 120

    /// What each block adds: half of what app code has, as a thousand routes have twenty thousand lines.
    private static let level = 2

    package init() {}

    /// All lines.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds a line; an empty one gets no indentation.
    package mutating func line(_ line: String = "") {
        if !line.isEmpty {
            addIndentation()
            add(line)
        }
        add("\n")
    }

    private mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    private mutating func addIndentation() {
        for _ in 0..<indentation { bytes.append(UInt8(ascii: " ")) }
    }

    /// Adds `head {`, the lines of `body`, indented, and `}`.
    package mutating func block(_ head: String, _ body: (inout CodeWriter) -> Void) {
        open(head)
        body(&self)
        close()
    }

    /// Adds `head {` and indents what follows until `close()`.
    package mutating func open(_ head: String) {
        addIndentation()
        add(head)
        add(" {\n")
        indent()
    }

    /// Adds `head` and the lines of `body`: a single line that fits goes on the same line, others are indented below.
    package mutating func clause(_ head: String, _ body: (inout CodeWriter) -> Void) {
        let start = bytes.count
        line(head)
        let head = start..<bytes.count
        indented(body)
        _ = joinLine(to: head)
    }

    /// Adds an `if` with conditions and a body, on one line if it fits. Without conditions, adds only the body.
    package mutating func when(_ conditions: [String], _ body: (inout CodeWriter) -> Void) {
        if conditions.isEmpty { return body(&self) }
        let head = openConditions(conditions)
        indented(body)
        if !(head.map { joinLine(to: $0, end: " }") } ?? false) { line("}") }
    }

    /// Adds `if`, the conditions, and `{`.
    ///
    /// - Returns: the line in `bytes`; nil if the conditions need several.
    private mutating func openConditions(_ conditions: [String]) -> Range<Int>? {
        var start = bytes.count
        var isWrapped = false
        addIndentation()
        add("if ")
        for (index, condition) in conditions.enumerated() {
            if index > 0, bytes.count - start + condition.utf8.count > Self.width - 5 {
                add(",\n")
                start = bytes.count
                isWrapped = true
                addIndentation()
                add("    ")
            } else if index > 0 {
                add(", ")
            }
            add(condition)
        }
        if isWrapped {
            add("\n")
            addIndentation()
            add("{\n")
            return nil
        }
        add(" {\n")
        return start..<bytes.count
    }

    /// Moves what follows a line to its end, with `end` after it, if that is a single line and fits.
    private mutating func joinLine(to head: Range<Int>, end: String = "") -> Bool {
        let body = head.upperBound + indentation + Self.level
        guard body < bytes.count - 1, isSingleLine(from: body),
            head.count + bytes.count - body + end.utf8.count - 1 <= Self.width
        else { return false }
        bytes.removeLast()
        bytes.replaceSubrange(head.upperBound - 1..<body, with: CollectionOfOne(UInt8(ascii: " ")))
        add(end)
        add("\n")
        return true
    }

    /// Whether a line that isn't a comment is all there is from a position on.
    private func isSingleLine(from start: Int) -> Bool {
        let line = bytes[start...]
        return line.firstIndex(of: UInt8(ascii: "\n")) == bytes.count - 1 && !line.starts(with: "//".utf8)
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
