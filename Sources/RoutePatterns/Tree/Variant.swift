/// A pattern under one of its bases, with the segments of its URLs, including the host and the
/// base's prefix.
package struct Variant: Sendable {
    package let pattern: PatternID
    /// The index of the base among those of the pattern; 0 for a pattern without one.
    package let base: Int
    /// Nil if any scheme matches.
    package let scheme: String?
    /// Whether the first segment is a host.
    package let isHosted: Bool
    package let segments: [TextPattern]
    package let matchers: [Matcher]
    let compared: ComparedPath
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
