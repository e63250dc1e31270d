import RoutePatterns
import RouteSpec

/// Says which changes come from one edit.
struct FindingKeys {
    private let old: Comparison.Side
    private let new: Comparison.Side
    private let matching: RouteMatching
    private let patterns: PatternMatching
    /// The types that were only renamed, by their previous names, and by their current names.
    private let typeRenames: [String: String]
    private let groupRenames: [[String]: [String]]

    init(_ comparison: Comparison) {
        old = comparison.old
        new = comparison.new
        matching = comparison.matching
        patterns = comparison.patterns
        typeRenames = Self.typeRenames(old.spec.types, new.spec.types)
        groupRenames = SourceComparison.groupRenames(old, new, matching)
    }

    /// Nil for a change that is a finding of its own.
    func key(of change: Change) -> FindingKey? {
        let subject = change.subject
        switch change.kind {
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
        case .typeAdded, .typeRemoved, .typeChanged, .typeNarrowed, .typeWidened, .valueAdded, .valueRemoved:
            return subject.type.map { .type(typeRenames[$0] ?? $0) }
        case .parameterRetyped:
            if let name = subject.type, let renamed = typeRenames[name] { return .type(renamed) }
            return .same(change.kind, change.message.pattern)
        case .tabAdded, .tabRemoved: return .tabs(change.kind)
        case .enumRenamed, .accessLowered, .tabRenamed, .tabsReordered: return nil
        case .claimAdded, .claimDropped:
            return subject.previousRoute == nil ? .apps(change.kind) : .same(change.kind, change.message.pattern)
        case .placeChanged, .parameterAdded, .parameterRemoved, .parameterRenamed,
            .defaultAdded, .defaultRemoved, .defaultChanged, .orderChanged:
            return .same(change.kind, change.message.pattern)
        }
    }

    private func key(ofPrevious pattern: PatternID) -> FindingKey? {
        guard let route = matching.current(old.table.routeID(of: pattern)) else { return .goneRoutes }
        guard let current = patterns.current(pattern) else {
            return .removed(PatternEdit(old, pattern, new, new.table.patternIDs(of: route).lowerBound))
        }
        return key(of: PatternEdit(old, pattern, new, current))
    }

    /// A link moves if the pattern that read it is changed, or the one that reads it now is changed or new.
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
            return .added(PatternEdit(old, old.table.patternIDs(of: route).lowerBound, new, pattern))
        }
        return key(of: PatternEdit(old, previous, new, pattern))
    }

    /// Nil for a pattern that reads different URLs only because others do.
    private func key(of edit: PatternEdit) -> FindingKey? {
        if edit.parts.isEmpty { return nil }
        if edit.parts.count == 1, case .type(let name) = edit.parts[0] { return .type(typeRenames[name] ?? name) }
        return .edited(edit)
    }

    /// The pattern that writes the URLs was changed, or another one is first.
    private func key(ofWriting subject: ChangeSubject) -> FindingKey? {
        guard let before = subject.previousPattern, let now = subject.currentPattern else { return .bases }
        if patterns.previous(now) == nil { return .added(PatternEdit(old, before, new, now)) }
        let edit = PatternEdit(old, before, new, now)
        return patterns.current(before) == now ? key(of: edit) : nil
    }

    private func key(ofGroup change: Change) -> FindingKey? {
        guard let path = change.subject.group else { return nil }
        if change.kind == .groupRenamed {
            // An inner group is renamed with the group around it.
            let outer = (1...max(path.count, 1)).lazy.map { Array(path.prefix($0)) }.first { outer in
                groupRenames[outer].map { $0 + path.dropFirst(outer.count) == groupRenames[path] } ?? false
            }
            return .renamedGroup(outer ?? path)
        }
        let (side, isAdded) = change.kind == .groupAdded ? (new, true) : (old, false)
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

    /// Types that differ only in their names.
    private static func typeRenames(_ before: [RouteType], _ after: [RouteType]) -> [String: String] {
        var free = after.filter { type in !before.contains { $0.name == type.name } }
        var renames: [String: String] = [:]
        for type in before where !after.contains(where: { $0.name == type.name }) {
            guard
                let index = free.firstIndex(where: {
                    Matcher.type($0).withoutTypeNames == Matcher.type(type).withoutTypeNames
                })
            else { continue }
            renames[type.name] = free.remove(at: index).name
        }
        return renames
    }
}
