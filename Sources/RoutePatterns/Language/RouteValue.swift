import RouteRuntime

/// The value of a parameter, for routes that are not Swift enums.
public enum RouteValue: Hashable, Sendable {
    /// A parameter that is left out.
    case null
    /// A Bool.
    case bool(Bool)
    /// A signed integer.
    case integer(Int64)
    /// An unsigned integer.
    case unsignedInteger(UInt64)
    /// A Float.
    case float(Float)
    /// A Double.
    case double(Double)
    /// A String, a value of a closed type, a URL's text, a UUID in lower case, a link's raw value
    /// (`/` if that is empty), or the text of an app type; decoded. A constrained type has the
    /// values of its built-in type.
    case string(String)
    /// A list or a rest.
    case list([RouteValue])
    /// The rest of the items.
    case items([String: String])

    /// The text of a single value as `url()` writes it, before it is encoded; nil for null, lists,
    /// and items.
    public var text: String? {
        switch self {
        case .bool(let value): value.description
        case .integer(let value): value.description
        case .unsignedInteger(let value): value.description
        case .float(let value): _Route.text(value)
        case .double(let value): _Route.text(value)
        case .string(let value): value
        case .null, .list, .items: nil
        }
    }
}

extension RouteType {
    /// The text of a value of this type as `url()` writes it, before it is encoded; nil for null,
    /// lists, and items.
    package func text(of value: RouteValue) -> String? {
        guard case .constrained(let type) = self, let width = type.width else { return value.text }
        return value.text.map { _Route.text($0, width: width) }
    }

    /// The value of a text in a spec, in code, or on the command line. Unlike a URL's, it never
    /// becomes the `else` of a closed type. Nil for links, which need a table:
    /// `RouteTable.value(written:as:)`.
    package func value(written text: String) -> RouteValue? {
        switch self {
        case .closed(let type):
            type.values.contains { $0.hasBytes(of: text) } ? .string(text) : nil
        case .link: nil
        default: value(of: text)
        }
    }

    /// The value that a decoded text of a URL converts to; nil if it isn't a value of the type.
    ///
    /// - Parameter ignoringCase: whether ASCII case doesn't count in closed types and Bools.
    package func value(of text: String, ignoringCase: Bool = false) -> RouteValue? {
        _RoutePart.withText(text) { value(of: $0.ignoringCase(ignoringCase)) }
    }
}

extension Parameter {
    /// The value that a text converts to; nil if it isn't a value of the parameter.
    package func value(of part: _RoutePart) -> RouteValue? {
        isNonempty && part.isEmpty ? nil : type.value(of: part)
    }

    /// The value that an item's text converts to. Only here can the empty text be a value of an
    /// app's type, and a Bool be a flag (rule 3.7).
    package func itemValue(of part: _RoutePart) -> RouteValue? {
        if type.isFlag { return part.forBool.flag().map(RouteValue.bool) }
        return type.isCustom && part.isEmpty && !isNonempty ? .string("") : value(of: part)
    }
}

extension _RoutePart {
    /// The part as it is read under a spec whose ASCII case doesn't count, or counts.
    @_lifetime(copy self)
    func ignoringCase(_ ignoresCase: Bool) -> _RoutePart {
        ignoresCase ? with(.ignoringCase | .caseless) : self
    }

    /// The part as the texts of a Bool are compared with it.
    var forBool: _RoutePart {
        @_lifetime(copy self) get { form.has(.caseless) ? folded : self }
    }
}

extension ClosedType {
    func value(of part: _RoutePart) -> String? {
        if let value = values.first(where: { part.equals(text: $0) }) { return value }
        let similar = values.first {
            part.ignoresCase && part.equals(text: $0.asciiLowercased, ignoringCase: true)
        }
        return similar ?? (part.isText ? fallback : nil)
    }
}

extension IntegerType {
    func value(of part: _RoutePart) -> RouteValue? {
        let value =
            range.lowerBound.isNegative
            ? part.integer(Int64.self).map(RouteValue.integer)
            : part.integer(UInt64.self).map(RouteValue.unsignedInteger)
        return value.flatMap { WideInteger($0).map(range.contains) == true ? $0 : nil }
    }
}
