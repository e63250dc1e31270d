import Foundation
import RouteSpec

/// A claim file of any kind.
package struct ClaimFile: Sendable {
    /// A kind of claim file. The raw value is what such files are called.
    package enum Kind: String, CaseIterable, Sendable {
        case appSiteAssociation = "apple-app-site-association"
        case androidManifest = "AndroidManifest.xml"
        case assetLinks = "assetlinks.json"
        case infoPropertyList = "Info.plist"
        case entitlements = ".entitlements"

        /// Whether a site serves such files, which don't name the site's host.
        var isOfSite: Bool { self == .appSiteAssociation || self == .assetLinks }

        /// The rule for a file that can't be read.
        fileprivate var formRule: Rule {
            switch self {
            case .appSiteAssociation, .assetLinks: .notJSON
            case .androidManifest: .invalidXML
            case .infoPropertyList, .entitlements: .invalidPropertyList
            }
        }
    }

    package let kind: Kind
    /// What the file claims for each of its apps.
    package var claims = Claims(lists: [])
    /// The problems found without a spec, in file order.
    package var problems: [ClaimProblem] = []
    /// The oldest version of Android that the app is for, as its API level; nil if the file doesn't say it.
    var minimumLevel: Int?

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
        let named = Kind.allCases.first { $0.isOfSite && $0.rawValue == name }
        guard let kind = Self.kind(of: bytes) ?? named else { return nil }
        self.init(kind, bytes, resources: resources)
    }

    /// Reads a file of a kind. Like the system, leaves out what it can't read, and adds a problem for it.
    package init(_ kind: Kind, _ bytes: [UInt8], resources: [String: String] = [:]) {
        self.kind = kind
        do throws(FileProblem) {
            switch kind {
            case .appSiteAssociation: readAssociation(try LocatedValue(json: bytes))
            case .androidManifest: readManifest(try XMLElement.readManifest(bytes), resources)
            case .assetLinks: readStatements(try LocatedValue(json: bytes))
            case .infoPropertyList: readSchemes(try LocatedValue(propertyList: bytes), resources)
            case .entitlements: readDomains(try LocatedValue(propertyList: bytes), resources)
            }
        } catch {
            claims.isComplete = false
            problems = [ClaimProblem(kind.formRule, error)]
        }
        problems = problems.inFileOrder
    }

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
            let isOfApple = text.contain(
                "\"applinks\"", "\"appLinks\"", "\"webcredentials\"", "\"activitycontinuation\"", "\"appclips\"")
            if isOfApple { return .appSiteAssociation }
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
}
