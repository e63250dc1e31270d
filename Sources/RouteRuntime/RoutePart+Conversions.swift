// A conversion succeeds exactly when the type's own initializer takes the decoded text (rule 3.7), and nothing but
// String takes a text with a mark (rule 3.5). A part that is missing converts to nothing.

extension _RoutePart {
    /// The decoded text; nil where it is missing, has a malformed escape or is not UTF-8.
    public func string() -> String? {
        let text = UnsafeBufferPointer(start: bytes, count: count)
        if traits.bits == 0 { return String(decoding: text, as: UTF8.self) }
        return decodedString(text)
    }

    @inline(never)
    private func decodedString(_ text: UnsafeBufferPointer<UInt8>) -> String? {
        guard !traits.has(.missing | .malformed) else { return nil }
        // Decoding repairs what is not UTF-8, so a text that was repaired differs from its bytes.
        let string = String(decoding: text, as: UTF8.self)
        let isSame = withBytes(of: string) { $1 == count && equalBytes($0, bytes, count) }
        return isSame ? string : nil
    }

    /// The decoded text where it is not empty: of an optional parameter whose place says that it has a value (rule
    /// 3.7).
    @_alwaysEmitIntoClient
    public func nonemptyString() -> String? {
        count == 0 ? nil : string()
    }

    /// The decoded text as a type other than String gets it: not empty, and without a mark.
    @_alwaysEmitIntoClient
    public func plainString() -> String? {
        isPlain ? string() : nil
    }

    @_alwaysEmitIntoClient
    var isPlain: Bool {
        plainCount > 0
    }

    /// What `Integer(_: String)` gives for the text; nil for more than 64 bits.
    @_alwaysEmitIntoClient
    public func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
        guard isPlain else { return nil }
        if plainCount <= 8 {
            let digits =
                word &<< UInt64((8 &- plainCount) &* 8) | repeated(UInt8(ascii: "0")) & lowBytes(8 &- plainCount)
            if areDigits(digits) { return Integer(exactly: decimal(digits)) }
        }
        guard let magnitude = decimalMagnitude() else { return nil }
        if bytes[0] != UInt8(ascii: "-") { return Integer(exactly: magnitude) }
        guard magnitude <= Int64.min.magnitude else { return nil }
        return Integer(exactly: Int64(truncatingIfNeeded: 0 &- magnitude))
    }

    /// The number that the digits are, after a sign perhaps; nil where there is anything else, or more than 64 bits.
    @usableFromInline
    func decimalMagnitude() -> UInt64? {
        var offset = bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") ? 1 : 0
        guard offset < count else { return nil }
        var magnitude: UInt64 = 0
        while offset < count {
            let digit = bytes[offset] &- UInt8(ascii: "0")
            let (tens, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
            magnitude = tens &+ UInt64(digit)
            if digit >= 10 || isTooLarge || magnitude < tens { return nil }
            offset &+= 1
        }
        return magnitude
    }

    /// What `Double(_: String)` gives for a decimal number; nil for one that is out of range, and for any other text.
    @_alwaysEmitIntoClient
    public func double() -> Double? {
        decimalString().flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// What `Float(_: String)` gives for a decimal number; nil for one that is out of range, and for any other text.
    @_alwaysEmitIntoClient
    public func float() -> Float? {
        decimalString().flatMap { Float($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The text where all of it is of a decimal number: the initializers also take hexadecimal numbers, `inf` and
    /// `nan`, and some of them stop at a NUL.
    @_alwaysEmitIntoClient
    @inline(never)
    func decimalString() -> String? {
        guard isPlain else { return nil }
        for offset in 0..<plainCount {
            switch bytes[offset] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                continue
            default: return nil
            }
        }
        return string()
    }

    /// What `Bool(_: String)` gives for the text: `true` and `false` are read.
    @_alwaysEmitIntoClient
    public func bool() -> Bool? {
        if equals("true") { return true }
        return equals("false") ? false : nil
    }

    /// The value of a parameter that may be left out: `.some(nil)` where the part is missing or empty, otherwise what
    /// `convert` gives.
    @_alwaysEmitIntoClient
    @inline(__always)
    public func optional<Value>(_ convert: (_RoutePart) -> Value?) -> Value?? {
        if count == 0, !traits.has(.malformed) { return .some(nil) }
        guard let value = convert(self) else { return nil }
        return .some(value)
    }

    /// The value of a parameter with a default: `value` where the part is missing, otherwise what `convert` gives.
    ///
    /// - Parameters:
    ///   - value: the default.
    ///   - takesEmpty: whether an empty text is converted too, as for String and the app's types; for others it is as
    ///     if missing.
    ///   - convert: the type's conversion.
    @_alwaysEmitIntoClient
    @inline(__always)
    public func defaulting<Value>(
        to value: @autoclosure () -> Value?, takesEmpty: Bool = false, _ convert: (_RoutePart) -> Value?
    ) -> Value? {
        (takesEmpty ? isPresent : count != 0 || traits.has(.malformed)) ? convert(self) : value()
    }
}
