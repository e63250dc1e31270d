import RouteRuntime

/// Why a pattern whose path fits doesn't match a URL.
enum Mismatch: Error {
    /// The URL has no fragment.
    case noFragment
    /// A segment of the fragment doesn't fit; nil if the fragment ends too soon.
    case fragmentSegment(PartText?, Segment)
    /// The fragment goes on after the last segment.
    case fragmentGoesOn(PartText)
    /// An item is missing, by its names.
    case missingItem([String])
    /// The URL has an item that must be absent.
    case presentItem(String)
    /// The value of an affixed item, with this name in the URL, doesn't fit.
    case affixedItem(String, PartText, Item, Matcher.Affixed)
    case literalItem(String, PartText, expected: String)
    /// A text doesn't convert. The item's name is nil for a segment.
    case value(PartText, Parameter, item: String?)
    /// An item that a rest would take can't be decoded.
    case otherItem(Parameter)
}

/// What a message says about a part of a URL.
enum PartText: Equatable, Sendable {
    case text(String)
    /// A text in which a letter or digit is escaped.
    case marked(String)
    case malformed
    case notUTF8

    init(_ part: _RoutePart) {
        if part.isMalformed {
            self = .malformed
        } else {
            self = part.string().map { part.isMarked ? .marked($0) : .text($0) } ?? .notUTF8
        }
    }
}

extension [ReadingStep] {
    /// The steps in the order in which people read a pattern: the path, the fragment, then the items of the query.
    func asWritten(in pattern: Pattern) -> [ReadingStep] {
        let ranks = pattern.query.named.map(\.name).numbers
        let keys = enumerated().map { offset, step in (step.rank(ranks), offset) }
        return keys.ordered { $0 < $1 }.map { self[$0.1] }
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
