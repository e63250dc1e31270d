import RouteCompiler
import RouteLanguage
import RouteSpec

/// The arguments of one command after parsing: checked against its table.
struct Arguments: Equatable, Sendable {
    /// The command line that was parsed.
    var words: [String] = []
    private var operands: [Operand: [String]] = [:]
    private var options: [Option: [String]] = [:]

    /// Whether the option is present.
    func contains(_ option: Option) -> Bool { options[option] != nil }

    /// The option's value; nil if it is absent. A flag's value is empty.
    subscript(option: Option) -> String? { options[option]?.last }

    /// The values of a repeatable option, in order.
    func values(of option: Option) -> [String] { options[option] ?? [] }

    /// The arguments of an operand, in order.
    func values(of operand: Operand) -> [String] { operands[operand] ?? [] }

    /// The spec: the operand's first argument, or the default.
    func spec(_ operand: Operand) -> String { values(of: operand).first ?? Operand.defaultSpec }

    /// The specs of a command that takes several, or the default.
    var specs: [String] {
        let named = values(of: .specs)
        return named.isEmpty ? [Operand.defaultSpec] : named
    }

    /// The value of `--format`.
    var format: OutputFormat { self[.format].flatMap(OutputFormat.init(rawValue:)) ?? .text }

    mutating func add(_ value: String, to option: Option) {
        options[option, default: []].append(value)
    }

    mutating func set(_ operand: Operand, to values: [String]) { operands[operand] = values }

    /// The arguments with the default spec if they name none: `routes.yaml` in the current folder,
    /// or else the only spec of the package around it that no other spec mounts. If there are
    /// several, prints them to standard error and returns nil.
    func findingSpec(of command: Command, _ console: Console) -> Arguments? {
        guard let operand = command.operands.first(where: \.defaultsToPackageSpec),
            values(of: operand).isEmpty
        else { return self }
        let specs = console.defaultSpecs.map(console.shownPath(of:))
        guard specs.count < 2 || command.checksAllSpecs else {
            console.report(
                .error, "there are \(specs.count) specs: \(specs.shortList)",
                help: "name the one you mean")
            return nil
        }
        var found = self
        // Without any, the command reports that the default spec is missing.
        found.set(operand, to: specs)
        return found
    }
}
