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

/// Why a `PatternRouter` could not write a URL.
public enum RouteWritingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No route has that name.
    case unknownRoute(String)
    /// The route has no parameter of that name.
    case unknownParameter(String, route: String)
    /// A value is missing that can't be left out.
    case missingValue(parameter: String, route: String)
    /// The value isn't one of the parameter's type.
    case unsuitableValue(RouteValue, parameter: String, route: String)
    /// No pattern of the route can express the values.
    case unwritable(route: String)
    /// There is no base to write a URL with, so a scheme must be given.
    case noBase(route: String)
    /// Foundation can't make a URL from the text.
    case noURL(text: String)

    /// What is wrong: lower case, without a period.
    public var description: String {
        message.escapingDeceptive
    }

    private var message: String {
        switch self {
        case .unknownRoute(let name): "no route is named '\(name)'"
        case .unknownParameter(let parameter, let route):
            "the route '\(route)' has no parameter '\(parameter)'"
        case .missingValue(let parameter, let route):
            "the route '\(route)' needs a value for '\(parameter)'"
        case .unsuitableValue(let value, let parameter, let route):
            "the parameter '\(parameter)' of the route '\(route)' cannot be \(value.text.map { "'\($0)'" } ?? "\(value)")"
        case .unwritable(let route): "no pattern of the route '\(route)' can write the values"
        case .noBase(let route): "the route '\(route)' has no base, so its URLs need a scheme"
        case .noURL(let text): "'\(text)' is not a URL"
        }
    }
}
