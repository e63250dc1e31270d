import Foundation

/// A claim file of any kind.
package enum ClaimFile: Sendable {
    case appSiteAssociation(AppSiteAssociation)
    case androidManifest(AndroidManifest)
    case assetLinks(AssetLinks)
    case infoPropertyList(InfoPropertyList)
    case entitlements(Entitlements)

    /// A kind of claim file. The raw value is what such files are called.
    package enum Kind: String, CaseIterable, Sendable {
        case appSiteAssociation = "apple-app-site-association"
        case androidManifest = "AndroidManifest.xml"
        case assetLinks = "assetlinks.json"
        case infoPropertyList = "Info.plist"
        case entitlements = ".entitlements"
    }

    /// The message for a file of unknown kind.
    package static let unknownKindMessage =
        "cannot tell what the file is: its content is not that of "
        + Kind.allCases.map(\.rawValue).joined(by: "or")

    /// Reads a file; nil if its kind is unknown.
    ///
    /// - Parameters:
    ///   - bytes: The file. If it is malformed, its problems say so.
    ///   - name: Tells the kind if the content doesn't: a site's file must have the name of its kind.
    ///   - resources: The values of string resources and placeholders by their names.
    package init?(_ bytes: [UInt8], name: String = "", resources: [String: String] = [:]) {
        switch Self.kind(of: bytes) ?? Self.siteKinds.first(where: { $0.rawValue == name }) {
        case .appSiteAssociation: self = .appSiteAssociation(AppSiteAssociation(bytes))
        case .androidManifest:
            let isWhole = bytes.withoutComments.contain("<manifest")
            self = .androidManifest(
                AndroidManifest(isWhole ? bytes : AndroidManifest.around(bytes), resources: resources))
        case .assetLinks: self = .assetLinks(AssetLinks(bytes))
        case .infoPropertyList: self = .infoPropertyList(InfoPropertyList(bytes, resources: resources))
        case .entitlements: self = .entitlements(Entitlements(bytes, resources: resources))
        case nil: return nil
        }
    }

    private static let siteKinds: [Kind] = [.appSiteAssociation, .assetLinks]

    /// The kind that a file's content has, well-formed or not; nil if it isn't a claim file.
    package static func kind(of bytes: [UInt8]) -> Kind? {
        if FileProblem.isSigned(bytes) { return .appSiteAssociation }
        // Without what isn't ASCII, UTF-16 looks like UTF-8.
        let text = bytes.prefix(4).contains { $0 == 0 || $0 > 0xEF } ? bytes.filter { (1..<0x80).contains($0) } : bytes
        switch text.first(where: { $0 > 0x20 && $0 < 0x80 }) {
        case UInt8(ascii: "<"):
            if text.contain("<manifest", "<" + IntentFilter.elementName) { return .androidManifest }
            if text.contain("<key>CFBundle") { return .infoPropertyList }
            return text.contain("<key>com.apple.", "<key>aps-environment") ? .entitlements : nil
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            // A component of an association can also be about an item named "relation".
            let keys = ["applinks", "appLinks", "webcredentials", "activitycontinuation", "appclips"]
                .map { "\"\($0)\"" }
            if keys.contains(where: { text.contain($0) }) { return .appSiteAssociation }
            return text.contain("\"relation\"") ? .assetLinks : nil
        default: return nil
        }
    }
}

extension [String] {
    /// The texts in a sentence, with a conjunction before the last one.
    func joined(by conjunction: String) -> String {
        let start = dropLast().joined(separator: ", ")
        return start.isEmpty ? last ?? "" : "\(start)\(count > 2 ? "," : "") \(conjunction) \(last ?? "")"
    }

    /// The texts in a sentence, in quotation marks.
    var listed: String { map { "'\($0)'" }.joined(by: "and") }
}

extension [UInt8] {
    /// Whether the bytes contain one of some texts. Foundation's search is fast in a large file.
    fileprivate func contain(_ texts: String...) -> Bool {
        let data = Data(self)
        return texts.contains { data.range(of: Data($0.utf8)) != nil }
    }

    /// Of XML, what isn't in a comment.
    fileprivate var withoutComments: [UInt8] {
        var rest = Data(self)
        var kept: [UInt8] = []
        while let start = rest.range(of: Data("<!--".utf8)) {
            kept += rest[..<start.lowerBound]
            let end = rest[start.upperBound...].range(of: Data("-->".utf8))
            rest = rest[(end?.upperBound ?? rest.endIndex)...]
        }
        return kept + rest
    }
}
