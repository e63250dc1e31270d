/// A pattern under one of its bases, with the segments of its URLs, including the host and the base's prefix.
package struct Variant: Sendable {
    package let pattern: PatternID
    /// Nil if any scheme matches.
    package let scheme: String?
    /// Whether the first segment is a host.
    package let isHosted: Bool
    package let segments: [TextPattern]
    package let matchers: [Matcher]
    /// The ids of the matchers as edges of the tree. In a table, equal edges have the same id.
    let numbers: [Int]
}

/// Makes the variants of a table. Converts each base and each path only once.
struct VariantMaker {
    /// Some segments of a variant.
    private struct Part {
        var segments: [TextPattern] = []
        var matchers: [Matcher] = []
        var numbers: [Int] = []
    }

    private var numbers: [Matcher: Int] = [:]
    /// By the encoded texts of bases whose hosts have no parameters.
    private var leadings: [String: Part] = [:]

    /// A pattern under each of its bases, in order; under any scheme if it has none.
    mutating func variants(of pattern: PatternID, _ declared: RoutePattern) -> [Variant] {
        let path = declared.pattern.path.texts
        var first: Part?
        var next: Part?
        let bases: [Base?] = declared.bases.isEmpty ? [nil] : declared.bases
        var variants: [Variant] = []
        for base in bases {
            var part = base.map { leading(of: $0) } ?? Part()
            let rest = part.segments.isEmpty ? first ?? self.part(path, startsURL: true) : next ?? self.part(path)
            if part.segments.isEmpty { first = rest } else { next = rest }
            part.segments += rest.segments
            part.matchers += rest.matchers
            part.numbers += rest.numbers
            variants.append(
                Variant(
                    pattern: pattern, scheme: base?.scheme, isHosted: base?.host != nil, segments: part.segments,
                    matchers: part.matchers, numbers: part.numbers))
        }
        return variants
    }

    private mutating func leading(of base: Base) -> Part {
        let hasParameters = base.host?.parameters.isEmpty == false
        let text = hasParameters ? "" : base.encodedText
        if !hasParameters, let known = leadings[text] { return known }
        let leading = part(base.leadingSegments, startsURL: true, host: base.hostKind)
        if !hasParameters { leadings[text] = leading }
        return leading
    }

    private mutating func part(_ segments: [TextPattern], startsURL: Bool = false, host: HostKind? = nil) -> Part {
        var part = Part(segments: segments)
        for (index, segment) in segments.enumerated() {
            let matcher = Matcher(segment, ignoringCase: startsURL && index == 0, host: index == 0 ? host : nil)
            part.matchers.append(matcher)
            part.numbers.append(number(of: matcher.key))
        }
        return part
    }

    mutating func number(of matcher: Matcher) -> Int {
        if let number = numbers[matcher] { return number }
        numbers[matcher] = numbers.count
        return numbers.count - 1
    }
}

extension Base {
    /// The host, if there is one, and the prefix.
    package var leadingSegments: [TextPattern] {
        var segments: [TextPattern] = []
        if let host { segments.append(host) }
        for text in prefix { segments.append(.literal(text)) }
        return segments
    }
}
