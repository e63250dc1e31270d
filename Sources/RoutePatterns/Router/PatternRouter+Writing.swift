import RouteRuntime

extension PatternRouter {
    /// Whether all patterns of a route have bases; true if there is no such route.
    func hasBase(_ name: String) -> Bool {
        numbers[name].map { table.routes[$0].patterns.allSatisfy { !$0.bases.isEmpty } } ?? true
    }

    /// The text of a route's values; throws a `RouteWritingError`.
    func text(
        _ name: String, _ values: [String: any RouteValueConvertible], _ form: _RouteForm
    ) throws -> String {
        guard let number = numbers[name] else { throw RouteWritingError.unknownRoute(name) }
        let route = table.routes[number]
        if let unknown = Set(values.keys).subtracting(route.values.map(\.name)).min() {
            throw RouteWritingError.unknownParameter(unknown, route: name)
        }
        let converted = try route.values.map { value -> RouteValue in
            let given = values[value.name]?.routeValue
            guard let converted = value.converted(given ?? value.leftOut?.value ?? .null, in: table)
            else {
                throw given.map {
                    RouteWritingError.unsuitableValue($0, parameter: value.name, route: name)
                }
                    ?? RouteWritingError.missingValue(parameter: value.name, route: name)
            }
            return converted
        }
        guard let text = table.write(route: RouteID(number), values: converted, form) else {
            throw RouteWritingError.unwritable(route: name)
        }
        return text
    }
}

extension Route.Value {
    /// The value that a value's text converts to; nil if it isn't a value of the type.
    func converted(_ value: RouteValue, in table: RouteTable) -> RouteValue? {
        func single(_ value: RouteValue) -> RouteValue? {
            value.text.flatMap { table.value(written: $0, as: type) }
        }
        switch (shape, value) {
        case (.optional, .null): return .null
        case (.single, _), (.optional, _): return single(value)
        case (.list, .list(let elements)):
            let converted = elements.compactMap(single)
            return converted.count == elements.count ? .list(converted) : nil
        case (.items, .items): return value
        case (.list, _), (.items, _): return nil
        }
    }
}
