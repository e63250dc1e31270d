import Foundation
import RouteJSON
import RouteLanguage
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

        package var system: System {
            self == .androidManifest || self == .assetLinks ? .android : .apple
        }

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

    package enum System: String, CaseIterable, Sendable {
        case apple = "iOS"
        case android = "Android"
    }

    package let kind: Kind
    /// What the file claims: the system gives a URL to the app if one of the lists claims it.
    package var lists: [ClaimList] = []
    /// Whether the lists have everything that the file
    /// claims. They don't if only the build knows a value.
    var isComplete = true
    /// The problems found without a spec, in file order.
    package var problems: [ClaimProblem] = []
    /// The oldest version of Android that the app runs on, as an API level; nil if unknown.
    var minimumLevel: Int?
    /// The index of the file among those that are compared with a spec.
    package var index = 0
    /// The IDs of the apps that the file is compared for; empty if it is for all its apps.
    var apps: [String] = []
    /// The IDs of the App Clips that a site's file lists.
    var clips: [String] = []
    /// The hosts that entitlements list for App Clips.
    var clipHosts: [ClaimedHost] = []
    /// The entries of apps that the spec doesn't list. They aren't compared.
    var otherLists: [ClaimList] = []

    /// The rule that claims a URL; nil if none does.
    package func rule(claiming url: ClaimedURL) -> ClaimRule? {
        lists.lazy.compactMap { $0.rule(deciding: url) }.first { !$0.isExclusion }
    }

    /// Whether such files decide which links of a scheme, in lower case, the app opens.
    func covers(_ scheme: String) -> Bool {
        switch kind {
        case .androidManifest: true
        case .infoPropertyList: !URLScheme.isWeb(scheme)
        case .appSiteAssociation, .assetLinks, .entitlements: URLScheme.isWeb(scheme)
        }
    }
}

// MARK: - Reading

extension ClaimFile {
    /// The message for a file of unknown kind.
    package static let unknownKindMessage =
        "cannot tell what the file is: its content is not that of "
        + Kind.allCases.map(\.rawValue).list("or")

    /// Reads a file; nil if its kind is unknown.
    ///
    /// - Parameters:
    ///   - bytes: The file, which may be malformed.
    ///   - name: The file's name, which tells the kind of a site's file if the content doesn't.
    ///   - resources: The values of string resources and placeholders by their names.
    package init?(_ bytes: [UInt8], name: String = "", resources: [String: String] = [:]) {
        let named = Kind.allCases.first { $0.isOfSite && $0.rawValue == name }
        guard let kind = Self.kind(of: bytes) ?? named else { return nil }
        self.init(kind, bytes, resources: resources)
    }

    /// Reads a file of a kind. Like the system, leaves out what it can't read, and adds a problem
    /// for it.
    package init(_ kind: Kind, _ bytes: [UInt8], resources: [String: String] = [:]) {
        self.init(kind: kind)
        do throws(FileProblem) {
            switch kind {
            case .appSiteAssociation: readAssociation(try LocatedValue(json: bytes))
            case .androidManifest: readManifest(try XMLElement.readManifest(bytes), resources)
            case .assetLinks: readStatements(try LocatedValue(json: bytes))
            case .infoPropertyList: readSchemes(try XMLElement.readPropertyList(bytes), resources)
            case .entitlements: readDomains(try XMLElement.readPropertyList(bytes), resources)
            }
        } catch {
            isComplete = false
            problems = [
                ClaimProblem(
                    kind.formRule, error.message, at: ClaimLocation("", error.position),
                    help: error.help)
            ]
        }
        problems = problems.inFileOrder
    }

    /// How a file of a kind is recognized.
    private struct Mark {
        let kind: Kind
        /// The characters that it may begin with.
        let starts: String
        /// Texts of which it has one.
        let texts: [String]
    }

    /// In the order in which they are asked.
    private static let marks = [
        Mark(
            kind: .androidManifest, starts: "<",
            texts: ["<manifest", "<" + IntentFilter.elementName]),
        Mark(kind: .infoPropertyList, starts: "<", texts: ["<key>CFBundle"]),
        Mark(
            kind: .entitlements, starts: "<", texts: ["<key>com.apple.", "<key>aps-environment"]),
        // Before `assetLinks`: a component of an association can name an item "relation".
        Mark(
            kind: .appSiteAssociation, starts: "{[",
            texts: [
                "\"applinks\"", "\"appLinks\"", "\"webcredentials\"", "\"activitycontinuation\"",
                "\"appclips\"",
            ]),
        Mark(kind: .assetLinks, starts: "{[", texts: ["\"relation\""]),
    ]

    /// The kind that a file's content has, well-formed or not; nil if it isn't a claim file.
    package static func kind(of bytes: [UInt8]) -> Kind? {
        if FileProblem.isSigned(bytes) { return .appSiteAssociation }
        // In UTF-16, ASCII text has a zero byte for each
        // character. Without these, it is like UTF-8.
        let isWide = bytes.prefix(4).contains { $0 == 0 || $0 > 0xEF }
        let text = isWide ? bytes.filter { (1..<0x80).contains($0) } : bytes
        guard let start = text.first(where: { $0 > 0x20 && $0 < 0x80 }) else { return nil }
        // Foundation's search is fast in a large file.
        let data = Data(text)
        return marks.first { mark in
            mark.starts.utf8.contains(start)
                && mark.texts.contains { data.range(of: Data($0.utf8)) != nil }
        }?.kind
    }
}
