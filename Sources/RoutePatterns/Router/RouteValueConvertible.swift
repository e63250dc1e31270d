import RouteRuntime

/// A type whose values can be the values of parameters.
///
/// An enum whose raw values have such a type only needs to declare the conformance:
///
///     enum Tab: String, RouteValueConvertible { case posts, likes }
public protocol RouteValueConvertible {
    /// Makes a value from a parameter's value; nil if this type can't represent it.
    init?(routeValue: RouteValue)

    /// The value to write.
    var routeValue: RouteValue { get }
}

extension RouteValue: RouteValueConvertible {
    /// The value itself.
    public init?(routeValue: RouteValue) {
        self = routeValue
    }

    /// The value itself.
    public var routeValue: RouteValue {
        self
    }
}

extension RouteValueConvertible where Self: FixedWidthInteger {
    /// Makes the integer, if this type can represent it.
    public init?(routeValue: RouteValue) {
        switch routeValue {
        case .integer(let value): self.init(exactly: value)
        case .unsignedInteger(let value): self.init(exactly: value)
        default: return nil
        }
    }

    /// The integer.
    public var routeValue: RouteValue {
        Self.isSigned
            ? .integer(Int64(truncatingIfNeeded: self))
            : .unsignedInteger(UInt64(truncatingIfNeeded: self))
    }
}

extension Int: RouteValueConvertible {}
extension Int8: RouteValueConvertible {}
extension Int16: RouteValueConvertible {}
extension Int32: RouteValueConvertible {}
extension Int64: RouteValueConvertible {}
extension UInt: RouteValueConvertible {}
extension UInt8: RouteValueConvertible {}
extension UInt16: RouteValueConvertible {}
extension UInt32: RouteValueConvertible {}
extension UInt64: RouteValueConvertible {}

extension Bool: RouteValueConvertible {
    /// Makes a Bool from a Bool.
    public init?(routeValue: RouteValue) {
        guard case .bool(let value) = routeValue else { return nil }
        self = value
    }

    /// The Bool.
    public var routeValue: RouteValue {
        .bool(self)
    }
}

extension Double: RouteValueConvertible {
    /// Makes a Double from a Double or a Float.
    public init?(routeValue: RouteValue) {
        switch routeValue {
        case .double(let value): self = value
        case .float(let value): self.init(value)
        default: return nil
        }
    }

    /// The Double.
    public var routeValue: RouteValue {
        .double(self)
    }
}

extension Float: RouteValueConvertible {
    /// Makes a Float from a Float.
    public init?(routeValue: RouteValue) {
        guard case .float(let value) = routeValue else { return nil }
        self = value
    }

    /// The Float.
    public var routeValue: RouteValue {
        .float(self)
    }
}

extension String: RouteValueConvertible {
    /// Makes a String from a String, a UUID, a URL, or a value of a closed type or of one of the
    /// app's types.
    public init?(routeValue: RouteValue) {
        guard case .string(let value) = routeValue else { return nil }
        self = value
    }

    /// The text.
    public var routeValue: RouteValue {
        .string(self)
    }
}

extension RouteValueConvertible where Self: RawRepresentable, RawValue: RouteValueConvertible {
    /// Makes a value from its raw value.
    public init?(routeValue: RouteValue) {
        guard let rawValue = RawValue(routeValue: routeValue) else { return nil }
        self.init(rawValue: rawValue)
    }

    /// The raw value.
    public var routeValue: RouteValue {
        rawValue.routeValue
    }
}

extension Optional: RouteValueConvertible where Wrapped: RouteValueConvertible {
    /// Makes nil from a parameter that is left out, and a value from any other.
    public init?(routeValue: RouteValue) {
        if routeValue == .null {
            self = .none
        } else {
            guard let value = Wrapped(routeValue: routeValue) else { return nil }
            self = .some(value)
        }
    }

    /// The value. Nil leaves the parameter out.
    public var routeValue: RouteValue {
        map(\.routeValue) ?? .null
    }
}

extension Array: RouteValueConvertible where Element: RouteValueConvertible {
    /// Makes an array from a list or a rest, if the element type can represent every value.
    public init?(routeValue: RouteValue) {
        guard case .list(let values) = routeValue else { return nil }
        let elements = values.compactMap { Element(routeValue: $0) }
        guard elements.count == values.count else { return nil }
        self = elements
    }

    /// The list.
    public var routeValue: RouteValue {
        .list(map(\.routeValue))
    }
}

extension Dictionary: RouteValueConvertible where Key == String, Value == String {
    /// Makes a dictionary from the rest of the items.
    public init?(routeValue: RouteValue) {
        guard case .items(let items) = routeValue else { return nil }
        self = items
    }

    /// The items.
    public var routeValue: RouteValue {
        .items(self)
    }
}
