/// The type of a parameter (<doc:Semantics>, section 2).
public enum RouteType: Hashable, Sendable {
    /// Any text.
    case string
    /// `true` and `false`.
    case bool
    /// An integer of the standard library.
    case integer(IntegerType)
    /// A Float.
    case float
    /// A Double.
    case double
    /// Foundation's UUID.
    case uuid
    /// Foundation's URL.
    case url
    /// A closed type in the spec's `types`: one of the listed values.
    indirect case closed(ClosedType)
    /// A constrained type in the spec's `types`: some values of a built-in type.
    indirect case constrained(ConstrainedType)
    /// A link: the enum that a spec generates, by its raw value.
    case link(LinkType)
    /// A type of the app, by its name. Only the app knows its values.
    case custom(String)

    /// The built-in type with that name, if there is one.
    package init?(builtIn name: String) {
        guard let type = Self.builtIn.first(where: { $0.name == name }) else { return nil }
        self = type
    }

    static let builtIn: [RouteType] =
        [.string, .bool, .float, .double, .uuid, .url] + IntegerType.allCases.map(RouteType.integer)

    /// The names of the built-in types.
    package static let builtInNames = builtIn.map(\.name)

    /// The type's name in a pattern.
    public var name: String {
        switch self {
        case .string: "String"
        case .bool: "Bool"
        case .integer(let integer): integer.rawValue
        case .float: "Float"
        case .double: "Double"
        case .uuid: "UUID"
        case .url: "URL"
        case .closed(let type): type.name
        case .constrained(let type): type.name
        case .link(let type): type.name
        case .custom(let name): name
        }
    }

    /// Whether any text is accepted for the type when a mixed segment is split (rule 3.8).
    package var acceptsAnyText: Bool {
        switch self {
        case .string, .url, .link, .custom: true
        case .constrained(let type): type.base == .url
        case .bool, .integer, .float, .double, .uuid, .closed: false
        }
    }

    /// Whether values are written only with letters, digits, `+`, `-`, and `.`: numbers,
    /// constrained or not, Bool, and UUID.
    package var isNumberLike: Bool {
        switch self {
        case .bool, .integer, .float, .double, .uuid: true
        case .constrained(let type): type.base.isNumberLike
        case .string, .url, .closed, .link, .custom: false
        }
    }

    /// Whether the values are links.
    package var isClosed: Bool {
        if case .closed = self { true } else { false }
    }

    package var isLink: Bool {
        if case .link = self { true } else { false }
    }

    /// The texts of all values, decoded, if they are few and known; nil for others.
    package var finiteTexts: [String]? {
        switch self {
        case .closed(let type): type.fallback == nil ? type.values : nil
        default: kind?.finiteTexts
        }
    }

    /// Whether a spec generates the type.
    package var isGenerated: Bool {
        switch self {
        case .closed, .constrained: true
        default: false
        }
    }

    /// Whether the type is declared in the app's module, or in one that the spec imports.
    package var isCustom: Bool {
        if case .custom = self { true } else { false }
    }

    /// Whether the empty text is a value.
    package var acceptsEmptyText: Bool {
        switch self {
        case .string: true
        case .closed(let type): type.fallback != nil
        default: false
        }
    }

    /// Whether an item's empty text can be a value. For other types, it counts as missing (rule
    /// 3.7).
    package var acceptsEmptyItem: Bool { hasEmptyValue || isFlag }

    /// Whether a value is written as the empty text.
    package var hasEmptyValue: Bool { isCustom || acceptsEmptyText }

    /// Whether an item with such a value can be a flag, without a text: `?all`.
    package var isFlag: Bool { self == .bool }

    /// The texts of all values of an item; nil if they are many, or not known.
    package var finiteItemTexts: [String]? {
        finiteTexts.map { isFlag ? $0 + ["1", "0", ""] : $0 }
    }

    /// The range of the type's integers; nil if it has other values.
    package var integers: ClosedRange<WideInteger>? {
        switch self {
        case .integer(let type): type.range
        case .constrained(let type):
            if case .integer(_, let range) = type.constraint { range } else { nil }
        default: nil
        }
    }

    /// What the texts of a constrained String must be; nil for other types.
    package var textConstraint: TextConstraint? {
        guard case .constrained(let type) = self, case .text(let constraint) = type.constraint
        else { return nil }
        return constraint
    }

    /// The enum that contains the generated type of a mounted spec; nil for other types.
    package var owner: String? {
        switch self {
        case .closed(let type): type.owner
        case .constrained(let type): type.owner
        case .link(let type): type.owner
        default: nil
        }
    }

    /// The type with its owner, because types of two specs can have one name.
    package func owned(by owner: String?) -> RouteType {
        switch self {
        case .closed(var type):
            type.owner = owner
            return .closed(type)
        case .constrained(var type):
            type.owner = owner
            return .constrained(type)
        case .link(var type):
            type.owner = owner
            return .link(type)
        default: return self
        }
    }
}
