import RouteCompiler
import RouteSpec

extension Command {
    static let initialize = Command(
        name: "init",
        summary: "write a small, commented routes.yaml",
        options: [.withSchema],
        examples: [
            Example(line: "init", purpose: "write routes.yaml in the current folder"),
            Example(line: "init --schema", purpose: "with completion in editors"),
        ],
        discussion: ["An existing routes.yaml is never overwritten."],
        run: { arguments, console in
            let name = Operand.defaultSpec
            let schema = StarterSpec.schemaName
            let hasSchema = arguments.contains(.withSchema)
            if hasSchema, LocalFile.exists(console.absolutePath(name)) {
                console.report(
                    .error, "cannot write '\(name)': it already exists",
                    help: "for completion in it, write the schema with 'routegen schema > "
                        + "\(schema)', and begin the spec with '\(StarterSpec.schemaLine)'")
                return .failure
            }
            try console.create(
                name, (hasSchema ? StarterSpec.schemaLine + "\n\n" : "") + StarterSpec.text)
            console.printError("wrote \(name)")
            if hasSchema, !LocalFile.exists(console.absolutePath(schema)) {
                try console.create(schema, KeyTable.schema)
                console.printError("wrote \(schema)")
            }
            // The package manager has planned its build without the spec. Touching the manifest
            // makes it plan again.
            LocalFile.touch(console.absolutePath("Package.swift"))
            console.printError("try: routegen match '\(StarterSpec.exampleURL)'")
            return .success
        })
}

extension Option {
    static let withSchema = Option(
        name: "schema",
        summary: "also write .routes.schema.json, and name it in the spec, for editors")
}
