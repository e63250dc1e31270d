extension RouteReader {
    /// Where a pattern's segments stand among the first of a URL, the host included.
    @frozen
    public struct Path {
        @usableFromInline let first: UnsafePointer<RoutePart>

        @_alwaysEmitIntoClient
        init(first: UnsafePointer<RoutePart>) {
            self.first = first
        }

        /// The segment so many places further on, or back; a missing part after the last. Nothing may be asked for behind that.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func segment(_ distance: Int) -> RoutePart {
            first[distance]
        }

        /// Whether the last segment stands right before that place.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func isEnd(_ distance: Int) -> Bool {
            !first[distance].isPresent
        }

        /// The place so many segments further on.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func from(_ distance: Int) -> Path {
            Path(first: first + distance)
        }
    }

    /// The first segment under a base without a host: the authority, or the path where that is empty.
    @_alwaysEmitIntoClient
    public var path: Path {
        let hasEmptyHost = parts.pointee.hasAuthority && parts.pointee.pathStart > parts.pointee.authorityStart
        return Path(first: UnsafePointer(parts.pointee.segments) + (hasEmptyHost ? 1 : 0))
    }

    /// The host, the first segment under a base that has one; nil without an authority.
    @_alwaysEmitIntoClient
    public var hostPath: Path? {
        parts.pointee.hasAuthority ? Path(first: UnsafePointer(parts.pointee.segments)) : nil
    }

    /// The values of all segments from a place on; nil where `convert` gives nil for one.
    ///
    /// - Complexity: linear in the length of the rest of the path.
    @_alwaysEmitIntoClient
    public func rest<Value>(from path: Path, _ convert: (RoutePart) -> Value?) -> [Value]? {
        path.isEnd(0) ? [] : rest(from: path.segment(0).start, convert)
    }
}
