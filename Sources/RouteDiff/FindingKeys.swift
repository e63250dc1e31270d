import RoutePatterns
import RouteSpec

/// Determines which changes come from one edit.
struct FindingKeys {
    private let old: Comparison.Side
    private let new: Comparison.Side
    private let matching: RouteMatching
    private let patterns: PatternMatching
    let typeNames: TypeNames
    private let groupRenames: [[String]: [String]]

    init(_ comparison: Comparison) {
        old = comparison.old
        new = comparison.new
        matching = comparison.matching
        patterns = comparison.patterns
        typeNames = TypeNames(comparison)
        groupRenames = SourceComparison.groupRenames(old, new, matching)
    }

    /// The key of a change; nil if the change is a finding of its own.
    func key(of change: Change) -> FindingKey? {
        let subject = change.subject
        switch change.rule {
        case .linkLost, .linkValues, .linkUnknown: return subject.previousPattern.flatMap(key(ofPrevious:))
        case .linkMoved: return key(ofMoved: subject)
        case .patternAdded, .urlsAdded: return subject.currentPattern.flatMap(key(ofCurrent:))
        case .urlChanged: return key(ofWriting: subject)
        case .baseDropped, .baseAdded: return .bases
        case .caseAdded: return .newRoutes
        case .caseRemoved: return .goneRoutes
        case .groupAdded, .groupRemoved, .groupRenamed: return key(ofGroup: change)
        case .caseRenamed: return key(ofRenamed: subject)
        case .memberAdded, .memberRemoved: return .members
        case .typeAdded, .typeRemoved:
            guard let name = subject.type else { return nil }
            return typeNames.isRenamed(name)
                ? .renamedTypes : typeNames.replacements[name].map(FindingKey.type) ?? .types(change.rule)
        case .typeChanged, .typeNarrowed, .typeWidened, .valueAdded, .valueRemoved:
            return subject.type.map { .type(typeNames.replacements[$0] ?? $0) }
        case .parameterRetyped: return key(ofRetyped: change)
        case .parameterRenamed, .orderChanged: return .values(change.rule)
        case .tabAdded, .tabRemoved: return .tabs(change.rule)
        case .enumRenamed, .accessLowered, .tabRenamed, .tabsReordered: return nil
        case .claimAdded, .claimDropped:
            return subject.previousRoute == nil ? .apps(change.rule) : .same(change.rule, change.message.pattern)
        default: return .same(change.rule, change.message.pattern)
        }
    }

    private func key(ofPrevious pattern: PatternID) -> FindingKey? {
        guard let route = matching.current(old.table.routeID(of: pattern)) else { return .goneRoutes }
        guard let current = patterns.current(pattern) else {
            return .removed(PatternEdit(old, pattern, new, new.table.patternIDs(of: route).lowerBound).kinds)
        }
        return key(of: PatternEdit(old, pattern, new, current))
    }

    /// A link moves if the pattern that matched it was edited, or the pattern that matches it now was edited or added.
    private func key(ofMoved subject: ChangeSubject) -> FindingKey? {
        let (before, now) = (subject.previousPattern, subject.currentPattern)
        let pairs = [
            before.flatMap { pattern in patterns.current(pattern).map { (pattern, $0) } },
            now.flatMap { pattern in patterns.previous(pattern).map { ($0, pattern) } },
        ]
        for (before, now) in pairs.compactMap({ $0 }) {
            if let key = key(of: PatternEdit(old, before, new, now)) { return key }
        }
        return subject.currentRoute.map { .moved(to: $0) }
    }

    private func key(ofCurrent pattern: PatternID) -> FindingKey? {
        guard let route = matching.previous(new.table.routeID(of: pattern)) else { return .newRoutes }
        guard let previous = patterns.previous(pattern) else {
            return .added(PatternEdit(old, old.table.patternIDs(of: route).lowerBound, new, pattern).kinds)
        }
        return key(of: PatternEdit(old, previous, new, pattern))
    }

    /// The key of an edit; nil if nothing differs, and the pattern's URLs changed only because of other patterns.
    private func key(of edit: PatternEdit) -> FindingKey? {
        let kinds = edit.kinds
        if kinds.isEmpty { return nil }
        let types = Set(kinds.map(type))
        if types.count == 1, let type = types.first, let type { return .type(type) }
        return .edited(kinds)
    }

    /// The type that was replaced, or whose values changed; nil for other kinds of edits.
    private func type(of kind: EditKind) -> String? {
        switch kind {
        case .part(.type(let name)): typeNames.replacements[name] ?? name
        case .retyped(let name?, _): typeNames.replacements[name]
        case .respelled, .retyped, .presence, .exchanged, .renamedItem, .part: nil
        }
    }

    private func key(ofRetyped change: Change) -> FindingKey {
        guard let (value, other) = change.subject.values(old, new, matching) else {
            return .same(change.rule, change.message.pattern)
        }
        if value.type == other.type { return .reshaped(from: value.shape, to: other.shape) }
        if value.shape != other.shape || value.type.name == other.type.name {
            return .same(change.rule, change.message.pattern)
        }
        if typeNames.isRenamed(value.type.name) { return .renamedTypes }
        let kind = EditKind.retyped(value.type, other.type, old)
        return type(of: kind).map(FindingKey.type) ?? .retyped(kind)
    }

    /// URLs are written differently if the pattern that writes them was edited, or another pattern is now first.
    private func key(ofWriting subject: ChangeSubject) -> FindingKey? {
        guard let before = subject.previousPattern, let now = subject.currentPattern else { return .bases }
        if patterns.previous(now) == nil { return .added(PatternEdit(old, before, new, now).kinds) }
        let edit = PatternEdit(old, before, new, now)
        return patterns.current(before) == now ? key(of: edit) : nil
    }

    private func key(ofGroup change: Change) -> FindingKey? {
        guard let path = change.subject.group else { return nil }
        if change.rule == .groupRenamed {
            // A group around this one may have been renamed.
            let outer = (1...max(path.count, 1)).lazy.map { Array(path.prefix($0)) }.first { outer in
                groupRenames[outer].map { $0 + path.dropFirst(outer.count) == groupRenames[path] } ?? false
            }
            return .renamedGroup(outer ?? path)
        }
        let (side, isAdded) = change.rule == .groupAdded ? (new, true) : (old, false)
        let inside = side.table.routeIDs.filter { side.table[$0].path.starts(with: path) }
        let others = inside.map { isAdded ? matching.previous($0) : matching.current($0) }
        if others.allSatisfy({ $0 == nil }) { return isAdded ? .newRoutes : .goneRoutes }
        guard let index = others.firstIndex(where: { $0 != nil }), let other = others[index] else { return nil }
        return isAdded
            ? key(ofRenamed: ChangeSubject(previousRoute: other, currentRoute: inside[index]))
            : key(ofRenamed: ChangeSubject(previousRoute: inside[index], currentRoute: other))
    }

    private func key(ofRenamed subject: ChangeSubject) -> FindingKey? {
        guard let before = subject.previousRoute, let now = subject.currentRoute else { return nil }
        let (from, to) = (old.table[before].path, new.table[now].path)
        if from.last != to.last { return .renamedCases }
        return .regrouped(from: from.dropLast(), to: to.dropLast())
    }
}

/// How the types of the two specs correspond.
struct TypeNames {
    /// The current names of types that were only renamed, by their previous names.
    let renames: [String: String]
    /// The representative of each set of types that replaced one another in parameters.
    let replacements: [String: String]

    private let currentNames: Set<String>

    init(_ comparison: Comparison) {
        let (old, new) = (comparison.old, comparison.new)
        var added = new.spec.types.filter { !old.typeNames.contains($0.name) }
        var renames: [String: String] = [:]
        for type in old.spec.types where !new.typeNames.contains(type.name) {
            let index = added.firstIndex {
                Matcher.value($0, .single).withoutTypeNames == Matcher.value(type, .single).withoutTypeNames
            }
            if let index { renames[type.name] = added.remove(at: index).name }
        }
        self.renames = renames
        currentNames = Set(renames.values)
        let known = currentNames.union(renames.keys)
        var replacements: [String: String] = [:]
        for (before, now) in comparison.matchedValues where before.type != now.type {
            let (name, other) = (before.type.name, now.type.name)
            // One of the two can be in both specs: values were split off from it, or merged into it.
            let isNew = !new.typeNames.contains(name) || !old.typeNames.contains(other)
            let areDeclared = old.typeNames.contains(name) && new.typeNames.contains(other)
            guard name == other || areDeclared && isNew && known.isDisjoint(with: [name, other]) else { continue }
            let key = replacements[name] ?? replacements[other] ?? name
            replacements[name] = replacements[name] ?? key
            replacements[other] = replacements[other] ?? key
        }
        self.replacements = replacements
    }

    /// Whether a type of either spec was only renamed.
    func isRenamed(_ name: String) -> Bool { renames[name] != nil || currentNames.contains(name) }
}

extension ChangeSubject {
    /// A value of the route before and after the change; nil if it is about something else.
    func values(
        _ old: Comparison.Side, _ new: Comparison.Side, _ matching: RouteMatching
    ) -> (before: Route.Value, now: Route.Value)? {
        guard let previousRoute, let currentRoute else { return nil }
        let values = old.table[previousRoute].values
        guard let rank = values.firstIndex(where: { $0.name == name }),
            let target = matching.parameters(of: previousRoute)[rank]
        else { return nil }
        return (values[rank], new.table[currentRoute].values[target])
    }
}

extension Comparison {
    /// The values of the routes that both specs have.
    fileprivate var matchedValues: [(before: Route.Value, now: Route.Value)] {
        old.table.routeIDs.flatMap { route -> [(before: Route.Value, now: Route.Value)] in
            guard let target = matching.current(route) else { return [] }
            return zip(old.table[route].values, matching.parameters(of: route)).compactMap { value, rank in
                rank.map { (value, new.table[target].values[$0]) }
            }
        }
    }
}
