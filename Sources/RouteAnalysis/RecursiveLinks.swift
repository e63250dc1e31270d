import RoutePatterns
import RouteSpec

/// Part of the rule `bad-type`: a pattern must not be just a link, which would open itself.
enum RecursiveLinks {
    /// Returns true if there are no recursive links.
    static func check(_ spec: Spec, into diagnostics: inout Diagnostics) -> Bool {
        var areFinite = true
        for route in spec.routes {
            for (declared, source) in zip(route.route.patterns, route.sources) {
                guard let link = declared.wholeLink(spec.bases) else { continue }
                areFinite = false
                diagnostics.append(
                    Diagnostic(
                        .badType, RoutePattern.wholeLinkMessage, at: source.span(of: link.range),
                        help: RoutePattern.wholeLinkHelp(link)))
            }
        }
        return areFinite
    }
}
