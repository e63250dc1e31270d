import RouteLanguage

/// A JSON value, to be printed. Objects keep the order of their members.
package indirect enum JSON: Sendable {
    /// The members of an object, in their order.
    package typealias Members = [(name: String, value: JSON)]

    case null
    case bool(Bool)
    /// A number, in the form in which Swift prints an integer or a finite floating-point number.
    case number(String)
    case string(String)
    case array([JSON])
    case object(Members)

    /// An integer of any width.
    package static func integer(_ value: some BinaryInteger) -> JSON {
        .number(String(value))
    }

    /// A string, or null for nil.
    package static func optional(_ value: String?) -> JSON {
        value.map { .string($0) } ?? .null
    }

    /// The value on one line, without spaces. Linear in the size of the value, for each level of
    /// nesting.
    package var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let digits): digits
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",")
                + "}"
        }
    }

    private static func quoted(_ value: String) -> String {
        var text = "\""
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
        return text + "\""
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
    package func indentedText(upTo width: Int) -> String {
        lines(upTo: width).joined(separator: "\n")
    }

    private func lines(upTo width: Int) -> [String] {
        let line = width > 0 ? text : ""
        if width > 0, line.utf8.count <= width { return [line] }
        switch self {
        case .object(let members) where !members.isEmpty:
            let inner = members.map { member in
                let lines = member.value.lines(upTo: width)
                return ["\(Self.quoted(member.name)): \(lines.first ?? "")"] + lines.dropFirst()
            }
            return Self.enclosed("{", inner, "}")
        case .array(let values):
            let lines = values.map { $0.lines(upTo: width) }
            // Texts and numbers stay on one line; each object has its own.
            let isBroken =
                lines.contains { $0.count > 1 } || width > 0 && values.contains(where: \.isObject)
            return isBroken ? Self.enclosed("[", lines, "]") : [text]
        default:
            return [text]
        }
    }

    private var isObject: Bool { if case .object = self { true } else { false } }

    private static func enclosed(_ opening: String, _ inner: [[String]], _ closing: String)
        -> [String]
    {
        let body = inner.enumerated().flatMap { index, lines in
            lines.enumerated().map { line, text in
                "  " + text + (line == lines.count - 1 && index < inner.count - 1 ? "," : "")
            }
        }
        return [opening] + body + [closing]
    }
}
