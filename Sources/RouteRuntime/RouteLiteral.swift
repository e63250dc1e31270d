/// A literal text of a spec, in UTF-8.
///
/// It points to bytes that must outlive it: those of a literal in generated code, which last as long as the process, or
/// those of a String during a call of `with(_:_:)`.
@frozen
public struct _RouteLiteral: ExpressibleByStringLiteral {
    @usableFromInline let start: UnsafePointer<UInt8>
    /// The number of bytes.
    @usableFromInline let count: Int

    /// A literal in generated code.
    @inlinable
    @inline(__always)
    public init(stringLiteral text: StaticString) {
        start = text.utf8Start
        count = text.utf8CodeUnitCount
    }

    @_alwaysEmitIntoClient
    init(_ start: UnsafePointer<UInt8>, _ count: Int) {
        self.start = start
        self.count = count
    }

    /// Calls `body` with a text that is known at run time.
    @_alwaysEmitIntoClient
    @inline(__always)
    package static func with<Result>(_ text: String, _ body: (_RouteLiteral) -> Result) -> Result {
        withBytes(of: text) { body(_RouteLiteral($0, $1)) }
    }

    /// See `textKey`.
    @_alwaysEmitIntoClient
    @inline(__always)
    var key: UInt64 {
        textKey(loadWord(start, count), count: count)
    }

    @_alwaysEmitIntoClient
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: count)
    }

    @_alwaysEmitIntoClient
    package var text: String {
        String(decoding: bytes, as: UTF8.self)
    }
}

/// An integer made of a text's first eight bytes. If the text is shorter, the last byte is its length, as a value that
/// UTF-8 never has. So the key of a text of up to seven bytes differs from those of all other texts.
///
/// - Parameter word: the first eight bytes, the first in the lowest byte; zero after the last.
@_alwaysEmitIntoClient
@inline(__always)
func textKey(_ word: UInt64, count: Int) -> UInt64 {
    count < 8 ? word | UInt64(truncatingIfNeeded: 0xF8 &+ count) &<< 56 : word
}

extension _RoutePart {
    /// Whether the part's text equals a literal, byte by byte.
    ///
    /// A `switch` over a part compares integers first, so the compiler makes it a binary search.
    @_alwaysEmitIntoClient
    @inline(__always)
    public static func ~= (literal: _RouteLiteral, part: _RoutePart) -> Bool {
        part.equals(literal)
    }

    /// Whether the text equals a literal, byte by byte.
    @_alwaysEmitIntoClient
    @inline(__always)
    public func equals(_ literal: _RouteLiteral) -> Bool {
        key == literal.key && (literal.count < 8 || _RoutePart.equals(bytes, plainCount, literal))
    }

    /// Whether the text equals a literal in lower case, ignoring ASCII case.
    @_alwaysEmitIntoClient
    public func equalsIgnoringCase(_ literal: _RouteLiteral) -> Bool {
        plainCount == literal.count && equalBytesIgnoringCase(bytes, literal.start, literal.count)
    }

    // Not inlined, so that the compiler compares only integers first.
    @usableFromInline
    @inline(never)
    static func equals(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ literal: _RouteLiteral) -> Bool {
        count == literal.count && equalBytes(bytes, literal.start, count)
    }
}
