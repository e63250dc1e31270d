import RouteLanguage

// The key `apps`, for files that claim links.
extension SpecDecoder {
    mutating func apps(_ entry: Node.Entry?) -> Apps {
        guard let entry, entries(of: entry, example: "package: com.example.app") != nil,
            let mapping = entry.value.mapping
        else { return Apps() }
        let fields = fields(of: mapping, .apps)
        var apps = Apps(
            packageName: text(fields[.packageName])?.text,
            fingerprints: texts(fields[.fingerprints])?.map(\.text) ?? []
        )
        for item in fields[.appIDs].flatMap({ items(of: $0, "'appIDs'") }) ?? [] {
            guard let mapping = item.mapping else {
                if let id = text(item, of: "an item of 'appIDs'"), add(id, to: &apps),
                    AppID.isClip(id.text)
                {
                    apps.clips.insert(id.text)
                }
                continue
            }
            let fields = self.fields(of: mapping, .app)
            guard let id = text(fields[.appID]), add(id, to: &apps) else { continue }
            apps.routes[id.text] = texts(fields[.appRoutes])?.map(\.text)
            if flag(fields[.clip], of: .clip) ?? AppID.isClip(id.text) {
                apps.clips.insert(id.text)
            }
        }
        return apps
    }

    /// Adds an app's ID; returns false and reports it if it is there already.
    private mutating func add(_ id: Scalar, to apps: inout Apps) -> Bool {
        if apps.appIDs.contains(id.text) {
            report(
                .badValue, "the app '\(id.text)' is listed twice", at: id.span,
                help: "remove one of the two")
            return false
        }
        if !AppID.isValid(id.text) {
            report(
                .badValue, "'\(id.text)' is not the ID of an app", at: id.span, help: AppID.help)
        }
        apps.appIDs.append(id.text)
        return true
    }

    /// Reports names under `apps` that no route and no group has. All routes must have been
    /// decoded.
    mutating func checkRoutes(of apps: Node.Entry?, among routes: [RouteDeclaration]) {
        // The apps of a mounted spec don't matter.
        if shared.diagnostics.hasErrors || origin.isCombined || !origin.mounts.isEmpty { return }
        let items = apps?.value.mapping?[.appIDs]?.value.list?.items ?? []
        let routesOfApps = items.flatMap { $0.mapping?[.appRoutes]?.value.list?.items ?? [] }
        let scalars = routesOfApps.compactMap(\.scalar)
        if scalars.isEmpty { return }
        var names: Set<String> = []
        for path in routes.map(\.route.path) {
            for end in path.indices { names.insert(path[...end].joined(separator: ".")) }
        }
        for name in scalars where !names.contains(name.text) {
            report(
                .badValue, "there is no route or group '\(name.text)'", at: name.span,
                help: Self.help(
                    for: name, among: names.sorted(),
                    "name a route or a group of the spec; for one in a group, write auth.signIn"))
        }
    }
}
