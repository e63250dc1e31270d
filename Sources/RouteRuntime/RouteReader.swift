/// The text of one URL, split once on its raw delimiters (RFC 3986, section 3; Semantics, section
/// 3).
///
/// If there is a host, it is the first segment: `https://h/a/b` has the segments `h`, `a`, and
/// `b`. Segments beyond those that patterns compare, items, and the fragment are found on demand.
@frozen
public struct _RouteReader: BitwiseCopyable, ~Escapable {
    /// Where a segment, or another piece, is in the text.
    @frozen
    @usableFromInline
    package struct Segment: BitwiseCopyable, Sendable {
        package let start: Int
        package let end: Int
        package let form: _RoutePart.Form

        package var range: Range<Int> { start..<end }
    }

    /// Where the parts of a text are, in bytes.
    @frozen
    @usableFromInline
    package struct Layout: BitwiseCopyable, Sendable {
        /// The length of the scheme; zero for a raw value, or if the text starts with the reader's
        /// base.
        package internal(set) var schemeLength = 0
        /// The end of the host, with a port that makes a difference.
        var hostEnd = 0
        /// Where the segments that are not stored begin.
        var restStart = 0
        /// Where the query or the fragment begins, with its `?` or `#`.
        package internal(set) var pathEnd = 0
        /// Where the fragment begins, with its `#`.
        package internal(set) var queryEnd = 0
        /// How deep the URL is in links in links, from 1.
        let depth: Int
        /// Whether `//` follows the scheme.
        package internal(set) var hasAuthority = false
        /// Whether there is a host: the authority isn't empty, and a colon is only in brackets or
        /// before the port.
        package internal(set) var hasHost = false
        /// Whether the authority has a port that is not empty and not the scheme's default (rule
        /// 3.1).
        package internal(set) var hasPort = false
        /// Whether `+` in items is read as a space.
        package let plusIsSpace: Bool
        /// Whether the text follows the URL of a server, see `URLRoute.init(url:on:)`.
        let isOnServer: Bool

        /// Where the authority begins, if there is one.
        package var authorityStart: Int { schemeLength &+ 3 }
        var hasEmptyHost: Bool { hostEnd == authorityStart }
    }

    /// The URL.
    @usableFromInline package let text: Span<UInt8>
    /// The first segments: as many as any pattern compares, and one more.
    @usableFromInline package var segments: Span<Segment>
    /// The form of the first segment.
    @usableFromInline package let first: _RoutePart.Form
    @usableFromInline package var layout: Layout

    /// A text that has not been split.
    @usableFromInline
    @_lifetime(copy text)
    init(_ text: Span<UInt8>, depth: Int, plusIsSpace: Bool, isOnServer: Bool) {
        let layout = Layout(depth: depth, plusIsSpace: plusIsSpace, isOnServer: isOnServer)
        self.init(text, Span(), layout)
    }

    @_lifetime(copy text, copy segments)
    package init(
        _ text: Span<UInt8>, _ segments: Span<Segment>, _ layout: Layout,
        first: _RoutePart.Form = _RoutePart.Form(bits: 0)
    ) {
        self.text = text
        self.segments = segments
        self.layout = layout
        self.first = first
    }

    /// Splits `text` and calls `body` with its parts. Doesn't call it if `text` is not a URL or
    /// has userinfo.
    ///
    /// - Parameters:
    ///   - text: a URL; with `isRawValue`, it may also be what follows the spec's first base.
    ///   - isRawValue: whether a text that doesn't start with a scheme and a colon is read as a
    ///     path, items, and a fragment.
    ///   - base: the spec's first base, as it is written; empty if the first segment of a raw
    ///     value takes a host's place. If `text` starts with the base, the rest is read like a raw
    ///     value, without looking at scheme and authority.
    ///   - plusIsSpace: whether `+` in items is read as a space.
    ///   - segments: how many segments to store: one more than patterns compare, and an empty host
    ///     that may come before them.
    ///   - isOnServer: whether `text` follows the URL of a server.
    ///   - depth: how deep the URL is in links in links, from 1.
    ///   - body: gets the parts.
    /// - Returns: what `body` returns, or nil.
    /// - Complexity: linear in the length of `text`.
    @inlinable
    public static func read<Result>(
        _ text: String, isRawValue: Bool = false, base: _RouteLiteral = "",
        plusIsSpace: Bool = false, segments: Int = 2, isOnServer: Bool = false, depth: Int = 1,
        _ body: (_RouteReader) -> Result?
    ) -> Result? {
        withBytes(of: text) { text in
            withOutput(capacity: segments) { (output: consuming OutputSpan<Segment>) -> Result? in
                // The layout is filled in place: copying what functions return would take a sixth
                // of the time.
                var reader = _RouteReader(
                    text, depth: depth, plusIsSpace: plusIsSpace, isOnServer: isOnServer)
                guard reader.layout.split(text, isRawValue, base, into: &output) else { return nil }
                reader.segments = output.span
                return body(reader)
            }
        }
    }

    /// The number of segments, or how many are stored if the URL has more.
    @inlinable public var count: Int {
        segments.count
    }

    /// A segment; a missing part for any other number.
    ///
    /// Not inlined: that would add half of the bytes of each route, and take a tenth of the
    /// instructions off.
    public subscript(index: Int) -> _RoutePart {
        @_lifetime(copy self) get {
            guard let segment = segment(index) else { return .missing }
            return _RoutePart(text, segment)
        }
    }

    /// The text of a segment, decoded; nil if the segment is missing or can't be decoded.
    public func string(_ index: Int) -> String? {
        guard let segment = segment(index) else { return nil }
        return segment.form.isText
            ? String(text.extracting(segment.range)) : _RoutePart(text, segment).string()
    }

    private func segment(_ index: Int) -> Segment? {
        guard index >= 0, index < segments.count else { return nil }
        let segment = segments[index]
        return index > 0
            ? segment : Segment(start: segment.start, end: segment.end, form: segment.form | first)
    }

    /// The reader without the first segments.
    @_lifetime(copy self)
    public func from(_ index: Int) -> _RouteReader {
        index <= 0
            ? self
            : _RouteReader(text, segments.extracting(droppingFirst: index), layout, first: .plain)
    }

    /// The reader whose first segment is the first under a base without a host: the authority, or
    /// the path if the authority is empty.
    public var path: _RouteReader {
        @_lifetime(copy self) get {
            from(layout.hasAuthority && layout.hasEmptyHost && count > 0 ? 1 : 0)
        }
    }

    /// The reader whose first segment, the host, is in lower case.
    public var lowercasedHost: _RouteReader {
        @_lifetime(copy self) get { _RouteReader(text, segments, layout, first: .lowercased) }
    }
}

extension _RouteReader.Segment {
    /// A piece that has not been decoded.
    init(_ range: Range<Int>, of text: Span<UInt8>, _ form: _RoutePart.Form = .plain) {
        let isEncoded = text.firstOffset(in: range) { $0 == UInt8(ascii: "%") } < range.upperBound
        let form = isEncoded ? form | .encoded : form
        self.init(start: range.lowerBound, end: range.upperBound, form: form)
    }
}

extension _RouteReader {
    /// Whether the text was a raw value without a base, or began with the base that the reader was
    /// given.
    public var isRelative: Bool {
        layout.schemeLength == 0
    }

    /// Whether the text follows the URL of a server.
    public var isOnServer: Bool {
        layout.isOnServer
    }

    /// Whether `scheme`, given in lower case, is the URL's scheme. ASCII case does not count.
    public func hasScheme(_ scheme: _RouteLiteral) -> Bool {
        text.extracting(0..<layout.schemeLength).equalsIgnoringCase(scheme.bytes)
    }

    /// The scheme as written in the URL.
    package var scheme: String {
        String(text.extracting(0..<layout.schemeLength))
    }

    /// Whether the URL has a host. A colon in it is only in brackets, or before the port.
    public var hasHost: Bool {
        layout.hasHost
    }

    /// Whether the host has a colon outside brackets, so that no base matches.
    package var hasColonInHost: Bool {
        layout.hasAuthority && !layout.hasEmptyHost && !layout.hasHost
    }

    /// Whether the authority has no port, other than an empty one or the scheme's default (rule
    /// 3.1).
    public var hasNoPort: Bool {
        !layout.hasPort
    }

    /// Whether the host, decoded, is one that a URL of http or https can have: labels of ASCII
    /// letters, digits, `-`, and `_`, none of them empty, with single dots between them
    /// (rule 3.1).
    ///
    /// For any other text, a browser may go to another host: it maps characters, and ends a host
    /// at a backslash.
    ///
    /// - Complexity: linear in the length of the host.
    public var hasHostName: Bool {
        guard hasHost, let host = self[0].decoded() else { return false }
        let end = host.firstIndex(of: UInt8(ascii: ":")) ?? host.count
        // Only a port follows a colon; an escaped colon is a character that no host has.
        if host[end...].count(where: { $0 == UInt8(ascii: ":") }) != (hasNoPort ? 0 : 1) {
            return false
        }
        var isLabelEmpty = true
        for byte in host[..<end] {
            if byte == UInt8(ascii: ".") {
                if isLabelEmpty { return false }
                isLabelEmpty = true
                continue
            }
            guard isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            else { return false }
            isLabelEmpty = false
        }
        return !isLabelEmpty
    }

    /// The values of the segments from one on and before the last ones; nil if there are not so
    /// many, or if `convert` returns nil for one.
    ///
    /// - Complexity: linear in the length of the rest of the path.
    public func rest<Value>(
        from index: Int, before count: Int = 0, _ convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        let pieces = segments(from: index)
        guard pieces.count >= count else { return nil }
        return text.values(of: Array(pieces.dropLast(count)), convert)
    }

    private func segments(from index: Int) -> [Segment] {
        let start = max(index, 0)
        var pieces: [Segment] = []
        while let segment = segment(start + pieces.count) { pieces.append(segment) }
        let others = _RouteSegments(text, from: layout.restStart, to: layout.pathEnd).pieces
        return pieces + others.dropFirst(max(start - segments.count, 0))
    }

    /// A segment by its number from the end; a missing part if it is one of the first segments.
    ///
    /// - Parameters:
    ///   - number: 1 for the last segment.
    ///   - count: the number of the first segments, which other parts of a pattern read.
    /// - Complexity: linear in the length of the last segments.
    @_lifetime(copy self)
    public func last(_ number: Int, after count: Int) -> _RoutePart {
        var left = number
        var end = layout.pathEnd
        // Segments that are not stored, without one `/` at their end.
        if layout.restStart < end {
            if text[end - 1] == UInt8(ascii: "/") { end -= 1 }
            while true {
                var start = end
                while start > layout.restStart, text[start - 1] != UInt8(ascii: "/") { start -= 1 }
                if left == 1 { return _RoutePart(text, Segment(start..<end, of: text)) }
                left -= 1
                if start == layout.restStart { break }
                end = start - 1
            }
        }
        let index = segments.count - left
        return index >= count ? self[index] : .missing
    }
}

/// Segments that are found on demand: those of a fragment, and those of a path beyond the ones
/// that patterns compare.
public struct _RouteSegments: ~Escapable {
    private let text: Span<UInt8>
    package private(set) var pieces: [_RouteReader.Segment] = []

    /// Splits a part of a text at each `/`. One at its end is ignored.
    @_lifetime(copy text)
    init(_ text: Span<UInt8>, from start: Int, to end: Int) {
        self.text = text
        var start = start
        while start < end {
            let mark = text.firstOffset(in: start..<end) { $0 == UInt8(ascii: "/") }
            pieces.append(_RouteReader.Segment(start..<mark, of: text))
            start = mark + 1
        }
    }

    /// The number of segments.
    public var count: Int {
        pieces.count
    }

    /// A segment, decoded; a missing part after the last.
    public subscript(index: Int) -> _RoutePart {
        @_lifetime(copy self) get {
            pieces.indices.contains(index) ? _RoutePart(text, pieces[index]) : .missing
        }
    }

    /// The values of the segments from one on and before the last ones; nil if there are not so
    /// many, or if `convert` returns nil for one.
    public func values<Value>(
        from index: Int, before count: Int = 0, _ convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        let others = pieces.dropFirst(max(index, 0))
        guard others.count >= count else { return nil }
        return text.values(of: Array(others.dropLast(count)), convert)
    }
}

extension Span<UInt8> {
    /// The values of pieces of the text; nil if `convert` returns nil for one, unless such a piece
    /// is skipped.
    func values<Value>(
        of pieces: [_RouteReader.Segment], isLenient: Bool = false,
        _ convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        var values: [Value] = []
        for piece in pieces {
            if let value = convert(_RoutePart(self, piece)) {
                values.append(value)
            } else if !isLenient {
                return nil
            }
        }
        return values
    }
}
