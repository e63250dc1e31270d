// Items of the query and of the fragment (rule 3.6): `&` ends an item, the first `=` ends its name, and empty items are
// ignored.

extension _RouteReader {
    /// One item of the query: its name, decoded, and the range of its value.
    @frozen
    @usableFromInline
    struct ItemSlot {
        let name: UnsafePointer<UInt8>
        let key: UInt64
        /// Like `_RoutePart.plainCount`.
        let plainCount: Int
        let valueStart: Int
        let valueEnd: Int
        /// Whether the value has to be decoded.
        let isEncoded: Bool
    }

    /// The value of the query's first item with the first of these names that the query has; a missing part if it has
    /// none. The names are decoded.
    @_alwaysEmitIntoClient
    @inline(never)
    public func item(_ name: _RouteLiteral, or others: _RouteLiteral...) -> _RoutePart {
        let part = item(name)
        return part.isPresent ? part : others.lazy.map { item($0) }.first { $0.isPresent } ?? part
    }

    /// The value of the fragment's first item with the first of these names that it has. See `item(_:or:)`.
    ///
    /// - Parameters:
    ///   - names: the item's names, decoded.
    ///   - isItemsAlone: whether the whole fragment is items, rather than what follows its first `?`.
    @_alwaysEmitIntoClient
    @inline(never)
    public func fragmentItem(_ names: _RouteLiteral..., isItemsAlone: Bool = false) -> _RoutePart {
        let range = fragmentItems(isItemsAlone)
        let parts = names.lazy.map { name in firstItem(in: range) { $0.equals(name) } }
        return parts.first { $0.isPresent } ?? .missing(at: bytes)
    }

    /// The values of all the query's items with one of these names, in order; nil if `convert` returns nil for one.
    ///
    /// - Parameters:
    ///   - names: the items' names, decoded.
    ///   - takesEmpty: whether empty values are converted, too, as for String and the app's types. For other types they
    ///     are skipped.
    ///   - convert: the type's conversion.
    @_alwaysEmitIntoClient
    public func items<Value>(
        _ names: _RouteLiteral..., takesEmpty: Bool = false, as convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        values(
            in: parts.pointee.query, takesEmpty: takesEmpty, where: { name in names.contains { name.equals($0) } },
            convert)
    }

    /// The values of all the fragment's items with one of these names, in order; nil if `convert` returns nil for one.
    /// See `items(_:takesEmpty:as:)`.
    @_alwaysEmitIntoClient
    public func fragmentItems<Value>(
        _ names: _RouteLiteral..., isItemsAlone: Bool = false, takesEmpty: Bool = false,
        as convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        values(
            in: fragmentItems(isItemsAlone), takesEmpty: takesEmpty,
            where: { name in names.contains { name.equals($0) } }, convert)
    }

    /// The most bytes of a name, decoded, in a rest of the items: a dictionary normalizes its keys, which takes
    /// quadratic time in a run of combining marks.
    @_alwaysEmitIntoClient
    package static var otherNameLimit: Int { 1024 }

    /// The query's items except those with one of `names`, the first of each name; nil if one that counts can't be
    /// decoded, or if a name is longer than 1,024 bytes.
    @_alwaysEmitIntoClient
    @inline(never)
    public func otherItems(than names: _RouteLiteral...) -> [String: String]? {
        otherItems(in: parts.pointee.query) { name in names.contains { name.equals($0) } }
    }

    /// The fragment's items except those with one of `names`. See `otherItems(than:)`.
    @_alwaysEmitIntoClient
    @inline(never)
    public func otherFragmentItems(than names: _RouteLiteral..., isItemsAlone: Bool = false) -> [String: String]? {
        otherItems(in: fragmentItems(isItemsAlone)) { name in names.contains { name.equals($0) } }
    }

    /// The offsets of the fragment's items; empty if the URL has no fragment.
    @_alwaysEmitIntoClient
    package func fragmentItems(_ isItemsAlone: Bool) -> Range<Int> {
        guard let fragment = parts.pointee.fragment else { return 0..<0 }
        if isItemsAlone { return fragment }
        let mark = firstPaddedOffset(of: "?", or: "?", in: bytes, fragment.lowerBound, fragment.upperBound)
        return min(mark &+ 1, fragment.upperBound)..<fragment.upperBound
    }

    /// The offsets of the query's items.
    @_alwaysEmitIntoClient
    package var queryItems: Range<Int> {
        parts.pointee.query
    }

    /// All items in a range, in order.
    @_alwaysEmitIntoClient
    package func items(in range: Range<Int>) -> [Item] {
        var items: [Item] = []
        var offset = range.lowerBound
        while let item = item(at: &offset, end: range.upperBound) { items.append(item) }
        return items
    }

    @_alwaysEmitIntoClient
    package func firstItem(in range: Range<Int>, where isWanted: (_RoutePart) -> Bool) -> _RoutePart {
        var offset = range.lowerBound
        while let item = item(at: &offset, end: range.upperBound) {
            if isWanted(item.name) { return item.value }
        }
        return .missing(at: bytes)
    }

    @_alwaysEmitIntoClient
    package func values<Value>(
        in range: Range<Int>, takesEmpty: Bool, where isWanted: (_RoutePart) -> Bool, _ convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        var values: [Value] = []
        var offset = range.lowerBound
        while let item = item(at: &offset, end: range.upperBound) {
            guard isWanted(item.name), takesEmpty || !item.value.isEmpty else { continue }
            guard let value = convert(item.value) else { return nil }
            values.append(value)
        }
        return values
    }

    @_alwaysEmitIntoClient
    package func otherItems(in range: Range<Int>, where isNamed: (_RoutePart) -> Bool) -> [String: String]? {
        var items: [String: String] = [:]
        var offset = range.lowerBound
        while let item = item(at: &offset, end: range.upperBound) {
            if isNamed(item.name) { continue }
            guard item.name.count <= _RouteReader.otherNameLimit, let key = item.name.string() else { return nil }
            // A dictionary compares keys by canonical equivalence, so two spellings of "é" are one key. The first
            // counts, and the others aren't decoded.
            if items[key] != nil { continue }
            guard let value = item.value.string() else { return nil }
            items[key] = value
        }
        return items
    }
}

// The query is read once, into a few slots, when the first item is asked for.
extension _RouteReader {
    /// The value of the query's first item with this name; a missing part if there is none. The name is decoded.
    ///
    /// An item without `=` has an empty value. A name in which a letter or digit is escaped is not found (rule 3.5).
    ///
    /// - Complexity: linear in the length of the query when the first item is asked for, then in the number of its
    ///   items.
    @inline(never)
    public func item(_ name: _RouteLiteral) -> _RoutePart {
        if parts.pointee.query.isEmpty { return .missing(at: bytes) }
        let key = name.key
        let slotCount = parts.pointee.itemCount ?? fillSlots()
        let slots = parts.pointee.items
        for index in 0..<slotCount where slots[index].key == key {
            if name.count >= 8, !_RoutePart.equals(slots[index].name, slots[index].plainCount, name) { continue }
            return part(
                slots[index].valueStart, slots[index].valueEnd, isEncoded: slots[index].isEncoded,
                plusIsSpace: parts.pointee.plusIsSpace)
        }
        let others = parts.pointee.otherItemsStart..<parts.pointee.query.upperBound
        return others.isEmpty ? .missing(at: bytes) : firstItem(in: others) { $0.equals(name) }
    }

    private func fillSlots() -> Int {
        parts.pointee.plusIsSpace ? fillSlots(plusIsSpace: true) : fillSlots(plusIsSpace: false)
    }

    /// Fills the slots with the first items of the query and returns their number.
    @inline(__always)
    private func fillSlots(plusIsSpace: Bool) -> Int {
        let end = parts.pointee.query.upperBound
        let items = parts.pointee.items
        var offset = parts.pointee.query.lowerBound
        var count = 0
        while count < Parts.itemLimit, let item = nextItem(from: &offset, end: end, plusIsSpace: plusIsSpace) {
            let name = part(item.start, item.name.end, isEncoded: item.name.isEncoded, plusIsSpace: plusIsSpace)
            let slot = ItemSlot(
                name: name.bytes, key: name.key, plainCount: name.plainCount, valueStart: item.valueStart,
                valueEnd: item.value.end, isEncoded: item.value.isEncoded)
            (items + count).initialize(to: slot)
            count &+= 1
        }
        parts.pointee.itemCount = count
        parts.pointee.otherItemsStart = min(offset, end)
        return count
    }

    /// An item's name, and its value.
    @frozen
    @usableFromInline
    package struct Item {
        @usableFromInline package let name: _RoutePart
        @usableFromInline package let value: _RoutePart
    }

    /// The item that begins at `offset`, or the next one: empty items don't count.
    @usableFromInline
    func item(at offset: inout Int, end: Int) -> Item? {
        let plusIsSpace = parts.pointee.plusIsSpace
        guard let item = nextItem(from: &offset, end: end, plusIsSpace: plusIsSpace) else { return nil }
        return Item(
            name: part(item.start, item.name.end, isEncoded: item.name.isEncoded, plusIsSpace: plusIsSpace),
            value: part(item.valueStart, item.value.end, isEncoded: item.value.isEncoded, plusIsSpace: plusIsSpace))
    }

    /// The offsets of an item, before its name and value are decoded.
    private struct ItemPlace {
        let start: Int
        let name: PartEnd
        let valueStart: Int
        let value: PartEnd
    }

    @inline(__always)
    private func nextItem(from offset: inout Int, end: Int, plusIsSpace: Bool) -> ItemPlace? {
        while offset < end {
            let start = offset
            let name = itemPartEnd(from: start, limit: end, isName: true, plusIsSpace: plusIsSpace)
            let valueStart = bytes[name.end] == UInt8(ascii: "=") ? name.end &+ 1 : name.end
            let value = itemPartEnd(from: valueStart, limit: end, isName: false, plusIsSpace: plusIsSpace)
            offset = value.end &+ 1
            if value.end != start { return ItemPlace(start: start, name: name, valueStart: valueStart, value: value) }
        }
        return nil
    }

    /// The end of an item's name or value, and whether something in it has to be decoded. There is a `#` at the limit.
    @inline(__always)
    private func itemPartEnd(
        from offset: Int, limit: Int, isName: Bool, plusIsSpace: Bool
    ) -> PartEnd {
        partEnd(from: offset, limit: limit, plusIsSpace: plusIsSpace) { word in
            // `#`, `%`, and `&` differ in three bits. With these set, `!`, `$`, and `'` look the same as they do.
            var found = zeroBytes((word | repeated(0x07)) ^ repeated(UInt8(ascii: "'")))
            if isName { found |= zeroBytes(word ^ repeated(UInt8(ascii: "="))) }
            if plusIsSpace { found |= zeroBytes(word ^ repeated(UInt8(ascii: "+"))) }
            return found
        } ends: { byte in
            byte == UInt8(ascii: "&") || (isName && byte == UInt8(ascii: "="))
        }
    }
}
