import RouteLanguage

extension SpecDecoder {
    /// Decodes the tabs, and reserves the names that their code needs.
    mutating func tabBar(_ entry: Node.Entry) -> TabBar {
        claimNavigationTypes(at: entry.key.span)
        var names = NameScope()
        let tabs = tabs(entry).filter { tab in
            let scalar = tab.name
            if let other = names.claim(scalar.text, "the tab '\(scalar.text)'", at: scalar.span) {
                let note = Diagnostic.Note(
                    "'\(scalar.text)' previously declared here", at: other.span)
                report(
                    .duplicateTab, "duplicate tab '\(scalar.text)'", at: scalar.span,
                    notes: [note], help: "remove one of the two")
                return false
            }
            if checkName(scalar, "the tab"), ReservedName.closedTypeCases.contains(scalar.text) {
                report(
                    .reservedName, "the tab '\(scalar.text)' has a name that Swift reserves",
                    at: scalar.span,
                    help: "choose another name")
            }
            return true
        }
        return TabBar(span: entry.key.span, tabs: tabs)
    }

    /// Decodes a list of tabs, or a mapping of tabs to their roots.
    private mutating func tabs(_ entry: Node.Entry) -> [TabBar.Tab] {
        if let mapping = entry.value.mapping {
            return mapping.entries.compactMap { entry in
                text(entry, help: "write a route's name, as in auth.signIn").map {
                    TabBar.Tab(name: entry.key, root: $0)
                }
            }
        }
        let items = items(of: entry, "'tabs'") ?? []
        return items.compactMap { item in
            text(
                item, of: "an item of 'tabs'",
                help:
                    "to name roots, write each tab on a line of its own below 'tabs:', without '-'"
            ).map { TabBar.Tab(name: $0, root: nil) }
        }
    }

    /// The only stack of a spec without tabs; nil unless a route is a root and no route names a
    /// tab.
    mutating func onlyStack(_ routes: Node.Entry?) -> TabBar? {
        let placements = routes?.value.placements ?? []
        guard !placements.contains(where: { $0.key.text == Key.tab.name }),
            let root = placements.first(where: {
                $0.value.scalar?.text == Presentation.root.rawValue
            })?.value.span
        else { return nil }
        claimNavigationTypes(at: root)
        let main = Scalar(text: "main", style: .plain, span: root, escapes: [])
        return TabBar(span: root, tabs: [TabBar.Tab(name: main, root: nil)], hasOneStack: true)
    }

    private mutating func claimNavigationTypes(at span: Span) {
        for type in ReservedName.navigationTypes {
            if let other = typeNames.claim(type.name, type.owner, at: span) {
                reportTaken(type.owner, by: other, at: span)
            }
        }
    }

    /// Decodes the navigation keys of a route or a group, which override inherited ones.
    mutating func placement(_ fields: Node.Mapping, in scope: MemberScope, isOfGroup: Bool)
        -> PlacementKeys
    {
        if !scope.hasTabs {
            if let tab = fields[.tab] {
                report(
                    .unknownTab, "'tab' in a spec without 'tabs'", at: tab.key.span,
                    help:
                        "list the tabs at the top of the spec, as in tabs: [home]; "
                        + "if another spec mounts this one, "
                        + "write 'tab' there, at the mount")
            }
            let keys = [Key.present, .parent, .restorable, .link, .interruptible]
            placeWithoutTabs = placeWithoutTabs ?? keys.lazy.compactMap { fields[$0]?.key }.first
        }
        func setting<Value: Sendable>(_ value: Value?, _ entry: Node.Entry?) -> PlacementKeys
            .Setting<Value>?
        {
            value.flatMap { value in
                entry.map {
                    PlacementKeys.Setting(value: value, span: $0.value.span, isOfGroup: isOfGroup)
                }
            }
        }
        var own = PlacementKeys(
            tabs: setting(textOrTexts(fields[.tab]), fields[.tab]),
            presentation: setting(
                choice(fields[.present], of: .present).flatMap(Presentation.init(rawValue:)),
                fields[.present]),
            parent: setting(parent(fields[.parent], in: scope.mount), fields[.parent]),
            isRestorable: setting(flag(fields[.restorable], of: .restorable), fields[.restorable]),
            opening: setting(
                choice(fields[.link], of: .link).flatMap(Opening.init(rawValue:)), fields[.link]),
            isInterruptible: setting(
                flag(fields[.interruptible], of: .interruptible), fields[.interruptible]))
        if let root = own.presentation, root.value == .root, let tab = scope.onlyTab {
            own.tabs = PlacementKeys.Setting(value: [tab], span: root.span, isOfGroup: isOfGroup)
        }
        // Keys that a group can't have are the route's own.
        own.tabs = own.tabs ?? scope.placement.tabs
        own.presentation = own.presentation ?? scope.placement.presentation
        own.parent = own.parent ?? scope.placement.parent
        return own
    }

    /// Reports that a key has no effect unless a spec with tabs mounts this one.
    mutating func notePlace(_ key: Scalar) {
        report(
            .withoutTabs,
            "'\(key.text)' has no effect here, only in a spec with 'tabs' that mounts this one",
            at: key.span,
            help: "if this spec is the app's, list the tabs at its top, as in tabs: [home]")
    }

    private mutating func parent(_ entry: Node.Entry?, in mount: [String]) -> ParentDeclaration? {
        guard let entry else { return nil }
        guard let mapping = entry.value.mapping else {
            return text(entry, help: "write a route's name, as in auth.signIn").map {
                ParentDeclaration(name: $0, arguments: [], mount: mount)
            }
        }
        let fields = fields(of: mapping, .parent)
        let entries = fields[.with].map { self.entries(of: $0, example: "id: itemId") } ?? []
        let arguments = entries?.compactMap { entry in
            text(entry).map { ParentDeclaration.Argument(parameter: entry.key, value: $0) }
        }
        guard let name = text(fields[.route]), let arguments, arguments.count == entries?.count
        else { return nil }
        return ParentDeclaration(name: name, arguments: arguments, mount: mount)
    }
}

extension Node {
    /// The entries `tab` and `present` of the routes and groups of a mapping.
    fileprivate var placements: [Entry] {
        (mapping?.entries ?? []).flatMap { member in
            (member.value.mapping?.entries ?? []).flatMap { entry -> [Entry] in
                switch entry.key.text {
                case Key.tab.name, Key.present.name: [entry]
                case Key.routes.name: entry.value.placements
                default: []
                }
            }
        }
    }
}
