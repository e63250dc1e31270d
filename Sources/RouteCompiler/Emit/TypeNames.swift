import RoutePatterns

/// How generated code names types and values.
///
/// Names of the standard library and of Foundation are qualified or the runtime's own, for a module may have types that hide
/// them.
struct TypeNames {
    /// The generated enum.
    let route: String

    func name(of type: RouteType) -> String {
        switch type {
        case .string: "Swift.String"
        case .bool: "Swift.Bool"
        case .integer(let integer): "Swift." + integer.rawValue
        case .float: "Swift.Float"
        case .double: "Swift.Double"
        case .uuid: "RouteUUID"
        case .url: "RouteURL"
        case .closed(let closed): route + "." + SwiftName.escaped(closed.name)
        case .custom(let name): name
        }
    }

    func name(of value: Route.Value) -> String {
        switch value.shape {
        case .single: name(of: value.type)
        case .optional: name(of: value.type) + "?"
        case .list: "[" + name(of: value.type) + "]"
        case .items: "[Swift.String: Swift.String]"
        }
    }

    /// The conversions to the types that nearly all parameters have, which paths and readers have too.
    func plainConversion(to type: RouteType) -> (name: String, arguments: [String])? {
        switch type {
        case .string: ("string", [])
        case .bool: ("bool", [])
        case .integer: ("integer", ["\(name(of: type)).self"])
        default: nil
        }
    }

    /// The call that converts a part of a URL, without the part and its dot.
    func conversion(to type: RouteType) -> String {
        switch type {
        case .string, .bool, .integer:
            plainConversion(to: type).map { "\($0.name)(\($0.arguments.joined()))" } ?? ""
        case .float: "float()"
        case .double: "double()"
        case .uuid: "uuid()"
        case .url: "url()"
        case .closed, .custom: "value(\(name(of: type)).self)"
        }
    }

    /// A value that the spec has as a text; optional where only the app's types know what it is.
    func literal(_ text: String, as type: RouteType) -> (code: String, isOptional: Bool) {
        switch type {
        case .string: (text.swiftLiteral, false)
        case .bool, .integer: (type.value(of: text)?.text ?? text, false)
        case .float, .double: floatingPointLiteral(text, type)
        case .closed: (name(of: type) + "." + SwiftName.escaped(SwiftName.case(forValue: text) ?? text), false)
        case .uuid, .url, .custom: ("routeValue(\(name(of: type)).self, \(text.swiftLiteral))", true)
        }
    }

    private func floatingPointLiteral(_ text: String, _ type: RouteType) -> (code: String, isOptional: Bool) {
        let description = type.value(of: text)?.text ?? text
        let isFinite = description.utf8.allSatisfy { "0123456789.e+-".utf8.contains($0) }
        return isFinite ? (description, false) : ("\(name(of: type))(\(text.swiftLiteral))", true)
    }

    /// Whether `value` is what the spec has as a text.
    func equals(_ value: String, _ text: String, as type: RouteType) -> String {
        type == .string
            ? "routeEqual(\(value), text: \(text.swiftLiteral))"
            : "routeEqual(\(value), \(literal(text, as: type).code))"
    }

    /// The text of a value, which is not optional.
    func text(_ value: String, as type: RouteType) -> String {
        switch type {
        case .string: value
        case .closed: value + ".rawValue"
        default: "routeText(\(value))"
        }
    }
}
