import RouteGenSystem

extension Arguments {
    /// How many specs a message names.
    private static let mostNamed = 8

    /// The arguments with the spec that is meant where none is named: `routes.yaml` in the current folder, else the
    /// only spec of the package around it. Nil, and the reason on standard error, where there are several.
    func findingSpec(of command: Command, _ console: Console) -> Arguments? {
        guard let operand = command.operands.first(where: \.isFound), values(of: operand).isEmpty,
            !console.files.exists(console.absolutePath(Operand.defaultSpec))
        else { return self }
        let specs = console.files.specs(console.workingDirectory).map(console.shownPath(of:))
        guard specs.count < 2 else {
            let more = specs.count - Self.mostNamed
            let names = specs.prefix(Self.mostNamed).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
            console.report(.error, "there are \(specs.count) specs: \(names)", help: "name the one you mean")
            return nil
        }
        var found = self
        // Without any, the command says that the default one is missing.
        found.set(operand, to: specs)
        return found
    }
}
