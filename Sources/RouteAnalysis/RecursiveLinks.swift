import RouteLanguage
import RouteSpec

/// Part of the rule `bad-type`: a pattern must not be just a link, which would open itself, and an
/// enum needs a value that contains no other value of it.
enum RecursiveLinks {
    /// Returns true if there are no recursive links.
    static func check(_ spec: Spec, into diagnostics: inout Diagnostics) -> Bool {
        var areFinite = true
        for route in spec.routes {
            for (declared, source) in zip(route.route.patterns, route.sources) {
                guard let error = declared.wholeLinkError(spec.bases) else { continue }
                areFinite = false
                diagnostics.report(
                    .badType, error.message, at: source.span(of: error.range), help: error.help)
            }
        }
        guard spec.routes.allSatisfy({ $0.route.values.contains(where: \.isEndless) }),
            let first = spec.routes.first,
            let name = first.route.values.first(where: \.isEndless)?.name
        else { return areFinite }
        diagnostics.report(
            .badType,
            "every route holds another '\(spec.name)', so there is no value to begin with",
            at: first.place(of: name),
            help: "make one link optional, as in ${\(name):\(spec.name)?}, "
                + "or add a route without a link")
        return false
    }
}

extension Route.Value {
    /// Whether every value of the parameter is a link to the enum itself.
    fileprivate var isEndless: Bool { shape == .single && type.isLink && type.owner == nil }
}
