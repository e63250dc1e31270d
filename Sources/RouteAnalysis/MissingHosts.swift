import RouteLanguage
import RouteSpec

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
