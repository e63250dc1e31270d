import RoutePatterns
import RouteSpec

// The enum's own members, its tabs, its types, and its groups.
extension SourceComparison {
    /// Changes of the members that depend on the first base and on the key `members`.
    func members() -> [Change] {
        members(old.baseMembers, new.baseMembers, old.baseSpan, new.baseSpan)
            + members(old.listedMembers, new.listedMembers, nil, new.spec.settings?["members"])
    }

    /// - Parameters:
    ///   - previous: The location in the previous spec to show for an added member.
    ///   - current: The location in the current spec to show for a removed member.
    private func members(
        _ before: [Comparison.Side.Member], _ after: [Comparison.Side.Member], _ previous: Span?, _ current: Span?
    ) -> [Change] {
        let removed = before.filter { member in !after.contains { $0.name == member.name } }.map { member in
            Change(.memberRemoved, "'\(member.name)' was removed", previous: member.place, current: current)
        }
        let added = after.filter { member in !before.contains { $0.name == member.name } }.map { member in
            Change(.memberAdded, "'\(member.name)' was added", previous: previous, current: member.place)
        }
        return removed + added
    }

    // MARK: - Tabs

    /// Changes of the enum of tabs, which exists only if the spec has tabs.
    func tabs() -> [Change] {
        let (before, after) = (old.navigation?.tabs.map(\.name) ?? [], new.navigation?.tabs.map(\.name) ?? [])
        var names = before
        if let old = old.navigation, let new = new.navigation {
            names = before.map(TabMatching(old, new, routes).currentName)
        }
        var changes: [Change] = []
        for (name, now) in zip(before, names) where !after.contains(name) {
            let place = old.spec.settings?["tabs", name]
            changes.append(
                after.contains(now)
                    ? Change(
                        .tabRenamed, "the tab '\(name)' is now '\(now)'", of: Pair(name, now), previous: place,
                        current: new.spec.settings?["tabs", now])
                    : Change(
                        .tabRemoved, "the tab '\(name)' was removed", of: Pair(name, nil), previous: place,
                        current: new.spec.settings?["tabs"]))
        }
        for name in after where !names.contains(name) {
            changes.append(
                Change(
                    .tabAdded, "the tab '\(name)' was added", of: Pair(nil, name),
                    current: new.spec.settings?["tabs", name]))
        }
        let kept = names.filter(after.contains)
        let isFirstKept = before.isEmpty || after.isEmpty || names.first == after.first
        if kept != after.filter(names.contains) || !isFirstKept {
            let lists = Pair(before.joined(separator: ", "), after.joined(separator: ", "))
            changes.append(
                Change(
                    .tabsReordered, "the tabs are \(lists.new), not \(lists.old)",
                    previous: old.spec.settings?["tabs"], current: new.spec.settings?["tabs"]))
        }
        return changes
    }

    // MARK: - Types

    func types() -> [Change] {
        let added = new.spec.types.filter { type in !old.spec.types.contains { $0.name == type.name } }.map { type in
            Change(
                .typeAdded, "the type '\(type.name)' was added", of: Pair(nil, type.name),
                current: new.spec.settings?["types", type.name])
        }
        return old.spec.types.flatMap(type) + added
    }

    /// Values are compared by their cases: `a-b` and `aB` have the same case, so the difference affects only links.
    private func type(_ type: RouteType) -> [Change] {
        let place = old.spec.settings?["types", type.name]
        guard let current = new.spec.types.first(where: { $0.name == type.name }) else {
            return [
                Change(
                    .typeRemoved, "the type '\(type.name)' was removed", of: Pair(type.name, nil), previous: place,
                    current: new.spec.settings?["types"])
            ]
        }
        let now = new.spec.settings?["types", type.name]
        func change(_ rule: Rule, _ message: ChangeMessage, _ previous: Span?, _ current: Span?) -> Change {
            Change(rule, message, of: Pair(type.name, type.name), previous: previous, current: current)
        }
        if let rule = Self.typeChange(from: type, to: current) {
            return [change(rule, "'\(type.name)' is \(current.article), not \(type.article)", place, now)]
        }
        let (values, currentValues) = (type.closedValues, current.closedValues)
        let (cases, currentCases) = (values.map(\.caseName), currentValues.map(\.caseName))
        let removed = zip(values, cases).filter { !currentCases.contains($0.1) }.map { value, _ in
            change(
                .valueRemoved, "the value '\(value)' of '\(type.name)' was removed",
                old.spec.span(ofValue: value, of: type), now)
        }
        let added = zip(currentValues, currentCases).filter { !cases.contains($0.1) }.map { value, _ in
            change(
                .valueAdded, "the value '\(value)' of '\(type.name)' was added", place,
                new.spec.span(ofValue: value, of: type))
        }
        return removed + added
    }

    /// The change of a constrained type, or from a closed type to a constrained one or back. Nil for two closed types,
    /// whose values are compared one by one, and for types that have the same values.
    private static func typeChange(from type: RouteType, to current: RouteType) -> Rule? {
        switch (type, current) {
        case (.constrained(let before), .constrained(let now)):
            if before.base != now.base { return .typeChanged }
            if !now.contains(before) { return .typeNarrowed }
            return before.contains(now) ? nil : .typeWidened
        case (.constrained, _), (_, .constrained): return .typeChanged
        default: return nil
        }
    }

    // MARK: - Groups

    func groups() -> [Change] {
        let (before, after) = (old.spec.groups, new.spec.groups)
        var changes: [Change] = []
        for group in before {
            let name = group.path.joined(separator: ".")
            if let now = after.first(where: { $0.path == group.path }) {
                // From a group's enum to a mounted spec's or back, or to another mounted spec's.
                if now.mounted == group.mounted { continue }
                let enums = Pair(group.mounted ?? "the group's own", now.mounted ?? "the group's own")
                changes.append(
                    Change(
                        .groupRenamed, "the enum of '\(name)' is \(enums.new), not \(enums.old)", of: Pair(name, name),
                        previous: group.span, current: now.span))
            } else if let target = groupRenames[group.path] {
                let now = target.joined(separator: ".")
                changes.append(
                    Change(
                        .groupRenamed, "the \(group.noun) '\(name)' is now '\(now)'", of: Pair(name, now),
                        previous: group.span, current: after.first { $0.path == target }?.span))
            } else {
                changes.append(
                    Change(
                        .groupRemoved, "the \(group.noun) '\(name)' was removed", of: Pair(name, nil),
                        previous: group.span))
            }
        }
        let known = Set(before.map(\.path) + groupRenames.values)
        return changes
            + after.filter { !known.contains($0.path) }.map { group in
                let name = group.path.joined(separator: ".")
                return Change(
                    .groupAdded, "the \(group.noun) '\(name)' was added", of: Pair(nil, name), current: group.span)
            }
    }

    /// The new paths of renamed groups: those whose routes are all in one new group now, under the same names.
    static func groupRenames(
        _ old: Comparison.Side, _ new: Comparison.Side, _ routes: RouteMatching
    ) -> [[String]: [String]] {
        let (before, after) = (old.spec.groups.map(\.path), new.spec.groups.map(\.path))
        var renames: [[String]: [String]] = [:]
        for path in before where !after.contains(path) {
            let inside = old.table.routeIDs.filter { old.table[$0].path.starts(with: path) }
            let targets = inside.map { id -> [String]? in
                guard let now = routes.current(id).map({ new.table[$0].path }) else { return nil }
                let name = old.table[id].path.dropFirst(path.count)
                let isInGroup = now.count > name.count && now.suffix(name.count).elementsEqual(name)
                return isInGroup ? now.dropLast(name.count) : nil
            }
            guard let first = targets.first, let target = first, targets.allSatisfy({ $0 == target }),
                !before.contains(target), !renames.values.contains(target)
            else { continue }
            renames[path] = target
        }
        return renames
    }
}

extension RouteType {
    /// The values of a closed type; empty for other types.
    fileprivate var closedValues: [String] {
        if case .closed(let type) = self { type.values } else { [] }
    }
}

extension String {
    /// The case of a closed type's value.
    fileprivate var caseName: String { SwiftName.case(forValue: self) ?? self }
}

extension Comparison.Side {
    fileprivate typealias Member = (name: String, place: Span?)

    fileprivate var baseSpan: Span? { spec.bases.first.map(spec.span) }

    /// The members that the spec lists under `members`.
    fileprivate var listedMembers: [Member] {
        spec.generatedMembers.map { ($0.kind.rawValue, $0.span) }
    }

    /// The members of the enum that depend on the spec's first base, as `EnumEmitter` writes them.
    fileprivate var baseMembers: [Member] {
        guard let base = spec.bases.first else { return [("url(scheme:)", nil)] }
        let host: [Member] = base.host?.literal == nil ? [] : [("host", spec.settings?[exactly: "host"] ?? baseSpan)]
        return ["scheme", "url()", "url(scheme:host:)"].map { ($0, baseSpan) } + host
    }
}

extension Spec {
    /// A group or a mount, with its path: the names of the groups around it, and its own.
    fileprivate struct NamedGroup {
        let path: [String]
        let span: Span
        /// The enum of a mount's spec; nil for a group.
        var mounted: String?

        var noun: String { mounted == nil ? "group" : "mount" }
    }

    fileprivate var groups: [NamedGroup] { Self.groups(members, in: []) }

    private static func groups(_ members: [Member], in path: [String]) -> [NamedGroup] {
        members.flatMap { member -> [NamedGroup] in
            switch member {
            case .route: return []
            case .group(let group):
                let own = path + [group.name]
                return [NamedGroup(path: own, span: group.span)] + groups(group.members, in: own)
            case .mount(let mount):
                return [NamedGroup(path: path + [mount.name], span: mount.span, mounted: mount.qualifiedName)]
            }
        }
    }

    /// The span of a value of a closed type.
    fileprivate func span(ofValue value: String, of type: RouteType) -> Span? {
        settings?[exactly: "types", type.name, "values", value] ?? settings?["types", type.name, value]
    }
}
