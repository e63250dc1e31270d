import RouteLanguage
import RouteSpec

/// Changes that follow from one edit, as one line.
package struct Finding: Sendable {
    /// Most important first; never empty. Each change is in exactly one finding.
    package internal(set) var changes: [Change]

    package init(changes: [Change]) { self.changes = changes }

    /// The change that decides the finding's severity, rule, and places.
    package var first: Change { changes[0] }

    package var severity: Severity { first.rule.severity }

    /// What the changes affect, links first.
    package var subjects: [Rule.Subject] {
        [.links, .source].filter { subject in changes.contains { $0.rule.subject == subject } }
    }

    /// The rules of the changes with the severity of the first.
    package var rules: [Rule] {
        changes.map(\.rule).filter { $0.severity == severity }.withoutRepetitions
    }

    /// The number of patterns, routes, or other topics of the changes with the first rule.
    package var count: Int {
        Set(changes.filter { $0.rule == first.rule }.map(\.topic)).count
    }

    /// What was edited and what follows, with an example.
    package var message: String {
        let count = count
        guard first.isOfRoute else {
            return count == 1 ? first.outcome : "\(first.outcome), and \(count - 1) more"
        }
        let areRoutes = first.pattern == nil || first.edit.isOfWholeRoute
        let noun = areRoutes ? "routes" : "patterns"
        let subject = count == 1 ? "'\(first.name)'" : "\(count) \(noun)"
        let edits = Set(changes.filter { $0.rule == first.rule }.map(\.edit)).count
        let more = edits > 1 ? " and \(edits - 1) other edits" : ""
        let words = first.edit.words(isOfSeveral: count > 1 && edits == 1)
        let edited = subject + words + more
        return first.outcome.isEmpty ? edited : "\(edited): \(first.outcome)"
    }
}

extension Change {
    /// What tells it apart from other changes with its rule: its pattern, its route, or else its
    /// text.
    fileprivate var topic: [String?] {
        let pattern = edit.isOfWholeRoute ? nil : pattern.map { "\($0.index)" }
        return [names.old, names.new, pattern, isOfRoute ? nil : outcome]
    }
}

extension Comparison {
    /// If a rule has more edits than this, they share one finding.
    private static let mostEdits = 4

    /// What the changes of one finding have in common.
    private struct Heading: Hashable {
        let rule: Rule
        let edit: PatternEdit
        let detail: String
        let isOfRoute: Bool

        init(_ change: Change) {
            rule = change.rule
            edit = change.edit
            detail = change.detail
            isOfRoute = change.isOfRoute
        }
    }

    /// One edit of a route, which can lead to changes with several rules.
    private struct Unit: Hashable {
        let names: Pair<String?>
        let edit: PatternEdit
    }

    /// Some of the changes as findings, the most important first.
    ///
    /// Changes with the same rule and the same edit are one finding. If an edit of a route has
    /// changes with several rules, they all belong to the finding of the gravest one.
    package func findings(of changes: [Change]) -> [Finding] {
        var findings: [Finding] = []
        var numbers: [Heading: Int] = [:]
        var units: [Unit: Int] = [:]
        for change in changes {
            let unit = change.edit == .none ? nil : Unit(names: change.names, edit: change.edit)
            if let unit, let number = units[unit] {
                findings[number].changes.append(change)
                continue
            }
            let key = Heading(change)
            let number = numbers[key] ?? findings.count
            if number == findings.count {
                numbers[key] = number
                findings.append(Finding(changes: []))
            }
            findings[number].changes.append(change)
            if let unit { units[unit] = number }
        }
        return joined(findings)
    }

    /// The findings, of which those of a rule with many edits are joined.
    private func joined(_ findings: [Finding]) -> [Finding] {
        let ofEdits = findings.indices.filter { findings[$0].first.edit.texts != nil }
        let edits = Dictionary(grouping: ofEdits) { findings[$0].first.rule }
        var result = findings
        var gone: Set<Int> = []
        for indices in edits.values where indices.count > Self.mostEdits {
            result[indices[0]].changes = indices.flatMap { findings[$0].changes }
            gone.formUnion(indices.dropFirst())
        }
        return result.indices.filter { !gone.contains($0) }.map { result[$0] }
    }

    /// All changes as findings.
    package var findings: [Finding] { findings(of: changes) }
}

extension PatternEdit {
    /// Whether a whole route was added or removed.
    fileprivate var isOfWholeRoute: Bool { self == .added || self == .removed }
}
