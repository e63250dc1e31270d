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
