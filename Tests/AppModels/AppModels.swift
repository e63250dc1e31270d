// The app's types in the golden specs, which have `imports: [AppModels]`.

/// A type that is LosslessStringConvertible, and rejects some texts.
public struct Slug: LosslessStringConvertible, Hashable, Sendable {
    /// A nested type.
    public enum ID: String, Sendable {
        case first, second
    }

    /// The text.
    public let description: String

    /// Nil for text with a "!".
    public init?(_ description: String) {
        if description.utf8.contains(UInt8(ascii: "!")) { return nil }
        self.description = description
    }
}

/// A type that is RawRepresentable by String.
public struct Color: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Nil for text with a "?".
    public init?(rawValue: String) {
        guard rawValue.utf8.allSatisfy({ $0 != UInt8(ascii: "?") }) else { return nil }
        self.rawValue = rawValue
    }
}

/// A type that is RawRepresentable by an integer.
public enum Level: UInt8, Sendable {
    case low = 1
    case middle = 2
    case high = 200
}

/// A type that is both LosslessStringConvertible and RawRepresentable. Its text in URLs is its
/// description.
public struct Tag: RawRepresentable, LosslessStringConvertible, Hashable, Sendable {
    /// The tag without its "#".
    public let rawValue: String

    /// The tag with its "#".
    public var description: String { "#" + rawValue }

    /// Accepts every text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nil for text that doesn't start with "#".
    public init?(_ description: String) {
        guard description.utf8.first == UInt8(ascii: "#") else { return nil }
        self.rawValue = String(description.dropFirst())
    }
}

/// A type that is both LosslessStringConvertible and RawRepresentable by an integer.
public enum Grade: Int, LosslessStringConvertible, Sendable {
    case a = 1
    case b = 2

    /// The letter.
    public var description: String { self == .a ? "A" : "B" }

    /// Nil for text other than "A" and "B".
    public init?(_ description: String) {
        switch description {
        case "A": self = .a
        case "B": self = .b
        default: return nil
        }
    }
}
