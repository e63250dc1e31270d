import RouteSpec

/// The changes that a team knows about and accepts, from a file beside the spec.
package struct Acceptances: Sendable {
    /// A rule, for one route, a group, or all routes, and for one part of these or all parts.
    package struct Entry: Hashable, Sendable {
        package let kind: ChangeKind
        /// The name of a route or a group, before or after the change; nil for every change of the kind.
        package let route: String?
        /// What changes in it, or in the spec, such as a value or a type; nil for everything.
        package let name: String?
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

    package init(entries: [Entry] = []) { self.entries = entries }

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
        // The entries that would accept other changes of a route too, with a name to add.
        var vague: [Scope: String] = [:]
        for change in comparison.changes {
            let (routes, names) = (comparison.routeNames(of: change), comparison.partNames(of: change))
            var own = Scope.scopes(of: change.kind, routes, names).filter(known.contains)
            used.formUnion(own)
            if let name = names.first, comparison.mustBeNamed(change) {
                let unnamed = own.filter { $0.name == nil && $0.isOfRoute(in: routes) }
                own.removeAll(where: unnamed.contains)
                for scope in unnamed { vague[scope] = vague[scope] ?? name }
            }
            if let number = own.compactMap({ valid[$0] }).min() {
                accepted.append((change, entries[number]))
            } else {
                open.append(change)
            }
        }
        let notes = entries.compactMap { entry -> (message: String, span: Span)? in
            let what = ([entry.kind.rawValue, entry.name, entry.route].compactMap { $0 }).map { "'\($0)'" }
                .joined(separator: " of ")
            if !used.contains(entry.scope) {
                return ("\(what) does not occur, so nothing is accepted here", entry.span)
            }
            if let name = vague[entry.scope] {
                return ("\(what) needs 'name', such as '\(name)', so nothing is accepted here", entry.span)
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
    let name: String?

    /// The scopes that have a change of a kind to parts of routes or groups, all by their names.
    static func scopes(of kind: ChangeKind, _ routes: [String], _ names: [String]) -> [Scope] {
        let groups = routes.flatMap { name in
            name.indices.filter { name[$0] == "." }.map { String(name[..<$0]) } + [name]
        }
        return ([nil] + groups).flatMap { route in
            ([nil] + names).map { Scope(kind: kind, route: route, name: $0) }
        }
    }

    /// Whether it is about one of some routes, rather than a group or all.
    func isOfRoute(in routes: [String]) -> Bool { route.map(routes.contains) ?? false }
}

extension Acceptances.Entry {
    fileprivate var scope: Scope { Scope(kind: kind, route: route, name: name) }

    /// Dates in this form are in the order of their texts.
    fileprivate func hasEnded(on today: String) -> Bool { until.map { $0 < today } ?? false }
}

extension Comparison {
    /// The names of the route or group that a change is about, before and after.
    fileprivate func routeNames(of change: Change) -> [String] {
        let subject = change.subject
        return [
            subject.previousRoute.map(old.name), subject.currentRoute.map(new.name),
            subject.group?.joined(separator: "."),
        ].compactMap { $0 }
    }

    /// The names of what changes in the route, or in the spec: `Tab.saved` and `Tab` for a value of a type.
    fileprivate func partNames(of change: Change) -> [String] {
        let subject = change.subject
        if change.kind == .parameterRetyped { return [subject.name].compactMap { $0 } }
        if let type = subject.type { return [subject.name.map { "\(type).\($0)" }, type].compactMap { $0 } }
        let patterns = [
            subject.previousPattern.map { old.table[$0].pattern.text },
            subject.currentPattern.map { new.table[$0].pattern.text },
        ]
        return ([subject.name] + patterns).compactMap { $0 }
    }

    /// Whether a route can have several changes of the kind, about values or patterns.
    fileprivate func mustBeNamed(_ change: Change) -> Bool {
        switch change.kind {
        case .parameterRemoved, .parameterAdded, .parameterRenamed, .parameterRetyped, .defaultRemoved,
            .defaultChanged, .defaultAdded:
            return true
        case .linkLost, .linkMoved, .linkValues, .linkUnknown:
            guard let route = change.subject.previousRoute, matching.current(route) != nil else { return false }
            return old.table[route].patterns.count > 1
        default: return false
        }
    }
}
