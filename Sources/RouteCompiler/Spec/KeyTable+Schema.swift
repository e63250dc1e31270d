/// The JSON Schema (draft-07) of a spec, for editors: made from the tables that the decoder reads.
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
        // An unquoted 1.10 or true is text in a spec, and something else to an editor.
        let scalar = JSON.object([("type", .array(["string", "number", "boolean"].map(JSON.string)))])
        let member = JSON.anyOf([
            .reference("scalar"), .list(of: .anyOf([.reference("scalar"), .reference("pattern")])),
            .reference("route"), .reference("group"),
        ])
        return .object([
            ("scalar", scalar), ("member", member), ("route", .object(route.schemaMembers)),
            ("group", .object(group.schemaMembers)), ("pattern", .object(pattern.schemaMembers)),
            ("parent", .object(parent.schemaMembers)),
        ])
    }

    private var schemaMembers: [(name: String, value: JSON)] {
        [
            ("type", .string("object")),
            ("properties", .object(keys.map { ($0.name, $0.schema) })),
            ("additionalProperties", .bool(false)),
            (
                "oneOf", .array(requiredKeys.map { .object([("required", .array([.string($0.name)]))]) })
            ),
        ]
    }
}

extension Key {
    fileprivate var schema: JSON {
        .object([("description", .string(purpose))] + value.schemaMembers)
    }
}

extension Key.Value {
    fileprivate var schemaMembers: [(name: String, value: JSON)] {
        let scalars = JSON.list(of: .reference("scalar"), isEmptyAllowed: true)
        return switch self {
        case .text: [("allOf", .array([.reference("scalar")]))]
        case .choice(let words): [("enum", .array(words.map(JSON.string)))]
        case .texts: scalars.members
        case .types: JSON.mapping(to: .list(of: .reference("scalar"))).members
        case .members: JSON.mapping(to: .reference("member")).members
        case .patterns: JSON.list(of: .anyOf([.reference("scalar"), .reference("pattern")])).members
        case .values: JSON.mapping(to: .reference("scalar")).members
        case .flag: [("enum", .array([.bool(true), .bool(false), .string("true"), .string("false")]))]
        case .parent: JSON.anyOf([.reference("scalar"), .reference("parent")]).members
        }
    }
}

extension JSON {
    fileprivate static func reference(_ definition: String) -> JSON {
        .object([("$ref", .string("#/definitions/\(definition)"))])
    }

    fileprivate static func anyOf(_ schemas: [JSON]) -> JSON {
        .object([("anyOf", .array(schemas))])
    }

    fileprivate static func list(of item: JSON, isEmptyAllowed: Bool = false) -> JSON {
        .object(
            [("type", .string("array")), ("items", item)] + (isEmptyAllowed ? [] : [("minItems", .integer(1))]))
    }

    fileprivate static func mapping(to value: JSON) -> JSON {
        .object([("type", .string("object")), ("additionalProperties", value)])
    }

    fileprivate var members: [(name: String, value: JSON)] {
        if case .object(let members) = self { members } else { [] }
    }

    /// The value on several lines, indented by two spaces a level.
    fileprivate var indentedText: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        switch self {
        case .object(let members) where !members.isEmpty:
            let inner = members.map { member in
                let lines = member.value.lines
                return ["\(JSON.string(member.name).text): \(lines.first ?? "")"] + lines.dropFirst()
            }
            return Self.enclosed("{", inner, "}")
        case .array(let values) where values.contains { $0.lines.count > 1 }:
            return Self.enclosed("[", values.map(\.lines), "]")
        default:
            return [text]
        }
    }

    private static func enclosed(_ opening: String, _ inner: [[String]], _ closing: String) -> [String] {
        let body = inner.enumerated().flatMap { index, lines in
            lines.enumerated().map { line, text in
                "  " + text + (line == lines.count - 1 && index < inner.count - 1 ? "," : "")
            }
        }
        return [opening] + body + [closing]
    }
}
