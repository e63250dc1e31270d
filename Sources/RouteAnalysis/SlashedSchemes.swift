import RouteSpec

/// The rule `slashed-scheme`: a base such as `tel://`, of a scheme whose URLs have no slashes (RFC
/// 3966, 6068). The links of other apps are read, but don't look like those that are written.
enum SlashedSchemes {
    private static let schemes = ["tel", "mailto"]

    /// Reports each such base once.
    static func check(_ spec: Spec, into diagnostics: inout Diagnostics) {
        var reported: Set<String> = []
        let patterns = spec.routes.flatMap(\.route.patterns)
        for base in spec.bases + patterns.flatMap(\.bases) {
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
