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
        + Kind.allCases.dropLast().map(\.rawValue).joined(separator: ", ") + ", or "
        + (Kind.allCases.last?.rawValue ?? "")

    /// Reads a file; nil if its kind is unknown.
    ///
    /// - Parameters:
    ///   - bytes: The file. If it is malformed, its problems say so.
    ///   - resources: The values of string resources and placeholders by their names.
    ///   - apiLevel: The API level of Android.
    package init?(
        _ bytes: [UInt8], resources: [String: String] = [:], apiLevel: Int = AndroidManifest.newestLevel
    ) {
        switch Self.kind(of: bytes) {
        case .appSiteAssociation: self = .appSiteAssociation(AppSiteAssociation(bytes))
        case .androidManifest:
            let isFragment = Self.rootName(String(decoding: bytes, as: UTF8.self)) == IntentFilter.elementName
            self = .androidManifest(
                AndroidManifest(
                    isFragment ? AndroidManifest.around(bytes) : bytes, resources: resources, apiLevel: apiLevel))
        case .assetLinks: self = .assetLinks(AssetLinks(bytes))
        case .infoPropertyList: self = .infoPropertyList(InfoPropertyList(bytes, resources: resources))
        case .entitlements: self = .entitlements(Entitlements(bytes, resources: resources))
        case nil: return nil
        }
    }

    /// The kind that a file's content has; nil if it isn't a claim file.
    package static func kind(of bytes: [UInt8]) -> Kind? {
        if TextProblem.isSigned(bytes) { return .appSiteAssociation }
        // Only ASCII matters here. Without all else, UTF-16 looks like UTF-8.
        let text = String(decoding: bytes.filter { (1..<0x80).contains($0) }.drop { $0 <= 0x20 }, as: UTF8.self)
        switch text.utf8.first {
        case UInt8(ascii: "<"): return xmlKind(bytes, text)
        case UInt8(ascii: "{"), UInt8(ascii: "["): return jsonKind(bytes, text)
        default: return PropertyList.mapping(bytes).flatMap(kind)
        }
    }

    private static func xmlKind(_ bytes: [UInt8], _ text: String) -> Kind? {
        switch rootName(text) {
        case "manifest", IntentFilter.elementName: return .androidManifest
        case "plist":
            if let mapping = PropertyList.mapping(bytes) { return kind(mapping) }
            return text.contains(Entitlements.key) ? .entitlements : text.contains("CFBundle") ? .infoPropertyList : nil
        default: return nil
        }
    }

    /// The name of the outermost element.
    private static func rootName(_ text: String) -> String? {
        var rest = text[...]
        while let start = rest.range(of: "<") {
            rest = rest[start.upperBound...]
            guard let first = rest.first, first == "?" || first == "!" else {
                return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
            }
            guard let end = rest.range(of: rest.hasPrefix("!--") ? "-->" : ">") else { return nil }
            rest = rest[end.upperBound...]
        }
        return nil
    }

    private static func kind(_ mapping: [String: Any]) -> Kind? {
        if mapping[Entitlements.key] != nil { return .entitlements }
        if mapping.keys.contains(where: { $0.hasPrefix("CFBundle") }) { return .infoPropertyList }
        let isEntitlement = { (key: String) in key.hasPrefix("com.apple.") || key == "aps-environment" }
        return mapping.keys.contains(where: isEntitlement) ? .entitlements : nil
    }

    private static let associationKeys = ["applinks", "webcredentials", "activitycontinuation", "appclips"]

    private static func jsonKind(_ bytes: [UInt8], _ text: String) -> Kind? {
        guard let json = LocatedJSON.reading(bytes).value else {
            return text.contains("\"applinks\"")
                ? .appSiteAssociation : text.contains("\"relation\"") ? .assetLinks : nil
        }
        if (json.elements ?? [json]).contains(where: { $0["relation"] != nil }) { return .assetLinks }
        return associationKeys.contains { json[$0] != nil } ? .appSiteAssociation : nil
    }
}
