import RouteSpec

/// The changes that a team knows about and accepts, from a file beside the spec.
package struct Acceptances: Sendable {
    /// A rule, for one route, a group, or all routes.
    package struct Entry: Hashable, Sendable {
        package let kind: ChangeKind
        /// The name of a route or a group, before or after the change; nil for every change of the kind.
        package let route: String?
        package let reason: String
        /// The last day, as in 2027-01-31; nil for no end.
        package let until: String?
        package let span: Span
    }

    /// Changes, sorted into those that are accepted and those that aren't.
    package struct Result: Sendable {
        package let open: [Change]
        package let accepted: [(change: Change, entry: Entry)]
        /// Entries that accept nothing, and those that have ended.
        package let notes: [(message: String, span: Span)]
    }

    package let entries: [Entry]

    /// No acceptances.
    package init() { entries = [] }

    /// - Parameter today: the date, as in 2027-01-31; an entry is valid until the end of its last day.
    package func apply(to comparison: Comparison, on today: String) -> Result {
        var open: [Change] = []
        var accepted: [(change: Change, entry: Entry)] = []
        let known = Set(entries.map(\.scope))
        // The first entry of each scope that is still valid, by its number.
        var valid: [Scope: Int] = [:]
        for (number, entry) in entries.enumerated() where !entry.hasEnded(on: today) {
            valid[entry.scope] = valid[entry.scope] ?? number
        }
        var used: Set<Scope> = []
        for change in comparison.changes {
            let own = Scope.scopes(of: change.kind, comparison.names(of: change)).filter(known.contains)
            used.formUnion(own)
            if let number = own.compactMap({ valid[$0] }).min() {
                accepted.append((change, entries[number]))
            } else {
                open.append(change)
            }
        }
        let notes = entries.compactMap { entry -> (message: String, span: Span)? in
            let what = "'\(entry.kind.rawValue)'" + (entry.route.map { " of '\($0)'" } ?? "")
            if !used.contains(entry.scope) {
                return ("\(what) does not occur, so nothing is accepted here", entry.span)
            }
            guard let until = entry.until, entry.hasEnded(on: today) else { return nil }
            return ("\(what) was accepted until \(until)", entry.span)
        }
        return Result(open: open, accepted: accepted, notes: notes)
    }
}

/// The changes that an entry accepts.
private struct Scope: Hashable {
    let kind: ChangeKind
    /// The name of a route or a group; nil for every change of the kind.
    let route: String?

    /// The scopes that have a change of a kind to routes or groups of some names.
    static func scopes(of kind: ChangeKind, _ names: [String]) -> [Scope] {
        let groups = names.flatMap { name in
            name.indices.filter { name[$0] == "." }.map { String(name[..<$0]) } + [name]
        }
        return [Scope(kind: kind, route: nil)] + groups.map { Scope(kind: kind, route: $0) }
    }
}

extension Acceptances.Entry {
    fileprivate var scope: Scope { Scope(kind: kind, route: route) }

    /// Dates in this form are in the order of their texts.
    fileprivate func hasEnded(on today: String) -> Bool { until.map { $0 < today } ?? false }
}

extension Comparison {
    /// The names of the route or group that a change is about, before and after.
    fileprivate func names(of change: Change) -> [String] {
        let subject = change.subject
        return [
            subject.previousRoute.map(old.name), subject.currentRoute.map(new.name),
            subject.group?.joined(separator: "."),
        ].compactMap { $0 }
    }
}
