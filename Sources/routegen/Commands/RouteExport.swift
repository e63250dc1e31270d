import RouteClaims
import RouteCompiler
import RouteJSON
import RouteManifest
import RouteMap
import RouteLanguage
import RouteSpec
import TypeScriptEmitter

extension Command {
    /// Writes a file with the routes: a module in a language, a page, or data.
    static func exportRoutes(
        _ kind: String, _ output: OutputFile, _ console: Console
    ) throws -> ExitCode {
        let arguments = output.arguments
        let spec = arguments.spec(.spec)
        let dialect = ScriptDialect(rawValue: kind)
        let declarations = try dialect == .javaScript ? output.ofDeclarations() : nil
        let resources = try arguments.resources()
        guard let claims = NamedClaimFile.load(arguments.values(of: .claims), resources, console),
            let file = RouteFile.load(spec, console, notesOverlaps: kind == "html"),
            let hidden = arguments.hiddenRoutes(of: file.table, console)
        else { return .failure }
        func manifest(without hidden: Set<RouteID>) -> JSON {
            Manifest(file.compiled, sources: file.compilation.sources, hidden: hidden).json
        }
        if kind == "json" {
            return try output.write(
                manifest(without: hidden).indentedText(upTo: 100) + "\n", console)
        }
        let emitter = TypeScriptFileEmitter(
            file.compiled, fileName: SpecFile.name(of: spec), hidden: hidden,
            hasBigIntegers: dialect == nil || arguments.contains(.bigIntegers))
        guard file.canExport(emitter, console) else { return .failure }
        if let dialect {
            let code = try output.write(emitter.source(dialect), console)
            guard let declarations, code != .failure else { return code }
            let other = try declarations.write(emitter.declarations(), console)
            return other == .success ? code : other
        }
        let leftOut = hidden.union(emitter.foreignRoutes)
        let claimers = ClaimFile.claimers(of: claims.map(\.file), for: file.compiled.spec.apps)
        let html = RouteMap.html(
            title: arguments[.title] ?? file.compiled.spec.name, fileName: SpecFile.name(of: spec),
            revision: arguments[.revision], bases: file.compiled.spec.bases.map(\.sourceText),
            manifest: manifest(without: leftOut), module: RouteMap.module(emitter),
            overlaps: OverlapListing(file).pairs(without: leftOut),
            claims: ClaimListing(file, claimers).objects(of: file.table, without: leftOut))
        return try output.write(html, console)
    }
}

extension OutputFile {
    /// The file of the type declarations beside a JavaScript file; nil if that is standard output.
    fileprivate func ofDeclarations() throws(UsageError) -> OutputFile? {
        guard let path else { return nil }
        for (ending, other) in [(".js", ".d.ts"), (".mjs", ".d.mts")] where path.hasSuffix(ending) {
            return OutputFile(path: path.dropLast(ending.count) + other, arguments: arguments)
        }
        throw UsageError(
            "'\(path)' is not the name of a JavaScript file",
            help:
                "write -o and a name that ends in .js or .mjs; the types are written to a file beside it"
        )
    }
}

extension RouteFile {
    /// Whether a module can have the spec's values, and has any route. Notes which routes it lacks
    /// because of the types of their values, and which values are strings because only the app
    /// knows their types.
    fileprivate func canExport(_ emitter: TypeScriptFileEmitter, _ console: Console) -> Bool {
        if let (route, name, value) = emitter.inexactInteger {
            let place = "'\(name)' of '\(table[route].name)'"
            report(
                .error, "a JavaScript number cannot hold \(value), a value of \(place), exactly",
                at: route,
                help: "export with --bigint", console)
            return false
        }
        for id in emitter.foreignRoutes {
            let link = table[id].values.first {
                if case .link(let link) = $0.type { link.owner != nil } else { false }
            }
            report(
                .note,
                "the route '\(table[id].name)' is left out: it has a link of another enum, '\(link?.type.name ?? "")'",
                at: id, help: "export the mounted spec to read and write these links", console)
        }
        var known: Set<String> = []
        for id in emitter.visible {
            for case .custom(let name) in table[id].values.map(\.type)
            where known.insert(name).inserted {
                let message = "'\(name)' is a type of the app: its values are strings here"
                report(.note, message, at: id, help: nil, console)
            }
        }
        if emitter.visible.isEmpty { console.report(.error, "no route is left") }
        return !emitter.visible.isEmpty
    }

    private func report(
        _ severity: Severity, _ message: String, at route: RouteID, help: String?,
        _ console: Console
    ) {
        let (source, position) = compilation.sources.position(
            of: compiled.spec.routes[route.index].span)
        console.report(
            severity, "\(source.path):\(position.line):\(position.column): \(message)", help: help)
    }
}

extension Arguments {
    /// The routes that a file leaves out because of `--only` and `--without`; nil after an error.
    fileprivate func hiddenRoutes(of table: RouteTable, _ console: Console) -> Set<RouteID>? {
        let (only, without) = (values(of: .only), values(of: .without))
        let groups = table.routes.flatMap { route in
            route.path.indices.dropLast().map { route.path[...$0].joined(separator: ".") }
        }
        for name in only + without where !groups.contains(name) {
            let help =
                Operand.isSpec(name)
                ? "write the spec before '--only' or '--without'"
                : UsageError.didYouMean(name, among: groups)
            console.report(.error, "the spec has no group '\(name)'", help: help)
            return nil
        }
        func isIn(_ names: [String], _ route: Route) -> Bool {
            names.contains { route.name.hasPrefix($0 + ".") }
        }
        let hidden = table.routeIDs.filter { id in
            isIn(without, table[id]) || (!only.isEmpty && !isIn(only, table[id]))
        }
        if hidden.count == table.routes.count {
            console.report(
                .error, "no route is left", help: "leave out '--without', or name fewer groups")
            return nil
        }
        return Set(hidden)
    }
}

extension Option {
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
