import RouteRuntime

/// The items of a URL's query or fragment, by their decoded names. A name that can't be decoded equals none of a
/// pattern.
struct URLItems: Sendable {
    private let range: Range<Int>
    /// The values of the items of each name.
    private(set) var values: [ContiguousArray<UInt8>: [URLPart]] = [:]

    /// No items.
    init() {
        range = 0..<0
    }

    init(_ url: URLParts, _ range: Range<Int>) {
        self.range = range
        let items = url.items(range)
        var offset = range.lowerBound
        while let item = items.next(&offset) {
            guard let name = url.name(of: item).decoded else { continue }
            values[name, default: []].append(url.value(of: item))
        }
    }

    /// The first item with the first of the names that the URL has; nil if it has none.
    func first(named names: [String]) -> (name: String, part: URLPart)? {
        for name in names {
            if let part = values[ContiguousArray(name.utf8)]?.first { return (name, part) }
        }
        return nil
    }

    /// All items with one of the names, in order.
    func all(named names: [String]) -> [(name: String, part: URLPart)] {
        let all = names.flatMap { name in (values[ContiguousArray(name.utf8)] ?? []).map { (name: name, part: $0) } }
        return names.count == 1 ? all : all.sorted { $0.part.range.lowerBound < $1.part.range.lowerBound }
    }

    /// The first item of each name that is not in `names`; nil if one can't be decoded.
    func others(than names: [String], in url: URLParts) -> [String: String]? {
        let names = Set(names.map { ContiguousArray($0.utf8) })
        var others: [String: String] = [:]
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
