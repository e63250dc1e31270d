import RouteClaims
import RouteCompiler
import RouteManifest
import RouteMap
import RoutePatterns
import RouteSpec
import TypeScriptEmitter

/// The page that `export html` writes.
enum RouteMapExport {
    /// What the command line calls this kind of file.
    static let kind = "html"

    static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
        let spec = arguments.spec(.spec)
        let output = try OutputFile(export: kind, arguments, console)
        let resources = try arguments.resources()
        try ExportKind.refuseOptions(arguments, for: kind)
        guard let files = NamedClaimFile.load(arguments.values(of: .claims), resources, console),
            let file = RouteFile.load(spec, console, notesOverlaps: true),
            let hidden = GroupSelection(arguments).hiddenRoutes(of: file.table, console)
        else { return .failure }
        let name = SpecFile.name(of: spec)
        let emitter = TypeScriptFileEmitter(file.compiled, fileName: name, hidden: hidden, hasBigIntegers: true)
        guard file.noteTypes(of: emitter, console) else { return .failure }
        let leftOut = hidden.union(emitter.foreignRoutes)
        let claimers = ClaimFile.claimers(of: files.map(\.file), for: file.compiled.spec.apps)
        let html = RouteMap.html(
            title: arguments[.title] ?? file.compiled.spec.name, fileName: name, revision: arguments[.revision],
            bases: file.compiled.spec.bases.map(\.sourceText),
            manifest: Manifest(file.compiled, sources: file.compilation.sources, hidden: leftOut).json,
            module: RouteMap.module(emitter), overlaps: OverlapListing(file).pairs(without: leftOut),
            claims: claims(of: file, claimers, leftOut))
        return output.write(html, console)
    }

    /// Which links of each pattern each system claims; empty without files.
    private static func claims(of file: RouteFile, _ claimers: [ClaimFile], _ hidden: Set<RouteID>) -> [JSON] {
        let listing = ClaimListing(file, claimers)
        let patterns = file.table.patternIDs.filter { pattern in
            let route = file.table.routeID(of: pattern)
            return !hidden.contains(route) && listing.isShown(route)
        }
        return patterns.compactMap { pattern in
            let members = listing.members(of: pattern)
            if members.isEmpty { return nil }
            let route = file.table.route(of: pattern).name
            let text = file.table[pattern].pattern.text
            return .object([("route", .string(route)), ("pattern", .string(text))] + members)
        }
    }
}

extension Option {
    static let title = Option(
        name: "title", value: .text("TEXT"), summary: "whose links the page shows; default: the enum's name")

    static let revision = Option(
        name: "revision", value: .text("TEXT"), summary: "the version or the commit, to show on the page")
}
