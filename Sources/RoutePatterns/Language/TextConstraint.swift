import RouteRuntime

/// The lengths and characters that a String can have, and the texts that are excluded.
package struct TextConstraint: Hashable, Sendable {
    /// The fewest and the most Unicode scalars.
    package let length: ClosedRange<Int>
    /// The ASCII characters that are allowed, in order, with other characters between the ranges;
    /// nil for all characters.
    package let characters: [ClosedRange<Unicode.Scalar>]?
    /// Texts that are not values, compared byte by byte.
    package let excluded: [String]

    /// The upper bound of a length that has no maximum.
    package static let longest = Int.max

    /// The lengths, to be compared as numbers are.
    package var lengths: ClosedRange<WideInteger> {
        WideInteger(length.lowerBound)...WideInteger(length.upperBound)
    }

    /// Whether the text is a value.
    package func accepts(_ text: String) -> Bool {
        rule.accepts(text) && !excluded.contains { $0.hasBytes(of: text) }
    }

    /// The length and the characters, as the runtime's type.
    package var rule: _RouteTextRule {
        _RouteTextRule(length: length, characters: characters)
    }

    /// Each of the characters that are allowed; nil for all characters.
    package var alphabet: [Unicode.Scalar]? {
        characters?.flatMap { range in
            (range.lowerBound.value...range.upperBound.value).compactMap(Unicode.Scalar.init)
        }
    }

    /// Whether a text can have the character.
    package func allows(_ character: Unicode.Scalar) -> Bool {
        characters?.contains { $0.contains(character) } ?? true
    }
}
