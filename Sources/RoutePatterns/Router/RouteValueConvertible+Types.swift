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
