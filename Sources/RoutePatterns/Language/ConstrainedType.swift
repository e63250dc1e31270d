import RouteRuntime

/// A type in a spec's `types` with some of the values of a built-in type, generated as a struct
/// (<doc:Semantics>, section 1).
public struct ConstrainedType: Hashable, Sendable {
    /// What the values must be.
    package enum Constraint: Hashable, Sendable {
        case text(TextConstraint)
        case integer(IntegerType, ClosedRange<WideInteger>)
        case double(NumberRange<Double>)
        case float(NumberRange<Float>)
        /// A URL with one of these schemes, in lower case.
        case url(schemes: [String])
    }

    /// The type's name.
    public let name: String
    package let constraint: Constraint
    /// The fewest digits of an integer that is written, with zeros on the left.
    package var width: Int?
    /// The enum that contains the generated type, such as `ShopFeature.ShopRoute`; nil for the
    /// spec's own enum.
    package var owner: String?

    /// The built-in type of the values.
    package var base: RouteType {
        switch constraint {
        case .text: .string
        case .integer(let integer, _): .integer(integer)
        case .double: .double
        case .float: .float
        case .url: .url
        }
    }

    /// The value of a text; nil if it isn't a value of the type, or is empty (rule 3.7).
    func value(of part: _RoutePart) -> RouteValue? {
        let value =
            if case .text = constraint { part.nonempty.string().map(RouteValue.string) } else {
                base.value(of: part)
            }
        return value.flatMap { accepts($0) ? $0 : nil }
    }

    /// Whether a value of the built-in type meets the constraint.
    package func accepts(_ value: RouteValue) -> Bool {
        switch (constraint, value) {
        case (.text(let constraint), .string(let text)): constraint.accepts(text)
        case (.integer(_, let range), _): WideInteger(value).map(range.contains) ?? false
        case (.double(let range), .double(let number)): range.contains(number)
        case (.float(let range), .float(let number)): range.contains(number)
        case (.url(let schemes), .string(let text)): hasScheme(text, among: schemes)
        default: false
        }
    }
}

/// The range of a Double or a Float: `a...b`, `a..<b`, `a...`, or `...b`.
package struct NumberRange<Number: BinaryFloatingPoint & Hashable & Sendable>: Hashable, Sendable {
    package let lower: Number?
    package let upper: Number?
    /// Whether `upper` itself is a value.
    package let includesUpper: Bool

    /// Whether the number is in the range. NaN and the infinities never are, because URLs can't
    /// have them.
    package func contains(_ number: Number) -> Bool {
        number.isFinite && (lower.map { number >= $0 } ?? true)
            && (upper.map { includesUpper ? number <= $0 : number < $0 } ?? true)
    }
}

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
