import RouteSpec

extension Command {
    static let schema = Command(
        name: "schema",
        summary: "print the JSON Schema of a spec, for editors",
        examples: [Example(line: "schema", purpose: "the schema on standard output")],
        discussion: [
            "Draft-07, made from the keys that the tool itself reads. An editor with a YAML language server completes keys with it.",
            "The first line of a new routes.yaml names it: routegen schema > .routes.schema.json",
            "It knows keys, kinds of values and the commonest mistakes in names and patterns; 'routegen check' knows all.",
        ],
        run: { _, console in
            console.write(KeyTable.schema)
            return .success
        })
}
