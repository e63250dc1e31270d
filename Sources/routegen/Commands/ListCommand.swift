import RouteCompiler
import RouteGenSystem
import RoutePatterns

extension Command {
    static let list = Command(
        name: "list",
        summary: "print the routes in matching order",
        operands: [.spec],
        options: [.overlaps, .format],
        examples: [
            Example(line: "list", purpose: "the routes of routes.yaml"),
            Example(line: "list Shop.routes.yaml --format json", purpose: "for another program"),
            Example(line: "list --overlaps", purpose: "the values whose URL opens another route"),
        ],
        discussion: [
            "Each line is a case of the enum with its types and a pattern. A URL opens the first one that matches.",
            "A pattern with a base of its own is shown with that base; 'tab: likes' after a pattern is a value that it implies.",
            "In a spec with tabs the first line of a route ends with its place on the screen, as in [home: push over item].",
        ],
        run: { arguments, console in
            guard let file = RouteFile.load(arguments.spec(.spec), console) else { return .failure }
            let style = console.style(for: .output)
            let listing = Listing(table: file.table, navigation: file.navigation)
            switch (arguments.format, arguments.contains(.overlaps)) {
            case (.text, false): for line in listing.lines(style) { console.print(line) }
            case (.text, true): for line in OverlapListing(table: file.table).lines(style) { console.print(line) }
            case (.json, false): for object in listing.objects { console.print(object.text) }
            case (.json, true): for object in OverlapListing(table: file.table).objects { console.print(object.text) }
            }
            return .success
        })
}

extension Option {
    static let overlaps = Option("overlaps", summary: "instead, the pairs of patterns that meet, each with a witness")
}

/// The patterns of a table as `list` shows them.
private struct Listing {
    let table: RouteTable
    let navigation: Navigation?

    func lines(_ style: Style) -> [String] {
        let entries = table.entriesInMatchingOrder
        let signatures = entries.map { DisplayWidth.escapingControls(table.route(of: $0).signature) }
        var placed: Set<Int> = []
        return zip(entries, Columns.padded(signatures)).map { entry, signature in
            let implied = implied(entry).map { "\($0.name): \($0.text)" }
            let pattern = DisplayWidth.escapingControls(fullText(of: entry))
            let note = implied.isEmpty ? "" : "  " + style.dim("(\(implied.joined(separator: ", ")))")
            let route = table.entries[entry].route
            let place = placed.insert(route).inserted ? navigation?.text(of: route, in: table) : nil
            return "\(signature)  \(style.cyan(pattern))\(note)" + (place.map { "  " + style.dim("[\($0)]") } ?? "")
        }
    }

    /// One object for each pattern.
    var objects: [JSON] {
        table.entriesInMatchingOrder.map { entry in
            let (route, alternative) = (table.route(of: entry), table.alternative(entry))
            let parameters = route.values.map { value in
                JSON.object([
                    ("name", .string(value.name)), ("type", .string(value.typeText)),
                    ("default", value.defaultValue?.json ?? .null),
                ])
            }
            // The base of a full-URL pattern stands in the pattern.
            let bases = alternative.pattern.base == nil ? alternative.bases.map { JSON.string($0.text) } : []
            return .object(
                [
                    ("route", .string(route.name)), ("parameters", .array(parameters)),
                    ("pattern", .string(alternative.pattern.text)), ("bases", .array(bases)),
                    ("set", .object(implied(entry).map { ($0.name, .string($0.text)) })),
                ] + (navigation?.members(of: table.entries[entry].route, in: table) ?? []))
        }
    }

    /// The values that a pattern implies, in the order of the route's parameters.
    private func implied(_ entry: Int) -> [(name: String, text: String)] {
        let alternative = table.alternative(entry)
        return table.route(of: entry).values.compactMap { value in
            alternative.implied[value.name].map { (value.name, $0) }
        }
    }

    /// The pattern, after its base if that is not the spec's.
    private func fullText(of entry: Int) -> String {
        let alternative = table.alternative(entry)
        let text = alternative.pattern.text
        guard !alternative.isRelative, alternative.pattern.base == nil, let base = alternative.bases.first else {
            return text.isEmpty ? "/" : text
        }
        return base.text.hasSuffix("/") || text.hasPrefix("/") ? base.text + text : "\(base.text)/\(text)"
    }
}
