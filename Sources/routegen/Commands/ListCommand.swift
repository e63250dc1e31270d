import RouteAnalysis
import RouteClaims
import RouteCompiler
import RouteJSON
import RouteLanguage
import RouteManifest
import RouteMessages
import RouteSpec

extension Command {
    static let list = Command(
        name: "list",
        summary: "print the routes in matching order",
        operands: [.specs],
        options: [.overlaps, .claims, .resource, .format],
        examples: [
            Example(line: "list", purpose: "the routes of routes.yaml"),
            Example(line: "list Shop.routes.yaml --format json", purpose: "for other programs"),
            Example(
                line: "list Shop.routes.yaml Help.routes.yaml",
                purpose: "the routes of several specs"),
            Example(
                line: "list --claims apple-app-site-association AndroidManifest.xml",
                purpose: "which routes each system opens"),
            Example(line: "list --overlaps", purpose: "the values whose URL opens another route"),
        ],
        discussion: [
            "Each line is a case of the enum with its types and a pattern. A URL opens the "
                + "first one that matches.",
            "A pattern with a base of its own is shown with that base; 'tab: "
                + "likes' after a pattern is a value that it implies.",
            "If a route has several patterns, those that 'url()' writes are marked "
                + "'written': the first that fits a value.",
            "With --claims, a line starts with a mark for each system: "
                + "✓ all links of the pattern are claimed, as 'url()' writes them; some; "
                + "– none; ? unknown.",
            "In a spec with tabs the first line of a route ends with its place on the "
                + "screen, as in [home: push over item].",
        ],
        run: { arguments, console in
            let resources = try arguments.resources()
            if arguments.contains(.claims), arguments.contains(.overlaps) {
                throw UsageError(
                    "'--claims' and '--overlaps' don't go together", help: "run one after the other"
                )
            }
            let paths = arguments.values(of: .claims)
            guard let files = NamedClaimFile.load(paths, resources, console) else {
                return .failure
            }
            let specs = arguments.specs
            let isOverlaps = arguments.contains(.overlaps)
            var code = ExitCode.success
            for spec in specs {
                guard let file = RouteFile.load(spec, console, notesOverlaps: isOverlaps) else {
                    code = .failure
                    continue
                }
                let claimers = ClaimFile.claimers(
                    of: files.map(\.file), for: file.compiled.spec.apps)
                show(file, arguments, claimers, name: specs.count > 1 ? spec : nil, console)
            }
            return code
        })

    /// - Parameter name: The spec's name; nil if only one spec is listed.
    private static func show(
        _ file: RouteFile, _ arguments: Arguments, _ claimers: [ClaimFile], name: String?,
        _ console: Console
    ) {
        let listing = Listing(file: file, claims: ClaimListing(file, claimers))
        let isOverlaps = arguments.contains(.overlaps)
        switch arguments.format {
        case .text:
            let style = console.style(for: .output)
            if let name { console.print(style.bold(TerminalText.escaped(name) + ":")) }
            if isOverlaps {
                console.write(OverlapListing(file).text(style))
            } else {
                for line in listing.lines(style) { console.print(line) }
                let types = file.table.namesOfAppTypes.map(TerminalText.escaped)
                if !types.isEmpty {
                    console.print(style.dim("types of the app: \(types.joined(separator: ", "))"))
                }
            }
        case .json:
            let members: JSON.Members = name.map { [("spec", .string($0))] } ?? []
            let objects = isOverlaps ? OverlapListing(file).objects : listing.objects
            for object in objects { console.print(JSON.object(members + object).text) }
        }
    }
}

extension Option {
    static let claims = Option(
        name: "claims", value: .texts("FILE"), isRepeatable: true,
        summary:
            "show which patterns these files claim, for each system; "
            + "reads the files that 'verify' reads"
    )

    static let overlaps = Option(
        name: "overlaps",
        summary: "list the values whose URL opens another route, and the other notes of 'check'")
}

/// The patterns of a table as `list` shows them.
private struct Listing {
    let file: RouteFile
    let claims: ClaimListing
    private let written: Set<PatternID>

    init(file: RouteFile, claims: ClaimListing) {
        self.file = file
        self.claims = claims
        written = file.table.writtenPatterns
    }

    private var table: RouteTable { file.table }

    /// The patterns in matching order. A pattern with several variants is at the place of its
    /// first.
    private var patterns: [PatternID] {
        table.variants.map(\.pattern).withoutRepetitions.filter {
            claims.isShown(table.routeID(of: $0))
        }
    }

    func lines(_ style: Style) -> [String] {
        let patterns = patterns
        let navigation = file.compiled.navigation
        let signatures = patterns.map {
            TerminalText.escaped(table.route(of: $0).signature)
        }
        var placed: Set<RouteID> = []
        let heading = claims.heading.map { [style.bold($0)] } ?? []
        return heading
            + zip(patterns, Columns.padded(signatures)).map { pattern, signature in
                let notes = notes(on: pattern)
                let text = TerminalText.escaped(fullText(of: pattern))
                let note =
                    notes.isEmpty ? "" : "  " + style.dim("(\(notes.joined(separator: ", ")))")
                let route = table.routeID(of: pattern)
                let place =
                    placed.insert(route).inserted ? navigation?.text(of: route, in: table) : nil
                return "\(claims.marks(of: pattern))\(signature)  \(style.cyan(text))\(note)"
                    + (place.map { "  " + style.dim("[\($0)]") } ?? "")
            }
    }

    /// The members of one object for each pattern: those of its route, then its own.
    var objects: [JSON.Members] {
        let manifest = Manifest(file.compiled, sources: file.compilation.sources)
        return patterns.map { pattern in
            let route = table.routeID(of: pattern)
            let types = manifest.types(of: [route])
            return manifest.members(of: route) + (types.isEmpty ? [] : [("types", .array(types))])
                + manifest.members(of: pattern) + manifest.places(of: pattern)
                + claims.members(of: pattern)
        }
    }

    /// The values that a pattern implies, whether it writes values, if its route has several
    /// patterns, and what to use instead of a deprecated route.
    private func notes(on pattern: PatternID) -> [String] {
        let route = table.route(of: pattern)
        let implied = route.values.compactMap { value in
            table[pattern].implied[value.name].map {
                TerminalText.escaped("\(value.name): \($0)")
            }
        }
        let isMarked = written.contains(pattern) && route.patterns.count > 1
        let deprecation = route.deprecation.map { "deprecated: \(TerminalText.escaped($0))" }
        return implied + (isMarked ? ["written"] : []) + (deprecation.map { [$0] } ?? [])
    }

    /// The pattern, with its base if that isn't one of the spec's own.
    private func fullText(of pattern: PatternID) -> String {
        let declared = table[pattern]
        guard !declared.isRelative, declared.pattern.base == nil, let base = declared.bases.first
        else {
            return declared.shownText
        }
        let text = declared.pattern.text
        let isJoined =
            "/:".utf8.contains(base.text.utf8.last ?? 0) || text.utf8.first == UInt8(ascii: "/")
        return isJoined ? base.text + text : "\(base.text)/\(text)"
    }
}

extension RouteTable {
    /// The types that the app must declare: those that are neither built in nor the spec's.
    var namesOfAppTypes: [String] {
        let types = routes.flatMap(\.values).map(\.type)
        return types.filter(\.isCustom).map(\.name).withoutRepetitions
    }
}

extension Navigation {
    /// A route's place in one line: `home: push over item, not restored`.
    func text(of route: RouteID, in table: RouteTable) -> String {
        let place = self[route]
        var text = place.tabs.isEmpty ? "" : place.tabs.joined(separator: ", ") + ": "
        text += place.presentation.rawValue
        if let parent = place.parent { text += " over \(table[parent.route].name)" }
        if place.opening == .show { text += ", shown by links" }
        if !place.isRestorable { text += ", not restored" }
        if !place.isInterruptible { text += ", not closed by links" }
        return text
    }
}
