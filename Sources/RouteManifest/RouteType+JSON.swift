import RoutePatterns
import RouteSpec

extension RouteType {
    /// The kind of a type, for programs that don't know its name.
    var kind: String {
        switch self {
        case .string: "string"
        case .bool: "bool"
        case .integer: "integer"
        case .float: "float"
        case .double: "double"
        case .uuid: "uuid"
        case .url: "url"
        case .closed: "closed"
        case .constrained: "constrained"
        case .link: "link"
        case .custom: "app"
        }
    }

    /// Whether the type isn't built in.
    var isDeclared: Bool {
        switch self {
        case .closed, .constrained, .link, .custom: true
        case .string, .bool, .integer, .float, .double, .uuid, .url: false
        }
    }

    /// The name, qualified with the enum of the mounted spec that declares the type.
    var qualifiedName: String {
        if case .link(let link) = self { return link.owner ?? link.name }
        return owner.map { "\($0).\(name)" } ?? name
    }

    /// The members that a parameter has for a type that the spec declares: the values of a closed type, or the
    /// constraints of a constrained one, with the keys of the spec.
    var listing: Manifest.Members {
        switch self {
        case .closed: declaration
        case .constrained(let type):
            [("constraints", .object([("type", .string(type.base.name))] + type.specMembers))]
        default: []
        }
    }

    /// The members that the list of types has for a type: like `listing`, but without text that has to be parsed.
    var declaration: Manifest.Members {
        switch self {
        case .closed(let type):
            [("values", .array(type.values.map { .string($0) })), ("else", .optional(type.fallback))]
        case .constrained(let type): [("type", .string(type.base.name))] + type.constraint.members + type.widthMember
        default: []
        }
    }
}

extension ConstrainedType {
    /// The constraints with the keys and the texts of a spec.
    fileprivate var specMembers: Manifest.Members { constraint.specMembers + widthMember }

    fileprivate var widthMember: Manifest.Members { width.map { [("width", .integer($0))] } ?? [] }
}

extension ConstrainedType.Constraint {
    fileprivate var specMembers: Manifest.Members {
        switch self {
        case .text(let text): text.specMembers
        case .integer(let type, let range):
            range == type.range ? [] : [("range", .string(range.text(in: type.range)))]
        case .double(let range): [("range", .string(range.description))]
        case .float(let range): [("range", .string(range.description))]
        case .url: members
        }
    }

    /// The constraint with the keys of JSON Schema, where it has them.
    fileprivate var members: Manifest.Members {
        switch self {
        case .text(let text): text.members
        case .integer(_, let range):
            [
                ("minimum", .number(range.lowerBound.description)), ("maximum", .number(range.upperBound.description)),
                ("exclusiveMaximum", .null),
            ]
        case .double(let range): range.members
        case .float(let range): range.members
        case .url(let schemes): [("schemes", .array(schemes.map { .string($0) }))]
        }
    }
}

extension NumberRange {
    fileprivate var members: Manifest.Members {
        let (lower, upper) = (lower.map(Self.text), upper.map(Self.text))
        return [
            ("minimum", lower.map { .number($0) } ?? .null),
            ("maximum", includesUpper ? upper.map { .number($0) } ?? .null : .null),
            ("exclusiveMaximum", includesUpper ? .null : upper.map { .number($0) } ?? .null),
        ]
    }
}

extension TextConstraint {
    fileprivate var specMembers: Manifest.Members {
        var members: Manifest.Members = []
        if length != 1...Self.longest { members.append(("length", .string(lengthText))) }
        if let characterText { members.append(("characters", .string(characterText))) }
        if !excluded.isEmpty { members.append(("not", .array(excluded.map { .string($0) }))) }
        return members
    }

    fileprivate var members: Manifest.Members {
        let isLimited = length.upperBound != Self.longest
        return [
            ("minLength", .integer(length.lowerBound)),
            ("maxLength", isLimited ? .integer(length.upperBound) : .null),
            ("characters", .optional(characters.map { String(decoding: $0, as: UTF8.self) })),
            ("not", .array(excluded.map { .string($0) })),
        ]
    }
}
