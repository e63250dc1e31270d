import RouteClaims
import RouteCompiler
import TypeScriptEmitter

/// What `export` makes, with the options that have an effect on it.
enum ExportFormat: Hashable, CaseIterable {
    /// A file that claims links.
    case claims(ExportKind)
    /// A module in a language.
    case script(ScriptDialect)
    /// A page for testers.
    case html
    /// The routes as data.
    case json

    static let allCases =
        ExportKind.allCases.map(claims) + ScriptDialect.allCases.map(script) + [.html, .json]

    /// The format of a name on the command line; nil if there is none.
    init?(name: String) {
        guard let format = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// The name on the command line.
    var name: String {
        switch self {
        case .claims(let kind): kind.rawValue
        case .script(let dialect): dialect.rawValue
        case .html: "html"
        case .json: "json"
        }
    }

    /// Its own options, besides those of `export`.
    var options: [Option] {
        switch self {
        case .claims(.aasa): [.plain, .claimedHost, .merge, .appID, .allLimits]
        case .claims(.assetlinks): [.merge, .packageName, .fingerprint, .allLimits]
        case .claims(.android): [.merge, .minimumSDK, .allLimits]
        case .claims(.infoPropertyList): [.merge, .appID, .allLimits]
        case .claims(.entitlements): [.merge, .allLimits]
        case .script: [.only, .without, .bigIntegers]
        case .html: [.only, .without, .claims, .resource, .title, .revision]
        case .json: [.only, .without]
        }
    }
}

extension Option {
    static let plain = Option(
        name: "plain", summary: "write short patterns for Apple, which claim more than necessary")

    static let claimedHost = Option(
        name: "host", value: .text("HOST"),
        summary: "the host that serves the file; needed if hosts have different links")

    static let merge = Option(
        name: "merge", value: .text("FILE"),
        summary: "replace the app's part in this file, and leave the rest unchanged")

    static let appID = Option(
        name: "app-id", value: .text("ID"), isRepeatable: true,
        summary: "the team's ID, a dot, and the bundle's ID of an app on Apple's systems")

    static let packageName = Option(
        name: "package", value: .text("NAME"), summary: "the name of the app on Android")

    static let fingerprint = Option(
        name: "fingerprint", value: .text("HEX"), isRepeatable: true,
        summary: "the SHA-256 fingerprint of a certificate that signs the app on Android")

    static let minimumSDK = Option(
        name: "min-sdk", value: .text("LEVEL"),
        summary:
            "the API level of the oldest Android that the app is for; from 31 on, "
            + "patterns are exact"
    )

    static let only = Option(
        name: "only", value: .texts("GROUP"), isRepeatable: true,
        summary: "export only the routes of these groups")

    static let without = Option(
        name: "without", value: .texts("GROUP"), isRepeatable: true,
        summary: "leave out the routes of these groups")

    static let bigIntegers = Option(
        name: "bigint", summary: "also read and write integers beyond 2^53, as a bigint")

    static let title = Option(
        name: "title", value: .text("TEXT"),
        summary: "whose links the page shows; default: the enum's name")

    static let revision = Option(
        name: "revision", value: .text("TEXT"),
        summary: "the version or the commit, to show on the page")
}
