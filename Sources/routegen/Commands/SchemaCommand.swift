import RouteJSON
import RouteManifest
import RouteSpec

extension Command {
    static let schema = Command(
        name: "schema",
        summary: "print the JSON Schema for specs, for editors",
        options: [.manifest],
        examples: [
            Example(line: "schema", purpose: "the schema on standard output"),
            Example(line: "schema --manifest", purpose: "the schema of what 'export json' writes"),
        ],
        discussion: [
            "Draft-07, made from the keys that the tool reads. Editors with a YAML language "
                + "server complete keys with it.",
            "Write it with 'routegen schema > \(StarterSpec.schemaName)', "
                + "and begin the spec with the line '\(StarterSpec.schemaLine)'.",
            "It covers keys, kinds of values, and common mistakes; "
                + "'routegen check' covers everything.",
        ],
        run: { arguments, console in
            console.write(arguments.contains(.manifest) ? Manifest.schema : KeyTable.schema)
            return .success
        })
}

extension Option {
    static let manifest = Option(
        name: "manifest", summary: "print the schema of what 'export json' writes instead")
}

/// The JSON Schema (draft-07) of a spec, for editors, made from the tables that the decoder uses.
extension KeyTable {
    /// The schema as JSON, on several lines.
    package static var schema: String {
        JSON.object(
            [
                ("$schema", .string("http://json-schema.org/draft-07/schema#")),
                ("title", .string("RouteGen spec")),
            ] + spec.schemaMembers + [("definitions", definitions)]
        ).indentedText + "\n"
    }

    private static var definitions: JSON {
        // An unquoted 1.10 or true is text in a spec, but not to an editor.
        let scalar = JSON.object([
            ("type", .array(["string", "number", "boolean"].map(JSON.string)))
        ])
        let list = JSON.list(of: .reference("item"))
        let mapping = JSON.conditional(
            has: Key.mountedSpec.name, then: .reference("mount"),
            otherwise: .conditional(
                has: Key.routes.name, then: .reference("group"), otherwise: .reference("route")))
        return .object([
            ("scalar", scalar),
            (
                "item",
                .conditional(
                    is: "object", then: .reference("pattern"), otherwise: .reference("scalar"))
            ),
            (
                "prefix",
                .conditional(
                    is: "object", then: .object(prefix.schemaMembers),
                    otherwise: .reference("scalar"))
            ),
            (
                "member",
                .conditional(
                    is: "array", then: list,
                    otherwise: .conditional(
                        is: "object", then: mapping, otherwise: .reference("scalar")))
            ),
            ("route", .object(route.schemaMembers)), ("group", .object(group.schemaMembers)),
            ("mount", .object(mount.schemaMembers)),
            ("pattern", .object(pattern.schemaMembers)), ("parent", .object(parent.schemaMembers)),
            ("closedType", .object(closedType.schemaMembers)),
            ("constrainedType", .object(constrainedType.schemaMembers)),
            ("apps", .object(apps.schemaMembers)), ("app", .object(app.schemaMembers)),
        ])
    }

    /// Alternatives are distinguished by `if`: for `anyOf`, validators only say that no alternative
    /// is valid.
    private var schemaMembers: JSON.Members {
        var members: JSON.Members = [
            ("type", .string("object")),
            ("properties", .object(keys.map { ($0.name, $0.schema) })),
            ("additionalProperties", .bool(false)),
        ]
        var conditions: [JSON] = []
        switch requiredKeys.count {
        case 1: members.append(("required", .array(requiredKeys.map { .string($0.name) })))
        case 2:
            conditions.append(
                .conditional(
                    has: requiredKeys[1].name, then: .excluding([requiredKeys[0]]),
                    otherwise: .object([("required", .array([.string(requiredKeys[0].name)]))])))
        default: break
        }
        if self[Key.bases.name] != nil {
            members.append(
                ("dependencies", .object([(Key.host.name, .array([.string(Key.scheme.name)]))])))
            conditions.append(
                .conditional(has: Key.bases.name, then: .excluding([.scheme, .host])))
        }
        return members + (conditions.isEmpty ? [] : [("allOf", .array(conditions))])
    }
}

extension Key {
    fileprivate var schema: JSON {
        .object([("description", .string(purpose))] + value.schemaMembers)
    }
}

extension Key.Value {
    fileprivate var schemaMembers: JSON.Members {
        let scalars = JSON.list(of: .reference("scalar"), isEmptyAllowed: true)
        return switch self {
        case .text: [("allOf", .array([.reference("scalar")]))]
        case .name: [("allOf", .array([.reference("scalar"), SchemaText.name.schema]))]
        case .choice(let words): [("enum", .array(words.map(JSON.string)))]
        case .texts: scalars.members
        case .namedTexts:
            JSON.conditional(
                is: "object", then: .mapping(of: .name, to: .reference("scalar")),
                otherwise: scalars
            ).members
        case .textOrTexts:
            JSON.conditional(
                is: "array", then: .list(of: .reference("scalar")), otherwise: .reference("scalar")
            ).members
        case .types:
            JSON.mapping(
                of: .typeName,
                to: .conditional(
                    is: "array", then: .list(of: .reference("scalar")),
                    otherwise: .conditional(
                        is: "object",
                        then: .conditional(
                            has: "values", then: .reference("closedType"),
                            otherwise: .reference("constrainedType")),
                        otherwise: .object([("enum", .array([.string("app")]))])))
            ).members
        case .members: JSON.mapping(of: .name, to: .reference("member")).members
        case .prefixes:
            JSON.conditional(
                is: "array", then: .list(of: .reference("prefix")), otherwise: .reference("scalar")
            ).members
        case .patterns: JSON.list(of: .reference("item")).members
        case .values: JSON.mapping(of: .name, to: .reference("scalar")).members
        case .rules:
            JSON.list(of: .object([("enum", .array(Rule.allowable.map { .string($0.id) }))]))
                .members
        case .tabs:
            JSON.conditional(
                is: "object", then: .mapping(of: .name, to: .reference("scalar")),
                otherwise: scalars
            ).members
        case .choices(let words):
            JSON.list(of: .object([("enum", .array(words.map(JSON.string)))])).members
        case .apps: [("allOf", .array([.reference("apps")]))]
        case .appIDs:
            JSON.list(
                of: .conditional(
                    is: "object", then: .reference("app"), otherwise: .reference("scalar"))
            ).members
        case .flag:
            [("enum", .array([.bool(true), .bool(false), .string("true"), .string("false")]))]
        case .parent:
            JSON.conditional(
                is: "object", then: .reference("parent"), otherwise: .reference("scalar")
            ).members
        }
    }
}

extension JSON {
    fileprivate static func reference(_ definition: String) -> JSON {
        .object([("$ref", .string("#/definitions/\(definition)"))])
    }

    /// A schema for values of a JSON type, and one for all others.
    fileprivate static func conditional(is type: String, then: JSON, otherwise: JSON) -> JSON {
        .object([("if", .object([("type", .string(type))])), ("then", then), ("else", otherwise)])
    }

    /// A schema for objects that have a key, and one for all others.
    fileprivate static func conditional(has key: String, then: JSON, otherwise: JSON? = nil) -> JSON
    {
        .object(
            [("if", .object([("required", .array([.string(key)]))])), ("then", then)]
                + (otherwise.map { [("else", $0)] } ?? []))
    }

    fileprivate static func excluding(_ keys: [Key]) -> JSON {
        .object([("properties", .object(keys.map { ($0.name, .bool(false)) }))])
    }

    fileprivate static func list(of item: JSON, isEmptyAllowed: Bool = false) -> JSON {
        .object(
            [("type", .string("array")), ("items", item)]
                + (isEmptyAllowed ? [] : [("minItems", .integer(1))]))
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
