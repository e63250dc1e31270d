import RouteAnalysis
import RouteJSON
import RouteLanguage
import RouteSpec

extension ExportRequest {
    /// The `apple-app-site-association` file of one host.
    func appSiteAssociation() throws(FileProblem) -> Export {
        if app.fullAppIDs.isEmpty {
            throw FileProblem(
                "the app's ID is not known",
                help: "write --app-id and the team's ID, a dot, and the bundle's ID; "
                    + "or 'appIDs' under 'apps' in the spec")
        }
        let merge = try existing.map { bytes throws(FileProblem) in
            try AssociationMerge(bytes, appIDs: app.fullAppIDs)
        }
        let hosts = spec.table.servingHosts
        let host = try chosenHost(among: hosts)
        let groups = spec.table.hostsWithOneFile
        if self.host == nil, groups.count > 1 {
            throw FileProblem(
                "the hosts of the spec have different links, so each needs a file of its own",
                help: "write --host and one of \(groups.descriptionOfHosts)")
        }
        let links = SpecLinks(spec.table)
        var part = AssociationPart(variables: merge?.reservedVariables ?? [:])
        part.clips = app.clipIDs
        let whole = app.fullAppIDs.filter { app.routes[$0] == nil }
        let limited = app.fullAppIDs.filter { app.routes[$0] != nil }
        for ids in (whole.isEmpty ? [] : [whole]) + limited.map({ [$0] }) {
            let components = spec.components(
                servedBy: host, for: ids[0], links, &part.variables, isPlain: isPlain)
            part.entries.append(.init(appIDs: ids, components: components))
        }
        let text = merge?.text(with: part) ?? part.file
        return export(text, host: groups.count > 1 ? host : nil, links)
    }

    private func chosenHost(among hosts: [String]) throws(FileProblem) -> String {
        guard let first = hosts.first else { throw noWebHost }
        guard let host else { return first }
        guard let name = spec.table.webHosts(servedBy: host)?.first?.name else {
            throw spec.table.unknownHost(host)
        }
        return name
    }

    /// The file with what `verify` says of it, on one host or on all.
    private func export(_ text: String, host: String?, _ links: SpecLinks) -> Export {
        let file = ClaimFile(.appSiteAssociation, Array(text.utf8))
        let hosts = spec.table.webHosts.filter { host == nil || $0.name == host }
        let files = ClaimFile.claimers(of: [file], for: app).map { $0.on(hosts) }
        return export(text, files, links)
    }
}

extension CompiledSpec {
    /// The components that claim the links of the hosts that a host serves the file for. Adds the
    /// variables that they need.
    ///
    /// - Parameters:
    ///   - host: one of `servingHosts`.
    ///   - app: an app that gets the links; nil if it opens all routes.
    ///   - isPlain: whether the components are short, and claim more than necessary.
    ///   - ignoresCase: whether components can ignore case, as on Apple's systems.
    func components(
        servedBy host: String, for app: String?, _ links: SpecLinks,
        _ variables: inout [String: [String]], isPlain: Bool = false, ignoresCase: Bool = true
    ) -> [LinkComponent] {
        var writer = LinkSegmentWriter(
            plusIsSpace: table.plusIsSpace, ignoresCase: ignoresCase && table.ignoresCase,
            variables: variables, isPlain: isPlain)
        let blocks = table.variants(servedBy: host).map { variant in
            let declaration = spec.routes[table.routeID(of: variant.pattern).index]
            return LinkBlock(
                variant, table[variant.pattern].pattern,
                isClaimed: spec.isClaimed(declaration, by: app), &writer)
        }
        variables = writer.variables
        let choice = ComponentChoice(
            blocks.components(isPlain: isPlain), LinkVariables(variables), blocks,
            sites: links.sites(servedBy: host), links
        ) { spec.isClaimed(spec.routes[$0.index], by: app) }
        return choice.components
    }
}

extension JSON {
    static func texts(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
