import RouteClaims
import RouteCompiler
import RouteManifest

/// One run of `export json`.
struct ManifestExport {
    /// What the command line calls this kind of file.
    static let kind = "json"

    private let spec: String
    private let output: OutputFile
    private let groups: GroupSelection

    init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
        spec = arguments.spec(.spec)
        output = try OutputFile(export: Self.kind, arguments, console)
        groups = GroupSelection(arguments)
        try ExportKind.refuseOptions(arguments, for: Self.kind)
    }

    func run(_ console: Console) -> ExitCode {
        guard let file = RouteFile.load(spec, console) else { return .failure }
        guard let hidden = groups.hiddenRoutes(of: file.table, console) else { return .failure }
        let manifest = Manifest(file.compiled, sources: file.compilation.sources, hidden: hidden)
        return output.write(manifest.json.indentedText(upTo: 120) + "\n", console)
    }
}
