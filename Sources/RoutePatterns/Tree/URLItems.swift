import RouteRuntime

/// The items of a URL's query or fragment, by their decoded names. A name that can't be decoded
/// equals none of a pattern.
struct URLItems: ~Escapable {
    struct Item {
        let name: ContiguousArray<UInt8>
        let value: _RouteReader.Segment
    }

    /// An item that was looked for, with the pattern's name for it.
    struct NamedItem {
        let name: String
        let value: _RouteReader.Segment
    }

    /// How many items are looked through for a name: that is faster than to hash a few.
    private static let fewItems = 8

    private let items: _RouteItems
    /// Whether ASCII case doesn't count.
    private let ignoresCase: Bool
    /// With their names in lower case if case doesn't count.
    private(set) var all: [Item] = []
    /// The indices of the items of each name; empty if there are few items.
    private var indices: [ContiguousArray<UInt8>: [Int]] = [:]

    @_lifetime(copy items)
    init(_ items: _RouteItems, ignoresCase: Bool) {
        self.items = items
        self.ignoresCase = ignoresCase
        var offset = 0
        while let item = items.next(&offset) {
            guard let name = name(of: item) else { continue }
            all.append(Item(name: name, value: item.value))
        }
        if all.count <= Self.fewItems { return }
        indices.reserveCapacity(all.count)
        for (index, item) in all.enumerated() { indices[item.name, default: []].append(index) }
    }

    /// The indices of the items with a name.
    private func indices(named name: String) -> [Int] {
        let name = name.folded(ignoresCase)
        if !indices.isEmpty { return indices[ContiguousArray(name.utf8)] ?? [] }
        return all.indices.filter { all[$0].name.elementsEqual(name.utf8) }
    }

    /// The name as names are compared; nil if it can't be decoded.
    private func name(of item: _RouteItems.Item) -> ContiguousArray<UInt8>? {
        let name = items.part(item.name)
        return (ignoresCase ? name.folded : name).decoded()
    }

    /// The text of a piece; a missing part for nil.
    @_lifetime(copy self)
    func part(_ piece: _RouteReader.Segment?) -> _RoutePart {
        guard let piece else { return .missing }
        return items.part(piece).ignoringCase(ignoresCase)
    }

    /// The first item with the first of the names that the URL has; nil if it has none.
    func first(named names: [String]) -> NamedItem? {
        for name in names {
            if let index = indices(named: name).first {
                return NamedItem(name: name, value: all[index].value)
            }
        }
        return nil
    }

    /// All items with one of the names, in order.
    func all(named names: [String]) -> [NamedItem] {
        var found: [NamedItem] = []
        for name in names {
            for index in indices(named: name) {
                found.append(NamedItem(name: name, value: all[index].value))
            }
        }
        return names.count == 1 ? found : found.sorted { $0.value.start < $1.value.start }
    }

    /// The first item of each name that is not in `names`; nil if one can't be decoded.
    func others(than names: [String]) -> [String: String]? {
        let names = Set(names.map { ContiguousArray($0.folded(ignoresCase).utf8) })
        var others: [String: String] = [:]
        var offset = 0
        while let item = items.next(&offset) {
            if let name = name(of: item), names.contains(name) { continue }
            if !items.add(item, to: &others) { return nil }
        }
        return others
    }
}
