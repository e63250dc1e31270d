import RoutePatterns
import RouteSpec

extension RouteValue {
    /// The value as JSON: a number, or a string if JSON can't represent it (NaN, an infinity).
    package var json: JSON {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .unsignedInteger(let value): .integer(value)
        case .float(let value): value.isFinite ? .number(text ?? "") : .string(value.description)
        case .double(let value): value.isFinite ? .number(text ?? "") : .string(value.description)
        case .string(let value): .string(value)
        case .list(let values): .array(values.map(\.json))
        case .items(let items): .object(Self.sorted(items).map { ($0.key, .string($0.value)) })
        }
    }

    /// Items in the order of a written URL: by the bytes of their names.
    package static func sorted(_ items: [String: String]) -> [(key: String, value: String)] {
        items.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
}
