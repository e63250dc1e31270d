/// A URL's match in a `PatternRouter`: the route and the values of its parameters.
public struct RouteMatch: Hashable, Sendable {
    /// The route's name.
    public let name: String
    /// The pattern that matched, as written.
    public let pattern: String
    /// The values of all parameters of the route's patterns, by their names.
    public let values: [String: RouteValue]

    init(_ reading: RouteTable.Reading, in table: RouteTable) {
        let route = table[reading.route]
        name = route.name
        pattern = table[reading.pattern].pattern.text
        var values: [String: RouteValue] = [:]
        for (declared, value) in zip(route.values, reading.values) {
            values[declared.name] = value
        }
        self.values = values
    }

    /// The value of a parameter; nil if the route has no parameter of that name.
    public subscript(_ name: String) -> RouteValue? {
        values[name]
    }

    /// The value of a parameter as a Swift value; nil if it is left out or of another type, or if
    /// the route has no parameter of that name.
    ///
    ///     guard let id: Int = match["id"] else { return nil }
    public subscript<Value: RouteValueConvertible>(_ name: String) -> Value? {
        values[name].flatMap { Value(routeValue: $0) }
    }
}
