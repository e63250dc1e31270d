import RouteCompiler
import RoutePatterns

/// The groups of `--only` and `--without`.
struct GroupSelection {
    private let only: [String]
    private let without: [String]

    init(_ arguments: Arguments) {
        only = arguments.values(of: .only)
        without = arguments.values(of: .without)
    }

    /// The routes that a file leaves out; nil after an error.
    func hiddenRoutes(of table: RouteTable, _ console: Console) -> Set<RouteID>? {
        let groups = table.routes.flatMap { route in
            route.path.indices.dropLast().map { route.path[...$0].joined(separator: ".") }
        }
        for name in only + without where !groups.contains(name) {
            let help =
                Operand.isSpec(name)
                ? "write the spec before '--only' or '--without'" : UsageError.didYouMean(name, among: groups)
            console.report(.error, "the spec has no group '\(name)'", help: help)
            return nil
        }
        func isIn(_ names: [String], _ route: Route) -> Bool { names.contains { route.name.hasPrefix($0 + ".") } }
        let hidden = table.routeIDs.filter { id in
            isIn(without, table[id]) || (!only.isEmpty && !isIn(only, table[id]))
        }
        if hidden.count == table.routes.count {
            console.report(.error, "no route is left", help: "leave out '--without', or name fewer groups")
            return nil
        }
        return Set(hidden)
    }
}

extension Option {
    static let only = Option(
        name: "only", value: .texts("GROUP"), isRepeatable: true, summary: "export only the routes of these groups")

    static let without = Option(
        name: "without", value: .texts("GROUP"), isRepeatable: true, summary: "leave out the routes of these groups")
}
