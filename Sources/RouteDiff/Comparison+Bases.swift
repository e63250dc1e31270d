import RouteAnalysis
import RouteLanguage
import RouteSpec

extension Spec {
    /// The span of one of the spec's bases.
    func span(of base: Base) -> Span {
        let texts = [base.text, base.sourceText, base.encodedText]
        return texts.lazy.compactMap { settings?["bases", $0] }.first ?? settings?["scheme"]
            ?? nameSpan
    }
}

extension Comparison.Side {
    /// The spec's base that begins a link; nil if the other spec has the base, too, or no base at
    /// all.
    func base(
        of url: String, _ reading: RouteTable.Reading, missingIn other: Comparison.Side
    ) -> Base? {
        guard table[reading.pattern].isRelative, !other.spec.bases.isEmpty else { return nil }
        return spec.bases.first { base in
            base.begins(url, ignoringCase: table.ignoresCase)
                && !other.spec.bases.contains {
                    $0.reads(sameAs: base, ignoringCase: other.table.ignoresCase)
                }
        }
    }
}

extension Base {
    /// Whether a URL begins with the base.
    fileprivate func begins(_ url: String, ignoringCase: Bool) -> Bool {
        guard let name = URLScheme.before(colonIn: url), name.asciiLowercased == scheme else {
            return false
        }
        let path = url.dropFirst(name.count + 1).prefix { $0 != "?" && $0 != "#" }
        let texts = path.split(separator: "/")
        let matchers = leadingSegments.matchers(host: hostKind, ignoringCase: ignoringCase)
        return texts.count >= matchers.count
            && zip(matchers, texts).allSatisfy { $0.accepts(String($1)) }
    }
}
