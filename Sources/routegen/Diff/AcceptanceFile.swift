import Foundation
import RouteClaims
import RouteCompiler
import RouteSpec
import RouteDiff

/// The file that lists accepted changes of `diff`, and accepted findings of `verify` and `export`.
struct AcceptanceFile {
    private let acceptances: Acceptances
    /// The file's text; nil if there is no file.
    private let source: SourceText?

    /// Loads the file that `--accept` names, or the one beside the spec, if there is one. If it has errors, prints them
    /// and returns nil.
    ///
    /// - Parameter spec: The spec's path in the file system.
    static func load(_ arguments: Arguments, beside spec: String, _ console: Console) -> AcceptanceFile? {
        let none = AcceptanceFile(acceptances: Acceptances(), source: nil)
        let name = arguments[.accept] ?? spec.acceptanceName
        guard let path = name.map(console.absolutePath) else { return none }
        let isNamed = arguments[.accept] != nil
        if !isNamed, !console.files.exists(path) { return none }
        do throws(FileError) {
            let bytes = try (isNamed ? console.files.read : console.files.readFile)(path, sizeLimit)
            let source = SourceText(path: console.shownPath(of: path), bytes: bytes)
            var diagnostics = Diagnostics()
            let acceptances = Acceptances(source, rules: rules, into: &diagnostics)
            let style = console.style(for: .error)
            console.write(DiagnosticPrinter(source: source).full(diagnostics, style: style), .error)
            return acceptances.map { AcceptanceFile(acceptances: $0, source: source) }
        } catch {
            console.report(error)
            return nil
        }
    }

    private static let sizeLimit = 1 << 24
    private static let rules = (Rule.changes + Rule.claims).map(\.id)

    /// Divides changes or findings into accepted and open ones. Reports entries that accept nothing to standard error.
    func apply<Item>(
        to items: [Item], rules: some Sequence<String>, _ console: Console,
        _ subject: (Item) -> Acceptances.Subject
    ) -> Acceptances.Result<Item> {
        let result = acceptances.apply(to: items, rules: Set(rules), on: Self.today, subject)
        guard let source else { return result }
        for (message, span) in result.notes {
            let position = source.position(at: span.start)
            let place = "\(source.path):\(position.line):\(position.column)"
            console.printError(DisplayWidth.escapingControls("\(place): note: \(message)"))
        }
        return result
    }

    /// Whether an entry accepts a finding. Entries that accept nothing aren't reported: they may be for another file.
    func accepts(_ finding: Acceptances.Subject) -> Bool {
        !acceptances.apply(to: [finding], rules: [finding.rule], on: Self.today) { $0 }.accepted.isEmpty
    }

    private static var today: String {
        Date.now.formatted(.iso8601.year().month().day())
    }
}

extension String {
    /// `routes.accept.yaml` for `routes.yaml`; nil for text that isn't a spec's name.
    fileprivate var acceptanceName: String? {
        for ending in [".yaml", ".yml"] where hasSuffix(ending) { return dropLast(ending.count) + ".accept" + ending }
        return nil
    }
}
