import RouteJSON
import RouteSpec

/// The JSON Schema (draft-07) of a spec, for editors, made from the tables that the decoder uses.
extension KeyTable {
    /// The schema as JSON, on several lines.
    package static var schema: String {
        var members: JSON.Members = [
            ("$schema", .string("http://json-schema.org/draft-07/schema#")),
            ("title", .string("RouteGen spec")),
        ]
        members += spec.schemaMembers
        members.append(("definitions", definitions))
        return JSON.object(members).indentedText + "\n"
    }

    private static var definitions: JSON {
        // An unquoted 1.10 or true is text in a spec, but not to an editor.
        let scalar = JSON.object([
            ("type", .array(["string", "number", "boolean"].map(JSON.string)))
        ])
        let groupOrRoute = JSON.conditional(
            has: Key.routes.name, then: .reference("group"), otherwise: .reference("route"))
        let mapping = JSON.conditional(
            has: Key.mountedSpec.name, then: .reference("mount"), otherwise: groupOrRoute)
        let member = JSON.conditional(
            is: "array", then: .list(of: .reference("item")), otherwise: .objectOrScalar(mapping))
        return .object([
            ("scalar", scalar),
            ("item", .objectOrScalar(.reference("pattern"))),
            ("prefix", .objectOrScalar(.object(prefix.schemaMembers))),
            ("member", member),
            ("route", .object(route.schemaMembers)),
            ("group", .object(group.schemaMembers)),
            ("mount", .object(mount.schemaMembers)),
            ("pattern", .object(pattern.schemaMembers)),
            ("parent", .object(parent.schemaMembers)),
            ("closedType", .object(closedType.schemaMembers)),
            ("constrainedType", .object(constrainedType.schemaMembers)),
            ("apps", .object(apps.schemaMembers)),
            ("app", .object(app.schemaMembers)),
        ])
    }

    /// Alternatives are distinguished by `if`: for `anyOf`, validators only say that no
    /// alternative is valid.
    private var schemaMembers: JSON.Members {
        var members: JSON.Members = [
            ("type", .string("object")),
            ("properties", .object(keys.map { ($0.name, $0.schema) })),
            ("additionalProperties", .bool(false)),
        ]
        var conditions: [JSON] = []
        switch requiredKeys.count {
        case 1: members += JSON.required([requiredKeys[0].name])
        case 2:
            // Of two, a mapping has one.
            let hasFirst = JSON.object(JSON.required([requiredKeys[0].name]))
            conditions.append(
                .conditional(
                    has: requiredKeys[1].name, then: .excluding([requiredKeys[0]]),
                    otherwise: hasFirst))
        default: break
        }
        if self[Key.bases.name] != nil {
            members.append(
                ("dependencies", .object([(Key.host.name, .array([.string(Key.scheme.name)]))])))
            conditions.append(
                .conditional(has: Key.bases.name, then: .excluding([.scheme, .host])))
        }
        if !conditions.isEmpty { members += JSON.allOf(conditions).members }
        return members
    }
}

extension Key {
    fileprivate var schema: JSON {
        .object([("description", .string(purpose))] + value.schema.members)
    }
}

extension Key.Value {
    fileprivate var schema: JSON {
        let texts = JSON.list(of: .scalar, isEmptyAllowed: true)
        let mapping = JSON.mapping(of: .name, to: .scalar)
        return switch self {
        // Draft-07 ignores what is beside a reference, such as a description.
        case .text: .allOf([.scalar])
        case .name: .allOf([.scalar, SchemaText.name.schema])
        case .apps: .allOf([.reference("apps")])
        case .choice(let words): .choice(of: words)
        case .choices(let words): .list(of: .choice(of: words))
        case .flag:
            .object([
                ("enum", .array([.bool(true), .bool(false), .string("true"), .string("false")]))
            ])
        case .texts: texts
        case .namedTexts, .tabs: .conditional(is: "object", then: mapping, otherwise: texts)
        case .textOrTexts: .listOrScalar(.list(of: .scalar))
        case .types: .mapping(of: .typeName, to: .type)
        case .members: .mapping(of: .name, to: .reference("member"))
        case .prefixes: .listOrScalar(.list(of: .reference("prefix")))
        case .patterns: .list(of: .reference("item"))
        case .values: mapping
        case .rules: .list(of: .choice(of: Rule.allowable.map(\.id)))
        case .appIDs: .list(of: .objectOrScalar(.reference("app")))
        case .parent: .objectOrScalar(.reference("parent"))
        }
    }
}

extension JSON {
    fileprivate static func reference(_ definition: String) -> JSON {
        .object([("$ref", .string("#/definitions/\(definition)"))])
    }

    fileprivate static let scalar = reference("scalar")

    /// The declaration of a type.
    fileprivate static let type = conditional(
        is: "array", then: list(of: scalar),
        otherwise: conditional(
            is: "object",
            then: conditional(
                has: "values", then: reference("closedType"),
                otherwise: reference("constrainedType")),
            otherwise: choice(of: ["app"])))

    fileprivate static func allOf(_ schemas: [JSON]) -> JSON {
        .object([("allOf", .array(schemas))])
    }

    fileprivate static func choice(of words: [String]) -> JSON {
        .object([("enum", .array(words.map(JSON.string)))])
    }

    fileprivate static func objectOrScalar(_ object: JSON) -> JSON {
        conditional(is: "object", then: object, otherwise: scalar)
    }

    fileprivate static func listOrScalar(_ list: JSON) -> JSON {
        conditional(is: "array", then: list, otherwise: scalar)
    }

    /// The names of members that an object must have.
    fileprivate static func required(_ names: [String]) -> JSON.Members {
        [("required", .array(names.map(JSON.string)))]
    }

    /// A schema for values of a JSON type, and one for all others.
    fileprivate static func conditional(is type: String, then: JSON, otherwise: JSON) -> JSON {
        .object([("if", .object([("type", .string(type))])), ("then", then), ("else", otherwise)])
    }

    /// A schema for objects that have a key, and one for all others.
    fileprivate static func conditional(
        has key: String, then: JSON, otherwise: JSON? = nil
    ) -> JSON {
        var members: JSON.Members = [("if", .object(required([key]))), ("then", then)]
        if let otherwise { members.append(("else", otherwise)) }
        return .object(members)
    }

    fileprivate static func excluding(_ keys: [Key]) -> JSON {
        .object([("properties", .object(keys.map { ($0.name, .bool(false)) }))])
    }

    fileprivate static func list(of item: JSON, isEmptyAllowed: Bool = false) -> JSON {
        var members: JSON.Members = [("type", .string("array")), ("items", item)]
        if !isEmptyAllowed { members.append(("minItems", .integer(1))) }
        return .object(members)
    }

    fileprivate static func mapping(of name: SchemaText, to value: JSON) -> JSON {
        .object([
            ("type", .string("object")), ("propertyNames", name.schema),
            ("additionalProperties", value),
        ])
    }

    fileprivate var members: JSON.Members {
        if case .object(let members) = self { members } else { [] }
    }
}
