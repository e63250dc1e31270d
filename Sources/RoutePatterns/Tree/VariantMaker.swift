/// Makes the variants of a table.
struct VariantMaker {
    /// Whether ASCII case doesn't count anywhere in a URL.
    private let ignoresCase: Bool
    private var numbers: [Matcher: Int] = [:]

    init(ignoringCase: Bool) {
        ignoresCase = ignoringCase
    }

    /// A pattern under each of its bases, in order; under any scheme if it has none.
    mutating func variants(of pattern: PatternID, _ declared: RoutePattern) -> [Variant] {
        let bases: [Base?] = declared.bases.isEmpty ? [nil] : declared.bases
        return bases.enumerated().map { index, base in
            let segments = (base?.leadingSegments ?? []) + declared.pattern.path.texts
            let matchers = segments.matchers(host: base?.hostKind, ignoringCase: ignoresCase)
            return Variant(
                pattern: pattern, base: index, scheme: base?.scheme,
                isHosted: base?.host != nil, segments: segments, matchers: matchers,
                compared: compared(matchers))
        }
    }

    mutating func compared(_ matchers: [Matcher]) -> ComparedPath {
        ComparedPath(matchers) { number(of: $0) }
    }

    private mutating func number(of matcher: Matcher) -> Int {
        if let number = numbers[matcher] { return number }
        numbers[matcher] = numbers.count
        return numbers.count - 1
    }
}
