// A conversion succeeds exactly when the type's own initializer accepts the decoded text (rule 3.7). A missing part
// doesn't convert.

extension _RoutePart {
    /// The decoded text; nil if it is missing, has a malformed escape, or is not UTF-8.
    public func string() -> String? {
        guard plainCount >= 0 else { return nil }
        let text = UnsafeBufferPointer(start: bytes, count: count)
        let string = String(decoding: text, as: UTF8.self)
        // Only decoded text can be invalid UTF-8. Then String has repaired it, so it differs from the bytes.
        let isRepaired = traits.has(.decoded) && !string.utf8.elementsEqual(text)
        return isRepaired ? nil : string
    }

    /// The decoded text if it is not empty: for types other than String, and for an optional parameter in a place where
    /// it must have a value (rule 3.7).
    @_alwaysEmitIntoClient
    public func nonemptyString() -> String? {
        plainCount > 0 ? string() : nil
    }

    /// Whether the part is present, and its text is valid.
    @_alwaysEmitIntoClient
    public var isText: Bool {
        plainCount >= 0 && (!traits.has(.decoded) || string() != nil)
    }

    /// The values of a list: what `convert` returns for each text between separators, decoded; nil if it returns nil
    /// for one, or if the part is empty or missing.
    ///
    /// - Parameter separator: an ASCII character.
    @_alwaysEmitIntoClient
    public func list<Value>(
        separatedBy separator: Unicode.Scalar, _ convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        guard plainCount > 0 else { return nil }
        let separator = UInt8(ascii: separator)
        var values: [Value] = []
        var start = 0
        for end in 0...count where end == count || bytes[end] == separator {
            guard let value = convert(piece(start, end)) else { return nil }
            values.append(value)
            start = end + 1
        }
        return values
    }

    /// The values of a list that may be missing or empty.
    @_alwaysEmitIntoClient
    public func optionalList<Value>(
        separatedBy separator: Unicode.Scalar, _ convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        count == 0 && !traits.has(.malformed) ? [] : list(separatedBy: separator, convert)
    }

    /// The values of a list without those for which `convert` returns nil; none if the part is missing or not valid
    /// text. For a lenient item (rule 3.7).
    @_alwaysEmitIntoClient
    public func validList<Value>(separatedBy separator: Unicode.Scalar, _ convert: (_RoutePart) -> Value?) -> [Value] {
        guard string() != nil else { return [] }
        return (list(separatedBy: separator) { .some(convert($0)) } ?? []).compactMap { $0 }
    }

    /// The result of `convert`, for a value that must not be empty because its parameter is optional (rule 3.7).
    @_alwaysEmitIntoClient
    public func nonempty<Value>(_ convert: (_RoutePart) -> Value?) -> Value? {
        count == 0 ? nil : convert(self)
    }

    /// The result of `Int(_: String)`.
    public func integer() -> Int? {
        integer(Int.self)
    }

    /// The result of `Integer(_: String)`, for integers of up to 64 bits.
    @_alwaysEmitIntoClient
    public func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
        Integer.isSigned
            ? signedInteger().flatMap { Integer(exactly: $0) } : unsignedInteger().flatMap { Integer(exactly: $0) }
    }

    @usableFromInline
    func signedInteger() -> Int64? {
        guard let magnitude = decimalMagnitude() else { return nil }
        if bytes[0] != UInt8(ascii: "-") { return Int64(exactly: magnitude) }
        return magnitude <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil
    }

    @usableFromInline
    func unsignedInteger() -> UInt64? {
        guard let magnitude = decimalMagnitude() else { return nil }
        // The initializer accepts "-0".
        return magnitude == 0 || bytes[0] != UInt8(ascii: "-") ? magnitude : nil
    }

    /// The number after an optional sign; nil if the text has anything but digits, or the number more than 64 bits.
    private func decimalMagnitude() -> UInt64? {
        guard plainCount > 0 else { return nil }
        var offset = bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") ? 1 : 0
        guard offset < count else { return nil }
        let (most, lastDigit) = UInt64.max.quotientAndRemainder(dividingBy: 10)
        var magnitude: UInt64 = 0
        while offset < count {
            let digit = UInt64(bytes[offset] &- UInt8(ascii: "0"))
            guard digit < 10, magnitude < most || (magnitude == most && digit <= lastDigit) else { return nil }
            magnitude = magnitude &* 10 &+ digit
            offset &+= 1
        }
        return magnitude
    }

    /// The result of `Double(_: String)` for a decimal number in range; nil for any other text.
    @_alwaysEmitIntoClient
    @inline(never)
    public func double() -> Double? {
        decimalString().flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The result of `Float(_: String)` for a decimal number in range; nil for any other text.
    @_alwaysEmitIntoClient
    @inline(never)
    public func float() -> Float? {
        decimalString().flatMap { Float($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The text if it has only characters of decimal numbers. The initializers also accept hexadecimal numbers, `inf`,
    /// and `nan`, and some stop at a NUL.
    @_alwaysEmitIntoClient
    @inline(never)
    func decimalString() -> String? {
        guard plainCount > 0 else { return nil }
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

    /// The result of `Bool(_: String)`, which accepts `true` and `false`.
    @_alwaysEmitIntoClient
    public func bool() -> Bool? {
        if equals("true") { return true }
        return equals("false") ? false : nil
    }

    /// The value of an optional parameter: `.some(nil)` if the part is missing or empty, otherwise what `convert`
    /// returns.
    @_alwaysEmitIntoClient
    @inline(__always)
    public func optional<Value>(_ convert: (_RoutePart) -> Value?) -> Value?? {
        if count == 0, !traits.has(.malformed) { return .some(nil) }
        guard let value = convert(self) else { return nil }
        return .some(value)
    }

    /// The value of a parameter with a default: `value` if the part is missing, otherwise what `convert` returns.
    ///
    /// - Parameters:
    ///   - value: the default.
    ///   - takesEmpty: whether an empty text is converted, too, as for String and the app's types. Otherwise it counts
    ///     as missing.
    ///   - convert: the type's conversion.
    @_alwaysEmitIntoClient
    @inline(__always)
    public func defaulting<Value>(
        to value: @autoclosure () -> Value?, takesEmpty: Bool = false, _ convert: (_RoutePart) -> Value?
    ) -> Value? {
        (takesEmpty ? isPresent : count != 0 || traits.has(.malformed)) ? convert(self) : value()
    }
}
