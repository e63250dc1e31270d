import RouteRuntime

/// Finds the patterns that end at a node by the items that they need. For nodes with so many patterns that trying each
/// would be slow.
struct EndIndex: Sendable {
    /// An item of a query, decoded: with this value, or with any if it is nil.
    private struct Item: Hashable {
        let name: ContiguousArray<UInt8>
        let value: ContiguousArray<UInt8>?
    }

    private let ends: [PatternID]
    /// The positions of patterns by an item that they need, the one that the fewest others need. A pattern that needs
    /// one of several items is under each of them.
    private let positions: [Item: [Int]]
    /// The positions of patterns that need no item.
    private let others: [Int]

    private static let fewest = 8

    /// Indexes the patterns that end at a node; nil if they are few, or if none needs an item.
    init?(_ ends: [PatternID], steps: (PatternID) -> [ReadingStep]) {
        if ends.count < Self.fewest { return nil }
        let needs = ends.map { steps($0).compactMap(Self.items) }
        let counts = Dictionary(needs.flatMap { $0 }.flatMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        func count(_ items: [Item]) -> Int { items.reduce(0) { $0 + counts[$1, default: 0] } }
        var positions: [Item: [Int]] = [:]
        var others: [Int] = []
        for (position, needs) in needs.enumerated() {
            guard let rarest = needs.min(by: { count($0) < count($1) }) else {
                others.append(position)
                continue
            }
            for item in rarest { positions[item, default: []].append(position) }
        }
        if positions.isEmpty { return nil }
        (self.ends, self.positions, self.others) = (ends, positions, others)
    }

    /// The items of which a URL needs at least one for a step to succeed; nil if the step needs none.
    private static func items(neededBy step: ReadingStep) -> [Item]? {
        switch step {
        case .literalItem(let part) where part.slot == .query:
            return items(part, values: part.text.literal.map { [$0] })
        case .affixedItem(let part, _, _) where part.slot == .query: return items(part, values: nil)
        case .item(let part, let target) where part.slot == .query && target.parameter.presence == .required:
            guard case .closed(let type) = target.parameter.type, type.fallback == nil, !target.parameter.isLenient
            else {
                return items(part, values: nil)
            }
            return items(part, values: type.values)
        default: return nil
        }
    }

    private static func items(_ part: Pattern.Part, values: [String]?) -> [Item] {
        part.names.flatMap { name -> [Item] in
            let name = ContiguousArray(name.utf8)
            guard let values else { return [Item(name: name, value: nil)] }
            return values.map { Item(name: name, value: ContiguousArray($0.utf8)) }
        }
    }

    /// The patterns that may match a URL whose path ends at the node, in matching order.
    func ends(for url: URLParts) -> [PatternID] {
        var found = Set(others)
        let items = url.items(url.queryRange)
        var offset = 0
        while let item = items.next(&offset) {
            guard let name = url.name(of: item).decoded else { continue }
            found.formUnion(positions[Item(name: name, value: nil)] ?? [])
            guard let value = url.value(of: item).decoded else { continue }
            found.formUnion(positions[Item(name: name, value: value)] ?? [])
        }
        return found.sorted().map { ends[$0] }
    }
}
