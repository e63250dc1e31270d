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
