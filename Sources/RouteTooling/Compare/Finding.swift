import RoutePatterns
import RouteSpec

/// Changes that come from one edit of the spec, as one message.
package struct Finding: Sendable {
    /// The most important first; never empty. Together, the findings have every change once.
    package let changes: [Change]
    package let message: ChangeMessage

    /// The change that decides the finding's level, rule, and places.
    package var first: Change { changes[0] }

    package var level: ChangeKind.Level { first.kind.level }

    /// What the changes affect, links first.
    package var areas: [ChangeKind.Area] {
        [.links, .source].filter { area in changes.contains { $0.kind.area == area } }
    }
}

extension Comparison {
    /// Some of the changes as findings, the most important first.
    package func findings(of changes: [Change]) -> [Finding] {
        let keys = FindingKeys(self)
        var groups: [[Change]] = []
        var numbers: [FindingKey: Int] = [:]
        for change in changes {
            let key = keys.key(of: change)
            if let key, let number = numbers[key] {
                groups[number].append(change)
                continue
            }
            if let key { numbers[key] = groups.count }
            groups.append([change])
        }
        let named = Dictionary(uniqueKeysWithValues: numbers.map { ($0.value, $0.key) })
        let messages = FindingMessages(self)
        // The changes are in this order already, so the first one of each group is the most important.
        return groups.enumerated().map { number, changes in
            Finding(changes: changes, message: messages.message(of: changes, named[number]))
        }
    }

    /// All changes as findings.
    package var findings: [Finding] { findings(of: changes) }
}

/// What changes that are one finding have in common.
enum FindingKey: Hashable {
    /// Patterns that were changed alike.
    case edited(PatternEdit)
    /// Patterns that were added to routes, and differ alike from those that the routes had; nil if alone.
    case added(PatternEdit?)
    /// Patterns that were removed from routes, and differ alike from those that the routes still have.
    case removed(PatternEdit?)
    case newRoutes
    case goneRoutes
    /// URLs that open a route, which they didn't open before.
    case moved(to: RouteID)
    case bases
    case members
    /// Apps that claim links.
    case apps(ChangeKind)
    case type(String)
    /// Cases that were moved from one group to another.
    case regrouped(from: [String], to: [String])
    case renamedCases
    case renamedGroup([String])
    case tabs(ChangeKind)
    /// Messages that differ only in the route and the URL.
    case same(ChangeKind, ChangeMessage)
}
