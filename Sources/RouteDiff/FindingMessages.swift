import RouteAnalysis
import RoutePatterns
import RouteSpec

/// Writes the message of a finding: what its changes have in common, with a URL that shows the most important one.
struct FindingMessages {
    let old: Comparison.Side
    let new: Comparison.Side
    let matching: RouteMatching
    let patterns: PatternMatching
    let typeNames: TypeNames

    init(_ comparison: Comparison, _ typeNames: TypeNames) {
        old = comparison.old
        new = comparison.new
        self.typeNames = typeNames
        matching = comparison.matching
        patterns = comparison.patterns
    }

    /// - Parameters:
    ///   - changes: The finding's changes, most important first.
    ///   - key: What they have in common; nil for a change that is a finding of its own.
    func message(of changes: [Change], _ key: FindingKey?) -> ChangeMessage {
        let first = changes[0]
        switch key {
        case nil: return first.fullMessage
        case .edited(let kinds): return edited(kinds, changes)
        case .added: return added(changes)
        case .removed: return removed(changes)
        case .newRoutes: return routes(changes, isAdded: true)
        case .goneRoutes: return routes(changes, isAdded: false)
        case .apps: return apps(changes)
        case .moved(let route):
            let count = count(changes, \.previousRoute)
            guard count > 1, let url = first.url, let before = first.subject.previousRoute else {
                return first.fullMessage
            }
            return
                "URLs of \(count) routes now open '\(new.name(route))': \(witness: url) opened '\(old.name(before))'\(first.outcome)"
        case .bases: return bases(changes)
        case .members: return members(changes)
        case .type(let name): return type(name, changes)
        case .renamedTypes: return renamedTypes(changes)
        case .types(let rule): return types(changes, isAdded: rule == .typeAdded)
        case .retyped, .reshaped, .values: return caseValues(changes)
        case .regrouped(let from, let to): return regrouped(from, to, changes)
        case .renamedCases:
            let names = changes.compactMap { change -> String? in
                guard change.rule == .caseRenamed, let before = change.subject.previousRoute,
                    let now = change.subject.currentRoute
                else { return nil }
                return "'\(old.name(before))' to '\(new.name(now))'"
            }
            if names.count < 2 { return changes.first { $0.rule == .caseRenamed }?.message ?? first.message }
            return "\(names.count) cases were renamed: \(names.shortList)"
        case .renamedGroup(let path):
            return changes.first { $0.subject.group == path }?.message ?? first.message
        case .tabs(let rule):
            let names = changes.compactMap(\.subject.name).map { "'\($0)'" }
            let verb = rule == .tabAdded ? "added" : "removed"
            return changes.count == 1 ? first.message : "the tabs \(names.shortList) were \(verb)"
        case .same(let rule, _):
            let noun = rule.subject == .links ? "routes" : "cases"
            return changes.count == 1 ? first.message : first.message.naming("\(changes.count) \(noun)")
        }
    }

    func count(_ changes: [Change], _ part: (ChangeSubject) -> some Hashable) -> Int {
        Set(changes.map { part($0.subject) }).count
    }

    /// The name of the route that a change is about.
    func name(of change: Change) -> String {
        change.subject.currentRoute.map(new.name) ?? change.subject.previousRoute.map(old.name) ?? ""
    }

    /// What happens to a link, as text for after a colon; nil if the changes affect no link.
    ///
    /// - Parameter isOne: Whether the text before the colon names the route.
    func consequence(_ changes: [Change], isOne: Bool) -> ChangeMessage? {
        guard let change = changes.first, let url = change.url else { return unknown(changes, isOne: isOne) }
        let certain = consequence(change, url, isOne: isOne)
        return unknown(changes, isOne: isOne).map { "\(certain); also, \($0)" } ?? certain
    }

    /// What couldn't be decided; nil if everything could.
    private func unknown(_ changes: [Change], isOne: Bool) -> ChangeMessage? {
        let unknown = changes.filter { $0.rule == .linkUnknown }
        guard let first = unknown.first else { return nil }
        let count = count(unknown, \.previousRoute)
        let routes = changes[0].rule == .linkUnknown ? "these routes" : "\(count) routes"
        let types = unknown.compactMap(\.subject.type).withoutRepetitions.map { "'\($0)'" }
        if types.count > 1 {
            return "which links of \(routes) still work depends on the app's types \(types.shortList)"
        }
        return isOne || count == 1 && first != changes[0] ? first.message : first.message.naming(routes)
    }

    private func consequence(_ change: Change, _ url: String, isOne: Bool) -> ChangeMessage {
        switch change.rule {
        case .linkLost, .baseDropped:
            return isOne
                ? "\(witness: url) opens nothing now\(change.outcome)"
                : "\(witness: url) opened '\(name(of: change))' and now opens nothing\(change.outcome)"
        case .urlsAdded, .patternAdded, .baseAdded:
            return isOne ? "\(witness: url) opened nothing before" : change.message
        default: return change.fullMessage
        }
    }

    // MARK: - Patterns

    private func edited(_ kinds: Set<EditKind>, _ changes: [Change]) -> ChangeMessage {
        let pairs = previousPatterns(changes) { $0.kinds == kinds }
        let edits = pairs.compactMap { pattern in
            patterns.current(pattern).map { PatternEdit(old, pattern, new, $0) }
        }
        let shown = patterns(of: changes[0]).compactMap(pairs.firstIndex).first
        guard let edit = shown.map({ edits[$0] }) ?? edits.first else { return changes[0].fullMessage }
        let isSame = edits.allSatisfy { $0 == edit }
        if isSame, edit.parts.count == 1, case .type(let name) = edit.parts[0] { return type(name, changes) }
        let routes = Set(pairs.map { old.table.routeID(of: $0) })
        let current = pairs.first.flatMap(patterns.current)
        let name = current.map { new.table.route(of: $0).name } ?? self.name(of: changes[0])
        let subject: ChangeMessage =
            pairs.count == 1
            ? "'\(name)'" : routes.count == 1 ? "\(pairs.count) patterns of '\(name)'" : "\(pairs.count) patterns"
        let leading = pairs.compactMap { pattern in
            patterns.current(pattern).map { current in
                PatternEdit.leading(old.table[pattern].pattern, new.table[current].pattern)
            }
        }
        let hasMore = pairs.map { pattern in
            guard case .segments(let from, _) = edit.parts.first, let start = leading.first?.count else { return false }
            return old.table[pattern].pattern.path.count > start + from.count
        }
        let words = EditDescription(
            isOne: pairs.count == 1, leading: Set(leading).count == 1 ? leading.first : nil,
            continues: hasMore.contains(true))
        let predicate = isSame ? words.predicate(edit) : words.predicate(kinds, in: edit)
        guard let consequence = consequence(changes, isOne: routes.count == 1) else { return "\(subject) \(predicate)" }
        // Links that open another route are worse than those that open nothing.
        let other = changes.dropFirst().first { $0.rule == .linkMoved && changes[0].rule != .linkMoved }
        let more: ChangeMessage = other.map { "; also, \($0.fullMessage)" } ?? ""
        return "\(subject) \(predicate): \(consequence)\(more)"
    }

    /// The previous patterns of changes, if their edits satisfy a condition. For a link that moved, both the pattern
    /// that matched it and the one that matches it now count.
    func previousPatterns(_ changes: [Change], where isWanted: (PatternEdit) -> Bool) -> [PatternID] {
        Set(changes.flatMap(patterns)).filter { pattern in
            patterns.current(pattern).map { isWanted(PatternEdit(old, pattern, new, $0)) } ?? false
        }.sorted()
    }

    private func patterns(of change: Change) -> [PatternID] {
        let subject = change.subject
        return [subject.previousPattern, subject.currentPattern.flatMap(patterns.previous)].compactMap { $0 }
    }

    private func added(_ changes: [Change]) -> ChangeMessage {
        let count = count(changes, \.currentPattern)
        if let written = changes.first(where: { $0.rule == .urlChanged }), let url = written.url {
            if count == 1 { return "\(written.message); \(witness: url) still opens it" }
            var how: ChangeMessage = "differently"
            let edits = Set(changes.compactMap(edit))
            if edits.count == 1, let edit = edits.first, edit.parts.count == 1,
                case .segments(let from, let to) = edit.parts[0], !from.isEmpty, !to.isEmpty
            {
                how = "with \(pattern: to.joined(separator: "/")) instead of \(pattern: from.joined(separator: "/"))"
            }
            return "\(count) routes are written \(how); \(witness: url) still opens '\(name(of: written))'"
        }
        let first = changes[0]
        guard let pattern = first.subject.currentPattern, let url = first.url else { return first.message }
        let text = new.table[pattern].pattern.text
        return count == 1
            ? "'\(name(of: first))' has another pattern, \(pattern: text): \(witness: url) opened nothing before"
            : "\(count) patterns were added, such as \(pattern: text): \(witness: url) opened nothing before"
    }

    /// The difference between an added pattern and one that its route had before.
    private func edit(of change: Change) -> PatternEdit? {
        guard let current = change.subject.currentPattern else { return nil }
        let route = change.subject.previousRoute.map { old.table.patternIDs(of: $0).lowerBound }
        return (change.subject.previousPattern ?? route).map { PatternEdit(old, $0, new, current) }
    }

    private func removed(_ changes: [Change]) -> ChangeMessage {
        let (first, count) = (changes[0], count(changes, \.previousPattern))
        guard let pattern = first.subject.previousPattern, let consequence = consequence(changes, isOne: true) else {
            return first.message
        }
        let text = old.table[pattern].pattern.text
        return count == 1
            ? "the pattern \(pattern: text) of '\(name(of: first))' was removed: \(consequence)"
            : "\(count) patterns were removed, such as \(pattern: text): \(consequence)"
    }
}
