import RouteRuntime

/// Why a pattern whose path fits does not match a URL after all.
enum Mismatch: Error, Hashable {
    /// The URL has no fragment.
    case noFragment
    /// A segment of the fragment does not fit; nil where the fragment ends too soon.
    case fragmentSegment(PartText?, Segment)
    /// The fragment goes on after the last segment.
    case fragmentGoesOn(PartText)
    case missingItem(String)
    case literalItem(String, PartText, expected: String)
    /// A text does not convert; the item's name is nil for a segment.
    case value(PartText, Parameter, item: String?)
    /// An item that a rest would take.
    case otherItem(Parameter)
}

/// What there is to say of a part of a URL.
enum PartText: Hashable, Sendable {
    case text(String)
    /// A text in which a letter or digit stands escaped.
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
    /// The steps as a person takes them: the path, the fragment, and the items of the query as the pattern has them.
    func asWritten(in pattern: Pattern) -> [ReadingStep] {
        let ranks = Dictionary(zip(pattern.query.named.map(\.name), 0...)) { first, _ in first }
        let keys = enumerated().map { offset, step in (step.rank(ranks), offset) }
        return keys.sorted { $0 < $1 }.map { self[$0.1] }
    }
}

extension ReadingStep {
    fileprivate func rank(_ itemRanks: [String: Int]) -> Int {
        switch self {
        case .capture: -2
        case .fragment, .fragmentSegment, .fragmentRest, .endFragment: -1
        case .literalItem(let name, _, let place), .item(let name, _, let place):
            place == .fragment ? -1 : itemRanks[name] ?? 0
        case .otherItems(_, _, let place): place == .fragment ? -1 : itemRanks.count
        case .constant: itemRanks.count
        }
    }
}
