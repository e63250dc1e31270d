import Foundation

// What a careful developer writes next to the `switch`: splitting items with Foundation, and
// converting them.

/// The items of a URL's query.
func queryItems(of url: URL) -> [URLQueryItem] {
    URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
}

extension [URLQueryItem] {
    func text(_ name: String) -> String? {
        first { $0.name == name }?.value
    }

    /// The value of a required item.
    func required<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type) -> Value? {
        text(name).flatMap { Value($0) }
    }

    /// The value of an optional item; nil if it doesn't convert.
    func optional<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type) -> Value??
    {
        guard let text = text(name), !text.isEmpty else { return .some(nil) }
        return Value(text).map { .some($0) }
    }

    /// The value of an item with a default; nil if it doesn't convert.
    func defaulting<Value: LosslessStringConvertible>(
        _ name: String, as type: Value.Type, to value: Value
    ) -> Value? {
        guard let text = text(name) else { return value }
        return Value(text)
    }
}
