// A type of the app is LosslessStringConvertible, or RawRepresentable by String or an integer (Semantics, section 2).
// The text of a type that is both is its description, so the functions for raw values are disfavored.

extension _RoutePart {
    /// The result of the type's own initializer; nil if the text is empty (rule 3.7).
    @_alwaysEmitIntoClient
    public func value<Value: LosslessStringConvertible>(_ type: Value.Type) -> Value? {
        nonemptyString().flatMap { _Route.value(type, $0) }
    }

    /// The result of the type's own initializer; nil if the text is empty (rule 3.7).
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func value<Value: RawRepresentable>(_ type: Value.Type) -> Value? where Value.RawValue == String {
        nonemptyString().flatMap { _Route.value(type, $0) }
    }

    /// The result of the type's own initializer; nil if the text is empty (rule 3.7).
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func value<Value: RawRepresentable>(_ type: Value.Type) -> Value?
    where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
        nonemptyString().flatMap { _Route.value(type, $0) }
    }
}

extension _RoutePart {
    /// The value of an item of an app's type, whose text may be empty (rule 3.7); nil if it is missing.
    @_alwaysEmitIntoClient
    public func itemValue<Value: LosslessStringConvertible>(_ type: Value.Type) -> Value? {
        isEmpty ? _Route.value(type, "") : value(type)
    }

    /// The value of an item of an app's type. See above.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func itemValue<Value: RawRepresentable>(_ type: Value.Type) -> Value? where Value.RawValue == String {
        isEmpty ? _Route.value(type, "") : value(type)
    }

    /// The value of an item of an app's type. The empty text is not an integer.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func itemValue<Value: RawRepresentable>(_ type: Value.Type) -> Value?
    where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
        value(type)
    }
}

/// Functions that only generated code calls, under one name, so that completion offers no others.
@frozen
public enum _Route {}

extension _Route {
    /// The value of `text`, by the type's own initializer.
    @_alwaysEmitIntoClient
    public static func value<Value: LosslessStringConvertible>(_ type: Value.Type, _ text: String) -> Value? {
        Value(text)
    }

    /// The value whose raw value is `text`.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public static func value<Value: RawRepresentable>(_ type: Value.Type, _ text: String) -> Value?
    where Value.RawValue == String {
        Value(rawValue: text)
    }

    /// The value whose raw value is the integer in `text`.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public static func value<Value: RawRepresentable>(_ type: Value.Type, _ text: String) -> Value?
    where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
        Value.RawValue(text).flatMap { Value(rawValue: $0) }
    }

    // Generated code calls these for each type of the app. It also has an unavailable overload that says what the type
    // lacks, which the compiler chooses only if none of these applies.

    /// Accepts a type that generated code can read and write.
    @_alwaysEmitIntoClient
    public static func parameterType<Value: Hashable & Sendable & LosslessStringConvertible>(_ type: Value.Type) {}

    /// Accepts a type that generated code can read and write.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public static func parameterType<Value: Hashable & Sendable & RawRepresentable>(_ type: Value.Type)
    where Value.RawValue == String {}

    /// Accepts a type that generated code can read and write.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public static func parameterType<Value: Hashable & Sendable & RawRepresentable>(_ type: Value.Type)
    where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {}

    /// Whether two values are equal. In generated code a call compiles faster than an operator.
    @_alwaysEmitIntoClient
    @inline(__always)
    public static func equal<Value: Equatable>(_ a: Value, _ b: Value) -> Bool {
        a == b
    }

    /// Whether a value is nil.
    @_alwaysEmitIntoClient
    @inline(__always)
    public static func isNil<Value>(_ value: Value?) -> Bool {
        value == nil
    }

    /// The URL of a raw value without a base, under `base`, which has no `/` at its end.
    @_alwaysEmitIntoClient
    public static func text(_ rawValue: String, after base: String) -> String {
        // Bytes, not characters: a `/` followed by a combining mark is a single character.
        rawValue.utf8.first == UInt8(ascii: "/") ? base + rawValue : base + "/" + rawValue
    }

    /// Whether a value equals a text of the spec, byte by byte: two spellings of one character differ.
    @_alwaysEmitIntoClient
    public static func equal(_ value: String?, text: String) -> Bool {
        value.map { $0.utf8.elementsEqual(text.utf8) } ?? false
    }

    /// The text of a value, not encoded: its description.
    @_alwaysEmitIntoClient
    public static func text<Value: LosslessStringConvertible>(_ value: Value) -> String {
        value.description
    }

    /// The digits of an integer, with zeros on the left if they are fewer than `width`.
    @_alwaysEmitIntoClient
    public static func text(_ value: some FixedWidthInteger, width: Int) -> String {
        let digits = String(value.magnitude)
        let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
        return (value < 0 ? "-" : "") + zeros + digits
    }

    /// The digits of a Double, without an exponent.
    @_alwaysEmitIntoClient
    public static func text(_ value: Double) -> String {
        plainDecimal(value.description)
    }

    /// The digits of a Float, without an exponent.
    @_alwaysEmitIntoClient
    public static func text(_ value: Float) -> String {
        plainDecimal(value.description)
    }

    /// A number's description, which has the fewest digits that read back, without an exponent and without a fraction
    /// of zero.
    @usableFromInline
    static func plainDecimal(_ description: String) -> String {
        let parts = description.split(separator: "e")
        let exponent = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
        let number = parts[0].split(separator: ".")
        var whole = String(number[0])
        var fraction = number.count == 2 && number[1] != "0" ? String(number[1]) : ""
        if exponent > 0 {
            fraction += String(repeating: "0", count: max(0, exponent - fraction.utf8.count))
            whole += fraction.prefix(exponent)
            fraction.removeFirst(exponent)
        } else if exponent < 0 {
            // With a negative exponent, the whole part is one digit.
            let sign = whole.first == "-" ? "-" : ""
            fraction = String(repeating: "0", count: -exponent - 1) + whole.suffix(1) + fraction
            whole = sign + "0"
        }
        return fraction.isEmpty ? whole : whole + "." + fraction
    }

    /// The text of a value, not encoded: its raw value.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public static func text<Value: RawRepresentable>(_ value: Value) -> String where Value.RawValue == String {
        value.rawValue
    }

    /// The text of a value, not encoded: its raw value in decimal digits.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public static func text<Value: RawRepresentable>(_ value: Value) -> String
    where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
        value.rawValue.description
    }
}
