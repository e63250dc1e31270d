/// A color such as `#ff0000`: a type that the spec names.
public struct Color: LosslessStringConvertible, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text in URLs, with its `#`.
    public let description: String

    /// Nil for text without a `#`.
    public init?(_ description: String) {
        guard description.hasPrefix("#") else { return nil }
        self.description = description
    }

    /// A color of the source code.
    public init(stringLiteral value: String) {
        description = value
    }
}
