import RouteAnalysis
import RouteJSON
import RouteSpec

/// A claim file that can be made from a spec. The raw value is its name on the command line.
package enum ExportKind: String, CaseIterable, Sendable {
    case aasa, assetlinks, android
    case infoPropertyList = "info-plist"
    case entitlements

    /// Makes the file.
    package func export(_ request: ExportRequest) throws(FileProblem) -> Export {
        switch self {
        case .aasa: try request.appSiteAssociation()
        case .assetlinks:
            Export(text: try AssetLinks.export(for: request.app, into: request.existing))
        case .android: try request.androidManifest()
        case .infoPropertyList: try request.infoPropertyList()
        case .entitlements: try request.entitlements()
        }
    }
}

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

extension Apps {
    /// The same apps, with what a spec says of them where nothing else does.
    package func completed(by apps: Apps) -> Apps {
        let ids = appIDs.isEmpty ? apps.appIDs : appIDs
        return Apps(
            appIDs: ids,
            packageName: packageName ?? apps.packageName,
            fingerprints: fingerprints.isEmpty ? apps.fingerprints : fingerprints,
            routes: apps.routes,
            clips: apps.clips.union(ids.filter { !apps.appIDs.contains($0) && AppID.isClip($0) }))
    }
}

/// A claim file that was made from a spec.
package struct Export: Sendable {
    package let text: String
    /// Links with which the file differs from the spec: what its format can't tell apart, and what
    /// `isPlain` adds.
    package private(set) var differences: [ClaimProblem] = []
    /// What is said of the whole file.
    package private(set) var notes: [ClaimProblem] = []

    /// A line that says for how many links the file differs from the spec; nil if for none.
    ///
    /// - Parameter isPlain: whether the differences were asked for, with `--plain`.
    package static func summary(ofDifferences count: Int, isPlain: Bool = false) -> String? {
        let subject =
            isPlain ? "with --plain, the file does not describe" : "the format cannot describe"
        return switch count {
        case 0: nil
        case 1: "\(subject) 1 link exactly; --all shows it"
        default: "\(subject) \(count) links exactly; --all lists them"
        }
    }
}

extension ExportRequest {
    /// The intent filters for the spec's links, as a part of a manifest, or merged into one.
    fileprivate func androidManifest() throws(FileProblem) -> Export {
        guard let filters = AndroidFilters(spec, minimumLevel: minimumSDK) else {
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
        return export(text, ClaimFile.claimers(of: [filters.file], minimumLevel: minimumSDK))
    }

    /// A file, with what `verify` says of it.
    func export(_ text: String, _ files: [ClaimFile]) -> Export {
        let problems = Verification.findings(of: spec, files).map(\.problem)
        return Export(
            text: text, differences: problems.filter { !$0.isAboutCase },
            notes: problems.filter(\.isAboutCase))
    }
}
