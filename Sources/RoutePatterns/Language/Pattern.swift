/// A parsed pattern (Semantics, section 2).
package struct Pattern: Sendable {
    /// What a pattern requires of the fragment.
    package enum Fragment: Sendable {
        /// Only items, as in `#key=${key}`.
        case items
        /// Segments, and items after a `?`.
        case segments
    }

    /// The pattern as written.
    package let text: String
    /// The base of a full-URL pattern.
    package let base: Base?
    /// What follows the base, in order: segments, items of the query, and the fragment's segments and items. A rest of
    /// the items comes after those that have names.
    package let parts: [Part]
    /// Nil if the pattern has no fragment.
    package let fragment: Fragment?
    /// The path or the fragment's segments, if they end with a `/`.
    package let slashes: Set<Part.Slot>
    /// The parameters in order of appearance.
    package let parameters: [Parameter]

    init(text: String, base: Base?, parts: [Part], fragment: Fragment?, slashes: Set<Part.Slot>) {
        self.text = text
        self.base = base
        self.parts = parts
        self.fragment = fragment
        self.slashes = slashes
        parameters = (base?.host?.parameters ?? []) + parts.parameters
    }

    package var path: [Part] { parts(in: .path) }

    package var query: [Part] { parts(in: .query) }

    package var fragmentSegments: [Part] { parts(in: .fragment) }

    package var fragmentItems: [Part] { parts(in: .fragmentItems) }

    private func parts(in slot: Part.Slot) -> [Part] { parts.filter { $0.slot == slot } }

    /// Reads a pattern.
    ///
    /// - Parameters:
    ///   - text: the pattern.
    ///   - types: the types that the pattern can name.
    ///   - plusIsSpace: whether `+` in items is a space.
    ///   - isLenient: whether values of items that are not valid count as missing.
    ///   - errors: gets every problem of the text, in order.
    /// - Returns: nil if there was a problem.
    package static func parse(
        _ text: String, types: TypeTable = TypeTable(), plusIsSpace: Bool = false, isLenient: Bool = false,
        errors: inout [PatternError]
    ) -> Pattern? {
        var parser = PatternParser(text: text, types: types)
        parser.plusIsSpace = plusIsSpace
        parser.isLenient = isLenient
        let pattern = parser.parse()
        if parser.errors.isEmpty { return pattern }
        errors += parser.errors.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return nil
    }
}

// The text determines everything except what the types and the route's other patterns add to the parameters.
extension Pattern: Equatable {
    package static func == (a: Pattern, b: Pattern) -> Bool {
        a.text == b.text && a.parameters == b.parameters
    }
}
