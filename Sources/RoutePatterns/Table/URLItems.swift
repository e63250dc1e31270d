import RouteRuntime

/// The items of a URL's query or fragment, by their names. For a pattern with many items this is a table, so the time
/// doesn't grow with the number of names times the number of items.
struct URLItems {
    /// For up to this many names, searching the items for each is faster than a table.
    private static let scanLimit = 8

    private let items: _RouteItems
    private var lookupCount = 0
    /// The values of the items of each name.
    private var values: [[_RoutePart]] = []
    /// The indices in `values` by name; nil if there are few names.
    private var indices: [[UInt8]: Int]?

    init(_ items: _RouteItems) {
        self.items = items
    }

    /// Counts a lookup. Call it before each one.
    mutating func countLookup() {
        lookupCount += 1
        guard lookupCount > Self.scanLimit, indices == nil else { return }
        var indices: [[UInt8]: Int] = [:]
        var items = items
        while let item = items.next() {
            // A name that cannot be decoded equals none of a pattern.
            guard let name = item.name.plainBytes(isLowercase: false) else { continue }
            if let index = indices[name] {
                values[index].append(items.value(of: item))
            } else {
                indices[name] = values.count
                values.append([items.value(of: item)])
            }
        }
        self.indices = indices
    }

    /// The value of the first item with the first of the decoded names that the URL has; a missing part if it has none.
    func first(named names: [String]) -> _RoutePart {
        for name in names.dropLast() {
            let part = first(named: name)
            if part.isPresent { return part }
        }
        return first(named: names[names.count - 1])
    }

    private func first(named name: String) -> _RoutePart {
        if let indices {
            return indices[Array(name.utf8)].map { values[$0][0] } ?? .missing(at: items.url.bytes)
        }
        return _RouteLiteral.with(name) { items[$0] }
    }

    /// The values of all items with one of the names, in order.
    ///
    /// - Parameter takesEmpty: whether empty values count.
    func all(named names: [String], takesEmpty: Bool) -> [_RoutePart] {
        guard let indices else {
            var all: [_RoutePart] = []
            var items = items
            while let item = items.next() {
                guard names.contains(where: { _RouteLiteral.with($0, item.name.equals) }) else { continue }
                let value = items.value(of: item)
                if takesEmpty || !value.isEmpty { all.append(value) }
            }
            return all
        }
        var all: [_RoutePart] = []
        for name in names {
            guard let index = indices[Array(name.utf8)] else { continue }
            for value in values[index] where takesEmpty || !value.isEmpty { all.append(value) }
        }
        return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The name, one of `names`, of the item with this value.
    func name(of value: _RoutePart, among names: [String]) -> String {
        names.dropFirst().first { name in
            all(named: [name], takesEmpty: true).contains { $0.range == value.range }
        } ?? names[0]
    }

    /// The first item of each name that is not in `names`; nil if one can't be decoded.
    func others(than names: [String]) -> [String: String]? {
        let names = Set(names.map { Array($0.utf8) })
        return items.others { part in
            part.plainBytes(isLowercase: false).map(names.contains) ?? false
        }
    }
}
