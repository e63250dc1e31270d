import RouteAnalysis
import RoutePatterns
import RouteSpec

/// Routes, bases, members, and types.
extension FindingMessages {
    /// Routes that only one of the specs has.
    func routes(_ changes: [Change], isAdded: Bool) -> ChangeMessage {
        let side = isAdded ? new : old
        let ids = Set(changes.compactMap { isAdded ? $0.subject.currentRoute : $0.subject.previousRoute }).sorted()
        let groups = changes.compactMap(\.subject.group)
        let names = ids.map { side.name($0).quoted }
        guard let last = ids.last else { return changes[0].message }
        let verb = isAdded ? "added" : "removed"
        // The group, if these are all routes of one group.
        let group = groups.first { group in ids.allSatisfy { side.table[$0].path.starts(with: group) } }
        let lead: ChangeMessage
        if let group, groups.allSatisfy({ $0.starts(with: group) }) {
            let routes = ids.count == 1 ? "route \(names[0])" : "\(ids.count) routes"
            let with = isAdded ? "with" : "with its"
            lead = "the group \(group.joined(separator: ".").quoted) was \(verb) \(with) \(routes)"
        } else if ids.count == 1 {
            lead = "the route \(side.name(last).quoted) was \(verb)"
        } else {
            lead = "\(ids.count) routes were \(verb): \(names.shortList)"
        }
        guard let shown = changes.first(where: { $0.url != nil }), let url = shown.url else { return lead }
        if isAdded {
            return ids.count == 1
                ? "\(lead): \(witness: url) opens it" : "\(lead); \(witness: url) opens '\(name(of: shown))'"
        }
        return ids.count == 1
            ? "\(lead): \(witness: url) opens nothing now" : "\(lead); \(witness: url) opens nothing now"
    }

    func bases(_ changes: [Change]) -> ChangeMessage {
        let dropped = changes.filter { $0.rule == .baseDropped }
        let added = changes.filter { $0.rule == .baseAdded }
        let written = changes.first { $0.rule == .urlChanged }
        func texts(_ changes: [Change]) -> ChangeMessage {
            changes.compactMap(\.subject.name).map { "\(code: $0)" as ChangeMessage }.joined(", ", " and ")
        }
        if changes.count == 1 { return changes[0].message }
        if dropped.count == 1, added.count == 1, let url = dropped[0].url, let newURL = added[0].url {
            return
                "the base \(texts(dropped)) became \(texts(added)): \(witness: url) opens nothing now, and \(witness: newURL) opens '\(name(of: added[0]))'"
        }
        var parts: [ChangeMessage] = []
        if let url = dropped.first?.url {
            parts.append("URLs under \(texts(dropped)) no longer match, such as \(witness: url)")
        }
        if let url = added.first?.url { parts.append("URLs under \(texts(added)) now match, such as \(witness: url)") }
        if let written { parts.append(written.message) }
        return parts.joined("; ", "; ")
    }

    func members(_ changes: [Change]) -> ChangeMessage {
        if changes.count == 1 { return changes[0].message }
        let lists = [Rule.memberAdded, .memberRemoved].map { rule in
            changes.filter { $0.rule == rule }.compactMap(\.subject.name).map(\.quoted)
        }
        let texts = zip(lists, ["added", "removed"]).filter { !$0.0.isEmpty }.map { names, verb in
            "\(names.list) \(names.count == 1 ? "was" : "were") \(verb)"
        }
        return ChangeMessage(words: texts.joined(separator: ", and "))
    }

    /// What changes in a type of the spec, and for the links that use it.
    func type(_ name: String, _ changes: [Change]) -> ChangeMessage {
        let source = changes.filter { $0.rule.subject == .source }
        let links = changes.filter { $0.rule.subject == .links }
        let known = successors(of: name, source) ?? values(source)
        var lead =
            known ?? (source.count == 1 ? source[0].message : nil) ?? texts(of: name) ?? "the type '\(name)' changed"
        guard let consequence = consequence(links, isOne: false) else { return lead }
        let count = previousPatterns(links) { edit in
            edit.kinds.contains { kind in
                switch kind {
                case .part(.type), .retyped: true
                case .respelled, .presence, .exchanged, .renamedItem, .part: false
                }
            }
        }.count
        if count > 1 { lead = "\(lead) (in \(count) patterns)" }
        return "\(lead): \(consequence)"
    }

    /// The types that replaced a type in parameters; nil if none did.
    private func successors(of name: String, _ source: [Change]) -> ChangeMessage? {
        func names(_ rule: Rule) -> [String] {
            source.filter { $0.rule == rule }.compactMap { $0.subject.type?.quoted }
        }
        let gone = names(.typeRemoved)
        let now = source.filter { $0.rule == .parameterRetyped }.compactMap { change in
            change.subject.values(old, new, matching)?.now.type.name.quoted
        }
        let targets = (names(.typeAdded) + now).withoutRepetitions.filter { !gone.contains($0) && $0 != name.quoted }
        if targets.isEmpty { return nil }
        if gone.isEmpty {
            let verb = targets.count == 1 ? "takes" : "take"
            let lead: ChangeMessage = "\(targets.shortList) \(verb) the place of '\(name)' in some parameters"
            return values(source).map { "\($0), and \(lead)" } ?? lead
        }
        let subject = gone.count == 1 ? "the type \(gone[0]) was" : "the types \(gone.shortList) were"
        let verb = gone.count == 1 && targets.count > 1 ? "split into" : "replaced by"
        let lead: ChangeMessage = "\(subject) \(verb) \(targets.shortList)"
        return values(source).map { "\(lead), and \($0)" } ?? lead
    }

    func renamedTypes(_ changes: [Change]) -> ChangeMessage {
        let names = changes.filter { $0.rule == .typeRemoved }.compactMap(\.subject.type).compactMap { name in
            typeNames.renames[name].map { (name.quoted, $0.quoted) }
        }
        guard let (before, now) = names.first else { return changes[0].message }
        let list = names.map { "\($0) to \($1)" }.shortList
        return names.count == 1
            ? "the type \(before) was renamed to \(now)" : "\(names.count) types were renamed: \(list)"
    }

    /// Types that only one of the specs has.
    func types(_ changes: [Change], isAdded: Bool) -> ChangeMessage {
        if changes.count == 1 { return changes[0].message }
        let names = changes.compactMap { $0.subject.type?.quoted }
        return "\(changes.count) types were \(isAdded ? "added" : "removed"): \(names.shortList)"
    }

    /// Values of cases that changed in the same way, even if their names differ.
    func caseValues(_ changes: [Change]) -> ChangeMessage {
        let first = changes[0]
        if changes.count == 1 { return first.message }
        let count = count(changes, \.previousRoute)
        if changes.allSatisfy({ $0.message.pattern == first.message.pattern }) {
            return first.message.naming("\(count) cases")
        }
        let cases = count == 1 ? name(of: first).quoted : "\(count) cases"
        let pairs = changes.compactMap { $0.subject.values(old, new, matching) }
        switch first.rule {
        case .parameterRenamed:
            let list = pairs.map { "'\($0.name)' to '\($1.name)'" }.withoutRepetitions
            return "values of \(cases) were renamed: \(list.shortList)"
        case .parameterRetyped:
            let list = pairs.map { "'\($1.name)' is \($1.typeText) instead of \($0.typeText)" }.withoutRepetitions
            return "values of \(cases) have other types: \(list.shortList)"
        default: return "the values of \(cases) are in another order: \(first.message)"
        }
    }

    /// How a closed type of both specs now reads texts differently; nil for other types.
    private func texts(of name: String) -> ChangeMessage? {
        guard case .closed(let before)? = old.spec.types.first(where: { $0.name == name }),
            case .closed(let now)? = new.spec.types.first(where: { $0.name == name })
        else { return nil }
        switch (before.fallback, now.fallback) {
        case (nil, let other?): return "the type '\(name)' now reads any other text as '\(other)'"
        case (_?, nil): return "the type '\(name)' no longer reads any other text"
        case (let text?, let other?) where text != other:
            return "the type '\(name)' reads any other text as '\(other)' instead of '\(text)'"
        default: break
        }
        let (gone, added) = (
            before.values.filter { !now.values.contains($0) }, now.values.filter { !before.values.contains($0) }
        )
        if gone.isEmpty || added.isEmpty { return nil }
        return ChangeMessage(
            words: "the type '\(name)' has \(added.map(\.quoted).shortList) instead of \(gone.map(\.quoted).shortList)")
    }

    func apps(_ changes: [Change]) -> ChangeMessage {
        if changes.count == 1 { return changes[0].message }
        let names = changes.compactMap(\.subject.name).map { "\(code: $0)" as ChangeMessage }.joined(", ", " and ")
        let verb = changes[0].rule == .claimAdded ? "now claim" : "no longer claim"
        return "\(changes.count) apps and certificates \(verb) links: \(names)"
    }

    /// `'Tab' lost the values 'a' and 'b', and gained 'c'`; nil unless the values of exactly one type changed.
    private func values(_ source: [Change]) -> ChangeMessage? {
        let lists = [Rule.valueRemoved, .valueAdded].map { rule in source.filter { $0.rule == rule } }
        let types = Set(lists.joined().compactMap(\.subject.type))
        guard types.count == 1, let type = types.first, source.count > 1 else { return nil }
        let texts = zip(lists, ["lost", "gained"]).filter { !$0.0.isEmpty }.map { changes, verb in
            "\(verb) \(changes.compactMap(\.subject.name).map(\.quoted).shortList)"
        }
        return ChangeMessage(words: "the type '\(type)' " + texts.joined(separator: " and "))
    }

    func regrouped(_ from: [String], _ to: [String], _ changes: [Change]) -> ChangeMessage {
        let cases = changes.filter { $0.rule == .caseRenamed }
        let names = cases.compactMap { $0.subject.previousRoute }.map { old.name($0).quoted }
        let (before, after) = (from.joined(separator: "."), to.joined(separator: "."))
        let subject = cases.count == 1 ? "the case \(names[0])" : "\(cases.count) cases"
        let list = cases.count == 1 ? "" : ": \(names.shortList)"
        if cases.isEmpty { return changes[0].message }
        if from.isEmpty { return "\(subject) moved into the group '\(after)'\(list)" }
        if to.isEmpty { return "\(subject) moved out of the group '\(before)'\(list)" }
        return "\(subject) moved from the group '\(before)' to '\(after)'\(list)"
    }
}

extension String {
    fileprivate var quoted: String { "'\(self)'" }
}

extension [String] {
    /// `a, b, and c`.
    fileprivate var list: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + (count > 2 ? ", and " : " and ") + last
    }

    /// All strings, or the first three and the number of the others.
    var shortList: String {
        count < 5 ? list : prefix(3).joined(separator: ", ") + ", and \(count - 3) more"
    }
}
