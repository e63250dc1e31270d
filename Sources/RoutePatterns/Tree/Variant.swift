/// A pattern under one of its bases, with the segments of its URLs, including the host and the
/// base's prefix.
package struct Variant: Sendable {
    package let pattern: PatternID
    /// Nil if any scheme matches.
    package let scheme: String?
    /// Whether the first segment is a host.
    package let isHosted: Bool
    package let segments: [TextPattern]
    package let matchers: [Matcher]
    let compared: ComparedPath
}

/// The segments of a path in the order in which they are compared with those of others and of URLs
/// (Semantics, section 4): up to a rest from the first on, and those after it from the last on.
struct ComparedPath: Sendable {
    let matchers: [Matcher]
    /// The ids of the matchers as edges of the tree. In a table, equal edges have the same id.
    let numbers: [Int]
    /// The number of segments up to a rest; of all if there is none.
    private let headCount: Int

    init(_ matchers: [Matcher], number: (Matcher) -> Int) {
        self.matchers = matchers.inOrderOfComparison(\.isRest)
        numbers = self.matchers.map { number($0.key) }
        headCount = matchers.firstIndex(where: \.isRest).map { $0 + 1 } ?? .max
    }

    var count: Int { numbers.count }

    /// Whether the segment with a number, or the end of the path, is behind a rest.
    func isBehindRest(_ depth: Int) -> Bool { depth >= headCount }
}

extension Array {
    /// Segments in the order in which they are compared: those after a rest from the last on.
    package func inOrderOfComparison(_ isRest: (Element) -> Bool) -> [Element] {
        guard let rest = firstIndex(where: isRest) else { return self }
        return self[...rest] + self[(rest + 1)...].reversed()
    }
}

extension Variant {
    /// The matchers with the literal text of the path as declared.
    package var declaredMatchers: [Matcher] {
        matchers.prefix(1) + segments.dropFirst().map { Matcher($0) }
    }
}

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
        return bases.map { base in
            let segments = (base?.leadingSegments ?? []) + declared.pattern.path.texts
            let matchers = segments.matchers(host: base?.hostKind, ignoringCase: ignoresCase)
            return Variant(
                pattern: pattern, scheme: base?.scheme, isHosted: base?.host != nil,
                segments: segments,
                matchers: matchers, compared: compared(matchers))
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

extension [TextPattern] {
    /// The matchers of the first segments of a URL.
    ///
    /// - Parameter ignoringCase: whether ASCII case doesn't count in the others, either.
    package func matchers(host: HostKind?, ignoringCase: Bool) -> [Matcher] {
        enumerated().map { index, text in
            Matcher(
                text, ignoringCase: ignoringCase || index == 0, host: index == 0 ? host : nil)
        }
    }
}

extension Base {
    /// The host, if there is one, and the prefix.
    package var leadingSegments: [TextPattern] {
        (host.map { [$0] } ?? []) + prefix.map(TextPattern.literal)
    }
}
