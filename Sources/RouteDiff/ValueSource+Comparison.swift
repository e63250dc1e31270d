import RouteAnalysis
import RoutePatterns

extension ValueSource {
    /// Whether both give the same value for every URL. Texts are compared as bytes.
    func isSame(as other: ValueSource) -> Bool {
        switch (self, other) {
        case (.constant(let a), .constant(let b)): a.isSame(as: b)
        case (.item(let names, .defaulting(let a), let isText), .item(let others, .defaulting(let b), let isOtherText)):
            names == others && isText == isOtherText && Array(a.utf8) == Array(b.utf8)
        default: self == other
        }
    }

    /// Whether the value comes from an item or a part of one.
    var isInItems: Bool {
        switch self {
        case .item, .otherItems: true
        case .part(let slots, _, _): slots.contains { if case .item = $0 { true } else { false } }
        case .constant, .segment, .rest: false
        }
    }

    /// Whether trying a few texts of each kind decides if two values ever differ.
    ///
    /// It does if each value comes from at most one slot. For rests and for segments with several parts, it isn't known
    /// which texts make a difference.
    func isDecided(with other: ValueSource, _ questions: TextQuestions) -> Bool {
        switch (self, other) {
        case (.rest, .constant), (.constant, .rest), (.rest, .segment), (.segment, .rest): true
        case (.otherItems, _), (_, .otherItems): true
        case (.rest, _), (_, .rest): false
        case (.part(let slots, let demand, _), .part(let others, let otherDemand, _)) where slots == others:
            isAlone(questions)
                && questions[demand].matcher.onlyValueEnds == questions[otherDemand].matcher.onlyValueEnds
        default: isAlone(questions) && other.isAlone(questions)
        }
    }

    /// Whether no other parameter shares the segment.
    private func isAlone(_ questions: TextQuestions) -> Bool {
        if case .part(_, let demand, _) = self {
            questions[demand].matcher.onlyValueEnds != nil
        } else {
            true
        }
    }
}

extension Matcher {
    /// The literal texts around an affixed segment's only value; nil if it has several, or isn't affixed.
    fileprivate var onlyValueEnds: [[UInt8]]? {
        guard case .affixed(let affixed) = self, affixed.types.count == 1 else { return nil }
        return affixed.literals.map { Array($0.utf8) }
    }
}
