import RouteSpec
import RouteCompiler

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
        run: { arguments, console in writeStarterSpec(hasSchema: arguments.contains(.withSchema), console) })

    private static func writeStarterSpec(hasSchema: Bool, _ console: Console) -> ExitCode {
        let name = Operand.defaultSpec
        do throws(FileError) {
            try console.create(name, (hasSchema ? StarterSpec.schemaLine + "\n\n" : "") + StarterSpec.text)
        } catch {
            if error.reason == .exists {
                console.report(
                    .error, "'\(name)' already exists",
                    help: "add routes to it, or move it away and run 'routegen init' again")
            } else {
                console.report(error)
            }
            return .failure
        }
        // The package manager has planned its build without the spec. Touching the manifest makes it plan again.
        console.files.touch(console.absolutePath("Package.swift"))
        console.printError("wrote \(name)")
        if hasSchema { writeSchema(console) }
        console.printError("try: routegen match '\(StarterSpec.exampleURL)'")
        return .success
    }

    /// Writes the schema that the spec names, unless it exists.
    private static func writeSchema(_ console: Console) {
        let name = StarterSpec.schemaName
        do throws(FileError) {
            try console.create(name, KeyTable.schema)
            console.printError("wrote \(name)")
        } catch  where error.reason != .exists {
            console.report(error)
        } catch {}
    }
}

extension Option {
    static let withSchema = Option(
        "schema", summary: "also write .routes.schema.json, and name it in the spec, for editors")
}
