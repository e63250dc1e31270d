import RouteSpec

/// The changes between specs and findings of `verify` that a team accepts, from a file beside the spec.
package struct Acceptances: Sendable {
    /// Accepts a rule for a route, a group, or everything, and for one part of it or all parts.
    package struct Entry: Hashable, Sendable {
        /// The id of a rule of `diff` or `verify`.
        package let rule: String
        /// The name of a route or a group, before or after a change; nil for everything.
        package let route: String?
        /// What changes in the route, group, or spec, such as a value or a type; nil for everything.
        package let name: String?
        package let reason: String
        /// The last day, as in 2027-01-31; nil for no end.
        package let until: String?
        package let span: Span
    }

    /// What an entry can name to accept a change or a finding.
    package struct Subject: Sendable {
        package let rule: String
        /// The names of the route or group, before and after a change.
        package let routes: [String]
        /// The names of the part that changes.
        package let names: [String]
        /// Whether an entry for the route must name a part, because a route can have several such changes.
        package let mustBeNamed: Bool

        package init(rule: String, routes: [String], names: [String], mustBeNamed: Bool = false) {
            (self.rule, self.routes, self.names, self.mustBeNamed) = (rule, routes, names, mustBeNamed)
        }
    }

    /// Changes or findings, divided into accepted and open ones.
    package struct Result<Item> {
        package let open: [Item]
        package let accepted: [(item: Item, entry: Entry)]
        /// Notes about entries that accept nothing, and about those that have ended.
        package let notes: [(message: String, span: Span)]
    }

    package let entries: [Entry]

    package init(entries: [Entry] = []) { self.entries = entries }

    /// - Parameters:
    ///   - rules: The ids of the items' rules. Entries with other rules are ignored.
    ///   - today: The date, as in 2027-01-31. An entry is valid until the end of its last day.
    package func apply<Item>(
        to items: [Item], rules: Set<String>, on today: String, _ subject: (Item) -> Subject
    ) -> Result<Item> {
        let entries = entries.filter { rules.contains($0.rule) }
        var open: [Item] = []
        var accepted: [(item: Item, entry: Entry)] = []
        let known = Set(entries.map(\.scope))
        // The index of the first entry of each scope that is still valid.
        var valid: [Scope: Int] = [:]
        for (number, entry) in entries.enumerated() where !entry.hasEnded(on: today) {
            valid[entry.scope] = valid[entry.scope] ?? number
        }
        var used: Set<Scope> = []
        // The entries that lack a required name, each with a name that can be added.
        var vague: [Scope: String] = [:]
        for item in items {
            let subject = subject(item)
            var own = Scope.scopes(of: subject).filter(known.contains)
            used.formUnion(own)
            if let name = subject.names.first, subject.mustBeNamed {
                let unnamed = own.filter { $0.name == nil && $0.isOfRoute(in: subject.routes) }
                own.removeAll(where: unnamed.contains)
                for scope in unnamed { vague[scope] = vague[scope] ?? name }
            }
            if let number = own.compactMap({ valid[$0] }).min() {
                accepted.append((item, entries[number]))
            } else {
                open.append(item)
            }
        }
        let notes = entries.compactMap { entry -> (message: String, span: Span)? in
            let what = ([entry.rule, entry.name, entry.route].compactMap { $0 }).map { "'\($0)'" }
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

/// What an entry accepts.
private struct Scope: Hashable {
    let rule: String
    /// The name of a route or a group; nil for everything.
    let route: String?
    let name: String?

    /// The scopes that include a change or a finding.
    static func scopes(of subject: Acceptances.Subject) -> [Scope] {
        let groups = subject.routes.flatMap { name in
            name.indices.filter { name[$0] == "." }.map { String(name[..<$0]) } + [name]
        }
        return ([nil] + groups).flatMap { route in
            ([nil] + subject.names).map { Scope(rule: subject.rule, route: route, name: $0) }
        }
    }

    /// Whether the scope is one of the routes, not a group or everything.
    func isOfRoute(in routes: [String]) -> Bool { route.map(routes.contains) ?? false }
}

extension Acceptances.Entry {
    fileprivate var scope: Scope { Scope(rule: rule, route: route, name: name) }

    /// Dates in this form can be compared as text.
    fileprivate func hasEnded(on today: String) -> Bool { until.map { $0 < today } ?? false }
}

extension Comparison {
    /// What an entry can name to accept a change.
    package func subject(of change: Change) -> Acceptances.Subject {
        Acceptances.Subject(
            rule: change.rule.id, routes: routeNames(of: change), names: partNames(of: change),
            mustBeNamed: mustBeNamed(change))
    }

    /// The names of the route or group that a change is about, before and after.
    fileprivate func routeNames(of change: Change) -> [String] {
        let subject = change.subject
        return [
            subject.previousRoute.map(old.name), subject.currentRoute.map(new.name),
            subject.group?.joined(separator: "."),
        ].compactMap { $0 }
    }

    /// The names of the part that changes: `Tab.saved` and `Tab` for a value of a type.
    fileprivate func partNames(of change: Change) -> [String] {
        let subject = change.subject
        if change.rule == .parameterRetyped { return [subject.name].compactMap { $0 } }
        if let type = subject.type { return [subject.name.map { "\(type).\($0)" }, type].compactMap { $0 } }
        let patterns = [
            subject.previousPattern.map { old.table[$0].pattern.text },
            subject.currentPattern.map { new.table[$0].pattern.text },
        ]
        return ([subject.name] + patterns).compactMap { $0 }
    }

    /// Whether a route can have several changes of this rule, for several values or patterns.
    fileprivate func mustBeNamed(_ change: Change) -> Bool {
        switch change.rule {
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
