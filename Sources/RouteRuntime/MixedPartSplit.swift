/// Splits the decoded text of a mixed segment or item, in one pass (Semantics, rule 3.8).
///
/// A chosen place is final. So before a value that takes any text ends at a place, the values after
/// it are tried from there, up to the next one that takes any text.
struct _MixedPartSplit: ~Copyable {
    let mixed: _RouteMixedPart
    /// The decoded bytes.
    let text: ContiguousArray<UInt8>
    /// The same bytes, except those that must not equal literal text.
    private let compared: ContiguousArray<UInt8>
    /// The form of each value.
    let form: _RoutePart.Form
    /// Where the last literal text begins, and the last value ends.
    let end: Int
    /// What was found last for each constrained String after another value: where it ends, and for
    /// which starts that holds. Otherwise, the same text would be searched again from each start.
    ///
    /// A tuple: the metadata of a struct would be in every app.
    var known: [(starts: ClosedRange<Int>, end: Int?)?]

    init(
        _ text: ContiguousArray<UInt8>, compared: ContiguousArray<UInt8>, _ mixed: _RouteMixedPart,
        _ form: _RoutePart.Form
    ) {
        self.mixed = mixed
        self.text = text
        self.compared = compared
        self.form = form
        end = text.count - mixed.literals[mixed.parameters.count].count
        known = Array(repeating: nil, count: mixed.parameters.count)
    }

    mutating func find() -> [Range<Int>]? {
        var start = mixed.literals[0].count
        guard start <= end, hasLiteral(0, at: 0), hasLiteral(mixed.parameters.count, at: end)
        else { return nil }
        var ranges: [Range<Int>] = []
        for index in mixed.parameters.indices {
            guard let place = place(of: index, from: start, looksAhead: true) else { return nil }
            ranges.append(start..<place)
            start = startOfNext(after: index, place)
        }
        return ranges
    }

    /// Where the value that begins at `start` ends; nil if no text there suits its parameter.
    ///
    /// - Parameter looksAhead: whether the values after it must fit, unless it is as long as
    ///   possible.
    mutating func place(of index: Int, from start: Int, looksAhead: Bool) -> Int? {
        let rule: _RouteTextRule
        var test: _RouteMixedPart.Parameter.Accepts?
        switch mixed.parameters[index] {
        case .number(let accepts):
            return lastPlace(of: index, from: start, limit: numberEnd(start), accepts)
        case .value(let count, let accepts):
            return lastPlace(of: index, from: start, limit: start + count, accepts)
        case .text(let allowsEmpty, _):
            rule = _RouteTextRule(length: (allowsEmpty ? 0 : 1)...Int.max)
        case .nested:
            rule = _RouteTextRule(length: 1...Int.max)
        case .constrained(let constraint, let accepts):
            rule = constraint
            test = accepts
        }
        return firstPlace(of: index, rule, from: start, looksAhead: looksAhead, test)
    }

    /// Whether the values after one that ends at `place` fit, up to the next one that takes any
    /// text.
    mutating func fits(after index: Int, _ place: Int) -> Bool {
        var start = startOfNext(after: index, place)
        for next in mixed.parameters.indices.dropFirst(index + 1) {
            switch mixed.parameters[next] {
            case .text, .nested: return true
            case .number, .value, .constrained: break
            }
            guard let place = self.place(of: next, from: start, looksAhead: false) else {
                return false
            }
            start = startOfNext(after: next, place)
        }
        return true
    }

    /// The last place up to a limit where a text converts.
    func lastPlace(
        of index: Int, from start: Int, limit: Int, _ accepts: _RouteMixedPart.Parameter.Accepts
    ) -> Int? {
        for place in stride(from: min(limit, labelEnd(start)), to: start, by: -1) {
            if canEnd(index, at: place), accepts(piece(start..<place)) { return place }
        }
        return nil
    }

    /// The first place where a text that a rule allows converts; every one does without `accepts`.
    mutating func firstPlace(
        of index: Int, _ rule: _RouteTextRule, from start: Int, looksAhead: Bool,
        _ accepts: _RouteMixedPart.Parameter.Accepts?
    ) -> Int? {
        if !looksAhead, let known = known[index], known.starts.contains(start) { return known.end }
        let limit = labelEnd(start)
        var place = start
        var length = 0
        var found: Int?
        // Whether the type excludes a text, but perhaps not the one from a later start.
        var dependsOnStart = false
        while length <= rule.length.upperBound {
            if length >= rule.length.lowerBound, canEnd(index, at: place) {
                if !looksAhead || fits(after: index, place),
                    accepts?(piece(start..<place)) ?? true
                {
                    found = place
                    break
                }
                dependsOnStart = true
            }
            if place >= limit || !rule.allows(text[place]) { break }
            place += 1
            if place == limit || !isContinuation(text[place]) { length += 1 }
        }
        if !looksAhead {
            // A later start must leave enough characters, which have up to four bytes.
            let lastStart = found == nil ? place : max(start, place - 4 * rule.length.lowerBound)
            known[index] =
                dependsOnStart || length > rule.length.upperBound ? nil : (start...lastStart, found)
        }
        return found
    }

    /// The end of the longest text that may be a decimal number.
    func numberEnd(_ start: Int) -> Int {
        let limit = min(end, start + 400)
        var hasPoint = false
        var hasExponent = false
        for place in stride(from: start, to: limit, by: 1) {
            let byte = text[place]
            let isPoint = byte == UInt8(ascii: ".")
            let isExponent = lowercase(byte) == UInt8(ascii: "e")
            if isPoint && hasPoint || isExponent && hasExponent { return place }
            let canHaveSign = place == start || lowercase(text[place - 1]) == UInt8(ascii: "e")
            let isSign = canHaveSign && (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
            if !(isPoint || isExponent || isSign || isDigit(byte)) { return place }
            if isPoint { hasPoint = true }
            if isExponent { hasExponent = true }
        }
        return limit
    }

    /// The latest end of a value: that of the last value, or of the label that begins at `start`.
    func labelEnd(_ start: Int) -> Int {
        mixed.isHost ? text[start..<end].firstIndex(of: UInt8(ascii: ".")) ?? end : end
    }

    /// Whether the literal text after a value is at `place`, before the last literal text.
    func canEnd(_ index: Int, at place: Int) -> Bool {
        if index == mixed.parameters.count - 1 { return place == end }
        return startOfNext(after: index, place) <= end && hasLiteral(index + 1, at: place)
    }

    func startOfNext(after index: Int, _ place: Int) -> Int {
        place + mixed.literals[index + 1].count
    }

    /// Whether a literal text is at `place`. It must fit there.
    func hasLiteral(_ index: Int, at place: Int) -> Bool {
        let literal = mixed.literals[index]
        let there = compared.span.extracting(place..<(place + literal.count))
        // What follows an empty rest can be the first segment.
        return mixed.ignoresCase || form.has(.ignoringCase)
            ? there.equalsIgnoringCase(literal.span) : there.equals(literal.span)
    }

    @_lifetime(borrow self)
    func piece(_ range: Range<Int>) -> _RoutePart {
        _RoutePart(text.span.extracting(range), form)
    }
}
