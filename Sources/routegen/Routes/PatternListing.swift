import RouteAnalysis
import RouteCompiler
import RouteJSON
import RouteLanguage
import RouteManifest
import RouteMessages
import RouteSpec

/// The patterns of a table as `list` shows them.
struct PatternListing {
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
        let signatures = Columns.padded(
            patterns.map { TerminalText.escaped(table.route(of: $0).signature) })
        var lines = [claims.heading].compactMap(\.self).map(style.bold)
        var placed: Set<RouteID> = []
        for (pattern, signature) in zip(patterns, signatures) {
            let text = TerminalText.escaped(fullText(of: pattern))
            var line = "\(claims.marks(of: pattern))\(signature)  \(style.cyan(text))"
            let notes = notes(on: pattern)
            if !notes.isEmpty { line += "  " + style.dim("(\(notes.joined(separator: ", ")))") }
            let route = table.routeID(of: pattern)
            if placed.insert(route).inserted, let navigation = file.compiled.navigation {
                line += "  " + style.dim("[\(navigation.text(of: route, in: table))]")
            }
            lines.append(line)
        }
        return lines
    }

    /// The members of one object for each pattern: those of its route, then its own.
    var objects: [JSON.Members] {
        let manifest = Manifest(file.compiled, sources: file.compilation.sources)
        return patterns.map { pattern in
            let route = table.routeID(of: pattern)
            var members = manifest.members(of: route)
            let types = manifest.types(of: [route])
            if !types.isEmpty { members.append(("types", .array(types))) }
            members += manifest.members(of: pattern)
            members += manifest.places(of: pattern)
            members += claims.members(of: pattern)
            return members
        }
    }

    /// The values that a pattern implies, whether it writes values, if its route has several
    /// patterns, and what to use instead of a deprecated route.
    private func notes(on pattern: PatternID) -> [String] {
        let route = table.route(of: pattern)
        var notes: [String] = []
        for name in route.values.map(\.name) {
            guard let implied = table[pattern].implied[name] else { continue }
            notes.append(TerminalText.escaped("\(name): \(implied)"))
        }
        if written.contains(pattern), route.patterns.count > 1 { notes.append("written") }
        if let deprecation = route.deprecation {
            notes.append("deprecated: \(TerminalText.escaped(deprecation))")
        }
        return notes
    }

    /// The pattern, with its base if that isn't one of the spec's own.
    private func fullText(of pattern: PatternID) -> String {
        let declared = table[pattern]
        guard !declared.isRelative, declared.pattern.base == nil, let base = declared.bases.first
        else { return declared.shownText }
        let text = declared.pattern.text
        let hasSlash = text.utf8.first == UInt8(ascii: "/")
        let endsWithDelimiter = "/:".utf8.contains(base.text.utf8.last ?? 0)
        return hasSlash || endsWithDelimiter ? base.text + text : "\(base.text)/\(text)"
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
