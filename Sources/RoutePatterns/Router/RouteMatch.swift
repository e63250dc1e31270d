/// What a URL means to a `PatternRouter`: the route and the values of its parameters.
public struct RouteMatch: Hashable, Sendable {
    /// The route's name.
    public let name: String
    /// The pattern that matched, as it was written.
    public let pattern: String
    /// The values by the names of their parameters: of every parameter that any pattern of the route has.
    public let values: [String: RouteValue]

    init(_ reading: RouteTable.Reading, in table: RouteTable) {
        let route = table[reading.route]
        name = route.name
        pattern = table[reading.pattern].pattern.text
        values = zip(route.values, reading.values).reduce(into: [:]) { $0[$1.0.name] = $1.1 }
    }

    /// The value of a parameter; nil where the route has none of that name.
    public subscript(_ name: String) -> RouteValue? {
        values[name]
    }

    /// The value of a parameter as a Swift value; nil where it is left out, where it is of another type, and where the
    /// route has no parameter of that name.
    ///
    ///     guard let id: Int = match["id"] else { return nil }
    public subscript<Value: RouteValueConvertible>(_ name: String) -> Value? {
        values[name].flatMap { Value(routeValue: $0) }
    }
}
