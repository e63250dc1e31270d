/// One part of a URL (a path segment, an item's name or value), percent-decoded once, on its own (Semantics, section
/// 3).
///
/// It points into memory of the read that made it and must not outlive it.
@frozen
public struct _RoutePart {
    /// Properties that a part's bytes don't show. Not an OptionSet, whose conformances add 4 kB to every app.
    @frozen
    @usableFromInline
    struct Traits {
        @usableFromInline let bits: UInt8

        @_alwaysEmitIntoClient
        @inline(__always)
        init(bits: UInt8) {
            self.bits = bits
        }

        @_alwaysEmitIntoClient static var none: Traits { Traits(bits: 0) }
        /// The URL has no such part.
        @_alwaysEmitIntoClient static var missing: Traits { Traits(bits: 1) }
        /// A `%` without two hexadecimal digits: no type accepts the text (rule 3.4).
        @_alwaysEmitIntoClient static var malformed: Traits { Traits(bits: 4) }
        /// Something was decoded, so the bytes may not be UTF-8.
        @_alwaysEmitIntoClient static var decoded: Traits { Traits(bits: 8) }
        /// One of the bytes can't be in UTF-8: no type accepts the text (rule 3.4).
        @_alwaysEmitIntoClient static var notUTF8: Traits { Traits(bits: 16) }
        /// The text is a host, or in the place of one.
        @_alwaysEmitIntoClient static var ignoringCase: Traits { Traits(bits: 32) }

        @_alwaysEmitIntoClient
        @inline(__always)
        static func | (a: Traits, b: Traits) -> Traits {
            Traits(bits: a.bits | b.bits)
        }

        /// Whether one of `others` is among these.
        @_alwaysEmitIntoClient
        @inline(__always)
        func has(_ others: Traits) -> Bool {
            bits & others.bits != 0
        }
    }

    @usableFromInline let bytes: UnsafePointer<UInt8>
    /// The number of decoded bytes, or its complement, which is negative, if the text is missing or invalid.
    @usableFromInline let plainCount: Int
    /// The text's `textKey`; zero if no literal equals it.
    @usableFromInline let key: UInt64
    @usableFromInline let traits: Traits
    /// The offsets of the part in the URL's text, in bytes, before decoding.
    @usableFromInline let start: Int
    @usableFromInline let end: Int

    @_alwaysEmitIntoClient
    @inline(__always)
    init(
        bytes: UnsafePointer<UInt8>, count: Int, word: UInt64, traits: Traits = .none, start: Int, end: Int
    ) {
        self.bytes = bytes
        self.plainCount = traits.has(.missing | .malformed | .notUTF8) ? ~count : count
        self.key = plainCount < 0 ? 0 : textKey(word, count: count)
        self.traits = traits
        self.start = start
        self.end = end
    }

    /// A part of a text without escapes. Eight bytes after the text must be loadable.
    @_alwaysEmitIntoClient
    @inline(__always)
    init(padded text: UnsafePointer<UInt8>, _ start: Int, _ end: Int) {
        let word = load(text, start, as: UInt64.self) & lowBytes(end &- start)
        self.init(bytes: text + start, count: end &- start, word: word, start: start, end: end)
    }

    @_alwaysEmitIntoClient
    @inline(__always)
    package static func missing(at bytes: UnsafePointer<UInt8>) -> _RoutePart {
        _RoutePart(bytes: bytes, count: 0, word: 0, traits: .missing, start: 0, end: Int.max &- 1)
    }

    /// The number of decoded bytes.
    @_alwaysEmitIntoClient
    var count: Int {
        @inline(__always) get { plainCount ^ (plainCount &>> 63) }
    }

    @_alwaysEmitIntoClient
    package var range: Range<Int> {
        start..<end
    }

    /// The offset of the next segment; beyond the end of the path if there is none.
    @_alwaysEmitIntoClient
    public var next: Int {
        @inline(__always) get { end &+ 1 }
    }

    /// Whether the URL has this part.
    @_alwaysEmitIntoClient
    public var isPresent: Bool {
        @inline(__always) get { !traits.has(.missing) }
    }

    /// Whether the part is present and has no characters. A malformed escape is not an empty text.
    @_alwaysEmitIntoClient
    public var isEmpty: Bool {
        count == 0 && !traits.has(.missing | .malformed)
    }

    /// Whether an escape in the part is not `%` and two hexadecimal digits.
    @_alwaysEmitIntoClient
    package var isMalformed: Bool {
        traits.has(.malformed)
    }

    /// Whether ASCII case doesn't count where closed types are compared, as in a host (rule 3.2).
    @_alwaysEmitIntoClient
    public var ignoresCase: Bool {
        traits.has(.ignoringCase)
    }

    /// This part in a host's place.
    @_alwaysEmitIntoClient
    var ignoringCase: _RoutePart {
        _RoutePart(
            bytes: bytes, count: count, word: loadWord(bytes, count), traits: traits | .ignoringCase, start: start,
            end: end)
    }

    /// The bytes to compare with a literal's, optionally with ASCII letters in lower case; nil if no literal can equal
    /// the text.
    @_alwaysEmitIntoClient
    package func plainBytes(isLowercase: Bool) -> [UInt8]? {
        guard plainCount >= 0 else { return nil }
        let text = UnsafeBufferPointer(start: bytes, count: count)
        return isLowercase ? text.map(lowercase) : Array(text)
    }

    /// Calls `body` with a part whose decoded text is `text`.
    @_alwaysEmitIntoClient
    package static func withText<Result>(_ text: String, _ body: (_RoutePart) -> Result) -> Result {
        withBytes(of: text) { start, count in
            body(_RoutePart(bytes: start, count: count, word: loadWord(start, count), start: 0, end: count))
        }
    }
}
