// Items of the query and of the fragment (rule 3.6). `&` ends an item, the first `=` ends its name, empty items do not count.

extension RouteReader {
    /// One item of the query: its name, decoded, and where its value stands.
    @frozen
    @usableFromInline
    struct ItemSlot {
        let name: UnsafePointer<UInt8>
        let word: UInt64
        /// As `RoutePart.plainCount`.
        let plainCount: Int
        let valueStart: Int
        let valueEnd: Int
        /// Whether the value is to be decoded.
        let isEncoded: Bool
    }

    /// The value of the query's first item of that name, `name` being decoded; a missing part where there is none.
    ///
    /// An item without `=` has an empty value. A name in which a letter or digit is escaped is not found (rule 3.5).
    ///
    /// - Complexity: linear in the length of the query when the first item is asked for, then in the number of its items.
    @inlinable
    @inline(__always)
    public func item(_ name: StaticString) -> RoutePart {
        if parts.pointee.query.isEmpty { return .missing(at: bytes) }
        let count = name.utf8CodeUnitCount
        return item(loadWord(name.utf8Start, count), name.utf8Start, count)
    }

    /// The value of the fragment's first item of that name; see `item(_:)`.
    ///
    /// - Parameters:
    ///   - name: the item's name, decoded.
    ///   - isItemsAlone: whether the whole fragment is items, rather than what follows its first `?`.
    public func fragmentItem(_ name: StaticString, isItemsAlone: Bool = false) -> RoutePart {
        firstItem(in: fragmentItems(isItemsAlone)) { $0.equals(name) }
    }

    /// The values of all the query's items of that name, in order; nil where `convert` gives nil for one.
    @inlinable
    public func items<Value>(_ name: StaticString, _ convert: (RoutePart) -> Value?) -> [Value]? {
        values(in: parts.pointee.query, where: { $0.equals(name) }, convert)
    }

    /// The values of all the fragment's items of that name, in order; nil where `convert` gives nil for one.
    @inlinable
    public func fragmentItems<Value>(
        _ name: StaticString, isItemsAlone: Bool = false, _ convert: (RoutePart) -> Value?
    ) -> [Value]? {
        values(in: fragmentItems(isItemsAlone), where: { $0.equals(name) }, convert)
    }

    /// The query's items but those with one of `names`, the first of each name; nil where one cannot be decoded.
    public func otherItems(than names: StaticString...) -> [String: String]? {
        otherItems(in: parts.pointee.query) { name in names.contains { name.equals($0) } }
    }

    /// The fragment's items but those with one of `names`, the first of each name; nil where one cannot be decoded.
    public func otherFragmentItems(than names: StaticString..., isItemsAlone: Bool = false) -> [String: String]? {
        otherItems(in: fragmentItems(isItemsAlone)) { name in names.contains { name.equals($0) } }
    }

    /// The offsets of the fragment's items; empty where the URL has no fragment.
    @usableFromInline
    package func fragmentItems(_ isItemsAlone: Bool) -> Range<Int> {
        guard let fragment = parts.pointee.fragment else { return 0..<0 }
        if isItemsAlone { return fragment }
        let mark = firstPaddedOffset(of: "?", or: "?", in: bytes, fragment.lowerBound, fragment.upperBound)
        return min(mark &+ 1, fragment.upperBound)..<fragment.upperBound
    }

    /// The offsets of the query's items.
    package var queryItems: Range<Int> {
        parts.pointee.query
    }

    @inlinable
    package func firstItem(in range: Range<Int>, where isWanted: (RoutePart) -> Bool) -> RoutePart {
        var offset = range.lowerBound
        while let item = item(at: &offset, end: range.upperBound) {
            if isWanted(name(of: item)) { return value(of: item) }
        }
        return .missing(at: bytes)
    }

    @inlinable
    package func values<Value>(
        in range: Range<Int>, where isWanted: (RoutePart) -> Bool, _ convert: (RoutePart) -> Value?
    ) -> [Value]? {
        var values: [Value] = []
        var offset = range.lowerBound
        while let item = item(at: &offset, end: range.upperBound) {
            guard isWanted(name(of: item)) else { continue }
            guard let value = convert(value(of: item)) else { return nil }
            values.append(value)
        }
        return values
    }

    @inlinable
    package func otherItems(in range: Range<Int>, where isNamed: (RoutePart) -> Bool) -> [String: String]? {
        var items: [String: String] = [:]
        var offset = range.lowerBound
        while let item = item(at: &offset, end: range.upperBound) {
            let name = name(of: item)
            if isNamed(name) { continue }
            guard let key = name.string(), let value = value(of: item).string() else { return nil }
            // A dictionary's keys are compared by canonical equivalence, so "é" in two spellings is one key: the first counts.
            if items[key] == nil { items[key] = value }
        }
        return items
    }
}

// The query is read once, into a few slots, when its first item is asked for.
extension RouteReader {
    /// The value of the query's first item of that name.
    ///
    /// - Parameter word: the first eight bytes of the name.
    @usableFromInline
    @inline(never)
    func item(_ word: UInt64, _ name: UnsafePointer<UInt8>, _ count: Int) -> RoutePart {
        let slotCount = parts.pointee.itemCount ?? fillSlots()
        let slots = parts.pointee.items
        for index in 0..<slotCount where slots[index].word == word && slots[index].plainCount == count {
            if count > 8, !equalBytes(slots[index].name, name, count) { continue }
            let (start, end) = (slots[index].valueStart, slots[index].valueEnd)
            if slots[index].isEncoded { return decoded(start..<end, plusIsSpace: parts.pointee.plusIsSpace) }
            return RoutePart(padded: bytes, start, end)
        }
        let others = parts.pointee.otherItemsStart..<parts.pointee.query.upperBound
        if others.isEmpty { return .missing(at: bytes) }
        return firstItem(in: others) { $0.plainCount == count && equalBytes($0.bytes, name, count) }
    }

    private func fillSlots() -> Int {
        parts.pointee.plusIsSpace ? fillSlots(escape: "%", "+") : fillSlots(escape: "%", nil)
    }

    /// Notes the first items of the query; gives their number.
    ///
    /// - Parameter other: a character that is decoded too.
    @inline(__always)
    private func fillSlots(escape: Unicode.Scalar, _ other: Unicode.Scalar?) -> Int {
        let bytes = bytes
        let end = parts.pointee.query.upperBound
        var offset = parts.pointee.query.lowerBound
        var count = 0
        while count < Parts.itemLimit, offset < end {
            let start = offset
            var nameEnd = firstPaddedOffset(of: "=", or: "&", or: escape, other, in: bytes, start, end)
            let isNameEncoded =
                nameEnd < end && bytes[nameEnd] != UInt8(ascii: "=") && bytes[nameEnd] != UInt8(ascii: "&")
            if isNameEncoded { nameEnd = firstPaddedOffset(of: "=", or: "&", in: bytes, nameEnd, end) }
            let hasValue = nameEnd < end && bytes[nameEnd] == UInt8(ascii: "=")
            let valueStart = hasValue ? nameEnd &+ 1 : nameEnd
            var valueEnd =
                hasValue ? firstPaddedOffset(of: "&", or: escape, or: other, in: bytes, valueStart, end) : nameEnd
            let isEncoded = valueEnd < end && bytes[valueEnd] != UInt8(ascii: "&")
            if isEncoded { valueEnd = firstPaddedOffset(of: "&", or: "&", in: bytes, valueEnd, end) }
            offset = valueEnd &+ 1
            if valueEnd == start { continue }
            let name =
                isNameEncoded
                ? decoded(start..<nameEnd, plusIsSpace: parts.pointee.plusIsSpace)
                : RoutePart(padded: bytes, start, nameEnd)
            let slot = ItemSlot(
                name: name.bytes, word: name.word, plainCount: name.plainCount, valueStart: valueStart,
                valueEnd: valueEnd, isEncoded: isEncoded)
            (parts.pointee.items + count).initialize(to: slot)
            count &+= 1
        }
        parts.pointee.itemCount = count
        parts.pointee.otherItemsStart = min(offset, end)
        return count
    }

    /// An item's offsets: its start, the `=` or its end, its end.
    @usableFromInline
    typealias Item = (start: Int, equals: Int, end: Int)

    @usableFromInline
    func item(at offset: inout Int, end: Int) -> Item? {
        while offset < end {
            let start = offset
            let equals = firstPaddedOffset(of: "=", or: "&", in: bytes, start, end)
            let isEnd = equals == end || bytes[equals] == UInt8(ascii: "&")
            let itemEnd = isEnd ? equals : firstPaddedOffset(of: "&", or: "&", in: bytes, equals, end)
            offset = itemEnd &+ 1
            if itemEnd > start { return (start, equals, itemEnd) }
        }
        return nil
    }

    @usableFromInline
    func name(of item: Item) -> RoutePart {
        itemPart(item.start..<item.equals)
    }

    @usableFromInline
    func value(of item: Item) -> RoutePart {
        itemPart(min(item.equals &+ 1, item.end)..<item.end)
    }

    private func itemPart(_ range: Range<Int>) -> RoutePart {
        let plusIsSpace = parts.pointee.plusIsSpace
        let found = firstPaddedOffset(
            of: "%", or: plusIsSpace ? "+" : "%", in: bytes, range.lowerBound, range.upperBound)
        if found < range.upperBound { return decoded(range, plusIsSpace: plusIsSpace) }
        return RoutePart(padded: bytes, range.lowerBound, range.upperBound)
    }
}
