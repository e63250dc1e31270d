import RouteLanguage

/// A decoded spec file, with checked names and parsed patterns.
package struct Spec: Sendable {
    /// A route, a group, or a mount.
    package enum Member: Sendable {
        case route(RouteDeclaration)
        case group(Group)
        case mount(Mount)
    }

    /// The name of the generated enum.
    package let name: String
    /// The span of the enum's name, or the start of the spec if the name is derived from the file
    /// name.
    package let nameSpan: Span
    package let access: Access
    /// The spec's own bases; `url()` writes the first. None means any scheme and no host.
    package let bases: [Base]
    /// The spans of the bases without a literal host, by the bases' encoded texts.
    package let baseSpans: [String: Span]
    /// The modules to import, in the spec's order, without duplicates.
    package let imports: [String]
    /// The closed and constrained types, which are generated, in the spec's order.
    package let types: [RouteType]
    /// The names under `types`, of the app's types too.
    package let typeNames: [Scalar]
    /// Whether `+` in an item is a space (`plus: space`).
    package let plusIsSpace: Bool
    /// Whether ASCII case doesn't count in literal text, names of items, closed types, and Bools
    /// (`caseSensitive: false`).
    package let ignoresCase: Bool
    /// The enum's documentation.
    package let doc: String?
    /// The members of the enum that the spec lists.
    package let generatedMembers: [GeneratedMember]
    /// The routes, groups, and mounts, in the spec's order.
    package let members: [Member]
    /// All routes, including those in groups and mounts, in the spec's order.
    package let routes: [RouteDeclaration]
    /// The rules that routes, groups, and the spec allow.
    package let allowances: [Allowance]
    /// The apps that open the links.
    package let apps: Apps
    /// The tabs; nil if the spec has neither `tabs` nor a root.
    package let tabBar: TabBar?
    /// The spans of the settings; nil for several specs together.
    package let settings: SettingSpans?

    /// Whether the spec, or a route or group around a location, allows a rule.
    package func isAllowed(_ rule: Rule, at span: Span) -> Bool {
        allowances.contains { $0.rule == rule && $0.scope.contains(span) }
    }

    /// Whether an app claims the links of a route.
    ///
    /// - Parameter app: the ID of an app on Apple's systems; nil for an app that opens all routes.
    package func isClaimed(_ declaration: RouteDeclaration, by app: String? = nil) -> Bool {
        guard let names = app.flatMap({ apps.routes[$0] }) else { return declaration.isClaimed }
        let name = declaration.route.name
        return declaration.isClaimed && names.contains { name == $0 || name.hasPrefix($0 + ".") }
    }

    /// The routes without those of mounts.
    package var ownRoutes: [RouteDeclaration] {
        members.withoutGroups.compactMap(\.route)
    }

    /// The spec's own mounts, including those in groups, in the spec's order.
    package var mounts: [Mount] {
        members.withoutGroups.compactMap(\.mount)
    }

    /// The spec's mounts and those of the specs that it mounts.
    package var allMounts: [Mount] {
        mounts.flatMap { [$0] + $0.spec.allMounts }
    }
}

extension Spec {
    /// The routes of several specs, as if one spec had them all.
    ///
    /// - Parameter members: The members of the specs that no other of them mounts.
    package init(together specs: [Spec], members: [Member]) {
        self.init(
            name: "", nameSpan: Span(at: 0), access: .internal, bases: [], baseSpans: [:],
            imports: [], types: [], typeNames: [],
            plusIsSpace: specs.first?.plusIsSpace ?? false,
            ignoresCase: specs.first?.ignoresCase ?? false, doc: nil, generatedMembers: [],
            members: members,
            routes: members.flatMap(\.routes), allowances: specs.flatMap(\.allowances),
            apps: Apps(), tabBar: nil,
            settings: nil)
    }
}

extension Spec.Member {
    /// The routes in the member, in the spec's order.
    package var routes: [RouteDeclaration] {
        switch self {
        case .route(let route): [route]
        case .group(let group): group.members.flatMap(\.routes)
        case .mount(let mount): mount.spec.routes
        }
    }

    fileprivate var route: RouteDeclaration? {
        if case .route(let route) = self { route } else { nil }
    }

    fileprivate var mount: Mount? {
        if case .mount(let mount) = self { mount } else { nil }
    }

    fileprivate var isGroup: Bool {
        if case .group = self { true } else { false }
    }
}

extension [Spec.Member] {
    /// The routes and mounts, those in groups included, in the spec's order.
    fileprivate var withoutGroups: [Spec.Member] {
        // Many specs have none, and a list of members takes long to copy.
        if !contains(where: \.isGroup) { return self }
        var members: [Spec.Member] = []
        for member in self {
            if case .group(let group) = member {
                members += group.members.withoutGroups
            } else {
                members.append(member)
            }
        }
        return members
    }
}
