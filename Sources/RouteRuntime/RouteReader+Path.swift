extension RouteReader {
    /// Where a pattern's segments stand among the first of a URL, the host included.
    @frozen
    public struct Path {
        @usableFromInline let first: UnsafePointer<RoutePart>

        @inlinable
        init(first: UnsafePointer<RoutePart>) {
            self.first = first
        }

        /// The segment so many places further on, or back; a missing part after the last. Nothing may be asked for behind that.
        @inlinable
        @inline(__always)
        public func segment(_ distance: Int) -> RoutePart {
            first[distance]
        }

        /// The first eight bytes of that segment, as `RoutePart.word`.
        @inlinable
        @inline(__always)
        public func word(_ distance: Int) -> UInt64 {
            first[distance].word
        }

        /// Whether that segment can equal a literal of `count` bytes, the words of which were compared.
        @inlinable
        @inline(__always)
        public func hasCount(_ distance: Int, _ count: Int) -> Bool {
            first[distance].plainCount == count
        }

        /// Whether that segment equals `literal`, byte by byte.
        @inlinable
        @inline(__always)
        public func equals(_ distance: Int, _ literal: StaticString) -> Bool {
            first[distance].equals(literal)
        }

        /// Whether the path has that segment.
        @inlinable
        @inline(__always)
        public func isPresent(_ distance: Int) -> Bool {
            first[distance].isPresent
        }

        /// That segment's text; see `RoutePart.string()`.
        public func string(_ distance: Int) -> String? {
            first[distance].string()
        }

        /// Whether that segment is `true` or `false`; see `RoutePart.bool()`.
        public func bool(_ distance: Int) -> Bool? {
            first[distance].bool()
        }

        /// That segment as an integer; see `RoutePart.integer(_:)`.
        @inlinable
        @inline(never)
        public func integer<Integer: FixedWidthInteger>(_ distance: Int, _ type: Integer.Type) -> Integer? {
            first[distance].integer(type)
        }

        /// Whether the last segment stands right before that place.
        @inlinable
        @inline(__always)
        public func isEnd(_ distance: Int) -> Bool {
            !first[distance].isPresent
        }

        /// The place so many segments further on.
        @inlinable
        @inline(__always)
        public func from(_ distance: Int) -> Path {
            Path(first: first + distance)
        }
    }

    /// The first segment under a base without a host: the authority, or the path where that is empty.
    @inlinable
    public var path: Path {
        let hasEmptyHost = parts.pointee.hasAuthority && parts.pointee.pathStart > parts.pointee.authorityStart
        return Path(first: UnsafePointer(parts.pointee.segments) + (hasEmptyHost ? 1 : 0))
    }

    /// The host, the first segment under a base that has one; nil without an authority.
    @inlinable
    public var hostPath: Path? {
        parts.pointee.hasAuthority ? Path(first: UnsafePointer(parts.pointee.segments)) : nil
    }

    /// The values of all segments from a place on; nil where `convert` gives nil for one.
    ///
    /// - Complexity: linear in the length of the rest of the path.
    @inlinable
    public func rest<Value>(from path: Path, _ convert: (RoutePart) -> Value?) -> [Value]? {
        path.isEnd(0) ? [] : rest(from: path.segment(0).start, convert)
    }
}
