import RouteClaims
import RouteCompiler
import TypeScriptEmitter

/// One run of `export` for code in another language that matches and writes a spec's links.
struct ScriptExport {
    private let dialect: ScriptDialect
    private let spec: String
    private let output: OutputFile
    /// The file for type declarations; nil if none is written.
    private let declarations: OutputFile?
    private let groups: GroupSelection

    init(_ dialect: ScriptDialect, _ arguments: Arguments, _ console: Console) throws(UsageError) {
        self.dialect = dialect
        spec = arguments.spec(.spec)
        output = try OutputFile(arguments, spec: spec, "another file", console)
        declarations = try dialect == .javaScript ? output.beside(Self.declarationsPath) : nil
        groups = GroupSelection(arguments)
        try ExportKind.refuseOptions(arguments, for: dialect.rawValue)
    }

    /// The path of the type declarations of a JavaScript file.
    private static func declarationsPath(_ path: String) throws(UsageError) -> String {
        for (ending, other) in [(".js", ".d.ts"), (".mjs", ".d.mts")] where path.hasSuffix(ending) {
            return path.dropLast(ending.count) + other
        }
        throw UsageError(
            "'\(path)' is not the name of a JavaScript file",
            help: "write -o and a name that ends in .js or .mjs; the types are written to a file beside it")
    }

    func run(_ console: Console) -> ExitCode {
        guard let file = RouteFile.load(spec, console) else { return .failure }
        guard let hidden = groups.hiddenRoutes(of: file.table, console) else { return .failure }
        let emitter = TypeScriptFileEmitter(file.compiled, fileName: SpecFile.name(of: spec), hidden: hidden)
        if emitter.reportUnsupportedType(console) { return .failure }
        func write(_ text: String, to output: OutputFile) -> ExitCode {
            output.write(
                text, staleness: "'\(spec)' exports another file",
                command: "export \(dialect.rawValue) \(spec)\(groups.options)", console)
        }
        let code = write(emitter.source(dialect), to: output)
        guard let declarations, code != .failure else { return code }
        let other = write(emitter.declarations(), to: declarations)
        return other == .success ? code : other
    }
}

extension TypeScriptFileEmitter {
    /// Reports an enum whose links can't be exported; returns whether there is one.
    func reportUnsupportedType(_ console: Console) -> Bool {
        guard let type = unsupportedType else { return false }
        console.report(
            .error, "a link of the mounted enum '\(type)' cannot be exported",
            help: "export the mounted spec, and read the link's text with it; or leave the route out with --without")
        return true
    }
}
