import Foundation

// What a careful developer has beside the `switch`: the items as Foundation takes them apart, and their conversions.

/// The items of a URL's query.
func queryItems(of url: URL) -> [URLQueryItem] {
    URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
}

extension [URLQueryItem] {
    func text(_ name: String) -> String? {
        first { $0.name == name }?.value
    }

    /// The value of an item that must be there.
    func required<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type) -> Value? {
        text(name).flatMap { Value($0) }
    }

    /// The value of an item that may be missing or empty; nil where it does not convert.
    func optional<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type) -> Value?? {
        guard let text = text(name), !text.isEmpty else { return .some(nil) }
        return Value(text).map { .some($0) }
    }

    /// The value of an item with a default; nil where it does not convert.
    func defaulting<Value: LosslessStringConvertible>(
        _ name: String, as type: Value.Type, to value: Value
    ) -> Value? {
        guard let text = text(name) else { return value }
        return Value(text)
    }
}
