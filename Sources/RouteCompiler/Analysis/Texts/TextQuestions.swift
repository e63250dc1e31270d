import RoutePatterns

/// Questions about the texts of segments and items, each answered once.
///
/// What a user's type, or URL, takes is unknown: it may be nothing, and it may be everything without a mark.
final class TextQuestions {
    // A class: the memory of answers is shared by everything that asks during one analysis, and outlives none.

    private struct Pair: Hashable {
        let a: Matcher
        let b: Matcher
        let place: TextSets.Place
    }

    private struct WrittenPair: Hashable {
        let written: Matcher
        let read: Matcher
        let place: TextSets.Place
        let survivesMarks: Bool
    }

    private var meetings: [Pair: Bool] = [:]
    private var writtenTexts: [WrittenPair: String?] = [:]
    private var coverings: [Pair: Bool] = [:]
    /// Whether some answer was not found for want of fuel: then the analysis says that it cannot tell.
    private(set) var isUncertain = false

    /// What the values of items are: whether `+` is a space in them.
    let itemPlace: TextSets.Place

    init(itemPlace: TextSets.Place) {
        self.itemPlace = itemPlace
    }

    /// Whether a text may fit both.
    func meet(_ a: Matcher, _ b: Matcher, _ place: TextSets.Place = .pathSegment) -> Bool {
        switch (a, b) {
        case (.literal(let a, _), .literal(let b, _)) where place == .pathSegment: return a.utf8.elementsEqual(b.utf8)
        case (.type(.string), _), (_, .type(.string)), (.rest(.string), _), (_, .rest(.string)): return true
        case (.literal(let text, false), .type(let type)), (.type(let type), .literal(let text, false)):
            return type.value(of: text) != nil
        default: break
        }
        guard a.endsMayMeet(b) else { return false }
        let pair = Pair(a: a, b: b, place: place)
        if let known = meetings[pair] { return known }
        let sets = TextSets(place)
        let isMet =
            switch TextProduct([sets.read(a), sets.read(b)]).first(where: { $0.allSatisfy { $0 } }) {
            case .found, .unknown: true
            case .none: false
            }
        meetings[pair] = isMet
        return isMet
    }

    /// Whether every text that fits `b` fits `a`.
    func covers(_ a: Matcher, _ b: Matcher, _ place: TextSets.Place = .pathSegment) -> Bool {
        if a == b { return true }
        switch (a, b) {
        case (.type(.string), _), (.rest(.string), _): return true
        case (_, .type(.string)), (_, .rest(.string)): return false
        case (.type(let a), .rest(let b)), (.rest(let a), .type(let b)), (.rest(let a), .rest(let b)):
            return a == b || covers(.type(a), .type(b), place)
        default: break
        }
        if a.isOpaque { return false }
        let pair = Pair(a: a, b: b, place: place)
        if let known = coverings[pair] { return known }
        let sets = TextSets(place)
        var isCovered = false
        switch TextProduct([sets.read(a), sets.read(b)]).first(where: { !$0[0] && $0[1] }) {
        case .found: isCovered = false
        case .none: isCovered = true
        case .unknown: isUncertain = true
        }
        coverings[pair] = isCovered
        return isCovered
    }

    /// What a search of several sets comes to; a search that does not end makes the analysis uncertain.
    func first(_ sets: [TextAutomaton], where isWanted: ([Bool]) -> Bool) -> [Symbol]? {
        switch TextProduct(sets).first(where: isWanted) {
        case .found(let word): return word
        case .none: return nil
        case .unknown:
            isUncertain = true
            return nil
        }
    }

    /// All combinations of sets that share a word; nil, and uncertainty, if there are too many.
    func memberships(_ sets: [TextAutomaton]) -> [[Bool]: [Symbol]]? {
        let result = TextProduct(sets).memberships()
        if result == nil { isUncertain = true }
        return result
    }

    /// A text, encoded, that a segment is written as and another matcher reads, found by `search` if it is not known.
    ///
    /// - Parameter survivesMarks: whether the text is to be one that marks do not keep from the reader.
    func writtenText(
        _ written: Matcher, _ read: Matcher, _ place: TextSets.Place, survivesMarks: Bool, search: () -> String?
    ) -> String? {
        let pair = WrittenPair(written: written, read: read, place: place, survivesMarks: survivesMarks)
        if let known = writtenTexts[pair] { return known }
        let text = search()
        writtenTexts[pair] = .some(text)
        return text
    }
}

extension Matcher {
    /// Whether the literal texts at the beginnings and at the ends go together: a quick answer for most affixed segments.
    fileprivate func endsMayMeet(_ other: Matcher) -> Bool {
        guard let own = ends, let others = other.ends else { return true }
        return zip(own.first, others.first).allSatisfy { $0 == $1 }
            && zip(own.last.reversed(), others.last.reversed()).allSatisfy { $0 == $1 }
    }

    /// The literal bytes with which every text begins and ends, in lower case.
    private var ends: (first: [UInt8], last: [UInt8])? {
        switch self {
        case .literal(let text, _):
            let bytes = Array(text.asciiLowercased.utf8)
            return (bytes, bytes)
        case .affixed(let affixed):
            let texts = [affixed.literals.first, affixed.literals.last].map { Array(($0 ?? "").asciiLowercased.utf8) }
            return (texts[0], texts[1])
        case .label, .type, .rest: return nil
        }
    }

    /// Whether only the app knows which texts fit.
    var isOpaque: Bool {
        switch self {
        case .literal, .label: false
        case .type(let type), .rest(let type): type.isOpaque
        case .affixed(let affixed): affixed.types.contains(where: \.isOpaque)
        }
    }
}

extension RouteType {
    /// Whether only the app knows which texts the type takes.
    var isOpaque: Bool {
        switch self {
        case .url, .custom: true
        default: false
        }
    }
}
