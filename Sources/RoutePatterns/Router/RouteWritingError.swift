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
            "the parameter '\(parameter)' of the route '\(route)' cannot be "
                + (value.text.map { "'\($0)'" } ?? "\(value)")
        case .unwritable(let route): "no pattern of the route '\(route)' can write the values"
        case .noBase(let route): "the route '\(route)' has no base, so its URLs need a scheme"
        case .noURL(let text): "'\(text)' is not a URL"
        }
    }
}
