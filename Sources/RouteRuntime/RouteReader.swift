/// The text of one URL, split once on its raw delimiters (RFC 3986, section 3; Semantics, section 3).
///
/// If there is a host, it is the first segment: `https://h/a/b` has the segments `h`, `a`, and `b`. Items are found and
/// decoded on demand. Parts point into memory of the read and must not outlive it.
@frozen
public struct _RouteReader {
    @usableFromInline let parts: UnsafeMutablePointer<Parts>

    @inlinable
    init(parts: UnsafeMutablePointer<Parts>) {
        self.parts = parts
    }

    /// Splits `text` and calls `body` with its parts. Doesn't call it if `text` is not a URL or has userinfo.
    ///
    /// - Parameters:
    ///   - text: a URL; with `isRawValue`, it may also be what follows the spec's first base.
    ///   - plusIsSpace: whether `+` in items is read as a space.
    ///   - isRawValue: whether a text that doesn't start with a scheme and a colon is read as a path, items, and a
    ///     fragment.
    ///   - base: a base with a host, as it is written, or an empty text. If `text` starts with the base, the rest is
    ///     read like a raw value, without looking at scheme and authority.
    ///   - segments: how many segments to store, at least 2: those that patterns compare, and an empty host that may
    ///     come before them.
    ///   - body: gets the parts, which are valid until it returns.
    /// - Returns: what `body` returns, or nil.
    /// - Complexity: linear in the length of `text`.
    @_alwaysEmitIntoClient
    @inline(__always)
    public static func read<Result>(
        _ text: String, plusIsSpace: Bool, isRawValue: Bool = false, base: _RouteLiteral = "",
        segments segmentLimit: Int = 2, _ body: (_RouteReader) -> Result?
    ) -> Result? {
        var result: Result?
        read(text, plusIsSpace, isRawValue, base, segmentLimit) { result = body($0) }
        return result
    }

    /// The part of `read` that isn't inlined.
    @usableFromInline
    static func read(
        _ text: String, _ plusIsSpace: Bool, _ isRawValue: Bool, _ base: _RouteLiteral, _ segmentLimit: Int,
        _ body: (_RouteReader) -> Void
    ) {
        // Two allocations, because up to 1 kB is allocated without checking how much of the stack is left. On 32-bit
        // systems, twice a text's length may overflow, which must trap.
        withUnsafeTemporaryAllocation(of: _RoutePart.self, capacity: segmentLimit) { segments in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * text.utf8.count + 24) { memory in
                var parts = Parts(of: text, memory, segments, plusIsSpace: plusIsSpace)
                withUnsafeMutablePointer(to: &parts) { parts in
                    let url = _RouteReader(parts: parts)
                    if url.split(isRawValue: isRawValue, base) { body(url) }
                }
            }
        }
    }

    /// Whether the text was a raw value without a base, or began with the base that the reader was given.
    public var isRelative: Bool {
        parts.pointee.schemeCount == 0
    }

    /// Whether `scheme`, given in lower case, is the URL's scheme. ASCII case does not count.
    public func hasScheme(_ scheme: _RouteLiteral) -> Bool {
        parts.pointee.hasScheme(scheme)
    }

    /// The scheme as written in the URL.
    @usableFromInline package var scheme: String {
        String(decoding: UnsafeBufferPointer(start: bytes, count: parts.pointee.schemeCount), as: UTF8.self)
    }

    /// Whether the host has a colon outside brackets, so that no base matches.
    package var hasColonInHost: Bool {
        parts.pointee.hasAuthority && !parts.pointee.hasHost
    }

    /// Whether the authority has no port, other than an empty one or the scheme's default (rule 3.1).
    public var hasNoPort: Bool {
        !parts.pointee.hasPort
    }

    /// The text, followed by at least eight loadable bytes.
    @usableFromInline package var bytes: UnsafePointer<UInt8> {
        @inline(__always) get { UnsafePointer(parts.pointee.bytes) }
    }
}
