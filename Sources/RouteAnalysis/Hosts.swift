import RouteLanguage
import RouteSpec

/// The rule `no-base`: a pattern without a base (Semantics, section 1).
package enum MissingBases {
    /// A diagnostic about the first such pattern; nil if there is none.
    package static func diagnostic(of spec: Spec, severity: Severity = .note) -> Diagnostic? {
        for route in spec.routes {
            let sources = zip(route.route.patterns, route.sources)
            guard let (_, source) = sources.first(where: { declared, _ in declared.bases.isEmpty })
            else { continue }
            return Diagnostic(
                .noBase,
                "without a base, '\(route.route.name)' matches URLs with any scheme and host",
                at: source.span, help: "add the scheme and host of your app's links to the spec",
                severity: severity)
        }
        return nil
    }
}

/// Part of the rule `bad-base`: hosts that are not all literal, in a scheme that reads every
/// authority as the first segment (Semantics, section 1). It needs all routes, because any of them
/// may add a base without a host.
package enum MisplacedHosts {
    /// Returns true if there are none.
    package static func check(
        _ spec: Spec, in table: RouteTable, into diagnostics: inout Diagnostics
    ) -> Bool {
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
            diagnostics.report(.badBase, message, at: span, help: help)
        }
        return misplaced.isEmpty
    }
}

/// The rule `missing-host`: a base of http or https without a host, whose patterns begin with
/// something other than a parameter for the host.
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
                        first?.text.literal.map {
                            "'\($0)' is the host in URLs of '\(route.route.name)'"
                        }
                        ?? "the URLs of '\(route.route.name)' have no host"
                    diagnostics.report(
                        .missingHost, "a base of '\(base.scheme)' without a host",
                        at: spec.baseSpans[base.encodedText] ?? place,
                        notes: [Diagnostic.Note(note, at: place)],
                        help: "add the host, as in \(base.scheme)://example.com")
                }
            }
        }
    }
}

/// The rule `slashed-scheme`: a base such as `tel://`, of a scheme whose URLs have no slashes (RFC
/// 3966, 6068). The links of other apps are read, but don't look like those that are written.
enum SlashedSchemes {
    private static let schemes = ["tel", "mailto"]

    /// Reports each such base once.
    static func check(_ spec: Spec, into diagnostics: inout Diagnostics) {
        var reported: Set<String> = []
        for base in spec.bases + spec.routes.flatMap(\.route.patterns).flatMap(\.bases) {
            let isSlashed = base.host == nil && base.prefix.isEmpty && base.form == .authority
            guard isSlashed, schemes.contains(base.scheme),
                let span = spec.baseSpans[base.encodedText],
                reported.insert(base.encodedText).inserted
            else { continue }
            diagnostics.report(
                .slashedScheme, "links under '\(base.text)' are written with slashes", at: span,
                help: "write bases: [\"\(base.scheme):\"]")
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
