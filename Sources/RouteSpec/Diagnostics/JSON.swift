import RoutePatterns

/// A JSON value, to be printed. Objects keep the order of their members.
package indirect enum JSON: Sendable {
    case null
    case bool(Bool)
    /// A number, in the form in which Swift prints an integer or a finite floating-point number.
    case number(String)
    case string(String)
    case array([JSON])
    case object([(name: String, value: JSON)])

    /// An integer of any width.
    package static func integer(_ value: some BinaryInteger) -> JSON {
        .number(String(value))
    }

    /// A string, or null for nil.
    package static func optional(_ value: String?) -> JSON {
        value.map { .string($0) } ?? .null
    }

    /// The value on one line, without spaces. Linear in the size of the value.
    package var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let digits): text += digits
        case .string(let value): Self.write(value, to: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.write(member.name, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ value: String, to text: inout String) {
        text += "\""
        // To GitHub Actions, '##[' starts a command, anywhere in a line.
        var hashes = 0
        for scalar in value.unicodeScalars {
            defer { hashes = scalar == "#" ? hashes + 1 : 0 }
            switch scalar {
            case "[" where hashes > 1: text += "\\u005b"
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.isDeceptive:
                for unit in UTF16.encode(scalar) ?? .init() { text += "\\u" + hexadecimal(unit) }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private static func hexadecimal(_ unit: UTF16.CodeUnit) -> String {
        let digits = String(unit, radix: 16)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension JSON {
    /// The value on several lines, indented by two spaces per level.
    package var indentedText: String { lines(upTo: 0).joined(separator: "\n") }

    /// The value on several lines, with objects of up to a number of bytes on one line each.
    package func indentedText(upTo width: Int) -> String { lines(upTo: width).joined(separator: "\n") }

    private func lines(upTo width: Int) -> [String] {
        let line = width > 0 ? text : ""
        return width > 0 && line.utf8.count <= width ? [line] : brokenLines(upTo: width)
    }

    private func brokenLines(upTo width: Int) -> [String] {
        switch self {
        case .object(let members) where !members.isEmpty:
            let inner = members.map { member in
                let lines = member.value.lines(upTo: width)
                return ["\(JSON.string(member.name).text): \(lines.first ?? "")"] + lines.dropFirst()
            }
            return Self.enclosed("{", inner, "}")
        case .array(let values):
            let lines = values.map { $0.lines(upTo: width) }
            // Texts and numbers stay on one line; each object has its own.
            let isBroken = lines.contains { $0.count > 1 } || width > 0 && values.contains(where: \.isObject)
            return isBroken ? Self.enclosed("[", lines, "]") : [text]
        default:
            return [text]
        }
    }

    private var isObject: Bool { if case .object = self { true } else { false } }

    private static func enclosed(_ opening: String, _ inner: [[String]], _ closing: String) -> [String] {
        let body = inner.enumerated().flatMap { index, lines in
            lines.enumerated().map { line, text in
                "  " + text + (line == lines.count - 1 && index < inner.count - 1 ? "," : "")
            }
        }
        return [opening] + body + [closing]
    }
}
