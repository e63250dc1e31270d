import RouteCompiler
import RouteDiff
import RouteSpec

extension FuzzProperty {
    /// Two specs, separated by a line of `====`. The URL of every change shows it, and a spec
    /// compared with itself has no changes.
    package static let comparison = FuzzProperty(name: "comparison") { bytes in
        let separator = Array("\n====\n".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: separator) })
        else { return nil }
        let previous = compile(bytes[..<start])
        let current = compile(bytes[(start + separator.count)...])
        for compilation in [previous, current] {
            if let same = Comparison(previous: compilation, current: compilation),
                !same.changes.isEmpty
            {
                return "a spec differs from itself: "
                    + ChangePrinter(previous: compilation.sources, current: compilation.sources)
                    .plain(same.changes)
            }
        }
        guard let comparison = Comparison(previous: previous, current: current) else { return nil }
        let printer = ChangePrinter(previous: previous.sources, current: current.sources)
        let findings = comparison.findings
        let printed = [
            printer.text(findings), printer.json(findings), printer.plain(comparison.changes),
            printer.markdown(findings, heading: "Routes"),
        ]
        if findings.flatMap(\.changes).count != comparison.changes.count {
            return "a finding lost changes"
        }
        if printed.contains(where: \.isEmpty), !comparison.changes.isEmpty {
            return "changes are printed as nothing"
        }
        for change in comparison.changes where !change.isShown(from: previous, to: current) {
            return "the URL does not show it: " + printer.plain([change])
        }
        return nil
    }

    private static func compile(_ bytes: ArraySlice<UInt8>) -> Compilation {
        Compiler.compile(SourceText(path: "routes.yaml", bytes: Array(bytes)), name: "routes.yaml")
    }
}
