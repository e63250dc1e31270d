extension JSON {
    /// The value on several lines, indented by two spaces per level.
    package var indentedText: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        switch self {
        case .object(let members) where !members.isEmpty:
            let inner = members.map { member in
                let lines = member.value.lines
                return ["\(JSON.string(member.name).text): \(lines.first ?? "")"] + lines.dropFirst()
            }
            return Self.enclosed("{", inner, "}")
        case .array(let values) where values.contains { $0.lines.count > 1 }:
            return Self.enclosed("[", values.map(\.lines), "]")
        default:
            return [text]
        }
    }

    private static func enclosed(_ opening: String, _ inner: [[String]], _ closing: String) -> [String] {
        let body = inner.enumerated().flatMap { index, lines in
            lines.enumerated().map { line, text in
                "  " + text + (line == lines.count - 1 && index < inner.count - 1 ? "," : "")
            }
        }
        return [opening] + body + [closing]
    }
}
