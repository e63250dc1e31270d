import RouteJSON
import RouteLanguage
import RouteSpec

extension Manifest {
    /// The JSON Schema (draft-07) of the manifest. Other members may be added in a later version
    /// of the tool.
    package static var schema: String {
        let objects = objects.split(separator: "\n\n").map { block in
            object(
                block.split(separator: "\n").map {
                    $0.split(separator: " ", maxSplits: 2).map { String($0) }
                })
        }
        let head: Members = [
            ("$schema", .string("http://json-schema.org/draft-07/schema#")),
            ("title", .string("RouteGen manifest")),
        ]
        let definitions = objects.dropFirst().map {
            (name: $0.name, value: JSON.object($0.members))
        }
        return JSON.object(head + objects[0].members + [("definitions", .object(definitions))])
            .indentedText(upTo: 100) + "\n"
    }

    /// The objects, and their members: a name, with `?` if the member is left out where it is null
    /// or has no elements, the values, and what the name doesn't say. Values are of types
    /// (`string|null`), a constant, one of some words (`items/segments`), of another object
    /// (`@type`), or in a list (`[string]`), which may need an element (`[@pattern]+`).
    private static let objects = """
        manifest
        version 1
        spec string The file, relative to the repository, if there is one
        enum string The enum in Swift
        doc string|null
        plusIsSpace boolean Whether '+' in items is a space
        caseSensitive boolean Whether ASCII case counts in literal text, names, listed values, and Booleans
        bases [@base]
        types [@type]
        tabs [@tab]
        groups [@group]
        routes [@route] In the spec's order

        base
        text string
        own? true Whether it is one of the spec's bases
        scheme string|null Null: any scheme
        host [@piece]|null Null: the first segment takes its place
        prefix [string] Literal segments, decoded

        tab
        tab string
        root string|null

        group
        group string
        doc? string
        enum string
        spec? string The file of a mounted spec

        piece
        literal? string Decoded
        parameter? string
        wildcard? label/rest One label of a host; any number of segments, which are ignored

        type
        name string After the enum of a mounted spec, if that declares it
        kind \(ValueKind.names.joined(separator: "/"))
        values? [string]
        cases? [string] The names of the values' cases, in their order, if the spec gives them
        else? string
        type? string The built-in type of a constrained type
        minimum? number
        maximum? number
        exclusiveMaximum? number
        width? integer The fewest digits of a written integer
        minLength? integer In Unicode scalars
        maxLength? integer
        characters? string Those that are allowed, as a spec lists them: a-z0-9-
        not? [string]
        schemes? [string]

        route
        route string With its groups, as in auth.signUp
        parameters? [@parameter]
        doc? string
        deprecated? string What to use instead
        claim? false Whether files that claim links have those of the route; missing: true
        examples? [string]
        rejects? [string]
        tabs? [string]
        present? string
        parent? string
        restorable? boolean
        link? string
        interruptible? boolean
        patterns [@pattern]+ In the spec's order: the first pattern that can write a value writes it

        parameter
        name string
        type string In Swift
        default? string|number|boolean
        valueType? string The type of one value, if 'type' is another
        kind \(ValueKind.names.joined(separator: "/"))
        shape? optional/list/items Missing: one value

        pattern
        pattern string With the prefixes of its groups
        bases? [string] The first is written; none: any scheme
        fullURL? true Whether the pattern includes its base
        ranks [integer]+ By base; the pattern with the lowest is tried first
        set? {string}
        written? false Whether it writes some value; missing: true
        parts? [@part]
        fragment? items/segments What it has in the fragment
        constants? object The values of parameters that it doesn't have
        nonempty? [string] Parameters that must have a value
        template? string RFC 6570; missing if a template can't express the pattern
        templateVariables? {string} The parameter of each variable with another name

        part
        slot path/query/fragment/fragmentItems
        names? [string] Of an item, decoded; the first is written
        presence? optional/default/list/commaList/rest/absent Missing: required
        lenient? true Whether a value that is not valid counts as missing
        literal? string The whole text, decoded
        parameter? string The parameter of the whole text
        wildcard? label/rest Of the whole text, as in a piece
        text? [@piece]|null Several pieces; with none of these four, any text
        """

    private static func object(_ lines: [[String]]) -> (name: String, members: Members) {
        var properties: Members = []
        var required: [JSON] = []
        for line in lines.dropFirst() {
            let name = line[0]
            let description = line.dropFirst(2).map {
                (name: "description", value: JSON.string($0))
            }
            properties.append(
                (name.replacing("?", with: ""), .object(description + values(line[1]))))
            if !name.hasSuffix("?") { required.append(.string(name)) }
        }
        let members: Members = [
            ("type", .string("object")), ("required", .array(required)),
            ("properties", .object(properties)),
        ]
        return (lines[0][0], members.nonempty)
    }

    private static func values(_ text: String) -> Members {
        if text.hasPrefix("["), let end = text.lastIndex(of: "]") {
            let type =
                text.hasSuffix("|null")
                ? JSON.array([.string("array"), .string("null")]) : .string("array")
            let items = JSON.object(values(String(text[..<end].dropFirst())))
            var members: Members = [("type", type), ("items", items)]
            if text.hasSuffix("+") { members.append(("minItems", .integer(1))) }
            return members
        }
        if text.hasPrefix("@") { return [("$ref", .string("#/definitions/\(text.dropFirst())"))] }
        if text == "{string}" {
            return [
                ("type", .string("object")), ("additionalProperties", .object(values("string"))),
            ]
        }
        if let number = Int(text) { return [("const", .integer(number))] }
        if let bool = Bool(text) { return [("const", .bool(bool))] }
        if text.contains("/") {
            return [("enum", .array(text.split(separator: "/").map { .string(String($0)) }))]
        }
        let types = text.split(separator: "|").map { JSON.string(String($0)) }
        return [("type", types.count == 1 ? types[0] : .array(types))]
    }
}
