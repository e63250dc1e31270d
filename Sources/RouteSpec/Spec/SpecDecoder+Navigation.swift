import RoutePatterns

/// The tabs of a spec, before its routes are decoded.
struct TabBar {
    let span: Span
    let tabs: [Scalar]

    func declaring(_ placements: [PlacementDeclaration]) -> NavigationDeclaration {
        NavigationDeclaration(span: span, tabs: tabs, placements: placements)
    }
}

extension SpecDecoder {
    /// Decodes the tabs, and reserves the names that their code needs.
    mutating func tabBar(_ entry: Node.Entry) -> TabBar {
        for (name, owner) in ReservedName.navigationTypes {
            if let other = typeNames.claim(name, owner, at: entry.key.span) {
                reportTaken(owner, by: other, at: entry.key.span)
            }
        }
        var names = NameScope()
        let tabs = (texts(entry) ?? []).filter { scalar in
            if let other = names.claim(scalar.text, "the tab '\(scalar.text)'", at: scalar.span) {
                report(
                    .duplicateTab, "duplicate tab '\(scalar.text)'", at: scalar.span,
                    notes: [Diagnostic.Note("'\(scalar.text)' previously declared here", at: other.span)],
                    help: "remove one of the two")
                return false
            }
            if checkName(scalar, "the tab"), ReservedName.closedTypeCases.contains(scalar.text) {
                report(
                    .reservedName, "the tab '\(scalar.text)' has a name that Swift reserves", at: scalar.span,
                    help: "choose another name")
            }
            return true
        }
        return TabBar(span: entry.key.span, tabs: tabs)
    }

    /// Decodes the navigation keys of a route or a group, which override those of the groups around it; nil if they
    /// can't be read.
    mutating func placement(_ fields: Fields, in scope: MemberScope, isOfGroup: Bool) -> PlacementKeys? {
        let keys = (isOfGroup ? KeyTable.group : .route).keys.filter(Key.placement.contains)
        let entries = keys.compactMap { fields[$0] }
        if !scope.hasTabs {
            for entry in entries {
                report(
                    .withoutTabs, "'\(entry.key.text)' in a spec without 'tabs'", at: entry.key.span,
                    help: "list the tabs at the top of the spec, as in tabs: [home], or remove the key")
            }
        }
        func setting<Value: Sendable>(_ value: Value?, _ entry: Node.Entry?) -> PlacementKeys.Setting<Value>? {
            value.flatMap { value in
                entry.map { PlacementKeys.Setting(value: value, span: $0.value.span, isOfGroup: isOfGroup) }
            }
        }
        let own = PlacementKeys(
            tab: setting(text(fields[.tab])?.text, fields[.tab]),
            presentation: setting(
                choice(fields[.present], of: .present).flatMap(Presentation.init(rawValue:)), fields[.present]),
            parent: setting(parent(fields[.parent]), fields[.parent]),
            isRestorable: setting(flag(fields[.restorable], of: .restorable), fields[.restorable]),
            opening: setting(choice(fields[.open], of: .open).flatMap(Opening.init(rawValue:)), fields[.open]))
        return own.count == entries.count ? scope.placement.map(own.inheriting) : nil
    }

    private mutating func parent(_ entry: Node.Entry?) -> ParentDeclaration? {
        guard let entry else { return nil }
        guard let mapping = entry.value.mapping else {
            return text(entry, help: "write a route's name, as in auth.signIn").map {
                ParentDeclaration(name: $0, arguments: [])
            }
        }
        let fields = fields(of: mapping, .parent)
        guard let route = fields[.route] else {
            if mapping.isComplete {
                report(
                    .missingKey, "'parent' without 'route'", at: Span(at: mapping.span.start),
                    help: "add route: and the parent's name")
            }
            return nil
        }
        let entries = fields[.with].map { self.entries(of: $0, example: "id: itemId") } ?? []
        let arguments = entries?.compactMap { entry in
            text(entry).map { ParentDeclaration.Argument(parameter: entry.key, value: $0) }
        }
        guard let name = text(route), let arguments, arguments.count == entries?.count else { return nil }
        return ParentDeclaration(name: name, arguments: arguments)
    }
}

extension Key {
    fileprivate static let placement: Set<Key> = [.tab, .present, .parent, .restorable, .open]
}

extension PlacementKeys {
    fileprivate var count: Int {
        [tab != nil, presentation != nil, parent != nil, isRestorable != nil, opening != nil].count { $0 }
    }

    /// These keys or, if missing, those of the groups around.
    fileprivate func inheriting(_ outer: PlacementKeys) -> PlacementKeys {
        PlacementKeys(
            tab: tab ?? outer.tab, presentation: presentation ?? outer.presentation, parent: parent ?? outer.parent,
            isRestorable: isRestorable, opening: opening)
    }
}
