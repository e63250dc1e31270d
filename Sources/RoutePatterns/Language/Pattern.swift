/// One pattern: what a line of a spec says about URLs (Semantics, section 2).
package struct Pattern: Sendable {
    /// What a pattern requires of the fragment.
    package enum Fragment: Sendable {
        /// Only items, as in `#key=${key}`.
        case items(Items)
        /// Segments, and items after a `?`.
        case segments([Segment], Items)
    }

    /// The pattern as written.
    package let text: String
    /// The base of a full-URL pattern.
    package let base: Base?
    package let path: [Segment]
    /// The range of each segment of the path, in bytes of the pattern's text.
    package let segmentRanges: [Range<Int>]
    package let query: Items
    package let fragment: Fragment?
    /// The parameters in order of appearance.
    package let parameters: [Parameter]

    init(text: String, base: Base?, path: [Segment], segmentRanges: [Range<Int>], query: Items, fragment: Fragment?) {
        self.text = text
        self.base = base
        self.path = path
        self.segmentRanges = segmentRanges
        self.query = query
        self.fragment = fragment
        var parameters = base?.host?.parameters ?? []
        for segment in path { parameters += segment.parameters }
        parameters += query.parameters
        switch fragment {
        case nil: break
        case .items(let items): parameters += items.parameters
        case .segments(let segments, let items):
            for segment in segments { parameters += segment.parameters }
            parameters += items.parameters
        }
        self.parameters = parameters
    }

    /// The pattern's items in the fragment.
    package var fragmentItems: Items {
        switch fragment {
        case nil: Items()
        case .items(let items), .segments(_, let items): items
        }
    }

    package var fragmentSegments: [Segment] {
        if case .segments(let segments, _) = fragment { segments } else { [] }
    }

    /// Reads a pattern.
    ///
    /// - Parameters:
    ///   - text: the pattern.
    ///   - types: the types that the pattern can name.
    ///   - plusIsSpace: whether `+` in items is a space.
    ///   - errors: gets every problem of the text, in order.
    /// - Returns: nil if there was a problem.
    package static func parse(
        _ text: String, types: TypeTable = TypeTable(), plusIsSpace: Bool = false, errors: inout [PatternError]
    ) -> Pattern? {
        var parser = PatternParser(text: text, types: types)
        parser.plusIsSpace = plusIsSpace
        let pattern = parser.parse()
        if parser.errors.isEmpty { return pattern }
        errors += parser.errors.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return nil
    }
}

// The text says everything but what the types and the route's other patterns add to the parameters.
extension Pattern: Equatable {
    package static func == (a: Pattern, b: Pattern) -> Bool {
        a.text == b.text && a.parameters == b.parameters
    }
}
