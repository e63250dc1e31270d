public struct Color: LosslessStringConvertible, Hashable, Sendable, ExpressibleByStringLiteral {
    public let description: String

    public init?(_ description: String) {
        guard description.hasPrefix("#") else { return nil }
        self.description = description
    }

    public init(stringLiteral value: String) {
        description = value
    }
}
