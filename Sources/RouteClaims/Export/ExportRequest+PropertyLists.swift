extension ExportRequest {
    /// The entitlement for the hosts of the spec, as a property list, or merged into one.
    func entitlements() throws(ExportFailure) -> Export {
        let hosts = spec.table.webHosts
        guard !hosts.isEmpty else { throw Self.noWebHost }
        let domains = hosts.map { "applinks:\($0.isSuffix ? "*." : "")\($0.name ?? "")" }
        guard let existing else {
            return Export(text: PropertyListText.file(.mapping([(Entitlements.key, .texts(domains))])))
        }
        // Other services stay, and so do the modes of the spec's hosts.
        let known = PropertyList.list(PropertyList.mapping(existing)?[Entitlements.key]).compactMap { $0 as? String }
        let kept = known.filter { entry in
            !entry.hasPrefix("applinks:") || domains.contains { entry == $0 || entry.hasPrefix($0 + "?") }
        }
        let new = domains.filter { domain in !kept.contains { $0 == domain || $0.hasPrefix(domain + "?") } }
        let file = try PropertyListFile(existing)
        return Export(
            text: kept == known && new.isEmpty
                ? file.text : file.setting(Entitlements.key, (kept + new).map { .text($0) }))
    }

    /// The app's custom schemes for its Info.plist, as a property list. A file to merge with gets those that it lacks.
    func infoPropertyList() throws(ExportFailure) -> Export {
        var schemes = spec.table.customSchemes
        guard !schemes.isEmpty else {
            throw ExportFailure(
                "no base of the spec has a scheme of the app's own", help: "add a base, as in 'myapp://'")
        }
        if let existing {
            let known = Set(InfoPropertyList(existing).schemes.map { $0.name.lowercased() })
            schemes.removeAll(where: known.contains)
        }
        // An app ID is a team ID, a dot, and a bundle ID.
        let name = app.appIDs.first.flatMap { id in id.firstIndex(of: ".").map { String(id[id.index(after: $0)...]) } }
        let type: [(String, PropertyListText)] =
            [("CFBundleTypeRole", .text("Editor"))] + (name.map { [("CFBundleURLName", .text($0))] } ?? [])
            + [("CFBundleURLSchemes", .texts(schemes))]
        if let existing {
            let file = try PropertyListFile(existing)
            return Export(
                text: schemes.isEmpty
                    ? file.text : file.setting(InfoPropertyList.key, [.mapping(type)], keepsOthers: true))
        }
        return Export(text: PropertyListText.file(.mapping([(InfoPropertyList.key, .list([.mapping(type)]))])))
    }

    static let noWebHost = ExportFailure(
        "no base of the spec has a host for links of the web", help: "add a base, as in 'https://example.com'")
}
