import RouteSpec
import RoutePatterns

extension RouteValue {
    /// The value as JSON: a number, or a string if JSON can't represent it (NaN, an infinity).
    var json: JSON {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .unsignedInteger(let value): .integer(value)
        case .float(let value): value.isFinite ? .number(value.description) : .string(value.description)
        case .double(let value): .double(value)
        case .string(let value): .string(value)
        case .list(let values): .array(values.map(\.json))
        case .items(let items): .object(Self.sorted(items).map { ($0.key, .string($0.value)) })
        }
    }

    /// The value for people, as Swift writes it: `42`, `"a b"`, `nil`, `["a", "b"]`, `["key": "value"]`.
    var display: String {
        switch self {
        case .null: return "nil"
        case .string(let value): return Self.quoted(value)
        case .list(let values): return "[" + values.map(\.display).joined(separator: ", ") + "]"
        case .items(let items):
            let members = Self.sorted(items).map { "\(Self.quoted($0.key)): \(Self.quoted($0.value))" }
            return members.isEmpty ? "[:]" : "[" + members.joined(separator: ", ") + "]"
        case .bool, .integer, .unsignedInteger, .float, .double: return text ?? ""
        }
    }

    /// Items in the order of a written URL: by the bytes of their names.
    private static func sorted(_ items: [String: String]) -> [(key: String, value: String)] {
        items.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    private static func quoted(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
        }
        return "\"\(DisplayWidth.escapingControls(escaped))\""
    }
}
