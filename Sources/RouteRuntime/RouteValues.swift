// A type of the app is LosslessStringConvertible, or RawRepresentable by String or an integer (Semantics, section 2).
// The text of a type that is both is its description, so the functions for raw values are disfavored.

extension _RoutePart {
    /// The result of the type's own initializer.
    ///
    /// - Parameter takesEmpty: whether the text may be empty, as in an item (rule 3.7).
    public func value<Value: LosslessStringConvertible>(_ type: Value.Type, takesEmpty: Bool = false) -> Value? {
        text(takesEmpty: takesEmpty).flatMap { _Route.value(type, $0) }
    }

    /// The result of the type's own initializer. See above.
    @_disfavoredOverload
    public func value<Value: RawRepresentable>(_ type: Value.Type, takesEmpty: Bool = false) -> Value?
    where Value.RawValue == String {
        text(takesEmpty: takesEmpty).flatMap { _Route.value(type, $0) }
    }

    /// The result of the type's own initializer. See above.
    @_disfavoredOverload
    public func value<Value: RawRepresentable>(_ type: Value.Type, takesEmpty: Bool = false) -> Value?
    where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
        text(takesEmpty: takesEmpty).flatMap { _Route.value(type, $0) }
    }

    private func text(takesEmpty: Bool) -> String? {
        takesEmpty ? string() : nonemptyString()
    }
}

/// Functions that only generated code calls, under one name, so that completion offers no others.
@frozen
public enum _Route {}

extension _Route {
    /// The value of `text`, by the type's own initializer.
    public static func value<Value: LosslessStringConvertible>(_ type: Value.Type, _ text: String) -> Value? {
        Value(text)
    }

    /// The value whose raw value is `text`.
    @_disfavoredOverload
    public static func value<Value: RawRepresentable>(_ type: Value.Type, _ text: String) -> Value?
    where Value.RawValue == String {
        Value(rawValue: text)
    }

    /// The value whose raw value is the integer in `text`.
    @_disfavoredOverload
    public static func value<Value: RawRepresentable>(_ type: Value.Type, _ text: String) -> Value?
    where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
        Value.RawValue(text).flatMap { Value(rawValue: $0) }
    }

    // Generated code calls these for each type of the app. It also has an unavailable overload that says what the type
    // lacks, which the compiler chooses only if none of these applies.

    /// Accepts a type that generated code can read and write.
    public static func parameterType<Value: Hashable & Sendable & LosslessStringConvertible>(_ type: Value.Type) {}

    /// Accepts a type that generated code can read and write.
    @_disfavoredOverload
    public static func parameterType<Value: Hashable & Sendable & RawRepresentable>(_ type: Value.Type)
    where Value.RawValue == String {}

    /// Accepts a type that generated code can read and write.
    @_disfavoredOverload
    public static func parameterType<Value: Hashable & Sendable & RawRepresentable>(_ type: Value.Type)
    where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {}

    /// Whether two values are equal. In generated code a call compiles faster than an operator.
    public static func equal<Value: Equatable>(_ a: Value, _ b: Value) -> Bool {
        a == b
    }

    /// Whether a value is nil.
    public static func isNil<Value>(_ value: Value?) -> Bool {
        value == nil
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
        value.map { haveEqualBytes($0, text) } ?? false
    }

    /// The text of a value, not encoded: its description.
    public static func text<Value: LosslessStringConvertible>(_ value: Value) -> String {
        value.description
    }

    /// An integer, with zeros before its digits if they are fewer than `width`.
    ///
    /// - Parameter number: decimal digits, with a `-` before those of a negative integer.
    public static func text(_ number: String, width: Int) -> String {
        let isNegative = number.utf8.first == UInt8(ascii: "-")
        let missing = width - number.utf8.count + (isNegative ? 1 : 0)
        if missing <= 0 { return number }
        let zeros = String(repeating: "0", count: missing)
        return isNegative ? "-" + zeros + number.dropFirst() : zeros + number
    }

    /// The digits of a Double, without an exponent.
    public static func text(_ value: Double) -> String {
        plainDecimal(value.description)
    }

    /// The digits of a Float, without an exponent.
    public static func text(_ value: Float) -> String {
        plainDecimal(value.description)
    }

    /// A number's description, which has the fewest digits that read back, without an exponent and without a fraction
    /// of zero.
    private static func plainDecimal(_ description: String) -> String {
        withBytes(of: description) { bytes in
            var text: ContiguousArray<UInt8> = []
            if bytes[0] == UInt8(ascii: "-") { text.append(bytes[0]) }
            var digits: ContiguousArray<UInt8> = []
            // How many digits are before the point.
            var point: Int?
            let mark = bytes.firstOffset(in: 0..<bytes.count) { $0 == UInt8(ascii: "e") }
            for index in text.count..<mark {
                if bytes[index] == UInt8(ascii: ".") { point = digits.count } else { digits.append(bytes[index]) }
            }
            var exponent = 0
            for index in mark..<bytes.count where isDigit(bytes[index]) {
                exponent = exponent * 10 + Int(bytes[index] - UInt8(ascii: "0"))
            }
            let isSmall = mark < bytes.count && bytes[mark + 1] == UInt8(ascii: "-")
            let whole = (point ?? digits.count) + (isSmall ? -exponent : exponent)
            while digits.count > max(whole, 0), digits.last == UInt8(ascii: "0") { digits.removeLast() }
            for place in 0..<max(whole, 1) {
                text.append(place < min(whole, digits.count) ? digits[place] : UInt8(ascii: "0"))
            }
            if digits.count > whole {
                text.append(UInt8(ascii: "."))
                for place in whole..<digits.count { text.append(place < 0 ? UInt8(ascii: "0") : digits[place]) }
            }
            return String(text.span)
        }
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
