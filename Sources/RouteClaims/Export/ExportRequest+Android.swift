extension ExportRequest {
    /// The intent filters for the spec's links, as a part of a manifest, or merged into one.
    func androidManifest() throws(ExportFailure) -> Export {
        let style = isPlain ? AndroidFilters.Style.plain : .tight(from: minimumSDK)
        guard let filters = AndroidFilters(spec, style) else {
            throw ExportFailure(
                "no base of the spec has a scheme and a host that a manifest can name",
                help: "add a base, as in 'https://example.com'")
        }
        let text = try existing.map { file throws(ExportFailure) in try filters.merged(into: file) } ?? filters.text
        let claims = filters.manifest.claims
        let claimer = LinkClaimer(
            system: .android, scope: .everything, claims: claims, minimumLevel: minimumSDK)
        return export(text, [claimer])
    }

    /// The statement that gives the site's links to the app, in a new file or in an existing one.
    func assetLinks() throws(ExportFailure) -> Export {
        Export(text: try AssetLinks.export(for: app, into: existing))
    }
}
