import RouteLanguage
import RouteSpec

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
        for host in misplaced {
            let base = host.base
            let pattern = table[host.pattern].pattern
            let source = sources[host.pattern.index]
            let isOwn = pattern.base != nil
            guard isOwn || reported.insert(base).inserted else { continue }
            let span =
                isOwn
                ? source.span(of: pattern.hostRange)
                : spec.baseSpans[base.encodedText] ?? source.span
            let advice = host.advice
            diagnostics.report(.badBase, advice.message, at: span, help: advice.help)
        }
        return misplaced.isEmpty
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
