/// The text of one URL, split once on its raw delimiters (RFC 3986, section 3; semantics.md, section 3).
///
/// Path segments and items are found and decoded when they are asked for. The host, where there is one, is the first segment:
/// `https://h/a/b` has the segments `h`, `a` and `b`. Values live in memory of the read and must not outlive it.
@frozen
public struct RouteReader {
    @usableFromInline let bytes: UnsafePointer<UInt8>
    /// Twice as many bytes as the text has: a part at an offset is decoded to the same offset here, and a piece of a segment
    /// to the second half, for the whole segment may be asked for again.
    @usableFromInline let scratch: UnsafeMutablePointer<UInt8>
    @usableFromInline let count: Int
    @usableFromInline let plusIsSpace: Bool
    @usableFromInline let winner: UnsafeMutablePointer<Int>

    @usableFromInline var schemeCount = 0
    /// Whether `//` stands after the scheme.
    @usableFromInline var hasAuthority = false
    /// Whether the authority has a port that is neither empty nor the scheme's default.
    @usableFromInline var hasPort = false
    /// The offsets of a port that says nothing and its colon; empty where there is none.
    @usableFromInline var skippedPort = -1..<(-1)
    @usableFromInline var authorityStart = 0
    @usableFromInline var pathStart = 0
    /// The end of the last segment: one trailing `/` does not count. Less than the start where there is no segment.
    @usableFromInline var pathEnd = 0
    @usableFromInline var query = 0..<0
    /// Nil where the URL has no `#`.
    @usableFromInline var fragment: Range<Int>?

    @usableFromInline
    init(
        bytes: UnsafePointer<UInt8>, count: Int, scratch: UnsafeMutablePointer<UInt8>, plusIsSpace: Bool,
        winner: UnsafeMutablePointer<Int>
    ) {
        self.bytes = bytes
        self.count = count
        self.scratch = scratch
        self.plusIsSpace = plusIsSpace
        self.winner = winner
    }

    /// Whether the text was a raw value without a base: a path, items and fragment that follow the spec's first base.
    @inlinable
    public var isRelative: Bool {
        schemeCount == 0
    }

    /// Whether `scheme`, given in lower case, is the URL's scheme.
    package func hasScheme(_ scheme: String) -> Bool {
        Array(scheme.utf8).withUnsafeBufferPointer { scheme in
            guard let start = scheme.baseAddress else { return false }
            return schemeCount == scheme.count && equalBytesIgnoringCase(bytes, start, schemeCount)
        }
    }

    /// The scheme, as it stands in the URL.
    package var scheme: String {
        String(decoding: UnsafeBufferPointer(start: bytes, count: schemeCount), as: UTF8.self)
    }

    /// Where the first segment begins under a base without a host: the authority, or the path where that is empty.
    @inlinable
    public var start: Int {
        pathStart
    }

    /// Where the host begins, the first segment under a base that has one; beyond the path's end without an authority.
    @inlinable
    public var hostStart: Int {
        hasAuthority ? authorityStart : Int.max
    }

    /// Whether `scheme`, given in lower case, is the URL's scheme. ASCII case does not count.
    @inlinable
    public func hasScheme(_ scheme: StaticString) -> Bool {
        schemeCount == scheme.utf8CodeUnitCount && equalBytesIgnoringCase(bytes, scheme.utf8Start, schemeCount)
    }

    /// Whether the authority is without a port, but for an empty one and the scheme's default (rule 3.1).
    @inlinable
    public var hasNoPort: Bool {
        !hasPort
    }

    /// Notes which pattern, by its place in the matching order, reads the URL; the writing of marks asks for it.
    @inlinable
    @inline(__always)
    public func won(_ pattern: Int) {
        winner.pointee = pattern
    }

    /// Splits `text` and calls `body` with the parts; does not call it where `text` is no URL or has userinfo.
    ///
    /// - Parameters:
    ///   - text: a URL; or, with `isRawValue`, perhaps what follows the spec's first base.
    ///   - plusIsSpace: whether `+` in items is read as a space.
    ///   - isRawValue: whether a text that does not start with `scheme://` is read as a path, items and fragment.
    ///   - body: what to do with the parts; they are gone when it returns.
    /// - Returns: the number given to `won(_:)`, or -1.
    /// - Complexity: linear in the length of `text`.
    @inlinable
    @discardableResult
    public static func read(
        _ text: String, plusIsSpace: Bool, isRawValue: Bool = false, _ body: (RouteReader) -> Void
    ) -> Int {
        var text = text
        var winner = -1
        text.withUTF8 { buffer in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: buffer.count &* 2 &+ 1) { scratch in
                guard let scratch = scratch.baseAddress else { return }
                // An empty buffer may have no address; any valid one does, for nothing is read from it.
                let bytes = buffer.baseAddress ?? UnsafePointer(scratch)
                withUnsafeMutablePointer(to: &winner) { winner in
                    var reader = RouteReader(
                        bytes: bytes, count: buffer.count, scratch: scratch, plusIsSpace: plusIsSpace, winner: winner)
                    if reader.split(isRawValue: isRawValue) { body(reader) }
                }
            }
        }
        return winner
    }
}
