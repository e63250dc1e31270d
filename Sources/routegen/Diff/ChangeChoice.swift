import RouteCompiler
import RouteDiff
import RouteSpec

/// The changes that are printed, and those that make the exit code 1.
struct ChangeChoice {
    /// The least severity that fails.
    private let severity: Severity
    /// The kind of changes, links or source; nil for both.
    private let subject: Rule.Subject?
    /// What is left out: a rule's id, and the name of a route or group; nil for all.
    private let exceptions: [Exception]

    private struct Exception {
        let rule: String
        let route: String?

        init(_ text: String) {
            let halves = text.halves(around: ":")
            rule = halves?.before ?? text
            route = halves?.after
        }

        func covers(_ change: Change) -> Bool {
            if rule != change.rule.id { return false }
            guard let route else { return true }
            let names = [change.names.old, change.names.new].compactMap { $0 }
            return names.contains { $0 == route || $0.hasPrefix(route + ".") }
        }
    }

    init(_ arguments: Arguments) throws(UsageError) {
        let isBreaking = arguments.contains(.breaking)
        if isBreaking, arguments.contains(.failOn) {
            throw UsageError(
                "'--breaking' and '--fail-on' are given",
                help: "--breaking is --fail-on error; write one")
        }
        subject = arguments[.breaking].flatMap(Rule.Subject.init(rawValue:))
        let least = Severity.allCases.first { $0.changeText == arguments[.failOn] }
        severity = isBreaking ? .error : least ?? .note
        exceptions = arguments.values(of: .except).map(Exception.init)
        let rules = Rule.changes.map(\.id)
        if let unknown = exceptions.first(where: { !rules.contains($0.rule) })?.rule {
            throw UsageError(
                "'\(unknown)' is not a rule of 'diff'",
                help: UsageError.didYouMean(unknown, among: rules)
                    ?? "'routegen explain' lists the rules")
        }
    }

    func shows(_ change: Change) -> Bool {
        guard subject == nil || change.rule.subject == subject else { return false }
        return !exceptions.contains { $0.covers(change) }
    }

    func fails(_ change: Change) -> Bool { change.rule.severity >= severity }
}
