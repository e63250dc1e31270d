/// The values of placeholders that a build replaces in a file: `${host}`, and `$(HOST)` in property lists.
struct Placeholders: Sendable {
    /// A name without a value.
    struct UnknownName: Error {
        let name: String
    }

    let values: [String: String]

    /// A text with its placeholders replaced.
    func replaced(in text: String) throws(UnknownName) -> String {
        var result = ""
        var rest = text[...]
        // The brackets that may still be closed. One that the rest of the text doesn't close is removed.
        var closings: [Character: Character] = ["{": "}", "(": ")"]
        while let start = rest.firstIndex(of: "$") {
            let bracket = rest.index(after: start)
            let opening = rest[bracket...].first
            let end = opening.flatMap { closings[$0] }.flatMap { rest[bracket...].firstIndex(of: $0) }
            result += rest[..<start]
            if let end {
                result += try value(of: String(rest[bracket..<end].dropFirst()))
                rest = rest[end...].dropFirst()
            } else {
                result += "$"
                rest = rest[bracket...]
                if let opening { closings[opening] = nil }
            }
        }
        return result + rest
    }

    func value(of name: String) throws(UnknownName) -> String {
        guard let value = values[name] else { throw UnknownName(name: name) }
        return value
    }
}
