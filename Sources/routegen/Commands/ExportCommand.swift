import RouteClaims
import RouteCompiler
import RouteJSON
import RouteSpec
import TypeScriptEmitter

extension Command {
    static let export: Command = Command(
        name: "export",
        summary:
            "make a file that claims the links of a spec, "
            + "or with which other programs read and write them",
        operands: [.exportFormat, .spec],
        options: [.output, .checkOnly],
        variants: ExportFormat.allCases.map { Variant(name: $0.name, options: $0.options) },
        examples: [
            Example(
                line:
                    "export aasa --app-id 8K4R2T9XQW.org.shop -o "
                    + "public/.well-known/apple-app-site-association",
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
            "Notes on standard error say how many links the format cannot describe exactly; "
                + "--all lists them.",
            "With --check nothing is written. If FILE is missing or stale, "
                + "the exit code is 1. Of a stale one, the first line that differs is printed.",
        ],
        run: { arguments, console in
            let name = arguments.values(of: .exportFormat).first ?? ""
            guard let format = ExportFormat(name: name) else {
                let names = ExportFormat.allCases.map(\.name)
                throw UsageError("'\(name)' is not a kind of file", name, among: names)
            }
            let others = Set(Self.export.variants.flatMap(\.options)).subtracting(format.options)
            for option in Self.export.allOptions
            where others.contains(option) && arguments.contains(option) {
                let kinds = ExportFormat.allCases.filter { $0.options.contains(option) }
                throw UsageError(
                    "the option '\(option.longName)' is not for '\(name)'",
                    help: "it is for \(kinds.map(\.name).joined(separator: ", "))")
            }
            return try run(format, try OutputFile(arguments, console), console)
        })
}

extension Operand {
    static let exportFormat = Operand(
        name: "KIND", count: .one,
        summary: ExportFormat.allCases.map(\.name).joined(separator: ", "),
        words: ExportFormat.allCases.map(\.name))
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
    private static func run(
        _ format: ExportFormat, _ output: OutputFile, _ console: Console
    ) throws -> ExitCode {
        let arguments = output.arguments
        switch format {
        case .claims(let kind): return try exportClaims(kind, output, console)
        case .script(let dialect):
            let declarations = try dialect == .javaScript ? output.ofDeclarations() : nil
            guard let routes = ExportedRoutes(arguments, console) else { return .failure }
            return try routes.exportScript(dialect, output, declarations: declarations, console)
        case .html:
            let files = arguments.values(of: .claims)
            guard
                let claims = NamedClaimFile.load(files, try arguments.resources(), console),
                let routes = ExportedRoutes(arguments, console, notesOverlaps: true)
            else { return .failure }
            return try routes.exportPage(output, claims: claims, console)
        case .json:
            guard let routes = ExportedRoutes(arguments, console) else { return .failure }
            return try routes.exportManifest(output, console)
        }
    }

    /// Writes a file that claims links.
    private static func exportClaims(
        _ kind: ExportKind, _ output: OutputFile, _ console: Console
    ) throws -> ExitCode {
        let arguments = output.arguments
        let minimumSDK = try arguments.minimumSDK()
        guard let spec = RouteFile.load(arguments.spec(.spec), console) else { return .failure }
        let existing = arguments[.merge]
        let file = try existing.map { path throws(FileError) in
            try console.read(path, limit: NamedClaimFile.sizeLimit)
        }
        let apps = Apps(
            appIDs: arguments.values(of: .appID), packageName: arguments[.packageName],
            fingerprints: arguments.values(of: .fingerprint))
        let request = ExportRequest(
            spec.compiled, app: apps.completed(by: spec.compiled.spec.apps),
            isPlain: arguments.contains(.plain), minimumSDK: minimumSDK,
            host: arguments[.claimedHost], existing: file)
        let export: Export
        do throws(FileProblem) {
            export = try kind.export(request)
        } catch {
            var place = ""
            if let existing, let position = error.position {
                place = "\(existing):\(position.line):\(position.column): "
            }
            console.report(.error, place + error.message, help: error.help)
            return .failure
        }
        reportNotes(of: export, arguments, console)
        return try output.write(export.text, console)
    }

    /// Says what the format of a file can't describe.
    private static func reportNotes(
        of export: Export, _ arguments: Arguments, _ console: Console
    ) {
        for note in export.notes { console.report(.note, note.message) }
        if arguments.contains(.allLimits) {
            for note in export.differences { console.report(.note, note.message, help: note.help) }
            return
        }
        let summary = Export.summary(
            ofDifferences: export.differences.count, isPlain: arguments.contains(.plain))
        if let summary { console.report(.note, summary) }
    }
}
