import RouteAnalysis
import RouteJSON
import RouteSpec

/// What a claim file is made from.
package struct ExportRequest: Sendable {
    package let spec: CompiledSpec
    package let app: Apps
    /// Whether an association file gets short patterns, which claim more than necessary.
    package let isPlain: Bool
    /// The oldest version of Android that the app is for, as its API level.
    package let minimumSDK: Int
    /// The host whose file is made; nil for that of the first base.
    package let host: String?
    /// A file that gets the app's part; nil for a new file.
    package let existing: [UInt8]?

    package init(
        _ spec: CompiledSpec, app: Apps = Apps(), isPlain: Bool = false, minimumSDK: Int = 1,
        host: String? = nil,
        existing: [UInt8]? = nil
    ) {
        self.spec = spec
        self.app = app
        self.isPlain = isPlain
        self.minimumSDK = minimumSDK
        self.host = host
        self.existing = existing
    }
}

extension ExportRequest {
    /// The intent filters for the spec's links, as a part of a manifest, or merged into one.
    func androidManifest() throws(FileProblem) -> Export {
        let links = SpecLinks(spec.table, for: .android)
        guard let filters = AndroidFilters(spec, links, minimumLevel: minimumSDK) else {
            guard spec.spec.routes.contains(where: \.isClaimed) else {
                throw FileProblem("every route has 'claim: false'", help: "remove it from a route")
            }
            throw FileProblem(
                "no base of the spec has a scheme and a host that a manifest can name",
                help: "add a base, as in 'https://example.com'")
        }
        let text =
            try existing.map { file throws(FileProblem) in try filters.merged(into: file) }
            ?? filters.text
        let files = ClaimFile.claimers(of: [filters.file], minimumLevel: minimumSDK)
        return export(text, files, links)
    }

    /// A file, with what `verify` says of it.
    ///
    /// - Parameter links: the spec's links for the file's system.
    func export(_ text: String, _ files: [ClaimFile], _ links: SpecLinks) -> Export {
        let problems = Verification.findings(of: spec, files, links).map(\.problem)
        return Export(
            text: text, differences: problems.filter { !$0.isAboutCase },
            notes: problems.filter(\.isAboutCase))
    }
}
