import RouteGenSystem

extension Arguments {
    /// The number of specs that a message lists.
    private static let mostNamed = 8

    /// The arguments with the default spec if none is named: `routes.yaml` in the current folder, or else the only spec
    /// of the package around it. If there are several, prints them to standard error and returns nil.
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
        // If there is none, the command reports that the default one is missing.
        found.set(operand, to: specs)
        return found
    }
}
