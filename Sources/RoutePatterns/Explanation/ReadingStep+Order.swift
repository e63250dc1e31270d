extension [ReadingStep] {
    /// The steps in the order in which people read a pattern: the path, the fragment, then the items of the query.
    package var asWritten: [ReadingStep] {
        let keys = enumerated().map { offset, step in (step.rank, offset) }
        return keys.sorted { $0 < $1 }.map { self[$0.1] }
    }
}

extension ReadingStep {
    fileprivate var rank: Int {
        switch self {
        case .capture: -2
        case .fragment, .fragmentSegment, .fragmentRest, .endFragment: -1
        case .literalItem(let item), .absentItem(let item), .item(let item, _), .affixedItem(let item, _, _):
            item.slot == .query ? item.range.lowerBound : -1
        case .otherItems(let item, _, _): item.slot == .query ? Int.max : -1
        case .constant: Int.max
        }
    }
}
