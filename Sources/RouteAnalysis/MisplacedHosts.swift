import RouteSpec
import RoutePatterns

/// The rule `bad-base` about hosts that are not all literal where every authority is read as the first segment
/// (Semantics, section 1): which scheme has a base without a host is only known when all routes are.
package enum MisplacedHosts {
    package static func check(_ spec: Spec, in table: RouteTable, into diagnostics: inout Diagnostics) {
        var reported: Set<Base> = []
        let sources = spec.routes.flatMap(\.sources)
        for (id, base) in table.misplacedHosts {
            let pattern = table[id].pattern
            let isOwn = pattern.base != nil
            guard isOwn || reported.insert(base).inserted else { continue }
            let (message, help) = table.misplacedHostReason(base)
            let span =
                isOwn ? sources[id.index].span(of: pattern.hostRange) : spec.baseSpans[base] ?? sources[id.index].span
            diagnostics.append(Diagnostic(.badBase, message, at: span, help: help))
        }
    }
}

extension Pattern {
    /// Where the host of a full-URL pattern with parameters stands, in bytes of the text.
    fileprivate var hostRange: Range<Int> {
        let start = (base?.scheme.utf8.count ?? 0) + 3
        let last = base?.host?.parameters.map(\.range.upperBound).max() ?? start
        let rest = text.utf8.dropFirst(last).prefix { !"/?#".utf8.contains($0) }
        return start..<(last + rest.count)
    }
}
