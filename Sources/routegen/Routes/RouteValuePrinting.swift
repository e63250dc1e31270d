import RouteManifest
import RoutePatterns
import RouteSpec

extension RouteValue {
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

    private static func quoted(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
        }
        return "\"\(DisplayWidth.escapingControls(escaped))\""
    }
}
