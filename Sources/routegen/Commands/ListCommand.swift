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
                    "'--claims' and '--overlaps' don't go together",
                    help: "run one after the other")
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
        let listing = PatternListing(file: file, claims: ClaimListing(file, claimers))
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
