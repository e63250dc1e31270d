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
