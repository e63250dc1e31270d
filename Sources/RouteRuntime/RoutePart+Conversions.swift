// A conversion succeeds exactly when the type's own initializer accepts the decoded text (rule
// 3.7). A missing part doesn't convert.

extension _RoutePart {
    /// The decoded text; nil if it is missing, has a malformed escape, or is not UTF-8.
    public func string() -> String? {
        if form.isText, !form.has(.decoded) { return String(bytes) }
        return withDecoded { part in
            let string = String(part.bytes)
            // Decoded text can be invalid UTF-8. Then String has repaired it, so it differs from
            // the bytes.
            return withBytes(of: string) { $0.equals(part.bytes) } ? string : nil
        }
    }

    /// Whether the part is present, and its text is valid.
    public var isText: Bool {
        string() != nil
    }

    /// The values of a list: what `convert` returns for each text between separators, decoded; nil
    /// if it returns nil for one, or if the part is empty, missing, or not valid text.
    ///
    /// - Parameters:
    ///   - separator: an ASCII character.
    ///   - isOptional: whether an empty or missing part is an empty list.
    ///   - isLenient: whether texts for which `convert` returns nil are skipped (rule 3.7).
    ///   - convert: the type's conversion.
    public func list<Value>(
        separatedBy separator: Unicode.Scalar, isOptional: Bool = false, isLenient: Bool = false,
        _ convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        if bytes.isEmpty { return isOptional ? [] : nil }
        return withDecoded { part in
            guard part.isText else { return nil }
            let text = part.bytes
            var pieces: [_RouteReader.Segment] = []
            var start = 0
            let separator = UInt8(ascii: separator)
            while start <= text.count {
                let end = text.firstOffset(in: start..<text.count) { $0 == separator }
                pieces.append(_RouteReader.Segment(start: start, end: end, form: part.form))
                start = end + 1
            }
            return text.values(of: pieces, isLenient: isLenient, convert)
        }
    }

    /// The result of `Int(_: String)`.
    public func integer() -> Int? {
        integer(Int.self)
    }

    /// The result of `Integer(_: String)`, for a type of at most 64 bits; nil for a larger number.
    public func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
        guard let number = decimalInteger() else { return nil }
        if !number.isNegative { return Integer(exactly: number.magnitude) }
        // Also for the least Int64, whose magnitude is no Int64.
        let value = Int64(truncatingIfNeeded: 0 &- number.magnitude)
        return value > 0 ? nil : Integer(exactly: value)
    }

    /// A decimal integer of at most 64 bits: digits after a sign, which can be left out.
    struct DecimalInteger {
        let isNegative: Bool
        let magnitude: UInt64
    }

    func decimalInteger() -> DecimalInteger? {
        withDecoded { part in
            guard !part.bytes.isEmpty else { return nil }
            let isNegative = part.bytes[0] == UInt8(ascii: "-")
            let hasSign = isNegative || part.bytes[0] == UInt8(ascii: "+")
            let digits = part.bytes.extracting(droppingFirst: hasSign ? 1 : 0)
            if digits.isEmpty { return nil }
            var magnitude: UInt64 = 0
            for offset in digits.indices {
                let digit = UInt64(digits[offset] &- UInt8(ascii: "0"))
                let product = magnitude.multipliedReportingOverflow(by: 10)
                let sum = product.partialValue.addingReportingOverflow(digit)
                if digit > 9 || product.overflow || sum.overflow { return nil }
                magnitude = sum.partialValue
            }
            return DecimalInteger(isNegative: isNegative, magnitude: magnitude)
        }
    }

    /// The result of `Number(_: String)` for a decimal number in range; nil for any other text.
    /// The initializers also accept hexadecimal numbers, `inf`, and `nan`, and some stop at a NUL.
    public func decimal<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Number.Type
    ) -> Number? {
        guard let text = string() else { return nil }
        let isDecimal = withBytes(of: text) { bytes in
            bytes.allSatisfy { byte in
                isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
                    || byte == UInt8(ascii: ".") || lowercase(byte) == UInt8(ascii: "e")
            }
        }
        guard isDecimal, let number = Number(text) else { return nil }
        return number.isFinite ? number : nil
    }

    /// The result of `Bool(_: String)`, which accepts `true` and `false`.
    public func bool() -> Bool? {
        if equals("true") { return true }
        return equals("false") ? false : nil
    }

    /// The Bool of an item, which can be a flag: also reads `1`, `0`, and the empty text, which is
    /// true (rule 3.7).
    public func flag() -> Bool? {
        if isEmpty || equals("1") { return true }
        return equals("0") ? false : bool()
    }

    /// The value of an optional parameter: `.some(nil)` if the part is missing or empty, otherwise
    /// what `convert` returns.
    ///
    /// - Parameter takesEmpty: whether an empty text is converted, too, as for a flag.
    @inlinable
    public func optional<Value>(
        takesEmpty: Bool = false, _ convert: (_RoutePart) -> Value?
    ) -> Value?? {
        let isLeftOut = takesEmpty ? !isPresent : bytes.isEmpty
        return isLeftOut ? .some(nil) : convert(self).map { .some($0) }
    }

    /// The value of a parameter with a default: `value` if the part is missing, otherwise what
    /// `convert` returns.
    ///
    /// - Parameters:
    ///   - value: the default.
    ///   - takesEmpty: whether an empty text is converted, too, as for String and the app's types.
    ///     Otherwise it counts as missing.
    ///   - convert: the type's conversion.
    @inlinable
    public func defaulting<Value>(
        to value: @autoclosure () -> Value?, takesEmpty: Bool = false,
        _ convert: (_RoutePart) -> Value?
    ) -> Value? {
        (takesEmpty ? isPresent : !bytes.isEmpty) ? convert(self) : value()
    }
}
