/// A literal text of a spec, in UTF-8.
@frozen
public struct _RouteLiteral: ExpressibleByStringLiteral, Sendable {
    @usableFromInline let text: StaticString

    /// The literal of a text, without a copy.
    @inlinable
    public init(stringLiteral text: StaticString) {
        self.text = text
    }

    /// The literal as a String.
    package var string: String { String(bytes) }
}

/// One part of a URL: a path segment, or an item's name or value. Its text is percent-decoded
/// once, on its own (Semantics, section 3), and only when something asks for it.
@frozen
public struct _RoutePart: BitwiseCopyable, ~Escapable {
    /// What the bytes don't show. Not an OptionSet, whose conformances add 4 kB to every app.
    @frozen
    @usableFromInline
    package struct Form: BitwiseCopyable, Sendable {
        @usableFromInline let bits: UInt8

        @inlinable
        init(bits: UInt8) {
            self.bits = bits
        }

        package static var plain: Form { Form(bits: 0) }
        /// The URL has no such part.
        package static var missing: Form { Form(bits: 1) }
        /// The bytes have a `%`, or a `+` that means a space.
        package static var encoded: Form { Form(bits: 2) }
        /// The text is read in lower case, as that of a host of http and https (rule 3.1).
        package static var lowercased: Form { Form(bits: 4) }
        /// A `+` means a space.
        package static var plusIsSpace: Form { Form(bits: 8) }
        /// The bytes have been decoded, so they may not be UTF-8.
        package static var decoded: Form { Form(bits: 16) }
        /// The part is a host, or in the place of one: there, closed types are compared without
        /// ASCII case (rule 3.2).
        package static var ignoringCase: Form { Form(bits: 32) }
        /// The spec has `caseSensitive: false`: Bools are compared without ASCII case, too. Only
        /// the interpreter has such parts; generated code asks for `folded`.
        package static var caseless: Form { Form(bits: 64) }

        package static func | (a: Form, b: Form) -> Form {
            Form(bits: a.bits | b.bits)
        }

        /// Whether one of `others` is among these.
        package func has(_ others: Form) -> Bool {
            bits & others.bits != 0
        }

        /// Whether the bytes are the text.
        var isText: Bool {
            bits & 7 == 0
        }

        /// The form of the same part after it is decoded.
        var afterDecoding: Form {
            Form(bits: bits & (Form.ignoringCase.bits | Form.caseless.bits)) | .decoded
        }
    }

    /// As they are in the URL.
    @usableFromInline package let bytes: Span<UInt8>
    @usableFromInline package let form: Form
    /// The `Span.key` of the decoded text; zero, which is no literal's, if there is no text.
    @usableFromInline let key: UInt64

    /// A piece of a text.
    @inline(__always)
    @_lifetime(copy text)
    package init(_ text: Span<UInt8>, _ piece: _RouteReader.Segment) {
        bytes = text.extracting(piece.range)
        form = piece.form
        key = form.isText ? bytes.key : _RoutePart.decodedKey(bytes, form)
    }

    @_lifetime(copy text)
    package init(_ text: Span<UInt8>, _ form: Form) {
        self.init(text, _RouteReader.Segment(start: 0, end: text.count, form: form))
    }

    /// A part that the URL doesn't have.
    package static var missing: _RoutePart {
        @_lifetime(immortal) get { _RoutePart(Span(), .missing) }
    }

    private static func decodedKey(_ bytes: Span<UInt8>, _ form: Form) -> UInt64 {
        guard let decoded = decoded(bytes, form) else { return 0 }
        return decoded.span.key
    }

    /// Whether the URL has this part.
    public var isPresent: Bool {
        form.bits & 1 == 0
    }

    /// Whether the part is present and has no characters.
    public var isEmpty: Bool {
        bytes.isEmpty && isPresent
    }

    /// The part if it is not empty, otherwise a missing part: for an optional parameter, and for a
    /// type of the app, in a place where it must have a value (rule 3.7).
    public var nonempty: _RoutePart {
        @_lifetime(copy self) get { bytes.isEmpty ? .missing : self }
    }

    /// Whether ASCII case doesn't count where closed types are compared, as in a host (rule 3.2).
    public var ignoresCase: Bool {
        form.has(.ignoringCase)
    }

    /// The part in lower case, for literal text in lower case where ASCII case doesn't count.
    public var folded: _RoutePart {
        @_lifetime(copy self) get {
            let isFolded = !form.has(.encoded) && bytes.allSatisfy { lowercase($0) == $0 }
            return isFolded ? self : with(.lowercased)
        }
    }

    /// The part in another form as well.
    @_lifetime(copy self)
    package func with(_ more: Form) -> _RoutePart {
        _RoutePart(bytes, form | more)
    }

    // MARK: - What is decoded (RFC 3986, 2.1; Semantics, rule 3.4)

    /// The decoded bytes; nil if the part is missing, or if an escape is malformed.
    package func decoded() -> ContiguousArray<UInt8>? {
        _RoutePart.decoded(bytes, form)
    }

    private static func decoded(_ bytes: Span<UInt8>, _ form: Form) -> ContiguousArray<UInt8>? {
        if form.has(.missing) { return nil }
        var decoded: ContiguousArray<UInt8> = []
        decoded.reserveCapacity(bytes.count)
        var offset = 0
        while offset < bytes.count {
            var byte = bytes[offset]
            if byte == UInt8(ascii: "%"), form.has(.encoded) {
                guard offset + 2 < bytes.count, let high = hexadecimalValue(bytes[offset + 1]),
                    let low = hexadecimalValue(bytes[offset + 2])
                else { return nil }
                byte = high << 4 | low
                offset += 2
            } else if byte == UInt8(ascii: "+"), form.has(.plusIsSpace) {
                byte = UInt8(ascii: " ")
            }
            decoded.append(form.has(.lowercased) ? lowercase(byte) : byte)
            offset += 1
        }
        return decoded
    }

    /// The decoded bytes, with a byte that no text has in place of each escaped delimiter; nil if
    /// there is none.
    func withoutEscaped(_ delimiters: ReservedCharacters) -> ContiguousArray<UInt8>? {
        if delimiters.isEmpty || !form.has(.encoded) { return nil }
        guard var decoded = decoded() else { return nil }
        var isChanged = false
        var offset = 0
        for index in decoded.indices {
            let isEscaped = bytes[offset] == UInt8(ascii: "%")
            if isEscaped, delimiters.contains(decoded[index]) {
                decoded[index] = 0xFF
                isChanged = true
            }
            offset += isEscaped ? 3 : 1
        }
        return isChanged ? decoded : nil
    }

    /// Calls `body` with a part that has the decoded bytes; nil if the part is missing, or if an
    /// escape is malformed.
    func withDecoded<Result>(_ body: (_RoutePart) -> Result?) -> Result? {
        if form.isText { return body(self) }
        guard let decoded = decoded() else { return nil }
        return body(_RoutePart(decoded.span, form.afterDecoding))
    }

    /// Calls `body` with a part whose decoded text is `text`.
    package static func withText<Result>(_ text: String, _ body: (_RoutePart) -> Result) -> Result {
        withBytes(of: text) { body(_RoutePart($0, .plain)) }
    }

    // MARK: - Texts are equal if their bytes are

    /// Whether the part's text equals a literal.
    ///
    /// A `switch` over a part compares integers first, so the compiler makes it a binary search.
    @inlinable
    @inline(__always)
    public static func ~= (literal: _RouteLiteral, part: borrowing _RoutePart) -> Bool {
        part.key == literal.key
            && (literal.text.utf8CodeUnitCount < 8 || part.hasBytes(of: literal))
    }

    /// Whether the text equals a literal.
    @inlinable
    @inline(__always)
    public func equals(_ literal: _RouteLiteral) -> Bool {
        literal ~= self
    }

    // Not inlined, so that the compiler compares only integers first.
    @usableFromInline
    @inline(never)
    func hasBytes(of literal: _RouteLiteral) -> Bool {
        withDecoded { $0.bytes.equals(literal.bytes) } ?? false
    }

    /// Whether the text equals a literal, ignoring ASCII case.
    public func equalsIgnoringCase(_ literal: _RouteLiteral) -> Bool {
        withDecoded { $0.bytes.equalsIgnoringCase(literal.bytes) } ?? false
    }

    /// Whether the text equals a literal, ignoring ASCII case if the part is in a host's place, as
    /// what follows an empty rest can be.
    public func equalsAsFirst(_ literal: _RouteLiteral) -> Bool {
        ignoresCase ? equalsIgnoringCase(literal) : equals(literal)
    }

    /// Whether the text equals one that is known only at run time.
    ///
    /// - Parameter ignoringCase: whether ASCII case doesn't count.
    package func equals(text: String, ignoringCase: Bool = false) -> Bool {
        withBytes(of: text) { text in
            withDecoded { ignoringCase ? $0.bytes.equalsIgnoringCase(text) : $0.bytes.equals(text) }
                ?? false
        }
    }
}
