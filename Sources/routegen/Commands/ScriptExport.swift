import RouteClaims
import RouteCompiler
import RoutePatterns
import RouteSpec
import TypeScriptEmitter

/// The module that `export typescript` or `export javascript` writes.
enum ScriptExport {
    static func run(_ dialect: ScriptDialect, _ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode
    {
        let spec = arguments.spec(.spec)
        let output = try OutputFile(export: dialect.rawValue, arguments, console)
        let declarations = try dialect == .javaScript ? output.beside(declarationsPath) : nil
        try ExportKind.refuseOptions(arguments, for: dialect.rawValue)
        guard let file = RouteFile.load(spec, console),
            let hidden = GroupSelection(arguments).hiddenRoutes(of: file.table, console)
        else { return .failure }
        let emitter = TypeScriptFileEmitter(
            file.compiled, fileName: SpecFile.name(of: spec), hidden: hidden,
            hasBigIntegers: arguments.contains(.bigIntegers))
        if file.reportBigInteger(of: emitter, console) { return .failure }
        guard file.noteTypes(of: emitter, console) else { return .failure }
        let code = output.write(emitter.source(dialect), console)
        guard let declarations, code != .failure else { return code }
        let other = declarations.write(emitter.declarations(), console)
        return other == .success ? code : other
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
}

extension RouteFile {
    /// Reports a value of the spec that a number can't hold exactly; returns whether there is one.
    func reportBigInteger(of emitter: TypeScriptFileEmitter, _ console: Console) -> Bool {
        guard let (route, name, value) = emitter.inexactInteger else { return false }
        let place = "'\(name)' of '\(table[route].name)'"
        report(
            .error, "a JavaScript number cannot hold \(value), a value of \(place), exactly", at: route,
            help: "export with --bigint", console)
        return true
    }

    /// Notes which routes an exported file lacks because of the types of their values, and which values are strings
    /// because only the app knows their types. Returns whether any route is left.
    func noteTypes(of emitter: TypeScriptFileEmitter, _ console: Console) -> Bool {
        for id in emitter.foreignRoutes {
            let link = table[id].values.first { if case .link(let link) = $0.type { link.owner != nil } else { false } }
            report(
                .note,
                "the route '\(table[id].name)' is left out: it has a link of another enum, '\(link?.type.name ?? "")'",
                at: id, help: "export the mounted spec to read and write these links", console)
        }
        var known: Set<String> = []
        for id in emitter.visible {
            for case .custom(let name) in table[id].values.map(\.type) where known.insert(name).inserted {
                let message = "'\(name)' is a type of the app: its values are strings here"
                report(.note, message, at: id, help: nil, console)
            }
        }
        if emitter.visible.isEmpty { console.report(.error, "no route is left", help: nil) }
        return !emitter.visible.isEmpty
    }

    private func report(
        _ severity: Console.Severity, _ message: String, at route: RouteID, help: String?, _ console: Console
    ) {
        let (source, position) = compilation.sources.position(of: compiled.spec.routes[route.index].span)
        console.report(severity, "\(source.path):\(position.line):\(position.column): \(message)", help: help)
    }
}

extension Option {
    static let bigIntegers = Option(
        name: "bigint", summary: "also read and write integers beyond 2^53, as a bigint")
}
