/// One part of a URL (a path segment, an item's name or value), percent-decoded once, on its own (semantics.md, section 3).
///
/// It points into memory that belongs to the read in which it was made and must not outlive it.
@frozen
public struct RoutePart {
    /// What is known of a part's text beyond its bytes.
    @frozen
    @usableFromInline
    struct Traits: OptionSet {
        @usableFromInline let rawValue: UInt8

        @inlinable
        init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The URL has no such part.
        @inlinable static var missing: Traits { Traits(rawValue: 1) }
        /// An ASCII letter or digit stands escaped: the text is plain text, taken by String alone (rule 3.5).
        @inlinable static var marked: Traits { Traits(rawValue: 2) }
        /// An escape is not `%` and two hexadecimal digits: nothing takes the text (rule 3.4).
        @inlinable static var malformed: Traits { Traits(rawValue: 4) }
        /// Something was decoded, so the bytes need not be UTF-8.
        @inlinable static var decoded: Traits { Traits(rawValue: 8) }
    }

    @usableFromInline let bytes: UnsafePointer<UInt8>
    /// The number of decoded bytes.
    @usableFromInline let count: Int
    @usableFromInline let traits: Traits
    /// Where the part stands in the URL's text, in bytes, before decoding.
    @usableFromInline let range: Range<Int>

    /// Where the segment after this one begins; beyond the path's end where there is none.
    public let next: Int

    @inlinable
    init(bytes: UnsafePointer<UInt8>, count: Int, traits: Traits, range: Range<Int>, next: Int) {
        self.bytes = bytes
        self.count = count
        self.traits = traits
        self.range = range
        self.next = next
    }

    @inlinable
    static func missing(at bytes: UnsafePointer<UInt8>) -> RoutePart {
        RoutePart(bytes: bytes, count: 0, traits: .missing, range: 0..<0, next: Int.max)
    }

    /// Whether the URL has this part.
    @inlinable
    public var isPresent: Bool {
        @inline(__always) get { !traits.contains(.missing) }
    }

    /// Whether the part is there and has no character. A malformed escape is no empty text.
    @inlinable
    public var isEmpty: Bool {
        count == 0 && traits.isDisjoint(with: [.missing, .malformed])
    }

    /// Whether an ASCII letter or digit stands escaped in the part (rule 3.5).
    package var isMarked: Bool {
        traits.contains(.marked)
    }

    /// Whether an escape in the part is not `%` and two hexadecimal digits.
    package var isMalformed: Bool {
        traits.contains(.malformed)
    }

    /// The first eight decoded bytes, the first in the lowest place, zero where there are fewer.
    @inlinable
    public var word: UInt64 {
        @inline(__always) get { loadWord(bytes, count) }
    }

    /// `word` with ASCII letters in lower case.
    @inlinable
    public var lowercaseWord: UInt64 {
        @inline(__always) get { lowercase(word) }
    }

    /// Whether the text can equal a literal of `count` bytes, at most eight, whose `word` was compared.
    @inlinable
    @inline(__always)
    public func hasCount(_ count: Int) -> Bool {
        self.count == count && traits.isDisjoint(with: [.marked, .malformed, .missing])
    }

    /// Whether the text equals `literal`, byte by byte.
    @inlinable
    public func equals(_ literal: StaticString) -> Bool {
        hasCount(literal.utf8CodeUnitCount) && equalBytes(bytes, literal.utf8Start, count)
    }

    /// Whether the text equals `literal`, which is in lower case, without regard to ASCII case.
    @inlinable
    public func equalsIgnoringCase(_ literal: StaticString) -> Bool {
        hasCount(literal.utf8CodeUnitCount) && equalBytesIgnoringCase(bytes, literal.utf8Start, count)
    }

    /// Whether the text equals `literal`, byte by byte or without regard to ASCII case.
    package func equals(_ literal: [UInt8], ignoringCase: Bool) -> Bool {
        hasCount(literal.count)
            && literal.withUnsafeBufferPointer { literal in
                guard let start = literal.baseAddress else { return true }
                return ignoringCase
                    ? equalBytesIgnoringCase(bytes, start, count) : equalBytes(bytes, start, count)
            }
    }

    /// The text that a literal may equal, perhaps with ASCII letters in lower case; nil where none does.
    package func plainBytes(isLowercase: Bool) -> [UInt8]? {
        guard traits.isDisjoint(with: [.marked, .malformed, .missing]) else { return nil }
        let text = UnsafeBufferPointer(start: bytes, count: count)
        return isLowercase ? text.map(lowercase) : Array(text)
    }

    /// Calls `body` with a part whose decoded text is `text`.
    package static func withText<Result>(_ text: String, _ body: (RoutePart) -> Result) -> Result {
        var text = text
        return text.withUTF8 { buffer in
            // An empty text may have no address; any valid one does, for nothing is read from it.
            withUnsafePointer(to: 0) { nowhere in
                body(
                    RoutePart(
                        bytes: buffer.baseAddress ?? nowhere, count: buffer.count, traits: [], range: 0..<buffer.count,
                        next: 0))
            }
        }
    }
}
