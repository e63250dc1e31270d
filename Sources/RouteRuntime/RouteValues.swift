// A type of the app is LosslessStringConvertible, or RawRepresentable by String or an integer (Semantics, section 2).
// The text of a type that is both is its description, so the functions for raw values are disfavored.

/// Functions that only generated code calls, under one name, so that completion offers no others.
@frozen
public enum _Route {}

extension _Route {
    /// The value of `text`, by the type's own initializer.
    public static func value<Value: Hashable & Sendable & LosslessStringConvertible>(
        _ type: Value.Type, _ text: String
    ) -> Value? {
        Value(text)
    }

    /// The value whose raw value is `text`.
    @_disfavoredOverload
    public static func value<Value: Hashable & Sendable & RawRepresentable>(
        _ type: Value.Type, _ text: String
    ) -> Value? where Value.RawValue == String {
        Value(rawValue: text)
    }

    /// The value whose raw value is the integer in `text`.
    @_disfavoredOverload
    public static func value<Value: Hashable & Sendable & RawRepresentable>(
        _ type: Value.Type, _ text: String
    ) -> Value? where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
        Value.RawValue(text).flatMap { Value(rawValue: $0) }
    }

    /// Says what a type lacks: the compiler chooses this one only if none of the others applies.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            a parameter's type must be Hashable, Sendable, and LosslessStringConvertible or RawRepresentable by String or \
            an integer
            """
    )
    public static func value<Value>(_ type: Value.Type, _ text: String) -> Value? {
        nil
    }

    /// Whether two values are equal. In generated code a call compiles faster than an operator.
    public static func equal<Value: Equatable>(_ a: Value, _ b: Value) -> Bool {
        a == b
    }

    /// Whether a raw value is a URL: it begins with a scheme and a colon.
    public static func isURL(_ rawValue: String) -> Bool {
        withBytes(of: rawValue) { $0.schemeLength } > 0
    }

    /// The URL of a raw value without a base, under `base`, which has no `/` at its end.
    public static func text(_ rawValue: String, after base: String) -> String {
        // Bytes, not characters: a `/` followed by a combining mark is a single character.
        rawValue.utf8.first == UInt8(ascii: "/") ? base + rawValue : base + "/" + rawValue
    }

    /// Whether a value equals a text of the spec, byte by byte: two spellings of one character differ.
    public static func equal(_ value: String?, text: String) -> Bool {
        guard let value else { return false }
        return withBytes(of: value) { value in withBytes(of: text) { value.equals($0) } }
    }

    /// Whether an item of a query's rest is written before another: in the order of the bytes of their names.
    public static func precedes(_ a: (key: String, value: String), _ b: (key: String, value: String)) -> Bool {
        a.key.utf8.lexicographicallyPrecedes(b.key.utf8)
    }

    /// The text of a value, not encoded: its description.
    public static func text<Value: LosslessStringConvertible>(_ value: Value) -> String {
        value.description
    }

    /// An integer, with zeros before its digits if they are fewer than `width`.
    ///
    /// - Parameter number: decimal digits, with a `-` before those of a negative integer.
    public static func text(_ number: String, width: Int) -> String {
        let sign = number.utf8.first == UInt8(ascii: "-") ? "-" : ""
        let digits = number.dropFirst(sign.utf8.count)
        return sign + String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
    }

    /// The description of a number, which has the fewest digits that read back, without an exponent and without a
    /// fraction of zero.
    public static func text<Value: BinaryFloatingPoint & LosslessStringConvertible>(_ value: Value) -> String {
        let description = value.description
        let parts = description.utf8.split(separator: UInt8(ascii: "e"))
        guard parts.count == 2, let exponent = Int(String(parts[1]) ?? "") else {
            return String(description.utf8.suffix(2)) == ".0" ? String(description.dropLast(2)) : description
        }
        // A number has an exponent if it is very small, or so large that it has no fraction.
        let digits = String(decoding: parts[0].filter(isDigit), as: UTF8.self)
        func zeros(_ count: Int) -> String { String(repeating: "0", count: max(count, 0)) }
        let sign = description.utf8.first == UInt8(ascii: "-") ? "-" : ""
        return exponent < 0
            ? sign + "0." + zeros(-exponent - 1) + digits : sign + digits + zeros(exponent + 1 - digits.utf8.count)
    }

    /// The text of a value, not encoded: its raw value.
    @_disfavoredOverload
    public static func text<Value: RawRepresentable>(_ value: Value) -> String where Value.RawValue == String {
        value.rawValue
    }

    /// The text of a value, not encoded: its raw value in decimal digits.
    @_disfavoredOverload
    public static func text<Value: RawRepresentable>(_ value: Value) -> String
    where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
        value.rawValue.description
    }
}
