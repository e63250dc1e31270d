// Items of the query and of the fragment (rule 3.6). `&` ends an item, the first `=` ends its name, empty items do not count.

extension RouteReader {
    /// The value of the query's first item of that name, `name` being decoded; a missing part where there is none.
    ///
    /// An item without `=` has an empty value. A name in which a letter or digit is escaped is not found (rule 3.5).
    ///
    /// - Complexity: linear in the length of the query.
    @inlinable
    public func item(_ name: StaticString) -> RoutePart {
        firstItem(in: query) { $0.equals(name) }
    }

    /// The value of the fragment's first item of that name; see `item(_:)`.
    ///
    /// - Parameters:
    ///   - name: the item's name, decoded.
    ///   - isItemsAlone: whether the whole fragment is items, rather than what follows its first `?`.
    @inlinable
    public func fragmentItem(_ name: StaticString, isItemsAlone: Bool = false) -> RoutePart {
        firstItem(in: fragmentItems(isItemsAlone)) { $0.equals(name) }
    }

    /// The values of all the query's items of that name, in order; nil where `convert` gives nil for one.
    @inlinable
    public func items<Value>(_ name: StaticString, _ convert: (RoutePart) -> Value?) -> [Value]? {
        values(in: query, where: { $0.equals(name) }, convert)
    }

    /// The values of all the fragment's items of that name, in order; nil where `convert` gives nil for one.
    @inlinable
    public func fragmentItems<Value>(
        _ name: StaticString, isItemsAlone: Bool = false, _ convert: (RoutePart) -> Value?
    ) -> [Value]? {
        values(in: fragmentItems(isItemsAlone), where: { $0.equals(name) }, convert)
    }

    /// The query's items but those with one of `names`, the first of each name; nil where one cannot be decoded.
    @inlinable
    public func otherItems(than names: StaticString...) -> [String: String]? {
        otherItems(in: query) { name in names.contains { name.equals($0) } }
    }

    /// The fragment's items but those with one of `names`, the first of each name; nil where one cannot be decoded.
    @inlinable
    public func otherFragmentItems(than names: StaticString..., isItemsAlone: Bool = false) -> [String: String]? {
        otherItems(in: fragmentItems(isItemsAlone)) { name in names.contains { name.equals($0) } }
    }

    /// The offsets of the fragment's items; empty where the URL has no fragment.
    @inlinable
    package func fragmentItems(_ isItemsAlone: Bool) -> Range<Int> {
        guard let fragment else { return 0..<0 }
        if isItemsAlone { return fragment }
        let mark = firstOffset(of: "?", fragment.lowerBound, fragment.upperBound)
        return min(mark &+ 1, fragment.upperBound)..<fragment.upperBound
    }

    /// The offsets of the query's items.
    package var queryItems: Range<Int> {
        query
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

    /// An item's offsets: its start, the `=` or its end, its end.
    @usableFromInline
    typealias Item = (start: Int, equals: Int, end: Int)

    @inlinable
    func item(at offset: inout Int, end: Int) -> Item? {
        while offset < end {
            let start = offset
            let itemEnd = firstOffset(of: "&", start, end)
            offset = itemEnd &+ 1
            if itemEnd > start { return (start, firstOffset(of: "=", start, itemEnd), itemEnd) }
        }
        return nil
    }

    @inlinable
    func name(of item: Item) -> RoutePart {
        itemPart(item.start..<item.equals)
    }

    @inlinable
    func value(of item: Item) -> RoutePart {
        itemPart(min(item.equals &+ 1, item.end)..<item.end)
    }

    @inlinable
    func itemPart(_ range: Range<Int>) -> RoutePart {
        let plus = plusIsSpace ? UInt8(ascii: "+") : UInt8(ascii: "%")
        let found = RouteRuntime.firstOffset(
            of: UInt8(ascii: "%"), or: plus, in: bytes, range.lowerBound, range.upperBound)
        if found < range.upperBound { return decoded(range, next: 0, plusIsSpace: plusIsSpace) }
        return RoutePart(
            bytes: bytes + range.lowerBound, count: range.count, traits: [], range: range, next: 0)
    }
}
