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
                    let name = route.route.name
                    var note = "the URLs of '\(name)' have no host"
                    if let literal = first?.text.literal {
                        note = "'\(literal)' is the host in URLs of '\(name)'"
                    }
                    let place = source.span(of: first?.range ?? 0..<0)
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
