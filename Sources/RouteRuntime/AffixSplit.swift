/// Splits the decoded text of an affixed segment or item, in one pass (Semantics, rule 3.8).
///
/// A chosen place is final. So before a value that takes any text ends at a place, the values after it are tried from
/// there, up to the next one that takes any text.
struct _AffixSplit {
    let affixes: _RouteAffixes
    /// The decoded bytes.
    let text: ContiguousArray<UInt8>
    /// The form of each value.
    let form: _RoutePart.Form
    /// Where the last literal text begins, and the last value ends.
    let end: Int
    /// What was found last for each constrained String after another value: where it ends, and for which starts that
    /// holds. Otherwise, the same text would be searched again from each start.
    var known: [(starts: ClosedRange<Int>, end: Int?)?]

    init(_ text: ContiguousArray<UInt8>, _ affixes: _RouteAffixes, _ ignoresCase: Bool) {
        self.affixes = affixes
        self.text = text
        form = ignoresCase ? .decoded | .ignoringCase : .decoded
        end = text.count - affixes.literals[affixes.parameters.count].count
        known = Array(repeating: nil, count: affixes.parameters.count)
    }

    mutating func find() -> [Range<Int>]? {
        var start = affixes.literals[0].count
        guard start <= end, hasLiteral(0, at: 0), hasLiteral(affixes.parameters.count, at: end) else {
            return nil
        }
        var ranges: [Range<Int>] = []
        for index in affixes.parameters.indices {
            guard let place = place(of: index, from: start) else { return nil }
            ranges.append(start..<place)
            start = startOfNext(after: index, place)
        }
        return ranges
    }

    /// Where the value that begins at `start` ends; nil if no text there suits its parameter.
    mutating func place(of index: Int, from start: Int) -> Int? {
        switch affixes.parameters[index] {
        case .number(let accepts): return lastPlace(of: index, from: start, limit: numberEnd(start), accepts)
        case .value(let count, let accepts):
            return lastPlace(of: index, from: start, limit: start + count, accepts)
        case .text(let allowsEmpty):
            let limit = labelEnd(start)
            var place = allowsEmpty ? start : start + 1
            while place <= limit {
                if canEnd(index, at: place), fits(after: index, place) { return place }
                place += 1
            }
            return nil
        case .constrained(let rule, let accepts):
            var scan = Scan(place: start)
            while advance(&scan, index, rule) {
                if fits(after: index, scan.place), accepts(piece(start..<scan.place)) { return scan.place }
            }
            return nil
        }
    }

    /// Whether the values after one that ends at `place` fit, up to the next one that takes any text.
    mutating func fits(after index: Int, _ place: Int) -> Bool {
        var start = startOfNext(after: index, place)
        for next in affixes.parameters.indices.dropFirst(index + 1) {
            let found: Int?
            switch affixes.parameters[next] {
            case .text: return true
            case .number, .value: found = self.place(of: next, from: start)
            case .constrained(let rule, let accepts): found = firstPlace(of: next, rule, from: start, accepts)
            }
            guard let found else { return false }
            start = startOfNext(after: next, found)
        }
        return true
    }

    /// The last place up to a limit where a text converts.
    func lastPlace(of index: Int, from start: Int, limit: Int, _ accepts: _RouteAffixes.Parameter.Accepts) -> Int? {
        var place = min(limit, labelEnd(start))
        while place > start {
            if canEnd(index, at: place), accepts(piece(start..<place)) { return place }
            place -= 1
        }
        return nil
    }

    /// The first place where a constrained String converts.
    mutating func firstPlace(
        of index: Int, _ rule: _RouteTextRule, from start: Int, _ accepts: _RouteAffixes.Parameter.Accepts
    ) -> Int? {
        if let known = known[index], known.starts.contains(start) { return known.end }
        known[index] = nil
        var scan = Scan(place: start)
        var dependsOnStart = false
        while advance(&scan, index, rule) {
            if accepts(piece(start..<scan.place)) {
                if !dependsOnStart { known[index] = (start...lastStart(rule, before: scan.place), scan.place) }
                return scan.place
            }
            // The type excludes this text, but perhaps not the one from a later start.
            dependsOnStart = true
        }
        if !dependsOnStart, scan.length <= rule.length.upperBound { known[index] = (start...scan.place, nil) }
        return nil
    }

    /// A search for places where a constrained String can end.
    struct Scan {
        var place: Int
        /// The number of Unicode scalars up to the place.
        var length = 0

        init(place: Int) {
            self.place = place
        }
    }

    /// Moves to the next place where a value that the rule allows can end; false if there is none.
    func advance(_ scan: inout Scan, _ index: Int, _ rule: _RouteTextRule) -> Bool {
        while scan.place < end, rule.allows(text[scan.place]), !isLabelEnd(scan.place) {
            if !isContinuation(text[scan.place]) { scan.length += 1 }
            if scan.length > rule.length.upperBound { return false }
            scan.place += 1
            if scan.length >= rule.length.lowerBound, canEnd(index, at: scan.place) { return true }
        }
        return false
    }

    /// The last start from which a text up to a place is not too short.
    func lastStart(_ rule: _RouteTextRule, before place: Int) -> Int {
        var start = place
        var length = 0
        while length < rule.length.lowerBound {
            start -= 1
            if !isContinuation(text[start]) { length += 1 }
        }
        return start
    }

    /// The end of the longest text that may be a decimal number.
    func numberEnd(_ start: Int) -> Int {
        var (place, hasPoint, hasExponent) = (start, false, false)
        while place < min(end, start + 400) {
            let byte = text[place]
            switch byte {
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                if place > start, text[place - 1] | 0x20 != UInt8(ascii: "e") { return place }
            case UInt8(ascii: "."):
                if hasPoint || hasExponent { return place }
                hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                if hasExponent { return place }
                hasExponent = true
            default: if !isDigit(byte) { return place }
            }
            place += 1
        }
        return place
    }

    /// The latest end of a value: that of the last value, or of the label that begins at `start`.
    func labelEnd(_ start: Int) -> Int {
        var place = affixes.isHost ? start : end
        while place < end, !isLabelEnd(place) { place += 1 }
        return place
    }

    func isLabelEnd(_ place: Int) -> Bool {
        affixes.isHost && text[place] == UInt8(ascii: ".")
    }

    /// Whether the literal text after a value is at `place`, before the last literal text.
    func canEnd(_ index: Int, at place: Int) -> Bool {
        if index == affixes.parameters.count - 1 { return place == end }
        return startOfNext(after: index, place) <= end && hasLiteral(index + 1, at: place)
    }

    func startOfNext(after index: Int, _ place: Int) -> Int {
        place + affixes.literals[index + 1].count
    }

    /// Whether a literal text is at `place`. It must fit there.
    func hasLiteral(_ index: Int, at place: Int) -> Bool {
        let literal = affixes.literals[index]
        let there = text.span.extracting(place..<(place + literal.count))
        return affixes.ignoresCase ? there.equalsIgnoringCase(literal.span) : there.equals(literal.span)
    }

    @_lifetime(borrow self)
    func piece(_ range: Range<Int>) -> _RoutePart {
        _RoutePart(text.span.extracting(range), form)
    }
}
