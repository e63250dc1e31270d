/// The values of placeholders, which a build replaces: `${host}`, and `$(HOST)` in property lists.
struct Placeholders {
    /// A name without a value.
    struct UnknownName: Error {
        let name: String
    }

    let values: [String: String]
    /// Whether `$(HOST)` is a placeholder, too.
    var isOfXcode = false

    /// A text with its placeholders replaced.
    func replaced(in text: String) throws(UnknownName) -> String {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        var result = String(parts.first ?? "")
        for part in parts.dropFirst() {
            let closing: Character? =
                switch part.first {
                case "{": "}"
                case "(" where isOfXcode: ")"
                default: nil
                }
            guard let end = closing.flatMap(part.firstIndex) else {
                result += "$" + part
                continue
            }
            result += try value(of: String(part[..<end].dropFirst()))
            result += part[end...].dropFirst()
        }
        return result
    }

    func value(of name: String) throws(UnknownName) -> String {
        guard let value = values[name] else { throw UnknownName(name: name) }
        return value
    }
}
