// A type of the app is LosslessStringConvertible, or RawRepresentable by String or an integer
// (Semantics, section 2). The text of a type that is both is its description, so the functions for
// raw values are disfavored.

/// Functions that only generated code calls, under one name, so that completion offers no others.
public enum _Route {
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
        guard let number = Value.RawValue(text) else { return nil }
        return Value(rawValue: number)
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

    /// Whether a value equals a text of the spec, byte by byte: two spellings of one character
    /// differ.
    public static func equal(_ value: String?, text: String) -> Bool {
        guard let value else { return false }
        return withBytes(of: value) { value in withBytes(of: text) { value.equals($0) } }
    }

    /// Whether an item of a query's rest is written before another: in the order of the bytes of
    /// their names.
    public static func precedes(
        _ a: (key: String, value: String), _ b: (key: String, value: String)
    ) -> Bool {
        withBytes(of: a.key) { a in withBytes(of: b.key) { a.precedes($0) } }
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

    /// The description of a number, which has the fewest digits that read back, without an
    /// exponent and without a fraction of zero.
    public static func text<Value: BinaryFloatingPoint & LosslessStringConvertible>(_ value: Value)
        -> String
    {
        plainDecimal(value.description)
    }

    private static func plainDecimal(_ description: String) -> String {
        var text: [UInt8] = []
        var digits: [UInt8] = []
        var point: Int?
        var exponent: Int?
        var sign = 1
        for byte in description.utf8 {
            switch byte {
            case UInt8(ascii: "-"): if exponent == nil { text.append(byte) } else { sign = -1 }
            case UInt8(ascii: "+"): break
            case UInt8(ascii: "."): point = digits.count
            case UInt8(ascii: "e"): exponent = 0
            default:
                if let tens = exponent {
                    exponent = tens * 10 + Int(byte & 15)
                } else {
                    digits.append(byte)
                }
            }
        }
        // How many digits are before the point.
        let whole = (point ?? digits.count) + sign * (exponent ?? 0)
        while digits.count > max(whole, 0), digits.last == UInt8(ascii: "0") { digits.removeLast() }
        for place in (min(whole, 1) - 1)..<max(whole, digits.count) {
            if place == whole { text.append(UInt8(ascii: ".")) }
            text.append(digits.indices.contains(place) ? digits[place] : UInt8(ascii: "0"))
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The text of a value, not encoded: its raw value.
    @_disfavoredOverload
    public static func text<Value: RawRepresentable>(_ value: Value) -> String
    where Value.RawValue == String {
        value.rawValue
    }

    /// The text of a value, not encoded: its raw value in decimal digits.
    @_disfavoredOverload
    public static func text<Value: RawRepresentable>(_ value: Value) -> String
    where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
        value.rawValue.description
    }
}
