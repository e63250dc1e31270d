import RoutePatterns
import RouteSpec

extension RouteType {
    /// The members of a JSON object for a type that the spec declares, without its name: the values of a closed type or
    /// the constraints of a constrained one, with the spec's keys.
    var members: [(name: String, value: JSON)] {
        switch self {
        case .closed(let type):
            [("values", .array(type.values.map { .string($0) })), ("else", .optional(type.fallback))]
        case .constrained(let type):
            [("constraints", .object([("type", .string(type.base.name))] + type.constraint.members))]
        default: []
        }
    }
}

extension ConstrainedType.Constraint {
    fileprivate var members: [(name: String, value: JSON)] {
        switch self {
        case .text(let text): text.members
        case .integer(let type, let range): [("range", .string(range.text(in: type.range)))]
        case .double(let range): [("range", .string(range.description))]
        case .float(let range): [("range", .string(range.description))]
        case .url(let schemes): [("schemes", .array(schemes.map { .string($0) }))]
        }
    }
}

extension TextConstraint {
    fileprivate var members: [(name: String, value: JSON)] {
        var members: [(name: String, value: JSON)] = []
        if length != 1...Self.longest { members.append(("length", .string(lengthText))) }
        if let characterText { members.append(("characters", .string(characterText))) }
        if !excluded.isEmpty { members.append(("not", .array(excluded.map { .string($0) }))) }
        return members
    }
}
