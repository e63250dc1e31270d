/// Splits the decoded text of an affixed segment or item, in one pass (Semantics, rule 3.8).
///
/// A place that has been chosen is final. So that a value with any text ends where the values after it can begin, they
/// are tried, up to the next value with any text.
@frozen
@usableFromInline
struct _AffixSplit {
    @usableFromInline let affixes: _RouteAffixes
    @usableFromInline let text: _RoutePart
    /// Where the last literal text begins, and the last value ends.
    @usableFromInline let end: Int
    /// Where each constrained String can end, as found by the last look ahead, and for which starts that holds.
    /// Otherwise a text would be searched again from each start.
    @usableFromInline var known: [(starts: ClosedRange<Int>, end: Int?)?]

    @_alwaysEmitIntoClient
    init(_ text: _RoutePart, _ affixes: _RouteAffixes) {
        self.affixes = affixes
        self.text = text
        end = text.count - (affixes.literals.last?.count ?? 0)
        known = Array(repeating: nil, count: affixes.parameters.count)
    }

    @_alwaysEmitIntoClient
    @inline(never)
    mutating func find() -> [_RoutePart]? {
        var start = affixes.literals[0].count
        guard text.isText, start <= end, hasLiteral(0, at: 0), hasLiteral(affixes.parameters.count, at: end) else {
            return nil
        }
        var parts: [_RoutePart] = []
        for index in affixes.parameters.indices {
            guard let place = place(of: index, from: start) else { return nil }
            parts.append(text.piece(start, place))
            start = startOfNext(after: index, place)
        }
        return parts
    }

    /// Where the value that begins at `start` ends; nil if no text there suits its parameter.
    @_alwaysEmitIntoClient
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
                if fits(after: index, scan.place), accepts(text.piece(start, scan.place)) { return scan.place }
            }
            return nil
        }
    }

    /// Whether the values after one that ends at `place` fit, up to the next with any text.
    @_alwaysEmitIntoClient
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
    @_alwaysEmitIntoClient
    func lastPlace(of index: Int, from start: Int, limit: Int, _ accepts: _RouteAffixes.Parameter.Accepts) -> Int? {
        var place = min(limit, labelEnd(start))
        while place > start {
            if canEnd(index, at: place), accepts(text.piece(start, place)) { return place }
            place -= 1
        }
        return nil
    }

    /// The first place where a constrained String converts.
    @_alwaysEmitIntoClient
    mutating func firstPlace(
        of index: Int, _ rule: _RouteTextRule, from start: Int, _ accepts: _RouteAffixes.Parameter.Accepts
    ) -> Int? {
        if let known = known[index], known.starts.contains(start) { return known.end }
        known[index] = nil
        var scan = Scan(place: start)
        var dependsOnStart = false
        while advance(&scan, index, rule) {
            if accepts(text.piece(start, scan.place)) {
                if !dependsOnStart { known[index] = (start...lastStart(rule, before: scan.place), scan.place) }
                return scan.place
            }
            // The type excludes this text, but not its end.
            dependsOnStart = true
        }
        if !dependsOnStart, scan.length <= rule.length.upperBound { known[index] = (start...scan.place, nil) }
        return nil
    }

    /// A search for places where a constrained String can end.
    @frozen
    @usableFromInline
    struct Scan {
        @usableFromInline var place: Int
        /// The number of Unicode scalars up to the place.
        @usableFromInline var length = 0

        @_alwaysEmitIntoClient
        init(place: Int) {
            self.place = place
        }
    }

    /// Moves to the next place where a value that the rule allows can end; false if there is none.
    @_alwaysEmitIntoClient
    func advance(_ scan: inout Scan, _ index: Int, _ rule: _RouteTextRule) -> Bool {
        while scan.place < end, rule.allows(text.bytes[scan.place]), !isLabelEnd(scan.place) {
            if !isContinuation(text.bytes[scan.place]) { scan.length += 1 }
            if scan.length > rule.length.upperBound { return false }
            scan.place += 1
            if scan.length >= rule.length.lowerBound, canEnd(index, at: scan.place) { return true }
        }
        return false
    }

    /// The last start from which a text up to a place is not too short.
    @_alwaysEmitIntoClient
    func lastStart(_ rule: _RouteTextRule, before place: Int) -> Int {
        var start = place
        var length = 0
        while length < rule.length.lowerBound {
            start -= 1
            if !isContinuation(text.bytes[start]) { length += 1 }
        }
        return start
    }

    /// The end of the longest text that may be a decimal number.
    @_alwaysEmitIntoClient
    func numberEnd(_ start: Int) -> Int {
        var (place, hasPoint, hasExponent) = (start, false, false)
        while place < min(end, start + 400) {
            let byte = text.bytes[place]
            switch byte {
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                if place > start, text.bytes[place - 1] | 0x20 != UInt8(ascii: "e") { return place }
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
    @_alwaysEmitIntoClient
    func labelEnd(_ start: Int) -> Int {
        var place = affixes.isHost ? start : end
        while place < end, !isLabelEnd(place) { place += 1 }
        return place
    }

    @_alwaysEmitIntoClient
    func isLabelEnd(_ place: Int) -> Bool {
        affixes.isHost && text.bytes[place] == UInt8(ascii: ".")
    }

    /// Whether the literal text after a value is at `place`, before the last literal text.
    @_alwaysEmitIntoClient
    func canEnd(_ index: Int, at place: Int) -> Bool {
        if index == affixes.parameters.count - 1 { return place == end }
        return startOfNext(after: index, place) <= end && hasLiteral(index + 1, at: place)
    }

    @_alwaysEmitIntoClient
    func startOfNext(after index: Int, _ place: Int) -> Int {
        place + affixes.literals[index + 1].count
    }

    /// Whether a literal text is at `place`. It must fit there.
    @_alwaysEmitIntoClient
    func hasLiteral(_ index: Int, at place: Int) -> Bool {
        let literal = affixes.literals[index]
        for offset in literal.indices {
            let byte = text.bytes[place + offset]
            if (affixes.ignoresCase ? lowercase(byte) : byte) != literal[offset] { return false }
        }
        return true
    }
}

extension _RoutePart {
    /// A piece of the decoded text.
    @_alwaysEmitIntoClient
    func piece(_ start: Int, _ end: Int) -> _RoutePart {
        let text = bytes + start
        return _RoutePart(
            bytes: text, count: end - start, word: loadWord(text, end - start), traits: traits, start: start, end: end)
    }
}
