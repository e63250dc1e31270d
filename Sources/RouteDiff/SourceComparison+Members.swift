import RouteLanguage
import RouteSpec

// The enum's own members, its tabs, its types, and its groups.
extension SourceComparison {
    /// Changes of the members that depend on the first base and on the key `members`.
    func members() -> [Change] {
        members(old.baseMembers, new.baseMembers, old.baseSpan, new.baseSpan)
            + members(old.listedMembers, new.listedMembers, nil, new.spec.settings?["members"])
    }

    private func members(
        _ before: [Comparison.Side.Member], _ after: [Comparison.Side.Member], _ previous: Span?,
        _ current: Span?
    ) -> [Change] {
        var changes: [Change] = []
        let names = Set(before.map(\.name))
        let currentNames = Set(after.map(\.name))
        for member in before where !currentNames.contains(member.name) {
            let name = member.name
            changes.append(
                .removed(.memberRemoved, "'\(name)'", name, at: member.place, from: current))
        }
        for member in after where !names.contains(member.name) {
            let name = member.name
            changes.append(.added(.memberAdded, "'\(name)'", name, at: member.place, to: previous))
        }
        return changes
    }

    // MARK: - Tabs

    /// Changes of the enum of tabs, which exists only if the spec has tabs.
    func tabs() -> [Change] {
        let before = old.navigation?.tabs.map(\.name) ?? []
        let after = new.navigation?.tabs.map(\.name) ?? []
        var renamed: [String: String] = [:]
        if let old = old.navigation, let new = new.navigation {
            renamed = routes.renamedTabs(old, new)
        }
        let names = before.map { renamed[$0] ?? $0 }
        let place = Pair(old.spec.settings?["tabs"], new.spec.settings?["tabs"])
        var changes: [Change] = []
        for name in before where !after.contains(name) {
            let own = old.spec.settings?["tabs", name]
            if let now = renamed[name] {
                let current = new.spec.settings?["tabs", now]
                changes.append(.renamed(.tabRenamed, "tab", Pair(name, now), own, current))
            } else {
                let subject = "the tab '\(name)'"
                changes.append(.removed(.tabRemoved, subject, name, at: own, from: place.new))
            }
        }
        changes += after.filter { !names.contains($0) }.map { name in
            .added(.tabAdded, "the tab '\(name)'", name, at: new.spec.settings?["tabs", name])
        }
        let kept = names.filter(after.contains)
        let isFirstKept = before.isEmpty || after.isEmpty || names.first == after.first
        if kept != after.filter(names.contains) || !isFirstKept {
            let lists = Pair(before.joined(separator: ", "), after.joined(separator: ", "))
            changes.append(
                Change(
                    .tabsReordered, "the tabs are \(lists.new), not \(lists.old)",
                    previous: place.old,
                    current: place.new))
        }
        return changes
    }

    // MARK: - Types

    func types() -> [Change] {
        let known = Set(old.spec.types.map(\.name))
        let current = Dictionary(new.spec.types.map { ($0.name, $0) }) { first, _ in first }
        var changes = old.spec.types.flatMap { type($0, current[$0.name]) }
        for name in new.spec.types.map(\.name) where !known.contains(name) {
            let place = new.spec.settings?["types", name]
            changes.append(.added(.typeAdded, "the type '\(name)'", name, at: place))
        }
        return changes
    }

    /// Changes of a type. Values are compared by their cases: `a-b` and `aB` have the same case,
    /// so the difference affects only links.
    ///
    /// - Parameter current: the type with the same name; nil if it is gone.
    private func type(_ type: RouteType, _ current: RouteType?) -> [Change] {
        let name = type.name
        if type == current { return [] }
        let place = old.spec.settings?["types", name]
        let now = new.spec.settings?["types", name]
        guard let current else {
            return [
                .removed(
                    .typeRemoved, "the type '\(name)'", name, at: place,
                    from: new.spec.settings?["types"])
            ]
        }
        if let rule = Self.typeChange(from: type, to: current) {
            let message = "'\(name)' is \(current.article), not \(type.article)"
            return [Change(rule, message, of: Pair(name, name), previous: place, current: now)]
        }
        let cases = type.closedCases
        let currentCases = current.closedCases
        let names = Set(cases.map(\.name))
        let currentNames = Set(currentCases.map(\.name))
        var changes: [Change] = []
        for value in cases where !currentNames.contains(value.name) {
            let own = old.spec.span(ofValue: value.text, of: type)
            let subject = "the value \(value) of '\(name)'"
            changes.append(.removed(.valueRemoved, subject, name, at: own, from: now))
        }
        for value in currentCases where !names.contains(value.name) {
            let own = new.spec.span(ofValue: value.text, of: type)
            let subject = "the value \(value) of '\(name)'"
            changes.append(.added(.valueAdded, subject, name, at: own, to: place))
        }
        return changes
    }

    /// How a type changed as a whole; nil if it has the same values, or if both types are closed:
    /// then the values are compared one by one.
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
        let before = old.spec.groups
        let after = new.spec.groups
        let changes = before.compactMap { group -> Change? in
            let name = group.name
            if let now = after.first(where: { $0.path == group.path }) {
                // From a group's enum to a mounted spec's or back, or to another mounted spec's.
                if now.mounted == group.mounted { return nil }
                let enums = Pair(
                    group.mounted ?? "the group's own", now.mounted ?? "the group's own")
                return Change(
                    .groupRenamed, "the enum of '\(name)' is \(enums.new), not \(enums.old)",
                    of: Pair(name, name),
                    previous: group.span, current: now.span)
            }
            guard let target = groupRenames[group.path],
                let now = after.first(where: { $0.path == target })
            else {
                return .removed(.groupRemoved, "the \(group.noun) '\(name)'", name, at: group.span)
            }
            return .renamed(.groupRenamed, group.noun, Pair(name, now.name), group.span, now.span)
        }
        let known = Set(before.map(\.path) + groupRenames.values)
        let added = after.filter { !known.contains($0.path) }.map { group -> Change in
            let subject = "the \(group.noun) '\(group.name)'"
            return .added(.groupAdded, subject, group.name, at: group.span)
        }
        return changes + added
    }

    /// The new paths of renamed groups: those whose routes are all in one new group now, under the
    /// same names.
    static func groupRenames(
        _ old: Comparison.Side, _ new: Comparison.Side, _ routes: RouteMatching
    ) -> [[String]: [String]] {
        let before = old.spec.groups.map(\.path)
        let after = new.spec.groups.map(\.path)
        var renames: [[String]: [String]] = [:]
        for path in before where !after.contains(path) {
            let inside = old.table.routeIDs.filter { old.table[$0].path.starts(with: path) }
            let targets = Set(
                inside.map { id -> [String]? in
                    guard let current = routes.current(id) else { return nil }
                    let now = new.table[current].path
                    let name = old.table[id].path.dropFirst(path.count)
                    let isInside =
                        now.count > name.count && now.suffix(name.count).elementsEqual(name)
                    return isInside ? now.dropLast(name.count) : nil
                })
            guard targets.count == 1, let target = targets.first.flatMap(\.self),
                !before.contains(target), !renames.values.contains(target)
            else { continue }
            renames[path] = target
        }
        return renames
    }
}

extension RouteType {
    /// The values of a closed type, with their cases; empty for other types.
    fileprivate var closedCases: [ClosedCase] {
        guard case .closed(let type) = self else { return [] }
        let isNamed = !type.caseNames.isEmpty
        return type.values.map {
            ClosedCase(text: $0, name: type.caseName(of: $0), isNamed: isNamed)
        }
    }
}

/// A value of a closed type.
private struct ClosedCase: CustomStringConvertible {
    let text: String
    let name: String
    /// Whether the spec gives the name.
    let isNamed: Bool

    var description: String { isNamed ? "'\(text)' (\(name))" : "'\(text)'" }
}

extension Comparison.Side {
    /// A member of the enum.
    fileprivate struct Member {
        let name: String
        let place: Span?
    }

    fileprivate var baseSpan: Span? { spec.bases.first.map(spec.span) }

    /// The members that the spec lists under `members`.
    fileprivate var listedMembers: [Member] {
        spec.generatedMembers.map { Member(name: $0.kind.rawValue, place: $0.span) }
    }

    /// The members of the enum that depend on the spec's first base, as `EnumEmitter` writes them.
    fileprivate var baseMembers: [Member] {
        guard let base = spec.bases.first else {
            return [Member(name: "url(scheme:)", place: nil)]
        }
        var members = ["scheme", "url()", "url(scheme:host:)"].map {
            Member(name: $0, place: baseSpan)
        }
        if base.host?.literal != nil {
            let place = spec.settings?[exactly: "host"] ?? baseSpan
            members.append(Member(name: "host", place: place))
        }
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
        var name: String { path.joined(separator: ".") }
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
                return [
                    NamedGroup(
                        path: path + [mount.name], span: mount.span, mounted: mount.qualifiedName)
                ]
            }
        }
    }

    /// The span of a value of a closed type.
    fileprivate func span(ofValue value: String, of type: RouteType) -> Span? {
        settings?[exactly: "types", type.name, "values", value]
            ?? settings?["types", type.name, value]
    }
}
