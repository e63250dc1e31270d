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
