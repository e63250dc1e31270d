import RouteSpec

/// The rule `no-base`: a pattern without a base (Semantics, section 1).
package enum MissingBases {
    /// A diagnostic about the first such pattern; nil if there is none.
    package static func diagnostic(of spec: Spec, severity: Severity = .note) -> Diagnostic? {
        for route in spec.routes {
            let sources = zip(route.route.patterns, route.sources)
            guard let baseless = sources.first(where: { $0.0.bases.isEmpty }) else { continue }
            return Diagnostic(
                .noBase,
                "without a base, '\(route.route.name)' matches URLs with any scheme and host",
                at: baseless.1.span,
                help: "add the scheme and host of your app's links to the spec",
                severity: severity)
        }
        return nil
    }
}
