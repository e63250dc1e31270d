// A conversion succeeds exactly when the type's own initializer takes the decoded text (rule 3.7). Only String takes a
// text with a mark (rule 3.5). A missing part doesn't convert.

/// Whether strings keep a short ASCII text in the form that `shortString()` writes: true on 64-bit systems. A constant
/// in optimized code.
@inline(__always)
private var storesShortTexts: Bool {
    MemoryLayout<String>.size == 16
        && unsafeBitCast("az" as String, to: (UInt64, UInt64).self) == (0x7A61, 0xE200_0000_0000_0000)
}

extension String {
    /// The bytes of a short ASCII text as two words, with zeros after the last, and their number; nil for other texts.
    @inline(__always)
    var shortWords: (first: UInt64, last: UInt64, count: Int)? {
        guard storesShortTexts else { return nil }
        let (word, last) = unsafeBitCast(self, to: (UInt64, UInt64).self)
        // The high four bits of such a text are 0xE, and of no other.
        guard last &>> 60 == 0xE else { return nil }
        return (word, last & lowBytes(7), Int(truncatingIfNeeded: last &>> 56 & 0xF))
    }
}

extension _RoutePart {
    /// The decoded text; nil if it is missing, has a malformed escape, or is not UTF-8.
    @_alwaysEmitIntoClient
    public func string() -> String? {
        withUnsafePointer(to: self) { _RoutePart.string($0) }
    }

    /// See `string()`. A function that gets a part gets a copy of it.
    @usableFromInline
    static func string(_ part: UnsafePointer<_RoutePart>) -> String? {
        if part.pointee.traits.bits != 0 { return decodedString(part) }
        let text = UnsafeBufferPointer(start: part.pointee.bytes, count: part.pointee.plainCount)
        return shortString(part) ?? String(decoding: text, as: UTF8.self)
    }

    /// The text, if it is ASCII and has at most 15 bytes, made of its words; nil if it isn't.
    ///
    /// Such a string is its bytes, and in the sixteenth 0xE0 and their number. Making one from a buffer would look at
    /// each byte again.
    @inline(__always)
    private static func shortString(_ part: UnsafePointer<_RoutePart>) -> String? {
        let count = part.pointee.plainCount
        guard storesShortTexts, count <= 15 else { return nil }
        let word = part.pointee.word
        let rest =
            count > 8 ? load(part.pointee.bytes, count &- 8, as: UInt64.self) &>> UInt64((16 &- count) &* 8) : 0
        if (word | rest) & repeated(0x80) != 0 { return nil }
        let last = rest | UInt64(truncatingIfNeeded: 0xE0 | count) &<< 56
        var string = ""
        withUnsafeMutableBytes(of: &string) { memory in
            memory.storeBytes(of: word.littleEndian, as: UInt64.self)
            memory.storeBytes(of: last.littleEndian, toByteOffset: 8, as: UInt64.self)
        }
        return string
    }

    @inline(never)
    private static func decodedString(_ part: UnsafePointer<_RoutePart>) -> String? {
        let (bytes, count, traits) = (part.pointee.bytes, part.pointee.count, part.pointee.traits)
        guard !traits.has(.missing | .malformed) else { return nil }
        // Decoding repairs what is not UTF-8, so a repaired text differs from its bytes.
        let string = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        var isSame = false
        withUTF8Bytes(of: string) { copy in
            isSame = copy.count == count && copy.baseAddress.map { equalBytes($0, bytes, count) } ?? true
        }
        return isSame ? string : nil
    }

    /// The decoded text if it is not empty. For an optional parameter in a place where it must have a value (rule 3.7).
    @_alwaysEmitIntoClient
    public func nonemptyString() -> String? {
        count == 0 ? nil : string()
    }

    /// The decoded text for types other than String: not empty, and without a mark.
    @_alwaysEmitIntoClient
    public func plainString() -> String? {
        isPlain ? string() : nil
    }

    /// Whether the part is there and any type may take its text: valid, and without a mark.
    @_alwaysEmitIntoClient
    public var isPlainText: Bool {
        plainCount >= 0 && string() != nil
    }

    @_alwaysEmitIntoClient
    var isPlain: Bool {
        plainCount > 0
    }

    /// The values of a comma list: what `convert` returns for each text between commas, decoded; nil if it returns nil
    /// for one, or if the part is empty, missing, or has a mark.
    @_alwaysEmitIntoClient
    public func commaList<Value>(_ convert: (_RoutePart) -> Value?) -> [Value]? {
        guard isPlain else { return nil }
        var values: [Value] = []
        var start = 0
        for end in 0...count where end == count || bytes[end] == UInt8(ascii: ",") {
            let text = bytes + start
            let part = _RoutePart(
                bytes: text, count: end - start, word: loadWord(text, end - start), traits: traits, start: start,
                end: end)
            guard let value = convert(part) else { return nil }
            values.append(value)
            start = end + 1
        }
        return values
    }

    /// The values of a comma list that may be missing or empty.
    @_alwaysEmitIntoClient
    public func commaListIfAny<Value>(_ convert: (_RoutePart) -> Value?) -> [Value]? {
        count == 0 && !traits.has(.malformed) ? [] : commaList(convert)
    }

    /// The result of `convert`, for a value that must not be empty because its parameter is optional (rule 3.7).
    @_alwaysEmitIntoClient
    public func nonempty<Value>(_ convert: (_RoutePart) -> Value?) -> Value? {
        count == 0 ? nil : convert(self)
    }

    /// The result of `Int(_: String)`.
    @_alwaysEmitIntoClient
    public func integer() -> Int? {
        integer(Int.self)
    }

    /// The result of `Integer(_: String)`, for integers of up to 64 bits.
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

    /// The number after an optional sign; nil if the text has anything but digits, or the number more than 64 bits.
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

    /// The text if it has only characters of decimal numbers. The initializers also take hexadecimal numbers, `inf`,
    /// and `nan`, and some stop at a NUL.
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

    /// The result of `Bool(_: String)`, which takes `true` and `false`.
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
