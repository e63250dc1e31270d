// A conversion succeeds exactly when the type's own initializer takes the decoded text (rule 3.7), and nothing but String
// takes a text with a mark (rule 3.5). A part that is missing converts to nothing.

extension RoutePart {
    /// The decoded text; nil where it is missing, has a malformed escape or is not UTF-8.
    public func string() -> String? {
        let text = UnsafeBufferPointer(start: bytes, count: count)
        if traits.isEmpty { return String(decoding: text, as: UTF8.self) }
        return decodedString(text)
    }

    @usableFromInline
    func decodedString(_ text: UnsafeBufferPointer<UInt8>) -> String? {
        guard traits.isDisjoint(with: [.missing, .malformed]) else { return nil }
        // Decoding repairs what is not UTF-8, so a text that was repaired differs from its bytes.
        let string = String(decoding: text, as: UTF8.self)
        return string.utf8.elementsEqual(text) ? string : nil
    }

    /// The decoded text as a type other than String gets it: not empty, and without a mark.
    @inlinable
    public func plainString() -> String? {
        isPlain ? string() : nil
    }

    @inlinable
    var isPlain: Bool {
        plainCount > 0
    }

    /// What `Integer(_: String)` gives for the text.
    @inlinable
    public func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
        guard isPlain else { return nil }
        if plainCount <= 8 {
            let digits =
                word &<< UInt64((8 &- plainCount) &* 8) | repeated(UInt8(ascii: "0")) & lowBytes(8 &- plainCount)
            if areDigits(digits) { return Integer(exactly: decimal(digits)) }
        }
        let isNegative = bytes[0] == UInt8(ascii: "-")
        let start = isNegative || bytes[0] == UInt8(ascii: "+") ? 1 : 0
        // Eighteen digits fit, so that no step has to look for an overflow.
        guard start < count, count <= 18 else { return longInteger(type) }
        var value: Int64 = 0
        for offset in start..<count {
            let digit = bytes[offset] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int64(truncatingIfNeeded: digit)
        }
        return Integer(exactly: isNegative ? 0 &- value : value)
    }

    /// What `Integer(_: String)` gives for a text of many digits, or of a sign alone.
    @usableFromInline
    func longInteger<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
        plainString().flatMap { Integer($0) }
    }

    /// What `Double(_: String)` gives for the text.
    @inlinable
    public func double() -> Double? {
        plainString().flatMap { Double($0) }
    }

    /// What `Float(_: String)` gives for the text.
    @inlinable
    public func float() -> Float? {
        plainString().flatMap { Float($0) }
    }

    /// What `Bool(_: String)` gives for the text: `true` and `false` are read.
    @inlinable
    public func bool() -> Bool? {
        if equals("true") { return true }
        return equals("false") ? false : nil
    }

    /// The value of a parameter that may be left out: `.some(nil)` where the part is missing or empty, otherwise what
    /// `convert` gives.
    @inlinable
    @inline(__always)
    public func optional<Value>(_ convert: (RoutePart) -> Value?) -> Value?? {
        if count == 0, !traits.contains(.malformed) { return .some(nil) }
        guard let value = convert(self) else { return nil }
        return .some(value)
    }

    /// The value of a parameter with a default: `value` where the part is missing, otherwise what `convert` gives.
    @inlinable
    @inline(__always)
    public func defaulting<Value>(
        to value: @autoclosure () -> Value?, _ convert: (RoutePart) -> Value?
    ) -> Value? {
        isPresent ? convert(self) : value()
    }
}
