import RouteGenSystem

extension Command {
    static let initialize = Command(
        name: "init",
        summary: "write a small commented routes.yaml",
        examples: [Example(line: "init", purpose: "write routes.yaml into the current folder")],
        discussion: ["A routes.yaml that is there already is never overwritten."],
        run: { _, console in writeStarterSpec(console) })

    private static func writeStarterSpec(_ console: Console) -> ExitCode {
        let name = Operand.defaultSpec
        do throws(FileError) {
            try console.files.create(console.absolutePath(name), Array(StarterSpec.text.utf8))
        } catch {
            if error.reason == .exists {
                console.report(
                    .error, "'\(name)' exists already",
                    help: "add routes to it, or move it away and run 'routegen init' again")
            } else {
                console.report(error)
            }
            return .failure
        }
        console.printError("wrote \(name)")
        console.printError("try: routegen match '\(StarterSpec.exampleURL)'")
        return .success
    }
}
