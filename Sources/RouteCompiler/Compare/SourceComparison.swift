import RoutePatterns

/// What becomes of Swift code that uses the generated enum.
struct SourceComparison {
    private let old: Comparison.Side
    private let new: Comparison.Side
    private let matching: RouteMatching

    init(_ old: Comparison.Side, _ new: Comparison.Side, _ matching: RouteMatching) {
        self.old = old
        self.new = new
        self.matching = matching
    }

    func changes() -> [Change] {
        settings() + tabs() + types() + groups() + old.table.routes.indices.flatMap(route) + addedCases()
    }

    private func settings() -> [Change] {
        var changes: [Change] = []
        if old.spec.name != new.spec.name {
            changes.append(
                Change(
                    .enumRenamed, "the enum '\(old.spec.name)' is called '\(new.spec.name)'",
                    previous: old.places.span(of: .enumName), current: new.places.span(of: .enumName)))
        }
        if new.spec.access.level < old.spec.access.level {
            changes.append(
                Change(
                    .accessLowered, "the enum was \(old.spec.access.rawValue) and is \(new.spec.access.rawValue)",
                    previous: old.places.span(of: .access), current: new.places.span(of: .access)))
        }
        return changes
    }

    /// Without `tabs` there is no enum of them.
    private func tabs() -> [Change] {
        let before = old.navigation?.tabs.map(\.name) ?? []
        let after = new.navigation?.tabs.map(\.name) ?? []
        var names = before
        if let old = old.navigation, let new = new.navigation {
            names = before.map(TabMatching(old, new, matching).currentName)
        }
        var changes: [Change] = []
        for (name, now) in zip(before, names) where !after.contains(name) {
            let place = old.places.span(ofTab: name)
            changes.append(
                after.contains(now)
                    ? Change(
                        .tabRenamed, "the tab '\(name)' is called '\(now)'", previous: place,
                        current: new.places.span(ofTab: now))
                    : Change(
                        .tabRemoved, "the tab '\(name)' is gone", previous: place, current: new.places.span(of: .tabs)))
        }
        for name in after where !names.contains(name) {
            changes.append(
                Change(
                    .tabAdded, "'\(name)' is a new tab", previous: nil, current: new.places.span(ofTab: name)))
        }
        let kept = names.filter(after.contains)
        let isFirstKept = before.isEmpty || after.isEmpty || names.first == after.first
        if kept != after.filter(names.contains) || !isFirstKept {
            changes.append(
                Change(
                    .tabsReordered,
                    "the tabs stood as \(before.joined(separator: ", ")), and stand as "
                        + after.joined(separator: ", "),
                    previous: old.places.span(of: .tabs), current: new.places.span(of: .tabs)))
        }
        return changes
    }

    private func types() -> [Change] {
        old.spec.types.flatMap { type -> [Change] in
            let place = old.places.span(ofType: type.name)
            guard let current = new.spec.types.first(where: { $0.name == type.name }) else {
                return [
                    Change(
                        .typeRemoved, "the type '\(type.name)' is gone", previous: place,
                        current: new.places.span(of: .types))
                ]
            }
            let now = new.places.span(ofType: type.name)
            let removed = type.values.filter { !current.has($0) }.map { value in
                Change(
                    .valueRemoved, "the value '\(value)' of '\(type.name)' is gone",
                    previous: old.places.span(ofType: type.name, value: value), current: now)
            }
            let added = current.values.filter { !type.has($0) }.map { value in
                Change(
                    .valueAdded, "'\(type.name)' has the new value '\(value)'", previous: place,
                    current: new.places.span(ofType: type.name, value: value))
            }
            return removed + added
        }
    }

    private func groups() -> [Change] {
        let current = Set(new.spec.groups.map(\.path))
        return old.spec.groups.filter { !current.contains($0.path) }.map { group in
            let name = group.path.joined(separator: ".")
            guard let target = newName(ofGroup: group.path), !old.spec.groups.map(\.path).contains(target) else {
                return Change(
                    .groupRemoved, "the group '\(name)' is gone", previous: group.span, current: Span(at: 0))
            }
            let place = new.spec.groups.first { $0.path == target }?.span
            return Change(
                .groupRenamed, "the group '\(name)' is called '\(target.joined(separator: "."))'",
                previous: group.span, current: place)
        }
    }

    /// The group in which all routes of a group are, by their own names.
    private func newName(ofGroup path: [String]) -> [String]? {
        let inside = old.table.routes.indices.filter { old.table.routes[$0].path.starts(with: path) }
        let targets = inside.map { number -> [String]? in
            guard let current = matching.current[number] else { return nil }
            let name = old.table.routes[number].path.dropFirst(path.count)
            let now = new.table.routes[current].path
            return now.count > name.count && now.suffix(name.count).elementsEqual(name) ? now.dropLast(name.count) : nil
        }
        guard let first = targets.first, targets.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private func route(_ number: Int) -> [Change] {
        let route = old.table.routes[number]
        let place = old.places.routes[number]
        guard let target = matching.current[number] else {
            return [Change(.caseRemoved, "the case '\(route.name)' is gone", previous: place, current: nil)]
        }
        let current = new.table.routes[target]
        let now = new.places.routes[target]
        var changes: [Change] = []
        let group = Array(route.path.dropLast())
        let isGroupRenamed =
            !group.isEmpty && route.path.last == current.path.last
            && newName(ofGroup: group) == Array(current.path.dropLast())
            && !new.spec.groups.map(\.path).contains(group)
        if route.path != current.path, !isGroupRenamed {
            changes.append(
                Change(
                    .caseRenamed, "the case '\(route.name)' is called '\(current.name)'", previous: place, current: now)
            )
        }
        return changes + parameters(number, route, current, place, now)
    }

    private func parameters(_ number: Int, _ route: Route, _ current: Route, _ place: Span, _ now: Span) -> [Change] {
        let targets = matching.parameters[number]
        let common = zip(route.values, targets).map { value, target -> [Change] in
            guard let target else {
                let text = "'\(current.name)' has no value '\(value.name)' any more"
                return [Change(.parameterRemoved, text, previous: place, current: now)]
            }
            let other = current.values[target]
            var changes: [Change] = []
            if value.name != other.name {
                let text = "'\(value.name)' of '\(current.name)' is called '\(other.name)'"
                changes.append(Change(.parameterRenamed, text, previous: place, current: now))
            }
            if value.typeText != other.typeText {
                let text = "'\(other.name)' of '\(current.name)' was \(value.typeText) and is \(other.typeText)"
                changes.append(Change(.parameterRetyped, text, previous: place, current: now))
            }
            return changes
        }
        let added = current.values.indices.filter { !targets.contains($0) }.map { index in
            Change(
                .parameterAdded, "'\(current.name)' has a new value '\(current.values[index].name)'", previous: place,
                current: now)
        }
        let order = targets.compactMap { $0 }
        let moved = zip(order, order.dropFirst()).contains { $0 > $1 }
        let names = current.values.map(\.name).joined(separator: ", ")
        let reordered =
            moved
            ? [
                Change(
                    .orderChanged, "the values of '\(current.name)' stand in the order \(names)", previous: place,
                    current: now)
            ] : []
        return common.flatMap { $0 } + added + reordered
    }

    private func addedCases() -> [Change] {
        new.table.routes.indices.filter { !matching.current.contains($0) }.map { number in
            Change(
                .caseAdded, "'\(new.name(number))' is a new case", previous: nil,
                current: new.places.routes[number])
        }
    }
}

extension Access {
    /// The wider, the higher.
    fileprivate var level: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}

extension ClosedType {
    fileprivate func has(_ value: String) -> Bool {
        values.contains { $0.utf8.elementsEqual(value.utf8) }
    }
}

extension Spec {
    /// A group, by the names of those around it and its own.
    fileprivate struct NamedGroup {
        let path: [String]
        let span: Span
    }

    fileprivate var groups: [NamedGroup] { Self.groups(members, in: []) }

    private static func groups(_ members: [Member], in path: [String]) -> [NamedGroup] {
        members.flatMap { member -> [NamedGroup] in
            guard case .group(let group) = member else { return [] }
            let own = path + [group.name]
            return [NamedGroup(path: own, span: group.span)] + groups(group.members, in: own)
        }
    }
}
