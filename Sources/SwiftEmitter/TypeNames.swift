import RouteSpec
import RoutePatterns

/// How generated code names types and values.
///
/// Names of the standard library and of Foundation are qualified or the runtime's own, for a module may have types that
/// hide them.
struct TypeNames {
    /// The generated enum.
    let route: String
    /// The names that no local variable may have: the enum and the app's types, which it would hide.
    private let types: Set<Substring>

    init(route: String, table: RouteTable? = nil) {
        self.route = route
        let custom = (table?.routes ?? []).flatMap(\.values).filter(\.type.isCustom).map { $0.type.name }
        types = Set((custom + [route]).map { $0.prefix { $0 != "." } })
    }

    /// The local variable that has a parameter's value: its own name, with `_` after it if code beside it uses that.
    func local(_ parameter: String) -> String {
        let isNumbered = parameter.utf8.last.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
        let isTaken =
            parameter.hasSuffix("_") || Self.taken.contains(parameter) || types.contains(parameter[...])
            || Self.functions.contains { parameter.hasPrefix($0) }
            || isNumbered && Self.variables.contains { parameter.hasPrefix($0) }
        return isTaken ? parameter + "_" : SwiftName.escaped(parameter)
    }

    private static let taken: Set<String> = [
        "RouteURL", "RouteUUID", "Swift", "element", "form", "path", "route", "self", "start", "text", "url",
    ]
    /// How the names of functions and constants begin that code with values refers to.
    private static let functions = ["_", "accepts", "affixes", "after", "closed", "isText", "split", "winner"]
    /// How the names of other local variables begin, which end with a digit.
    private static let variables = ["default", "part", "value"]

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

    /// What a value is that code leaves out; nil where it cannot be left out, or only the app's types or Foundation
    /// know what the default of the spec is.
    func defaultArgument(of value: Route.Value) -> String? {
        switch value.shape {
        case .optional: return "nil"
        case .list: return "[]"
        case .items: return "[:]"
        case .single:
            guard let text = value.leftOut?.text else { return nil }
            if case .closed = value.type { return caseName(of: text) }
            let literal = literal(text, as: value.type)
            return literal.isOptional ? nil : literal.code
        }
    }

    /// A value that the spec has as a text; optional where only the app's types know what it is.
    func literal(_ text: String, as type: RouteType) -> (code: String, isOptional: Bool) {
        switch type {
        case .string: (text.swiftLiteral, false)
        case .bool, .integer, .float, .double: (type.value(of: text)?.text ?? text, false)
        case .closed: (name(of: type) + caseName(of: text), false)
        case .uuid:
            uuidLiteral(text).map { ($0, false) } ?? literal(text, byInitializerOf: type)
        case .url, .custom: literal(text, byInitializerOf: type)
        }
    }

    /// The case of a closed type's value, with its dot.
    private func caseName(of value: String) -> String {
        "." + SwiftName.escaped(SwiftName.case(forValue: value) ?? value)
    }

    private func literal(_ text: String, byInitializerOf type: RouteType) -> (code: String, isOptional: Bool) {
        ("_routeValue(\(name(of: type)).self, \(text.swiftLiteral))", true)
    }

    /// A UUID by its two halves: a value that needs no check. Nil for a text that is not made of 32 digits.
    private func uuidLiteral(_ text: String) -> String? {
        let digits = text.filter { $0 != "-" }
        guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
            let low = UInt64(digits.suffix(16), radix: 16)
        else { return nil }
        return "_routeUUID(0x\(String(high, radix: 16, uppercase: true)), 0x\(String(low, radix: 16, uppercase: true)))"
    }

    /// Whether `value` is what the spec has as a text.
    func equals(_ value: String, _ text: String, as type: RouteType) -> String {
        type == .string
            ? "_routeEqual(\(value), text: \(text.swiftLiteral))"
            : "_routeEqual(\(value), \(literal(text, as: type).code))"
    }

    /// The text of a value, which is not optional.
    func text(_ value: String, as type: RouteType) -> String {
        switch type {
        case .string: value
        case .closed: value + ".rawValue"
        default: "_routeText(\(value))"
        }
    }
}

extension Route.Value {
    /// What the case has for a value that code leaves out, a default as the spec writes it; nil where code must give
    /// the value.
    package var defaultArgument: String? {
        TypeNames(route: "").defaultArgument(of: self).map { shape == .single ? leftOut?.text ?? $0 : $0 }
    }
}
