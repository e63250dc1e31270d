/// Text with expressions in it, as in a template literal.
struct ScriptTemplate {
    private var pieces: [(isCode: Bool, text: String)] = []

    init() {}

    init(text: String) { append(text: text) }

    init(code: String) { append(code: code) }

    var isEmpty: Bool { pieces.isEmpty }

    mutating func append(text: String) {
        if text.isEmpty { return }
        if let last = pieces.last, !last.isCode {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append((false, text))
        }
    }

    mutating func append(code: String) { pieces.append((true, code)) }

    mutating func append(_ other: ScriptTemplate) {
        for piece in other.pieces {
            if piece.isCode { append(code: piece.text) } else { append(text: piece.text) }
        }
    }

    /// The expression, if the template is only that.
    var plainCode: String { pieces.first?.text ?? "" }

    /// The text, or a slash if it is empty.
    var orSlash: ScriptTemplate {
        isEmpty ? ScriptTemplate(text: "/") : ScriptTemplate(code: "\(code) || \"/\"")
    }

    /// The expression for the text.
    var code: String {
        guard pieces.contains(where: \.isCode) else { return (pieces.first?.text ?? "").scriptLiteral }
        if pieces.count == 1 { return plainCode }
        return "`" + pieces.map { $0.isCode ? "${\($0.text)}" : $0.text.scriptText(quote: "`") }.joined() + "`"
    }
}
