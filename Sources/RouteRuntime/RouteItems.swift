/// The items of a URL's query, or of its fragment (Semantics, rule 3.6): `&` ends an item, the
/// first `=` ends its name, and empty items are ignored.
///
/// An item without `=` has an empty value.
///
/// Four words, which a function returns in registers.
public struct _RouteItems: ~Escapable {
    /// The URL up to the end of the items.
    package let text: Span<UInt8>
    /// Where the items begin in the text, in bytes.
    private let start: Int
    /// How the items are read: `plusIsSpace` is for names and values, and `lowercased`, for names
    /// whose ASCII case doesn't count, for names alone.
    private let form: _RoutePart.Form

    @_lifetime(copy text)
    package init(_ text: Span<UInt8>, _ range: Range<Int>, plusIsSpace: Bool) {
        self.init(text, range, plusIsSpace ? .plusIsSpace : .plain)
    }

    @_lifetime(copy text)
    private init(_ text: Span<UInt8>, _ range: Range<Int>, _ form: _RoutePart.Form) {
        self.text = text.extracting(first: range.upperBound)
        start = range.lowerBound
        self.form = form
    }

    /// The same items, for a spec with `caseSensitive: false`: they are asked for by names in
    /// lower case, and ASCII case doesn't count.
    public var folded: _RouteItems {
        @_lifetime(copy self) get { _RouteItems(text, range, form | .lowercased) }
    }

    /// Where the items are in the text, in bytes.
    package var range: Range<Int> { start..<text.count }

    /// Where an item's name and value are.
    package struct Item {
        package let name: _RouteReader.Segment
        package let value: _RouteReader.Segment
    }

    /// The item at or after an offset; nil after the last. Moves the offset to where the next item
    /// may begin.
    ///
    /// Inlined: a function would return an item, which is six words, through memory, and a URL
    /// with items would take a fifth longer.
    @inline(__always)
    package func next(_ offset: inout Int) -> Item? {
        offset = max(offset, start)
        while offset < text.count, text[offset] == UInt8(ascii: "&") { offset &+= 1 }
        if offset >= text.count { return nil }
        let name = piece(from: offset, to: UInt8(ascii: "="))
        // Nothing follows a name without `=`.
        let hasValue = name.end < text.count && text[name.end] == UInt8(ascii: "=")
        let value =
            hasValue
            ? piece(from: name.end &+ 1, to: UInt8(ascii: "&"))
            : _RouteReader.Segment(start: name.end, end: name.end, form: .plain)
        offset = value.end &+ 1
        return Item(name: name, value: value)
    }

    /// The text up to the first delimiter or `&`, or to the items' end.
    private func piece(from start: Int, to delimiter: UInt8) -> _RouteReader.Segment {
        let bytes = text.extracting(droppingFirst: start)
        let plusIsSpace = form.has(.plusIsSpace)
        var isEncoded = false
        var length = 0
        while bytes.indices.contains(length) {
            let byte = bytes[length]
            // Most bytes are letters, which come after all delimiters.
            if byte <= UInt8(ascii: "=") {
                if byte == UInt8(ascii: "&") || byte == delimiter { break }
                if byte == UInt8(ascii: "%") || plusIsSpace && byte == UInt8(ascii: "+") {
                    isEncoded = true
                }
            }
            length &+= 1
        }
        var found: _RoutePart.Form = .plain
        if isEncoded { found = plusIsSpace ? .encoded | .plusIsSpace : .encoded }
        return _RouteReader.Segment(start: start, end: start &+ length, form: found)
    }

    /// The name or the value of an item.
    @_lifetime(copy self)
    package func part(_ piece: _RouteReader.Segment) -> _RoutePart {
        _RoutePart(text, piece)
    }

    /// The value of the first item with this name, decoded; a missing part if there is none.
    ///
    /// - Complexity: linear in the length of the items.
    public subscript(name: _RouteLiteral) -> _RoutePart {
        @_lifetime(copy self) get {
            var offset = start
            while let item = next(&offset) {
                if isNamed(item, name) { return part(item.value) }
            }
            return .missing
        }
    }

    /// The value of the first item with the first of these names that the URL has, decoded; a
    /// missing part if it has none.
    public subscript(name: _RouteLiteral, others: _RouteLiteral...) -> _RoutePart {
        @_lifetime(copy self) get {
            var part = self[name]
            for name in others where !part.isPresent { part = self[name] }
            return part
        }
    }

    /// The values of all items with one of these names, in order; nil if `convert` returns nil for
    /// one.
    ///
    /// - Parameters:
    ///   - names: the items' names, decoded.
    ///   - takesEmpty: whether empty values are converted, too, as for String and the app's types.
    ///     For other types they are skipped.
    ///   - isLenient: whether values for which `convert` returns nil are skipped (rule 3.7).
    ///   - convert: the type's conversion.
    public func values<Value>(
        _ names: _RouteLiteral..., takesEmpty: Bool = false, isLenient: Bool = false,
        as convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        var pieces: [_RouteReader.Segment] = []
        var offset = start
        while let item = next(&offset) {
            if takesEmpty || !item.value.range.isEmpty, isNamed(item, among: names) {
                pieces.append(item.value)
            }
        }
        return text.values(of: pieces, isLenient: isLenient, convert)
    }

    private func isNamed(_ item: Item, among names: [_RouteLiteral]) -> Bool {
        names.contains { isNamed(item, $0) }
    }

    private func isNamed(_ item: Item, _ name: _RouteLiteral) -> Bool {
        let text = text.extracting(item.name.range)
        let form = item.name.form | form
        return form.isText ? text.equals(name.bytes) : _RoutePart(text, form).equals(name)
    }

    /// The most bytes of a name, decoded, in a rest of the items: a dictionary normalizes its
    /// keys, which takes quadratic time in a run of combining marks.
    package static var otherNameLimit: Int { 1024 }

    /// The items except those with one of `names`, the first of each name; nil if one that counts
    /// can't be decoded, or if a name is longer than 1,024 bytes.
    public func others(than names: _RouteLiteral...) -> [String: String]? {
        var others: [String: String] = [:]
        var offset = start
        while let item = next(&offset) {
            if isNamed(item, among: names) { continue }
            if !add(item, to: &others) { return nil }
        }
        return others
    }

    /// Adds an item to a rest; false if it can't be decoded, or has too long a name.
    package func add(_ item: Item, to others: inout [String: String]) -> Bool {
        guard let key = part(item.name).string(), key.utf8.count <= Self.otherNameLimit else {
            return false
        }
        // A dictionary compares keys by canonical equivalence, so two spellings of "é" are one
        // key. The first counts, and the others aren't decoded.
        if others[key] != nil { return true }
        guard let value = part(item.value).string() else { return false }
        others[key] = value
        return true
    }
}

extension _RouteReader {
    /// The items of the query.
    public var query: _RouteItems {
        @_lifetime(copy self) get {
            items(after: layout.pathEnd, to: layout.queryEnd)
        }
    }

    /// Whether the URL has a fragment, which may be empty.
    public var hasFragment: Bool {
        layout.queryEnd < text.count
    }

    /// The segments of the fragment, which end at its first `?` (rule 3.6); none if the URL has no
    /// fragment.
    public var fragment: _RouteSegments {
        @_lifetime(copy self) get {
            _RouteSegments(text, from: layout.queryEnd + 1, to: fragmentMark)
        }
    }

    /// The items after the fragment's first `?`; none if the URL has no fragment.
    public var fragmentQuery: _RouteItems {
        @_lifetime(copy self) get { items(after: fragmentMark, to: text.count) }
    }

    /// The items of a fragment that has only items; none if the URL has no fragment.
    public var fragmentItems: _RouteItems {
        @_lifetime(copy self) get { items(after: layout.queryEnd, to: text.count) }
    }

    /// The offset of the fragment's first `?`, or its end.
    private var fragmentMark: Int {
        text.firstOffset(in: fragmentItems.range) { $0 == UInt8(ascii: "?") }
    }

    /// The items after a delimiter, or none if it is at the end.
    @_lifetime(copy self)
    private func items(after mark: Int, to end: Int) -> _RouteItems {
        _RouteItems(text, min(mark + 1, end)..<end, plusIsSpace: layout.plusIsSpace)
    }
}
