import RouteRuntime

/// The items of a URL's query or fragment, by their names. For a pattern with many items this is a table, so the time
/// doesn't grow with the number of names times the number of items.
struct URLItems {
    /// For up to this many names, searching the items for each is faster than a table.
    private static let scanLimit = 8

    private let url: URLParts
    private let range: Range<Int>
    private var lookupCount = 0
    /// The values of the items of each name.
    private var values: [[URLPart]] = []
    /// The indices in `values` by name; nil if there are few names.
    private var indices: [ContiguousArray<UInt8>: Int]?

    init(_ url: URLParts, _ range: Range<Int>) {
        self.url = url
        self.range = range
    }

    /// Calls `body` with each item until it returns false.
    private func forEach(_ body: (_RouteItems.Item) -> Bool) {
        let url = url
        let items = url.items(range)
        var offset = range.lowerBound
        while let item = items.next(&offset) {
            if !body(item) { return }
        }
    }

    /// Counts a lookup. Call it before each one.
    mutating func countLookup() {
        lookupCount += 1
        guard lookupCount > Self.scanLimit, indices == nil else { return }
        var indices: [ContiguousArray<UInt8>: Int] = [:]
        var values: [[URLPart]] = []
        forEach { item in
            // A name that cannot be decoded equals none of a pattern.
            guard let name = url.name(of: item).decoded else { return true }
            if let index = indices[name] {
                values[index].append(url.value(of: item))
            } else {
                indices[name] = values.count
                values.append([url.value(of: item)])
            }
            return true
        }
        (self.indices, self.values) = (indices, values)
    }

    /// The value of the first item with the first of the decoded names that the URL has; nil if it has none.
    func first(named names: [String]) -> URLPart? {
        for name in names {
            if let part = first(named: name) { return part }
        }
        return nil
    }

    private func first(named name: String) -> URLPart? {
        if let indices { return indices[ContiguousArray(name.utf8)].map { values[$0][0] } }
        var first: URLPart?
        forEach { item in
            if url.name(of: item).equals(name) { first = url.value(of: item) }
            return first == nil
        }
        return first
    }

    /// The values of all items with one of the names, in order.
    ///
    /// - Parameter takesEmpty: whether empty values count.
    func all(named names: [String], takesEmpty: Bool) -> [URLPart] {
        var all: [URLPart] = []
        guard let indices else {
            forEach { item in
                let name = url.name(of: item)
                if takesEmpty || !item.value.range.isEmpty, names.contains(where: name.equals) {
                    all.append(url.value(of: item))
                }
                return true
            }
            return all
        }
        for name in names {
            guard let index = indices[ContiguousArray(name.utf8)] else { continue }
            for value in values[index] where takesEmpty || !value.range.isEmpty { all.append(value) }
        }
        return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The name, one of `names`, of the item with this value.
    func name(of value: URLPart?, among names: [String]) -> String {
        names.dropFirst().first { name in
            all(named: [name], takesEmpty: true).contains { $0.range == value?.range }
        } ?? names[0]
    }

    /// The first item of each name that is not in `names`; nil if one can't be decoded.
    func others(than names: [String]) -> [String: String]? {
        let names = Set(names.map { ContiguousArray($0.utf8) })
        var others: [String: String] = [:]
        let url = url
        let items = url.items(range)
        var offset = range.lowerBound
        while let item = items.next(&offset) {
            if let name = url.name(of: item).decoded, names.contains(name) { continue }
            if !items.add(item, to: &others) { return nil }
        }
        return others
    }
}

/// The parts of the URLs that a pattern writes, for printers of other languages: `url()` writes the same steps one by
/// one.
package struct URLLayout {
    /// The segments of a path or a fragment, and the items after them.
    package struct Part {
        package fileprivate(set) var segments: [WritingStep] = []
        /// Whether a `/` follows the last segment.
        package fileprivate(set) var endsWithSlash = false
        package fileprivate(set) var items: [WritingStep] = []

        /// Whether the last segment is a rest, which can have no segments.
        package var endsWithRest: Bool { if case .rest = segments.last { true } else { false } }
    }

    package let leading: Leading
    /// The host, if it has parameters: the first segment that is written.
    package let host: WritingStep?
    package let path: Part
    package let fragment: Part?
    /// Whether the fragment is a list of items, without segments.
    package let isFragmentOnlyItems: Bool
    /// The names of the pattern's items in the query, of those that it forbids, too.
    package let queryNames: [String]
    package let route: Route

    package init(of pattern: PatternID, in table: RouteTable) {
        leading = table.leading(of: pattern)
        queryNames = table[pattern].pattern.query.names
        route = table.route(of: pattern)
        var (path, fragment): (Part, Part?) = (Part(), nil)
        var isOnlyItems = false
        for step in table.writingSteps(of: pattern) {
            if case .beginFragment(let onlyItems) = step {
                (fragment, isOnlyItems) = (Part(), onlyItems)
            } else if fragment == nil {
                path.add(step)
            } else {
                fragment?.add(step)
            }
        }
        host = leading.baseKind == .hostParameter ? path.segments.removeFirst() : nil
        (self.path, self.fragment, isFragmentOnlyItems) = (path, fragment, isOnlyItems)
    }
}

extension URLLayout.Part {
    fileprivate mutating func add(_ step: WritingStep) {
        switch step {
        case .literal, .segment, .listSegment, .affixed, .rest: segments.append(step)
        case .slash: endsWithSlash = true
        case .literalItem, .item, .items, .affixedItem, .otherItems: items.append(step)
        case .beginFragment: break
        }
    }
}
