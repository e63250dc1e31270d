// A conversion succeeds exactly when the type's own initializer accepts the decoded text (rule 3.7). A missing part
// doesn't convert.

extension _RoutePart {
    /// The decoded text; nil if it is missing, has a malformed escape, or is not UTF-8.
    public func string() -> String? {
        if form.isText, !form.has(.decoded) { return String(bytes) }
        return withDecoded { part in
            let string = String(part.bytes)
            // Decoded text can be invalid UTF-8. Then String has repaired it, so it differs from the bytes.
            return withBytes(of: string) { $0.equals(part.bytes) } ? string : nil
        }
    }

    /// The decoded text if it is not empty: for types other than String, and for an optional parameter in a place where
    /// it must have a value (rule 3.7).
    public func nonemptyString() -> String? {
        bytes.isEmpty ? nil : string()
    }

    /// Whether the part is present, and its text is valid.
    public var isText: Bool {
        string() != nil
    }

    /// The values of a list: what `convert` returns for each text between separators, decoded; nil if it returns nil
    /// for one, or if the part is empty or missing.
    ///
    /// - Parameter separator: an ASCII character.
    public func list<Value>(
        separatedBy separator: Unicode.Scalar, _ convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        withDecoded { text in
            if text.bytes.isEmpty { return nil }
            var values: [Value] = []
            var start = 0
            while start <= text.bytes.count {
                let end = text.bytes.firstOffset(in: start..<text.bytes.count) { $0 == UInt8(ascii: separator) }
                guard let value = convert(text.piece(start..<end)) else { return nil }
                values.append(value)
                start = end + 1
            }
            return values
        }
    }

    /// The values of a list that may be missing or empty.
    public func optionalList<Value>(
        separatedBy separator: Unicode.Scalar, _ convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        bytes.isEmpty ? [] : list(separatedBy: separator, convert)
    }

    /// The values of a list without those for which `convert` returns nil; none if the part is missing or not valid
    /// text. For a lenient item (rule 3.7).
    public func validList<Value>(separatedBy separator: Unicode.Scalar, _ convert: (_RoutePart) -> Value?) -> [Value] {
        guard isText else { return [] }
        let all: [Value?]? = list(separatedBy: separator) { .some(convert($0)) }
        return (all ?? []).compactMap { $0 }
    }

    /// The result of `convert`, for a value that must not be empty because its parameter is optional (rule 3.7).
    public func nonempty<Value>(_ convert: (_RoutePart) -> Value?) -> Value? {
        bytes.isEmpty ? nil : convert(self)
    }

    /// The result of `Int(_: String)`.
    public func integer() -> Int? {
        integer(Int.self)
    }

    /// The result of `Integer(_: String)`, for integers of up to 64 bits.
    public func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
        guard let number = decimal() else { return nil }
        if !number.isNegative { return Integer(exactly: number.magnitude) }
        if number.magnitude > Int64.min.magnitude { return nil }
        return Integer(exactly: Int64(truncatingIfNeeded: 0 &- number.magnitude))
    }

    private func decimal() -> (isNegative: Bool, magnitude: UInt64)? {
        withDecoded { part in
            part.decimalMagnitude().map { (part.bytes[0] == UInt8(ascii: "-"), $0) }
        }
    }

    /// The number after an optional sign in a decoded text; nil if it has anything but digits, or the number more than
    /// 64 bits.
    private func decimalMagnitude() -> UInt64? {
        guard !bytes.isEmpty else { return nil }
        let hasSign = bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+")
        let digits = bytes.extracting(droppingFirst: hasSign ? 1 : 0)
        guard !digits.isEmpty else { return nil }
        var magnitude: UInt64 = 0
        for offset in digits.indices {
            let digit = digits[offset] &- UInt8(ascii: "0")
            let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, isSumTooLarge) = product.addingReportingOverflow(UInt64(digit))
            if digit > 9 || isTooLarge || isSumTooLarge { return nil }
            magnitude = sum
        }
        return magnitude
    }

    /// The result of `Double(_: String)` for a decimal number in range; nil for any other text.
    public func double() -> Double? {
        decimalString().flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The result of `Float(_: String)` for a decimal number in range; nil for any other text.
    public func float() -> Float? {
        decimalString().flatMap { Float($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The text if it has only characters of decimal numbers. The initializers also accept hexadecimal numbers, `inf`,
    /// and `nan`, and some stop at a NUL.
    private func decimalString() -> String? {
        guard let text = nonemptyString() else { return nil }
        let end = withBytes(of: text) { bytes in
            bytes.firstOffset(in: 0..<bytes.count) { byte in
                switch byte {
                case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
                    false
                default: !isDigit(byte)
                }
            }
        }
        return end == text.utf8.count ? text : nil
    }

    /// The result of `Bool(_: String)`, which accepts `true` and `false`.
    public func bool() -> Bool? {
        if equals("true") { return true }
        return equals("false") ? false : nil
    }

    /// The value of an optional parameter: `.some(nil)` if the part is missing or empty, otherwise what `convert`
    /// returns.
    @inlinable
    @inline(__always)
    public func optional<Value>(_ convert: (_RoutePart) -> Value?) -> Value?? {
        if bytes.isEmpty { return .some(nil) }
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
    @inlinable
    @inline(__always)
    public func defaulting<Value>(
        to value: @autoclosure () -> Value?, takesEmpty: Bool = false, _ convert: (_RoutePart) -> Value?
    ) -> Value? {
        (takesEmpty ? isPresent : !bytes.isEmpty) ? convert(self) : value()
    }
}
