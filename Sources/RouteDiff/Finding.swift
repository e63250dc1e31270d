import RoutePatterns
import RouteSpec

/// Changes that come from one edit of the spec, with one message.
package struct Finding: Sendable {
    /// Most important first; never empty. Each change is in exactly one finding.
    package let changes: [Change]
    package let message: ChangeMessage

    /// The change that decides the finding's severity, rule, and locations.
    package var first: Change { changes[0] }

    package var severity: Severity { first.rule.severity }

    /// What the changes affect, links first.
    package var subjects: [Rule.Subject] {
        [.links, .source].filter { subject in changes.contains { $0.rule.subject == subject } }
    }
}

extension Comparison {
    /// Some of the changes as findings, the most important first.
    package func findings(of changes: [Change]) -> [Finding] {
        let keys = FindingKeys(self)
        var groups: [[Change]] = []
        var indices: [FindingKey: Int] = [:]
        for change in changes {
            let key = keys.key(of: change)
            if let key, let index = indices[key] {
                groups[index].append(change)
                continue
            }
            if let key { indices[key] = groups.count }
            groups.append([change])
        }
        let named = Dictionary(uniqueKeysWithValues: indices.map { ($0.value, $0.key) })
        let messages = FindingMessages(self, keys.typeNames)
        // The changes are in order of importance, so each group starts with its most important one.
        return groups.enumerated().map { index, changes in
            let ordered = shownFirst(changes)
            return Finding(changes: ordered, message: messages.message(of: ordered, named[index]))
        }
    }

    /// The changes of one finding. Those that show it best come first: certain ones, with realistic links.
    private func shownFirst(_ changes: [Change]) -> [Change] {
        func rank(_ change: Change) -> Int {
            if change.rule == .linkUnknown { return 2 }
            return change.url.map(isUnrealistic) ?? false ? 1 : 0
        }
        // Changes of other severities or subjects stay after these.
        let rule = changes[0].rule
        let first = changes.prefix { $0.rule.severity == rule.severity && $0.rule.subject == rule.subject }
        let ordered = first.enumerated().map { (rank: rank($0.element), number: $0.offset, change: $0.element) }
            .sorted { ($0.rank, $0.number) < ($1.rank, $1.number) }
        return ordered.map(\.change) + changes.dropFirst(first.count)
    }

    /// Whether a link isn't realistic, because it has an item that its pattern doesn't name.
    private func isUnrealistic(_ url: String) -> Bool {
        guard let pattern = old.table.read(url: url)?.pattern else { return false }
        let query = old.table[pattern].pattern.query
        let text = url.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst()
        let names = text.split(separator: "&").map { String($0.prefix { $0 != "=" }) }
        let known = query.names.map { $0.encodedLiteral(in: .itemName(plusIsSpace: old.table.plusIsSpace)) }
        return query.rest == nil && !names.allSatisfy(known.contains)
    }

    /// All changes as findings.
    package var findings: [Finding] { findings(of: changes) }
}

/// What the changes of one finding have in common.
enum FindingKey: Hashable {
    /// Patterns that were changed alike.
    case edited(Set<EditKind>)
    /// Patterns that were added to routes, and differ in the same way from those that the routes had.
    case added(Set<EditKind>)
    /// Patterns that were removed from routes, and differ in the same way from those that the routes still have.
    case removed(Set<EditKind>)
    case newRoutes
    case goneRoutes
    /// URLs that opened other routes before.
    case moved(to: RouteID)
    case bases
    case members
    /// Apps that claim links.
    case apps(Rule)
    /// A type, by its name, with the types that it was split into or merged from.
    case type(String)
    case renamedTypes
    /// Types that only one of the specs has, and that neither replace others nor are replaced.
    case types(Rule)
    /// Cases that were moved from one group to another.
    case regrouped(from: [String], to: [String])
    case renamedCases
    case renamedGroup([String])
    case tabs(Rule)
    /// Values of cases whose types changed in the same way.
    case retyped(EditKind)
    /// Values of cases that became optional, lists, or neither.
    case reshaped(from: Route.Value.Shape, to: Route.Value.Shape)
    /// Values of cases that were renamed or reordered.
    case values(Rule)
    /// Changes whose messages differ only in the route and the URL.
    case same(Rule, ChangeMessage)
}
