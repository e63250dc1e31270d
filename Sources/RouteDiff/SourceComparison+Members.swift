import RouteSpec
import RoutePatterns

/// The enum's own members, its types, and its groups.
extension SourceComparison {
    /// Changes of the members that depend on the first base and on the key `members`.
    func members() -> [Change] {
        members(old.baseMembers, new.baseMembers, old.locations.span(ofBase: 0), new.locations.span(ofBase: 0))
            + members(old.listedMembers, new.listedMembers, nil, new.locations.span(of: .members))
    }

    /// - Parameters:
    ///   - previous: The location in the previous spec to show for an added member.
    ///   - current: The location in the current spec to show for a removed member.
    private func members(
        _ before: [Comparison.Side.Member], _ after: [Comparison.Side.Member], _ previous: Span?, _ current: Span?
    ) -> [Change] {
        let removed = before.filter { member in !after.contains { $0.name == member.name } }.map { member in
            Change(
                .memberRemoved, "'\(member.name)' was removed", previous: member.place, current: current,
                of: ChangeSubject(name: member.name))
        }
        let added = after.filter { member in !before.contains { $0.name == member.name } }.map { member in
            Change(
                .memberAdded, "'\(member.name)' was added", previous: previous, current: member.place,
                of: ChangeSubject(name: member.name))
        }
        return removed + added
    }

    func types() -> [Change] {
        let added = new.spec.types.filter { type in !old.spec.types.contains { $0.name == type.name } }.map { type in
            Change(
                .typeAdded, "the type '\(type.name)' was added", current: new.locations.span(ofType: type.name),
                of: ChangeSubject(type: type.name))
        }
        return old.spec.types.flatMap(type) + added
    }

    /// Values are compared by their cases: `a-b` and `aB` have the same case, so the difference affects only links.
    private func type(_ type: RouteType) -> [Change] {
        let subject = ChangeSubject(type: type.name)
        let place = old.locations.span(ofType: type.name)
        guard let current = new.spec.types.first(where: { $0.name == type.name }) else {
            return [
                Change(
                    .typeRemoved, "the type '\(type.name)' was removed", previous: place,
                    current: new.locations.span(of: .types), of: subject)
            ]
        }
        let now = new.locations.span(ofType: type.name)
        if let (rule, message) = Self.typeChange(from: type, to: current) {
            return [Change(rule, message, previous: place, current: now, of: subject)]
        }
        let (values, currentValues) = (type.closedValues, current.closedValues)
        let (cases, currentCases) = (values.map(\.caseName), currentValues.map(\.caseName))
        let removed = zip(values, cases).filter { !currentCases.contains($0.1) }.map { value, _ in
            Change(
                .valueRemoved, "the value '\(value)' of '\(type.name)' was removed",
                previous: old.locations.span(ofType: type.name, value: value), current: now,
                of: ChangeSubject(type: type.name, name: value))
        }
        let added = zip(currentValues, currentCases).filter { !cases.contains($0.1) }.map { value, _ in
            Change(
                .valueAdded, "'\(type.name)' gained the value '\(value)'", previous: place,
                current: new.locations.span(ofType: type.name, value: value),
                of: ChangeSubject(type: type.name, name: value))
        }
        return removed + added
    }

    func groups() -> [Change] {
        let (before, after) = (old.spec.groups, new.spec.groups)
        let gone = before.filter { group in !after.contains { $0.path == group.path } }.map { group in
            let name = group.path.joined(separator: ".")
            guard let target = groupRenames[group.path] else {
                return Change(
                    .groupRemoved, "the \(group.noun) '\(name)' was removed", previous: group.span,
                    of: ChangeSubject(group: group.path))
            }
            return Change(
                .groupRenamed, "the \(group.noun) '\(name)' was renamed to '\(target.joined(separator: "."))'",
                previous: group.span, current: after.first { $0.path == target }?.span,
                of: ChangeSubject(group: group.path))
        }
        let known = Set(before.map(\.path) + groupRenames.values)
        let added = after.filter { !known.contains($0.path) }.map { group in
            Change(
                .groupAdded, "the \(group.noun) '\(group.path.joined(separator: "."))' was added",
                current: group.span, of: ChangeSubject(group: group.path))
        }
        return gone + retyped(before, after) + added
    }

    /// Cases whose enum changed: from a group's to a mounted spec's or back, or to another mounted spec's.
    private func retyped(_ before: [Spec.NamedGroup], _ after: [Spec.NamedGroup]) -> [Change] {
        before.compactMap { group in
            guard let now = after.first(where: { $0.path == group.path }), now.mounted != group.mounted else {
                return nil
            }
            let name = group.path.joined(separator: ".")
            let (old, new) = (group.mounted ?? "the group's own", now.mounted ?? "the group's own")
            return Change(
                .groupRenamed, "the enum of '\(name)' was \(old) and is now \(new)", previous: group.span,
                current: now.span)
        }
    }

    /// The new paths of renamed groups: those whose routes are all in one new group now, under the same names.
    static func groupRenames(
        _ old: Comparison.Side, _ new: Comparison.Side, _ matching: RouteMatching
    ) -> [[String]: [String]] {
        let (before, after) = (old.spec.groups.map(\.path), new.spec.groups.map(\.path))
        var renames: [[String]: [String]] = [:]
        for path in before where !after.contains(path) {
            let inside = old.table.routeIDs.filter { old.table[$0].path.starts(with: path) }
            let targets = inside.map { id -> [String]? in
                guard let current = matching.current(id) else { return nil }
                let name = old.table[id].path.dropFirst(path.count)
                let now = new.table[current].path
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

    /// The members that the spec lists under `members`.
    fileprivate var listedMembers: [Member] {
        spec.generatedMembers.map { ($0.kind.rawValue, $0.span) }
    }

    /// The members of the enum that depend on the spec's first base, as `EnumEmitter` writes them.
    fileprivate var baseMembers: [Member] {
        let place = locations.span(ofBase: 0)
        guard let base = spec.bases.first else { return [("url(scheme:)", nil)] }
        var members = [("scheme", place), ("url()", place), ("url(scheme:host:)", place)]
        if base.host?.literal != nil { members.append(("host", locations.span(of: .host) ?? place)) }
        return members
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
}
