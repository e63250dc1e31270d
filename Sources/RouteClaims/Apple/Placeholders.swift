/// The values of placeholders that a build replaces in a file: `${host}`, and `$(HOST)` in property
/// lists.
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
                part.first == "{" ? "}" : isOfXcode && part.first == "(" ? ")" : nil
            if let end = closing.flatMap(part.firstIndex) {
                result += try value(of: String(part[..<end].dropFirst())) + part[end...].dropFirst()
            } else {
                result += "$" + part
            }
        }
        return result
    }

    func value(of name: String) throws(UnknownName) -> String {
        guard let value = values[name] else { throw UnknownName(name: name) }
        return value
    }
}
