extension [ReadingStep] {
    /// The steps in the order in which people read a pattern: the path, the fragment, then the items of the query.
    func asWritten(in pattern: Pattern) -> [ReadingStep] {
        let names = pattern.query.named.map(\.name)
        let ranks = Dictionary(zip(names, names.indices)) { first, _ in first }
        let keys = enumerated().map { offset, step in (step.rank(ranks), offset) }
        return keys.sorted { $0 < $1 }.map { self[$0.1] }
    }
}

extension ReadingStep {
    fileprivate func rank(_ itemRanks: [String: Int]) -> Int {
        switch self {
        case .capture: -2
        case .fragment, .fragmentSegment, .fragmentRest, .endFragment: -1
        case .literalItem(let names, _, let slot), .item(let names, _, let slot):
            slot == .fragment ? -1 : itemRanks[names[0]] ?? 0
        case .absentItem(let name, let slot): slot == .fragment ? -1 : itemRanks[name] ?? 0
        case .affixedItem(let item, _, _, let slot): slot == .fragment ? -1 : itemRanks[item.name] ?? 0
        case .otherItems(_, _, let slot): slot == .fragment ? -1 : itemRanks.count
        case .constant: itemRanks.count
        }
    }
}
