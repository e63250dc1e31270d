import RouteClaims
import RouteCompiler
import RouteJSON
import RouteLanguage
import RouteManifest
import RouteMap
import RouteSpec
import TypeScriptEmitter

/// The routes of a spec for a file that can leave some out.
struct ExportedRoutes {
    let file: RouteFile
    /// The routes that `--only` and `--without` leave out.
    let hidden: Set<RouteID>
    private let fileName: String

    /// Loads a spec for its routes; nil after an error.
    init?(_ arguments: Arguments, _ console: Console, notesOverlaps: Bool = false) {
        let spec = arguments.spec(.spec)
        guard let file = RouteFile.load(spec, console, notesOverlaps: notesOverlaps),
            let hidden = arguments.hiddenRoutes(of: file.table, console)
        else { return nil }
        self.file = file
        self.hidden = hidden
        fileName = SpecFile.name(of: spec)
    }

    /// Writes the routes as data.
    func exportManifest(_ output: OutputFile, _ console: Console) throws -> ExitCode {
        try output.write(manifest(without: hidden).indentedText(upTo: 100) + "\n", console)
    }

    /// Writes a module in a language.
    ///
    /// - Parameter declarations: the file of its types, if they have one of their own.
    func exportScript(
        _ dialect: ScriptDialect, _ output: OutputFile, declarations: OutputFile?,
        _ console: Console
    ) throws -> ExitCode {
        let hasBigIntegers = output.arguments.contains(.bigIntegers)
        guard let emitter = emitter(hasBigIntegers: hasBigIntegers, console) else {
            return .failure
        }
        let code = try output.write(emitter.source(dialect), console)
        guard let declarations, code != .failure else { return code }
        let other = try declarations.write(emitter.declarations(), console)
        return other == .success ? code : other
    }

    /// Writes a page for testers.
    func exportPage(
        _ output: OutputFile, claims: [NamedClaimFile], _ console: Console
    ) throws -> ExitCode {
        guard let emitter = emitter(hasBigIntegers: true, console) else { return .failure }
        let arguments = output.arguments
        let spec = file.compiled.spec
        let leftOut = hidden.union(emitter.foreignRoutes)
        let claimers = ClaimFile.claimers(of: claims.map(\.file), for: spec.apps)
        let html = RouteMap.html(
            title: arguments[.title] ?? spec.name, fileName: fileName,
            revision: arguments[.revision], bases: spec.bases.map(\.sourceText),
            manifest: manifest(without: leftOut), module: RouteMap.module(emitter),
            overlaps: OverlapListing(file).pairs(without: leftOut),
            claims: ClaimListing(file, claimers).objects(of: file.table, without: leftOut))
        return try output.write(html, console)
    }

    private func manifest(without hidden: Set<RouteID>) -> JSON {
        Manifest(file.compiled, sources: file.compilation.sources, hidden: hidden).json
    }

    /// The emitter of the routes; nil after an error.
    private func emitter(hasBigIntegers: Bool, _ console: Console) -> TypeScriptFileEmitter? {
        let emitter = TypeScriptFileEmitter(
            file.compiled, fileName: fileName, hidden: hidden, hasBigIntegers: hasBigIntegers)
        return file.canExport(emitter, console) ? emitter : nil
    }
}

extension OutputFile {
    /// The file of the type declarations beside a JavaScript file; nil if that is standard output.
    func ofDeclarations() throws(UsageError) -> OutputFile? {
        guard let path else { return nil }
        let endings = [".js": ".d.ts", ".mjs": ".d.mts"]
        for (ending, other) in endings where path.hasSuffix(ending) {
            return OutputFile(path: path.dropLast(ending.count) + other, arguments: arguments)
        }
        throw UsageError(
            "'\(path)' is not the name of a JavaScript file",
            help: "write -o and a name that ends in .js or .mjs; "
                + "the types are written to a file beside it")
    }
}

extension RouteFile {
    /// Whether a module can have the spec's values, and has any route. Notes which routes it lacks
    /// because of the types of their values, and which values are strings because only the app
    /// knows their types.
    fileprivate func canExport(_ emitter: TypeScriptFileEmitter, _ console: Console) -> Bool {
        if let integer = emitter.inexactInteger {
            let place = "'\(integer.name)' of '\(table[integer.route].name)'"
            report(
                .error,
                "a JavaScript number cannot hold \(integer.value), a value of \(place), exactly",
                at: integer.route, help: "export with --bigint", console)
            return false
        }
        for id in emitter.foreignRoutes {
            let foreign = table[id].values.map(\.type).first { $0.isLink && $0.owner != nil }
            report(
                .note,
                "the route '\(table[id].name)' is left out: "
                    + "it has a link of another enum, '\(foreign?.name ?? "")'",
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
        let span = compiled.spec.routes[route.index].span
        let place = compilation.sources.location(of: span).text
        console.report(severity, "\(place): \(message)", help: help)
    }
}

extension Arguments {
    /// The routes that a file leaves out because of `--only` and `--without`; nil after an error.
    fileprivate func hiddenRoutes(of table: RouteTable, _ console: Console) -> Set<RouteID>? {
        let only = values(of: .only)
        let without = values(of: .without)
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
