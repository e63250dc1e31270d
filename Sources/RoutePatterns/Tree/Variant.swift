/// A pattern under one of its bases: the segments that a URL has, the host and the base's prefix included.
package struct Variant: Hashable, Sendable {
    /// The pattern's number in the table.
    package let pattern: Int
    /// Nil where any scheme is read.
    package let scheme: String?
    /// Whether the first segment is a host.
    package let isHosted: Bool
    package let segments: [Segment]
    package let matchers: [Matcher]

    init(pattern: Int, base: Base?, path: [Segment]) {
        self.pattern = pattern
        self.scheme = base?.scheme
        self.isHosted = base?.host != nil
        self.segments = (base?.leadingSegments ?? []) + path
        self.matchers = segments.enumerated().map { Matcher($0.element, isFirst: $0.offset == 0) }
    }

}

extension Base {
    /// The host, if there is one, and the prefix.
    package var leadingSegments: [Segment] {
        (host.map { [$0] } ?? []) + prefix.map(Segment.literal)
    }
}
