import RouteSpec
import RouteCompiler

extension Command {
    static let initialize = Command(
        name: "init",
        summary: "write a small, commented routes.yaml",
        examples: [Example(line: "init", purpose: "write routes.yaml in the current folder")],
        discussion: [
            "An existing routes.yaml is never overwritten.",
            "The JSON Schema for editors is written next to it, as .routes.schema.json.",
        ],
        run: { _, console in writeStarterSpec(console) })

    private static func writeStarterSpec(_ console: Console) -> ExitCode {
        let name = Operand.defaultSpec
        do throws(FileError) {
            try console.create(name, StarterSpec.text)
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
        writeSchema(console)
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
