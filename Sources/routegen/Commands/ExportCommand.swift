import RouteClaims
import RouteCompiler
import RouteSpec
import TypeScriptEmitter

extension Command {
    static let export: Command = Command(
        name: "export",
        summary:
            "make a file that claims the links of a spec, or with which other programs read and write them",
        operands: [.exportKind, .spec],
        options: [
            .output, .checkOnly, .only, .without, .plain, .claimedHost, .merge, .appID,
            .packageName, .fingerprint,
            .minimumSDK, .allLimits, .claims, .resource, .bigIntegers, .title, .revision,
        ],
        examples: [
            Example(
                line:
                    "export aasa --app-id 8K4R2T9XQW.org.shop -o public/.well-known/apple-app-site-association",
                purpose: "the site's file for Apple"),
            Example(
                line: "export android --merge AndroidManifest.xml -o AndroidManifest.xml",
                purpose: "replace the intent filters between the two comments in a manifest"),
            Example(
                line: "export entitlements -o App.entitlements --check",
                purpose: "fail if the entitlement for the hosts is stale, in CI"),
            Example(
                line: "export typescript -o web/routes.ts",
                purpose: "the same links in a web site or a back end"),
            Example(
                line: "export html -o routes.html",
                purpose: "a page to look at the routes and to try links"),
            Example(
                line: "export json -o routes.json",
                purpose: "the routes as data, for other generators and tools"),
        ],
        discussion: [
            "Notes on standard error say how many links the format cannot describe exactly; --all lists them.",
            "With --check nothing is written. If FILE is missing or stale, the exit code is 1. Of a stale one, the first line that differs is printed.",
        ],
        run: { arguments, console in
            let kind = arguments.values(of: .exportKind).first ?? ""
            let kinds = Operand.exportKinds
            guard kinds.contains(kind) else {
                throw UsageError("'\(kind)' is not a kind of file", kind, among: kinds)
            }
            for option in Self.export.options
            where arguments.contains(option) && !option.exportKinds.contains(kind) {
                throw UsageError(
                    "the option '\(option.longName)' is not for '\(kind)'",
                    help: "it is for \(option.exportKinds.joined(separator: ", "))")
            }
            let output = try OutputFile(arguments, console)
            if let kind = ExportKind(rawValue: kind) {
                return try exportClaims(kind, output, console)
            }
            return try exportRoutes(kind, output, console)
        })
}

extension Operand {
    static let exportKind = Operand(
        name: "KIND", count: .one, summary: exportKinds.joined(separator: ", "), words: exportKinds)

    /// The kinds of files that `export` makes.
    fileprivate static let exportKinds = ExportKind.allCases.map(\.rawValue) + exportKindsWithRoutes

    /// The kinds of files that have routes, and can leave some out.
    fileprivate static let exportKindsWithRoutes =
        ScriptDialect.allCases.map(\.rawValue) + ["html", "json"]
}

extension Option {
    /// The kinds of files on which an option of `export` has an effect.
    fileprivate var exportKinds: [String] {
        let kinds: [ExportKind] =
            switch self {
            case .plain, .claimedHost: [.aasa]
            case .appID: [.aasa, .infoPropertyList]
            case .packageName, .fingerprint: [.assetlinks]
            case .minimumSDK: [.android]
            case .merge: ExportKind.allCases
            default: []
            }
        switch self {
        case .only, .without: return Operand.exportKindsWithRoutes
        case .claims, .resource, .title, .revision: return ["html"]
        case .bigIntegers: return ScriptDialect.allCases.map(\.rawValue)
        default: return kinds.isEmpty ? Operand.exportKinds : kinds.map(\.rawValue)
        }
    }

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
            "the API level of the oldest Android that the app is for; from 31 on, patterns are exact"
    )
}

extension Arguments {
    /// The API level of `--min-sdk`; 1 without it.
    func minimumSDK() throws(UsageError) -> Int {
        let level = self[.minimumSDK] ?? "1"
        guard let number = Int(level), (1...10_000).contains(number) else {
            throw UsageError(
                "'\(level)' is not an API level of Android",
                help: "write a number, such as --min-sdk 31")
        }
        return number
    }
}

extension Command {
    /// Writes a file that claims links.
    private static func exportClaims(
        _ kind: ExportKind, _ output: OutputFile, _ console: Console
    ) throws -> ExitCode {
        let arguments = output.arguments
        let minimumSDK = try arguments.minimumSDK()
        guard let spec = RouteFile.load(arguments.spec(.spec), console) else { return .failure }
        let (existing, isPlain) = (arguments[.merge], arguments.contains(.plain))
        // The limit is more than any system reads.
        let file = try existing.map { path throws(FileError) in
            try console.read(path, limit: 1 << 24)
        }
        let apps = Apps(
            appIDs: arguments.values(of: .appID), packageName: arguments[.packageName],
            fingerprints: arguments.values(of: .fingerprint))
        let request = ExportRequest(
            spec.compiled, app: apps.completed(by: spec.compiled.spec.apps), isPlain: isPlain,
            minimumSDK: minimumSDK, host: arguments[.claimedHost], existing: file)
        let export: Export
        do throws(FileProblem) {
            export = try kind.export(request)
        } catch {
            let numbers = [error.location.line, error.location.column].compactMap { $0 }
            let place = existing.map { path in numbers.reduce(path) { "\($0):\($1)" } } ?? ""
            console.report(
                .error, (numbers.isEmpty ? "" : place + ": ") + error.message, help: error.help)
            return .failure
        }
        if arguments.contains(.allLimits) {
            for note in export.differences { console.report(.note, note.message, help: note.help) }
        } else if let text = Export.summary(
            ofDifferences: export.differences.count, isPlain: isPlain)
        {
            console.report(.note, text)
        }
        return try output.write(export.text, console)
    }
}
