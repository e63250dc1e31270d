import RouteJSON
import RouteLanguage
import RouteRuntime
import RouteSpec

extension RouteValue {
    /// The value as JSON: a number, or a string if JSON can't represent it (NaN, an infinity).
    package var json: JSON {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .unsignedInteger(let value): .integer(value)
        case .float(let value): value.isFinite ? .number(text ?? "") : .string(value.description)
        case .double(let value): value.isFinite ? .number(text ?? "") : .string(value.description)
        case .string(let value): .string(value)
        case .list(let values): .array(values.map(\.json))
        case .items(let items):
            .object(items.sorted(by: _Route.precedes).map { ($0.key, .string($0.value)) })
        }
    }
}

extension RouteType {
    /// The name, qualified with the enum of the mounted spec that declares the type.
    var qualifiedName: String {
        if case .link(let link) = self { return link.owner ?? link.name }
        return owner.map { "\($0).\(name)" } ?? name
    }

    /// The values of a closed type, or the constraints of a constrained one, with the keys of JSON
    /// Schema where it has them.
    var declaration: Manifest.Members {
        switch self {
        case .closed(let type):
            [
                ("values", .array(type.values.map { .string($0) })),
                ("cases", .array(type.caseNames.map { .string($0) })),
                ("else", .optional(type.fallback)),
            ]
        case .constrained(let type):
            [("type", .string(type.base.name))] + type.constraint.members
                + [("width", type.width.map { .integer($0) } ?? .null)]
        default: []
        }
    }
}

extension ConstrainedType.Constraint {
    /// The constraint with the keys of JSON Schema, where it has them.
    fileprivate var members: Manifest.Members {
        switch self {
        case .text(let text): text.members
        case .integer(let type, let range):
            // Leave out the limits that the type has anyway.
            [
                ("minimum", range.lowerBound.limit(unless: type.range.lowerBound)),
                ("maximum", range.upperBound.limit(unless: type.range.upperBound)),
            ]
        case .double(let range): range.members
        case .float(let range): range.members
        case .url(let schemes): [("schemes", .array(schemes.map { .string($0) }))]
        }
    }
}

extension WideInteger {
    fileprivate func limit(unless other: WideInteger) -> JSON {
        self == other ? .null : .number(description)
    }
}

extension NumberRange {
    fileprivate var members: Manifest.Members {
        [
            ("minimum", lower.map { .number(Self.text($0)) } ?? .null),
            (
                includesUpper ? "maximum" : "exclusiveMaximum",
                upper.map { .number(Self.text($0)) } ?? .null
            ),
        ]
    }
}

extension TextConstraint {
    fileprivate var members: Manifest.Members {
        let isLimited = length.upperBound != Self.longest
        return [
            ("minLength", .integer(length.lowerBound)),
            ("maxLength", isLimited ? .integer(length.upperBound) : .null),
            ("characters", .optional(characterText)),
            ("not", .array(excluded.map { .string($0) })),
        ]
    }
}
