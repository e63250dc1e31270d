import RouteCompiler
import RoutePatterns

extension Arguments {
    /// The arguments with the default spec if they name none: `routes.yaml` in the current folder, or else the only
    /// spec of the package around it that no other spec mounts. If there are several, prints them to standard error and
    /// returns nil.
    func findingSpec(of command: Command, _ console: Console) -> Arguments? {
        guard let operand = command.operands.first(where: \.defaultsToPackageSpec), values(of: operand).isEmpty
        else { return self }
        let specs = console.defaultSpecs.map(console.shownPath(of:))
        guard specs.count < 2 else {
            console.report(.error, "there are \(specs.count) specs: \(specs.shortList)", help: "name the one you mean")
            return nil
        }
        var found = self
        // Without any, the command reports that the default spec is missing.
        found.set(operand, to: specs)
        return found
    }
}
