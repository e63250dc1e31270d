import RouteClaims
import RouteCompiler
import RouteManifest

/// The data that `export json` writes.
enum ManifestExport {
    /// What the command line calls this kind of file.
    static let kind = "json"

    static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
        let output = try OutputFile(export: kind, arguments, console)
        try ExportKind.refuseOptions(arguments, for: kind)
        guard let file = RouteFile.load(arguments.spec(.spec), console),
            let hidden = GroupSelection(arguments).hiddenRoutes(of: file.table, console)
        else { return .failure }
        let manifest = Manifest(file.compiled, sources: file.compilation.sources, hidden: hidden)
        return output.write(manifest.json.indentedText(upTo: 120) + "\n", console)
    }
}
