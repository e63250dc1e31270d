/// Text in lines, indented by blocks.
package struct CodeWriter {
    package private(set) var text = ""
    private var depth = 0

    package init() {}

    /// Adds a line; an empty one gets no indentation.
    package mutating func line(_ line: String = "") {
        if !line.isEmpty {
            for _ in 0..<depth { text += "    " }
            text += line
        }
        text += "\n"
    }

    /// Adds `head {`, what `body` adds, one step in, and `}`.
    package mutating func block(_ head: String, _ body: (inout CodeWriter) -> Void) {
        line(head.isEmpty ? "{" : head + " {")
        indented(body)
        line("}")
    }

    /// Adds what `body` adds, one step in.
    package mutating func indented(_ body: (inout CodeWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Adds the lines of another writer at this depth.
    package mutating func append(_ other: CodeWriter) {
        for part in other.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            line(String(part))
        }
    }
}

extension String {
    /// This text as a line comment can have it: on one line, and without control characters.
    var commentLine: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    if scalar.properties.isWhitespace { return " " }
                    return scalar.properties.generalCategory == .control ? "?" : scalar
                }))
    }

    /// This text as a Swift string literal, in which nothing is hidden: control characters, and those that show only as a part of
    /// the character before them or not at all, are escaped.
    package var swiftLiteral: String {
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
                if follows || scalar.properties.generalCategory == .control
                    || scalar.properties.isDefaultIgnorableCodePoint
                {
                    literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal + "\""
    }
}
