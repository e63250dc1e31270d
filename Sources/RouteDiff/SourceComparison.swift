import RouteLanguage
import RouteSpec

/// What changes for Swift code that uses the generated enum: its cases and their values.
struct SourceComparison {
    let old: Comparison.Side
    let new: Comparison.Side
    let routes: RouteMatching
    private let patterns: PatternMatching
    let groupRenames: [[String]: [String]]

    init(
        _ old: Comparison.Side, _ new: Comparison.Side, _ routes: RouteMatching,
        _ patterns: PatternMatching
    ) {
        self.old = old
        self.new = new
        self.routes = routes
        self.patterns = patterns
        groupRenames = Self.groupRenames(old, new, routes)
    }

    func changes() -> [Change] {
        settings() + members() + tabs() + types() + groups() + old.table.routeIDs.flatMap(route)
            + addedCases()
    }

    private func settings() -> [Change] {
        var changes: [Change] = []
        if old.spec.name != new.spec.name {
            let names = Pair(old.spec.name, new.spec.name)
            changes.append(
                .renamed(.enumRenamed, "enum", names, old.spec.nameSpan, new.spec.nameSpan))
        }
        let before = old.spec.access
        let after = new.spec.access
        if after < before {
            changes.append(
                Change(
                    .accessLowered, "the enum is \(after.rawValue), not \(before.rawValue)",
                    previous: old.spec.settings?["access"], current: new.spec.settings?["access"]))
        }
        return changes
    }

    // MARK: - Cases

    private func route(_ id: RouteID) -> [Change] {
        let route = old.table[id]
        guard let target = routes.current(id) else {
            return [
                Change(
                    .caseRemoved, .removed, "", of: Pair(route.name, nil), previous: old.span(id))
            ]
        }
        let current = new.table[target]
        var changes: [Change] = []
        // A renamed group is reported once, for all its routes.
        let group = groupRenames[route.path.dropLast()]
        let isGroupRenamed =
            route.path.last == current.path.last && group == current.path.dropLast()
        if route.path != current.path, !isGroupRenamed {
            let names = Pair(route.name, current.name)
            changes.append(.renamed(.caseRenamed, "case", names, old.span(id), new.span(target)))
        }
        return changes + values(id, target)
    }

    /// A change of one value of a case, or of their order.
    private struct ValueOutcome {
        let rule: Rule
        let text: String
    }

    private func values(_ id: RouteID, _ target: RouteID) -> [Change] {
        let outcomes = valueOutcomes(old.table[id], new.table[target], routes.parameters(of: id))
        let edit = outcomes.isEmpty ? .none : edit(of: id)
        return outcomes.map { outcome in
            Change(
                outcome.rule, edit, outcome.text, detail: edit == .none ? outcome.text : "",
                of: Pair(old.name(id), new.name(target)), previous: old.span(id),
                current: new.span(target))
        }
    }

    /// - Parameter targets: for each value of the route, its index in the current one.
    private func valueOutcomes(
        _ route: Route, _ current: Route, _ targets: [Int?]
    ) -> [ValueOutcome] {
        var outcomes: [ValueOutcome] = []
        for (value, target) in zip(route.values, targets) {
            if let target {
                outcomes += valueOutcomes(value, current.values[target])
            } else {
                let text = "the value '\(value.name)' is gone"
                outcomes.append(ValueOutcome(rule: .parameterRemoved, text: text))
            }
        }
        let kept = Set(targets)
        for (index, value) in current.values.enumerated() where !kept.contains(index) {
            outcomes.append(
                ValueOutcome(rule: .parameterAdded, text: "the value '\(value.name)' is new"))
        }
        let order = targets.compactMap { $0 }
        if zip(order, order.dropFirst()).contains(where: >) {
            let names = current.values.map(\.name).joined(separator: ", ")
            outcomes.append(
                ValueOutcome(rule: .orderChanged, text: "the values are in the order \(names)"))
        }
        return outcomes
    }

    private func valueOutcomes(_ value: Route.Value, _ other: Route.Value) -> [ValueOutcome] {
        var outcomes: [ValueOutcome] = []
        if value.name != other.name {
            let text = "the value '\(value.name)' is now '\(other.name)'"
            outcomes.append(ValueOutcome(rule: .parameterRenamed, text: text))
        }
        if value.shape != other.shape || !value.type.isSame(inSource: other.type) {
            let texts = typeTexts(value, other)
            let text = "the value '\(other.name)' is \(texts.new), not \(texts.old)"
            outcomes.append(ValueOutcome(rule: .parameterRetyped, text: text))
        } else if let change = Self.defaultChange(from: value, to: other) {
            outcomes.append(change)
        }
        return outcomes
    }

    /// What was edited in the first pattern of a route that differs, or that is new.
    private func edit(of route: RouteID) -> PatternEdit {
        let edits = old.table.patternIDs(of: route).lazy.compactMap { pattern in
            patterns.current(pattern).map { PatternEdit(old, pattern, new, $0) }
        }
        return edits.first { $0 != .none } ?? .none
    }

    /// The change of a default in a case. Only a single value
    /// has its own; optionals and lists have one by their type.
    private static func defaultChange(
        from value: Route.Value, to other: Route.Value
    ) -> ValueOutcome? {
        let before = value.defaultValue?.swiftText(as: value.type)
        let now = other.defaultValue?.swiftText(as: other.type)
        if value.shape != .single || before == now { return nil }
        let name = other.name
        guard let now else {
            return ValueOutcome(rule: .defaultRemoved, text: "the value '\(name)' has no default")
        }
        guard let before else {
            let text = "the value '\(name)' has the default \(now)"
            return ValueOutcome(rule: .defaultAdded, text: text)
        }
        let text = "the default of '\(name)' is \(now), not \(before)"
        return ValueOutcome(rule: .defaultChanged, text: text)
    }

    /// The names of two types in a message, or what the types are if the names are equal.
    private func typeTexts(_ value: Route.Value, _ other: Route.Value) -> Pair<String> {
        // A type of the app can have the same name as one in `types`, in this spec or in a mounted
        // one.
        value.typeText != other.typeText
            ? Pair(value.typeText, other.typeText)
            : Pair(
                value.shape.typeText(of: value.type.article),
                other.shape.typeText(of: other.type.article))
    }

    private func addedCases() -> [Change] {
        new.table.routeIDs.filter { routes.previous($0) == nil }.map { id in
            Change(.caseAdded, .added, "", of: Pair(nil, new.name(id)), current: new.span(id))
        }
    }
}

extension RouteType {
    /// Whether Swift code sees the same type. A type in `types` is compared by its name: its other
    /// changes are reported once, at the type. A type of a mounted spec is compared in full,
    /// because its changes aren't reported anywhere else.
    fileprivate func isSame(inSource other: RouteType) -> Bool {
        if isGenerated, other.isGenerated, owner == nil, other.owner == nil {
            return name == other.name
        }
        return switch (self, other) {
        case (.closed(let a), .closed(let b)): a.name == b.name
        case (.constrained(let a), .constrained(let b)): a.name == b.name && a.base == b.base
        // A renamed enum is reported once, too.
        case (.link(let a), .link(let b)): a.owner == b.owner
        default: self == other
        }
    }
}
