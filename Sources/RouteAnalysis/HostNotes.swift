import RoutePatterns
import RouteSpec

/// `no-base`, `host-as-segment` and `host-overlap`: hosts that match in unexpected ways (Semantics, sections 1 and 7).
package struct HostNotes {
    let table: RouteTable
    let locations: PatternLocations

    package init(table: RouteTable, locations: PatternLocations) {
        self.table = table
        self.locations = locations
    }

    func check(into diagnostics: inout Diagnostics) {
        if let note = missingBase() { diagnostics.append(note) }
        for scheme in table.schemes {
            if scheme.isHosted {
                noteHostParameters(scheme, into: &diagnostics)
            } else {
                noteHostsAsSegments(scheme, into: &diagnostics)
            }
        }
    }

    /// The note about the first pattern without a base; nil if all have one.
    package func missingBase(severity: Severity = .note) -> Diagnostic? {
        guard let first = table.patternIDs.first(where: { table[$0].bases.isEmpty }) else { return nil }
        return Diagnostic(
            .noBase, "without a base, '\(locations.route(first))' matches URLs with any scheme and host",
            at: locations.span(first), help: "add the scheme and host of your app's links to the spec",
            severity: severity)
    }

    /// If a base has no host, or a pattern has no base, the hosts of other bases are read as first segments.
    private func noteHostsAsSegments(_ scheme: RouteTable.SchemeTree, into diagnostics: inout Diagnostics) {
        let hosted = scheme.variants.filter(\.isHosted).min { $0.pattern < $1.pattern }
        guard let name = scheme.scheme, let hosted, let host = hosted.host else { return }
        guard let cause = scheme.variants.filter({ !$0.isHosted }).map(\.pattern).min() else { return }
        diagnostics.append(
            Diagnostic(
                .hostAsSegment,
                "'\(host)' is read as the first segment of a path, because '\(locations.route(cause))' has no host",
                at: locations.span(hosted.pattern),
                notes: [Diagnostic.Note("'\(locations.route(cause))' is declared here", at: locations.span(cause))],
                help: "give every base of '\(name)' a host, unless its links can have any host"))
    }

    /// Notes host parameters that also match a literal host of the spec.
    private func noteHostParameters(_ scheme: RouteTable.SchemeTree, into diagnostics: inout Diagnostics) {
        var hosts: [String: PatternID] = [:]
        for variant in scheme.variants {
            guard let host = variant.segments.first?.literal else { continue }
            hosts[host] = hosts[host].map { min($0, variant.pattern) } ?? variant.pattern
        }
        let known = hosts.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        // Many patterns can have the host of one base.
        var noted: Set<String> = []
        for variant in scheme.variants.sorted(by: { $0.pattern < $1.pattern }) {
            guard let matcher = variant.matchers.first, matcher.isCapture, let host = variant.segments.first,
                !noted.contains(host.sourceText),
                let other = known.first(where: { host, _ in
                    !(matcher.needsNoPort && host.utf8.contains(UInt8(ascii: ":"))) && matcher.accepts(host)
                })
            else { continue }
            noted.insert(host.sourceText)
            diagnostics.append(
                Diagnostic(
                    .hostOverlap,
                    "the host of this pattern of '\(locations.route(variant.pattern))' also matches '\(other.key)'",
                    at: locations.span(variant.pattern),
                    notes: [
                        Diagnostic.Note(
                            "'\(locations.route(other.value))' has that host", at: locations.span(other.value))
                    ]))
        }
    }
}

extension Variant {
    /// The host as a base spells it; nil if it has parameters.
    fileprivate var host: String? {
        switch segments.first {
        case .literal(let host): host
        case .label(let suffix): "*" + suffix
        case .parameter, .affixed, .rest, .any, .absent, nil: nil
        }
    }
}

/// Part of the rule `bad-base`: hosts that are not all literal, in a scheme that reads every authority as the first
/// segment (Semantics, section 1). It needs all routes, because any of them may add a base without a host.
package enum MisplacedHosts {
    /// Returns true if there are none.
    package static func check(_ spec: Spec, in table: RouteTable, into diagnostics: inout Diagnostics) -> Bool {
        var reported: Set<Base> = []
        let sources = spec.routes.flatMap(\.sources)
        let misplaced = table.misplacedHosts
        for (id, base) in misplaced {
            let pattern = table[id].pattern
            let isOwn = pattern.base != nil
            guard isOwn || reported.insert(base).inserted else { continue }
            let (message, help) = table.misplacedHostReason(base)
            let span =
                isOwn
                ? sources[id.index].span(of: pattern.hostRange)
                : spec.baseSpans[base.encodedText] ?? sources[id.index].span
            diagnostics.append(Diagnostic(.badBase, message, at: span, help: help))
        }
        return misplaced.isEmpty
    }
}

/// The rule `missing-host`: a base of http or https without a host, whose patterns begin with something other than a
/// parameter for the host.
enum MissingHosts {
    /// Reports each such base once, at its first pattern with another beginning.
    static func check(_ spec: Spec, into diagnostics: inout Diagnostics) {
        var reported: Set<String> = []
        for route in spec.routes {
            for (declared, source) in zip(route.route.patterns, route.sources) {
                let first = declared.pattern.path.first
                if let first, !first.parameters.isEmpty { continue }
                for base in declared.bases where base.host == nil && URLScheme.isWeb(base.scheme) {
                    guard reported.insert(base.encodedText).inserted else { continue }
                    let place = source.span(of: first?.range ?? 0..<0)
                    let note =
                        first?.text.literal.map { "'\($0)' is the host in URLs of '\(route.route.name)'" }
                        ?? "the URLs of '\(route.route.name)' have no host"
                    diagnostics.append(
                        Diagnostic(
                            .missingHost, "a base of '\(base.scheme)' without a host",
                            at: spec.baseSpans[base.encodedText] ?? place,
                            notes: [Diagnostic.Note(note, at: place)],
                            help: "add the host, as in \(base.scheme)://example.com"))
                }
            }
        }
    }
}

extension Pattern {
    /// The range of a full-URL pattern's host, which has parameters, in bytes of the text.
    fileprivate var hostRange: Range<Int> {
        let start = (base?.scheme.utf8.count ?? 0) + 3
        let last = base?.host?.parameters.map(\.range.upperBound).max() ?? start
        let rest = text.utf8.dropFirst(last).prefix { !"/?#".utf8.contains($0) }
        return start..<(last + rest.count)
    }
}
