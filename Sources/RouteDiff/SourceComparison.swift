import RouteSpec
import RoutePatterns

/// What changes for Swift code that uses the generated enum.
struct SourceComparison {
    let old: Comparison.Side
    let new: Comparison.Side
    let matching: RouteMatching

    let groupRenames: [[String]: [String]]

    init(_ old: Comparison.Side, _ new: Comparison.Side, _ matching: RouteMatching) {
        self.old = old
        self.new = new
        self.matching = matching
        groupRenames = Self.groupRenames(old, new, matching)
    }

    func changes() -> [Change] {
        settings() + members() + tabs() + types() + groups() + old.table.routeIDs.flatMap(route) + addedCases()
    }

    private func settings() -> [Change] {
        var changes: [Change] = []
        func add(_ rule: Rule, _ message: ChangeMessage, at key: Key) {
            changes.append(
                Change(rule, message, previous: old.locations.span(of: key), current: new.locations.span(of: key)))
        }
        let (before, after) = (old.spec.access, new.spec.access)
        if old.spec.name != new.spec.name {
            add(.enumRenamed, "the enum '\(old.spec.name)' was renamed to '\(new.spec.name)'", at: .enumName)
        }
        if after.level < before.level {
            add(.accessLowered, "the enum was \(before.rawValue) and is now \(after.rawValue)", at: .access)
        }
        return changes
    }

    /// Changes of the enum of tabs, which exists only if the spec has tabs.
    private func tabs() -> [Change] {
        let before = old.navigation?.tabs.map(\.name) ?? []
        let after = new.navigation?.tabs.map(\.name) ?? []
        var names = before
        if let old = old.navigation, let new = new.navigation {
            names = before.map(TabMatching(old, new, matching).currentName)
        }
        var changes: [Change] = []
        for (name, now) in zip(before, names) where !after.contains(name) {
            let place = old.locations.span(ofTab: name)
            changes.append(
                after.contains(now)
                    ? Change(
                        .tabRenamed, "the tab '\(name)' was renamed to '\(now)'", previous: place,
                        current: new.locations.span(ofTab: now), of: ChangeSubject(name: name))
                    : Change(
                        .tabRemoved, "the tab '\(name)' was removed", previous: place,
                        current: new.locations.span(of: .tabs), of: ChangeSubject(name: name)))
        }
        for name in after where !names.contains(name) {
            changes.append(
                Change(
                    .tabAdded, "the tab '\(name)' was added", current: new.locations.span(ofTab: name),
                    of: ChangeSubject(name: name)))
        }
        let kept = names.filter(after.contains)
        let isFirstKept = before.isEmpty || after.isEmpty || names.first == after.first
        if kept != after.filter(names.contains) || !isFirstKept {
            changes.append(
                Change(
                    .tabsReordered,
                    "the tabs were \(before.joined(separator: ", ")) and are now \(after.joined(separator: ", "))",
                    previous: old.locations.span(of: .tabs), current: new.locations.span(of: .tabs)))
        }
        return changes
    }

    private func route(_ id: RouteID) -> [Change] {
        let route = old.table[id]
        let place = old.locations.route(id)
        guard let target = matching.current(id) else {
            return [
                Change(
                    .caseRemoved, "the case \(route: route.name) was removed", previous: place,
                    of: ChangeSubject(previousRoute: id))
            ]
        }
        let current = new.table[target]
        let now = new.locations.route(target)
        let subject = ChangeSubject(previousRoute: id, currentRoute: target)
        var changes: [Change] = []
        let group = Array(route.path.dropLast())
        let isGroupRenamed =
            route.path.last == current.path.last
            && groupRenames[group].map { $0.elementsEqual(current.path.dropLast()) } ?? false
        if route.path != current.path, !isGroupRenamed {
            changes.append(
                Change(
                    .caseRenamed, "the case '\(route.name)' was renamed to '\(current.name)'", previous: place,
                    current: now, of: subject))
        }
        return changes + parameters(subject, route, current, place, now)
    }

    private func parameters(
        _ subject: ChangeSubject, _ route: Route, _ current: Route, _ place: Span, _ now: Span
    ) -> [Change] {
        let name = current.name
        let targets = subject.previousRoute.map(matching.parameters) ?? []
        var changes: [Change] = []
        func add(_ rule: Rule, _ message: ChangeMessage, _ value: Route.Value? = nil) {
            var subject = subject
            subject.name = value?.name
            subject.type = rule == .parameterRetyped ? value?.type.name : nil
            changes.append(Change(rule, message, previous: place, current: now, of: subject))
        }
        for (value, target) in zip(route.values, targets) {
            guard let target else {
                add(.parameterRemoved, "\(route: name) lost the value '\(value.name)'", value)
                continue
            }
            let other = current.values[target]
            if value.name != other.name {
                add(.parameterRenamed, "'\(value.name)' of \(route: name) was renamed to '\(other.name)'", value)
            }
            if value.shape != other.shape || !value.type.isSame(inSource: other.type) {
                let texts = typeTexts(value, other)
                add(
                    .parameterRetyped, "'\(other.name)' of \(route: name) was \(texts[0]) and is now \(texts[1])", value
                )
            } else if let (rule, message) = Self.defaultChange(from: value, to: other, of: name) {
                add(rule, message, value)
            }
        }
        for index in current.values.indices where !targets.contains(index) {
            let value = current.values[index]
            add(.parameterAdded, "\(route: name) gained the value '\(value.name)'", value)
        }
        let order = targets.compactMap { $0 }
        if zip(order, order.dropFirst()).contains(where: >) {
            let names = current.values.map(\.name).joined(separator: ", ")
            add(.orderChanged, "the values of \(route: name) are now in the order \(names)")
        }
        return changes
    }

    /// The change of a default in a case. Only a single value has its own; optionals and lists have one by their type.
    private static func defaultChange(
        from value: Route.Value, to other: Route.Value, of route: String
    ) -> (Rule, ChangeMessage)? {
        guard value.shape == .single else { return nil }
        switch (value.defaultValue, other.defaultValue) {
        case (nil, nil): return nil
        case (_?, nil): return (.defaultRemoved, "'\(other.name)' of \(route: route) no longer has a default")
        case (nil, let now?):
            return (.defaultAdded, "'\(other.name)' of \(route: route) now has the default \(code: now.noteText)")
        case (let before?, let now?):
            if before.isSame(as: now) { return nil }
            return (
                .defaultChanged,
                "the default of '\(other.name)' of \(route: route) changed from \(code: before.noteText) to \(code: now.noteText)"
            )
        }
    }

    /// Two types as messages name them, so that their texts differ.
    private func typeTexts(_ value: Route.Value, _ other: Route.Value) -> [String] {
        if value.typeText != other.typeText { return [value.typeText, other.typeText] }
        // A type of the app can have the same name as one in `types`, in this spec or in a mounted one.
        let texts = [old.qualifiedTypeText(of: value), new.qualifiedTypeText(of: other)]
        return texts[0] != texts[1] ? texts : [value, other].map { $0.shape.typeText(of: $0.type.article) }
    }

    private func addedCases() -> [Change] {
        new.table.routeIDs.filter { matching.previous($0) == nil }.map { id in
            Change(
                .caseAdded, "the case \(route: new.name(id)) was added", current: new.locations.route(id),
                of: ChangeSubject(currentRoute: id))
        }
    }
}

extension Access {
    /// Higher numbers are more visible.
    fileprivate var level: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}

extension RouteType {
    /// Whether Swift code sees the same type. A type in `types` is identified by its name, because its other changes
    /// are reported once, at the type. Those of mounted specs aren't, so that such types are compared in full.
    fileprivate func isSame(inSource other: RouteType) -> Bool {
        if isGenerated, other.isGenerated, owner == nil, other.owner == nil { return name == other.name }
        return switch (self, other) {
        case (.closed(let a), .closed(let b)): a.name == b.name
        case (.constrained(let a), .constrained(let b)): a.name == b.name && a.base == b.base
        // A renamed enum is reported once, too.
        case (.link(let a), .link(let b)): a.owner == b.owner
        default: self == other
        }
    }

    private var isGenerated: Bool {
        switch self {
        case .closed, .constrained: true
        case .string, .bool, .integer, .float, .double, .uuid, .url, .link, .custom: false
        }
    }
}

extension Comparison.Side {
    /// The type's text, qualified for one of the spec's types: `AppRoute.Tab`.
    fileprivate func qualifiedTypeText(of value: Route.Value) -> String {
        switch value.type {
        case .closed, .constrained: value.shape.typeText(of: "\(spec.name).\(value.type.name)")
        default: value.typeText
        }
    }
}
