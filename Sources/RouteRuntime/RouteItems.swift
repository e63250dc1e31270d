/// The items of a URL's query, or of its fragment (Semantics, rule 3.6): `&` ends an item, the first `=` ends its name,
/// and empty items are ignored.
///
/// An item without `=` has an empty value.
@frozen
public struct _RouteItems {
    /// An item's name, decoded, and the location of its value, which is decoded only if it is needed.
    @frozen
    @usableFromInline
    package struct Item {
        @usableFromInline package let name: _RoutePart
        let start: Int
        let value: _RouteReader.PartEnd
    }

    @usableFromInline package let url: _RouteReader
    /// The offset at which the next item may begin.
    @usableFromInline var offset: Int
    @usableFromInline let end: Int

    @_alwaysEmitIntoClient
    init(of url: _RouteReader, _ range: Range<Int>) {
        self.url = url
        offset = range.lowerBound
        end = range.upperBound
    }

    /// The value of the first item with this name, decoded; a missing part if there is none.
    ///
    /// - Complexity: linear in the length of the items.
    public subscript(name: _RouteLiteral) -> _RoutePart {
        var items = self
        while let item = items.next() {
            if item.name.equals(name) { return value(of: item) }
        }
        return .missing(at: url.bytes)
    }

    /// The value of the first item with the first of these names that the URL has, decoded; a missing part if it has
    /// none.
    @_alwaysEmitIntoClient
    public subscript(name: _RouteLiteral, others: _RouteLiteral...) -> _RoutePart {
        let part = self[name]
        return part.isPresent ? part : others.lazy.map { self[$0] }.first { $0.isPresent } ?? part
    }

    /// The values of all items with one of these names, in order; nil if `convert` returns nil for one.
    ///
    /// - Parameters:
    ///   - names: the items' names, decoded.
    ///   - takesEmpty: whether empty values are converted, too, as for String and the app's types. For other types they
    ///     are skipped.
    ///   - convert: the type's conversion.
    @_alwaysEmitIntoClient
    public func values<Value>(
        _ names: _RouteLiteral..., takesEmpty: Bool = false, as convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        values(named: names, takesEmpty: takesEmpty, as: convert)
    }

    /// The values of all items with one of these names, in order, without those for which `convert` returns nil. For a
    /// lenient list (rule 3.7).
    @_alwaysEmitIntoClient
    public func validValues<Value>(
        _ names: _RouteLiteral..., takesEmpty: Bool = false, as convert: (_RoutePart) -> Value?
    ) -> [Value] {
        let all: [Value?]? = values(named: names, takesEmpty: takesEmpty) { .some(convert($0)) }
        return (all ?? []).compactMap { $0 }
    }

    /// Values of names in an array: a variadic parameter can't be passed on as one.
    @_alwaysEmitIntoClient
    func values<Value>(
        named names: [_RouteLiteral], takesEmpty: Bool, as convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        var items = self
        var values: [Value] = []
        while let item = items.next() {
            guard names.contains(where: { item.name.equals($0) }) else { continue }
            let part = self.value(of: item)
            if part.isEmpty, !takesEmpty { continue }
            guard let value = convert(part) else { return nil }
            values.append(value)
        }
        return values
    }

    /// The most bytes of a name, decoded, in a rest of the items: a dictionary normalizes its keys, which takes
    /// quadratic time in a run of combining marks.
    @_alwaysEmitIntoClient
    package static var otherNameLimit: Int { 1024 }

    /// The items except those with one of `names`, the first of each name; nil if one that counts can't be decoded, or
    /// if a name is longer than 1,024 bytes.
    @_alwaysEmitIntoClient
    @inline(never)
    public func others(than names: _RouteLiteral...) -> [String: String]? {
        others { name in names.contains { name.equals($0) } }
    }

    @_alwaysEmitIntoClient
    package func others(where isNamed: (_RoutePart) -> Bool) -> [String: String]? {
        var items = self
        var others: [String: String] = [:]
        while let item = items.next() {
            if isNamed(item.name) { continue }
            guard item.name.count <= Self.otherNameLimit, let key = item.name.string() else { return nil }
            // A dictionary compares keys by canonical equivalence, so two spellings of "é" are one key. The first
            // counts, and the others aren't decoded.
            if others[key] != nil { continue }
            guard let value = self.value(of: item).string() else { return nil }
            others[key] = value
        }
        return others
    }

    /// Reads an item; nil after the last. Inlined, because copying items is expensive.
    @usableFromInline
    @inline(__always)
    package mutating func next() -> Item? {
        let plusIsSpace = url.parts.pointee.plusIsSpace
        while offset < end {
            let start = offset
            let name = partEnd(from: start, isName: true, plusIsSpace: plusIsSpace)
            let valueStart = url.bytes[name.end] == UInt8(ascii: "=") ? name.end &+ 1 : name.end
            let value = partEnd(from: valueStart, isName: false, plusIsSpace: plusIsSpace)
            offset = value.end &+ 1
            if value.end == start { continue }
            return Item(
                name: url.part(start, name.end, isEncoded: name.isEncoded, plusIsSpace: plusIsSpace),
                start: valueStart, value: value)
        }
        return nil
    }

    /// An item's value, decoded.
    @usableFromInline
    @inline(__always)
    package func value(of item: Item) -> _RoutePart {
        let (value, plusIsSpace) = (item.value, url.parts.pointee.plusIsSpace)
        return url.part(item.start, value.end, isEncoded: value.isEncoded, plusIsSpace: plusIsSpace)
    }

    /// The end of an item's name or value, and whether something in it has to be decoded. There is a `#` at the end.
    @inline(__always)
    private func partEnd(from offset: Int, isName: Bool, plusIsSpace: Bool) -> _RouteReader.PartEnd {
        url.partEnd(from: offset, limit: end, plusIsSpace: plusIsSpace) { word in
            // `#`, `%`, and `&` differ in three bits. With these set, they are equal. `!`, `$`, and `'` are found too.
            var found = zeroBytes((word | repeated(0x07)) ^ repeated(UInt8(ascii: "'")))
            if isName { found |= zeroBytes(word ^ repeated(UInt8(ascii: "="))) }
            if plusIsSpace { found |= zeroBytes(word ^ repeated(UInt8(ascii: "+"))) }
            return found
        } ends: { byte in
            byte == UInt8(ascii: "&") || (isName && byte == UInt8(ascii: "="))
        }
    }
}

extension _RouteReader {
    /// The items of the query.
    @_alwaysEmitIntoClient
    public var query: _RouteItems {
        _RouteItems(of: self, parts.pointee.query)
    }

    /// The items after the fragment's first `?`; none if the URL has no fragment.
    @_alwaysEmitIntoClient
    public var fragmentQuery: _RouteItems {
        guard let fragment = parts.pointee.fragment else { return _RouteItems(of: self, 0..<0) }
        let mark = firstPaddedOffset(of: "?", or: "?", in: bytes, fragment.lowerBound, fragment.upperBound)
        return _RouteItems(of: self, min(mark &+ 1, fragment.upperBound)..<fragment.upperBound)
    }

    /// The items of a fragment that has only items; none if the URL has no fragment.
    @_alwaysEmitIntoClient
    public var fragmentItems: _RouteItems {
        _RouteItems(of: self, parts.pointee.fragment ?? 0..<0)
    }
}
