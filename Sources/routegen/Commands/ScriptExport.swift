import RouteClaims
import RouteCompiler
import RoutePatterns
import TypeScriptEmitter

/// One run of `export` for a file that matches and writes a spec's links in another language.
struct ScriptExport {
    private let dialect: ScriptDialect
    private let spec: String
    private let output: OutputFile
    /// The file for type declarations; nil if none is written.
    private let declarations: OutputFile?
    private let only: [String]
    private let without: [String]

    init(_ dialect: ScriptDialect, _ arguments: Arguments, _ console: Console) throws(UsageError) {
        self.dialect = dialect
        spec = arguments.spec(.spec)
        output = try OutputFile(arguments, spec: spec, "another file", console)
        declarations = try dialect == .javaScript ? output.beside(Self.declarationsPath) : nil
        only = arguments.values(of: .only)
        without = arguments.values(of: .without)
        for option in ExportKind.options where arguments.contains(option) {
            throw option.notForKind(
                dialect.rawValue, but: ExportKind.allCases.filter { $0.has(option) }.map(\.rawValue))
        }
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
        guard let hidden = hiddenRoutes(of: file.table, console) else { return .failure }
        let emitter = TypeScriptFileEmitter(file.compiled, fileName: SpecFile.name(of: spec), hidden: hidden)
        if let type = emitter.unsupportedType {
            console.report(
                .error, "a link of the mounted enum '\(type)' cannot be exported",
                help: "export the mounted spec, and read the link's text with it; or leave the route out with --without"
            )
            return .failure
        }
        let groups =
            (only.isEmpty ? "" : " --only " + only.joined(separator: " "))
            + (without.isEmpty ? "" : " --without " + without.joined(separator: " "))
        func write(_ text: String, to output: OutputFile) -> ExitCode {
            output.write(
                text, staleness: "'\(spec)' exports another file",
                command: "export \(dialect.rawValue) \(spec)\(groups)",
                console)
        }
        let code = write(emitter.source(dialect), to: output)
        guard let declarations, code != .failure else { return code }
        let other = write(emitter.declarations(), to: declarations)
        return other == .success ? code : other
    }

    /// The routes that the file leaves out; nil after an error.
    private func hiddenRoutes(of table: RouteTable, _ console: Console) -> Set<RouteID>? {
        let groups = table.routes.flatMap { route in
            route.path.indices.dropLast().map { route.path[...$0].joined(separator: ".") }
        }
        for name in only + without where !groups.contains(name) {
            let help = UsageError.didYouMean(name, among: groups)
            console.report(.error, "the spec has no group '\(name)'", help: help)
            return nil
        }
        func isIn(_ names: [String], _ route: Route) -> Bool { names.contains { route.name.hasPrefix($0 + ".") } }
        let hidden = table.routeIDs.filter { id in
            isIn(without, table[id]) || (!only.isEmpty && !isIn(only, table[id]))
        }
        if hidden.count == table.routes.count {
            console.report(.error, "no route is left", help: "leave out '--without', or name fewer groups")
            return nil
        }
        return Set(hidden)
    }
}

extension Option {
    static let only = Option(
        "only", value: .texts("GROUP"), isRepeatable: true, summary: "export only the routes of these groups")

    static let without = Option(
        "without", value: .texts("GROUP"), isRepeatable: true, summary: "leave out the routes of these groups")

    /// The error for an option that is valid only for other kinds of files.
    func notForKind(_ kind: String, but kinds: [String]) -> UsageError {
        UsageError(
            "the option '\(longName)' is not for '\(kind)'", help: "it is for \(kinds.joined(separator: ", "))")
    }
}
