import RouteSpec

extension Command {
    static let schema = Command(
        name: "schema",
        summary: "print the JSON Schema for specs, for editors",
        examples: [Example(line: "schema", purpose: "the schema on standard output")],
        discussion: [
            "Draft-07, made from the keys that the tool reads. Editors with a YAML language server complete keys with it.",
            "The first line of a new routes.yaml names it: routegen schema > .routes.schema.json",
            "It covers keys, kinds of values, and common mistakes; 'routegen check' covers everything.",
        ],
        run: { _, console in
            console.write(KeyTable.schema)
            return .success
        })
}
