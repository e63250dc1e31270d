import RouteLanguage
import RouteSpec

/// How generated code names types and values.
///
/// Names from the standard library are qualified where a type that the spec names shadows them, or
/// where apps often have such a type (`Decoder`). Those from Foundation are the runtime's aliases.
struct TypeNames {
    /// The generated enum.
    let route: String
    /// The access modifier of a declaration and a space; empty for internal access.
    let access: String
    /// Whether ASCII case of Bools doesn't count.
    private let ignoresCase: Bool
    /// The enum and the app's types, which a local variable of the same name would shadow.
    private let types: Set<Substring>
    /// The enums of the mounted specs.
    let mounts: MountNames
    /// The types and modules that the spec declares or names, and its cases, which shadow types,
    /// too.
    private let declared: Set<String>
    /// The names of cases and nested enums, which shadow the spec's types inside the enum.
    private let shadowing: Set<String>

    init(_ spec: Spec, _ table: RouteTable) {
        route = SwiftName.escaped(spec.name)
        access = spec.access == .internal ? "" : spec.access.rawValue + " "
        ignoresCase = table.ignoresCase
        mounts = MountNames(spec)
        var types = [route]
        for route in table.routes {
            for value in route.values {
                if value.type.isCustom { types.append(value.type.name) }
                if let owner = value.type.owner { types.append(mounts[owner]) }
            }
        }
        self.types = Set(types.map { $0.prefix { $0 != "." } })
        shadowing = Set(MountNames.names(in: spec.members))
        let mounted = spec.allMounts.flatMap { [$0.spec.name, $0.module ?? ""] }
        declared = Set(
            [spec.name] + spec.imports + spec.types.map(\.name) + shadowing + mounted
                + self.types.map { String($0) })
    }

    /// Whether the code is inside the generated enum, where its types need no qualification.
    private var isInsideEnum = false

    /// The same names for code inside the generated enum.
    var insideEnum: TypeNames {
        var names = self
        names.isInsideEnum = true
        return names
    }

    /// The name of a type of the standard library.
    func standard(_ name: String) -> String { declared.contains(name) ? "Swift." + name : name }

    /// What an enum inherits from: a raw type, and protocols.
    func inheritance(_ names: String...) -> String { names.map(standard).joined(separator: ", ") }

    var string: String { standard("String") }
    var bool: String { standard("Bool") }

    /// The local variable for a parameter: the parameter's name, with `_` appended if generated
    /// code uses that name.
    func local(_ parameter: String) -> String {
        func begins(with prefix: String) -> Bool { parameter.utf8.starts(with: prefix.utf8) }
        let isNumbered = parameter.utf8.last.map("0123456789".utf8.contains) ?? false
        let isVariable = isNumbered && Self.variables.contains(where: begins)
        let isTaken =
            parameter.utf8.last == UInt8(ascii: "_") || types.contains(parameter[...])
            || Self.taken.contains(parameter) || Self.functions.contains(where: begins)
            || parameter.containsBytes(of: Self.partsEnd) || isVariable
        return isTaken ? parameter + "_" : SwiftName.escaped(parameter)
    }

    private static let taken: Set<String> = [
        "RouteURL", "RouteUUID", "Swift", "element", "form", "fragment", "part", "reader", "route",
        "self", "start", "writer",
    ]
    /// Prefixes of the types and functions that generated code names in the scope of these
    /// variables.
    private static let functions = ["_", "after"]
    /// Prefixes of other local variables, whose names end with a digit.
    private static let variables = ["default", "value"]

    /// The local variable for the parts of a segment or an item, by the names of their parameters
    /// in camel case, if they are known.
    func parts(of parameters: String?) -> String { (parameters ?? "segment") + Self.partsEnd }

    private static let partsEnd = "Parts"

    func name(of type: RouteType) -> String {
        switch type {
        case .string: string
        case .bool: bool
        case .integer(let integer): standard(integer.rawValue)
        case .float: standard("Float")
        case .double: standard("Double")
        case .uuid: "RouteUUID"
        case .url: "RouteURL"
        case .closed, .constrained:
            qualifier(of: type) + SwiftName.escaped(type.name)
        case .link(let type): type.owner.map { mounts[$0] } ?? route
        case .custom(let name): name
        }
    }

    /// The enum that declares a type, with a dot; empty if the type's name is enough.
    private func qualifier(of type: RouteType) -> String {
        if let owner = type.owner { return mounts[owner] + "." }
        return isInsideEnum && !shadowing.contains(type.name) ? "" : route + "."
    }

    func name(of value: Route.Value) -> String {
        if value.shape == .items { return "[\(string): \(string)]" }
        return value.shape.typeText(of: name(of: value.type))
    }

    /// The call that converts a part of a URL, without the part and its dot.
    ///
    /// - Parameter isItem: whether the part is an item's value.
    func conversion(to type: RouteType, isItem: Bool = false) -> SwiftText {
        if type == .bool {
            let conversion: SwiftText = isItem && type.isFlag ? "flag()" : "bool()"
            return ignoresCase ? "folded.\(conversion)" : conversion
        }
        return switch type {
        case .string: "string()"
        case .bool: "bool()"
        case .integer(.int): "integer()"
        case .integer: "integer(\(name(of: type)).self)"
        case .float, .double: "decimal(\(name(of: type)).self)"
        case .uuid: "uuid()"
        case .url: "url()"
        case .closed, .constrained, .custom: "\(Self.reader(of: type))()"
        case .link: "string()"
        }
    }

    /// The name of the function that reads a type of the spec, `asTab`, or of the app, `toTab`.
    static func reader(of type: RouteType) -> String {
        let qualifier = type.owner.map { $0 + "." } ?? ""
        let name = (qualifier + type.name).filter { $0 != "`" }
        // Two underscores are one of the name, and a single one is a dot.
        let words = name.split(separator: "_").joined(separator: "__")
        return (type.isCustom ? "to" : "as") + words.split(separator: ".").joined(separator: "_")
    }

    /// The default argument for a value; nil if the value is required, or if only the app's type
    /// or Foundation can convert the spec's default.
    func defaultArgument(of value: Route.Value) -> SwiftText? {
        let type = value.type
        guard value.shape == .single, let text = value.leftOut?.text, !type.hasOptionalLiteral
        else { return value.defaultArgument.map { SwiftText($0) } }
        if case .closed(let closed) = type { return caseName(of: text, in: closed) }
        return literal(text, as: type, isTypeKnown: true)
    }

    /// The expression for a value in the spec; optional if the type `hasOptionalLiteral`.
    ///
    /// - Parameter isTypeKnown: whether a member of the type can be written without the type's
    ///   name.
    func literal(_ text: String, as type: RouteType, isTypeKnown: Bool = false) -> SwiftText {
        let name = name(of: type)
        if type.hasOptionalLiteral { return "_Route.value(\(name).self, \(literal: text))" }
        switch type {
        case .bool, .integer, .float, .double:
            return SwiftText(type.value(of: text)?.swiftLiteral ?? text)
        case .closed(let closed): return "\(name)\(caseName(of: text, in: closed))"
        // The spec's value was checked, so neither is nil.
        case .uuid: return "_Route.value(\(name).self, \(literal: text))!"
        case .constrained(let constrained):
            let initializer = isTypeKnown ? ".init" : name
            return "\(initializer)(rawValue: \(literal(text, as: constrained.base)))!"
        case .string, .url, .link, .custom: return text.swiftLiteral
        }
    }

    /// The case of a closed type's value, with its dot.
    private func caseName(of value: String, in type: ClosedType) -> SwiftText {
        ".\(SwiftName.escaped(type.caseName(of: value)))"
    }

    /// The expression that compares a value with a text of the spec.
    ///
    /// Only Strings need a function: `==` of a String doesn't compare bytes.
    func equals(_ value: String, _ text: String, as type: RouteType) -> SwiftText {
        if type == .string { return "_Route.equal(\(value), text: \(literal: text))" }
        return "\(value) == \(literal(text, as: type))"
    }

    /// The expression that tells a value from a text of the spec.
    func differs(_ value: String, _ text: String, as type: RouteType) -> SwiftText {
        if type == .string { return "!\(equals(value, text, as: type))" }
        return "\(value) != \(literal(text, as: type))"
    }

    /// The conditions that bind an optional value if it is present, as `isPresent` tests it. A
    /// String isn't if it is empty.
    func bindings(of value: Route.Value) -> [SwiftText] {
        let name = local(value.name)
        return ["let \(name)"] + (value.type == .string ? ["!\(name).isEmpty"] : [])
    }

    /// The expression that tests a condition of a value; nil if every value meets it.
    func test(_ condition: Condition, of value: Route.Value) -> SwiftText? {
        let name = local(value.name)
        switch condition {
        case .any: return nil
        case .isNil: return value.type == .string ? "(\(name) ?? \"\").isEmpty" : "\(name) == nil"
        case .isPresent:
            return value.type == .string ? "!(\(name) ?? \"\").isEmpty" : "\(name) != nil"
        case .isEmpty: return "\(name).isEmpty"
        case .isNotEmpty: return "!\(name).isEmpty"
        case .equals(_, let text): return equals(name, text, as: value.type)
        }
    }

    /// The expression for the text of a value that is not optional.
    func text(_ value: String, as type: RouteType, width: Int? = nil) -> SwiftText {
        if let width { return "_Route.text(\(value).description, width: \(width))" }
        return switch type {
        case .string: SwiftText(value)
        case .closed: "\(value).rawValue"
        case .constrained(let type): text(value + ".rawValue", as: type.base, width: type.width)
        case .link: "_Route.text(link: \(value))"
        default: "_Route.text(\(value))"
        }
    }
}

extension RouteValue {
    /// A number as a literal. Large whole numbers have an exponent: the compiler warns about
    /// digits that aren't exact.
    fileprivate var swiftLiteral: String? {
        switch self {
        case .float(let value): value.description
        case .double(let value): value.description
        default: text
        }
    }
}
