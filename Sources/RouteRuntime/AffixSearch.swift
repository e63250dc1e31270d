extension RouteAffixes {
    /// What keeps a search linear where conversions decide.
    @frozen
    @usableFromInline
    struct Limits {
        /// How many ends are tried for one start.
        ///
        /// A number has at most four characters that a literal text after it may begin with, a UUID too. A text of a closed
        /// type has no more ends than bytes.
        @usableFromInline let ends: Int
        /// The bytes of a text whose start is not the only one to try.
        @usableFromInline let bytes: Int

        @_alwaysEmitIntoClient
        init(longestValue: Int) {
            ends = max(8, longestValue + 1)
            bytes = max(192, 3 * longestValue)
        }
    }
}

/// A search for the first way to split an affixed segment, with what is known to fail, so that nothing is tried twice.
@frozen
@usableFromInline
struct AffixSearch {
    @usableFromInline let affixes: RouteAffixes
    @usableFromInline let url: RouteReader
    /// Where the last literal text begins.
    @usableFromInline let end: Int
    @usableFromInline let isText: [Bool]
    /// For each parameter, whether one before it takes any text, so that every offset may be its start.
    @usableFromInline let isAfterText: [Bool]
    /// For a parameter that takes any text: from this offset on it has been tried, in vain.
    @usableFromInline var failedFrom: [Int]
    /// For the others: the starts that have been tried, in vain.
    @usableFromInline var failedStarts: [Set<Int>]
    /// For each parameter, offsets from one of which on no literal text begins that may follow it.
    @usableFromInline var withoutOccurrence: [Range<Int>]
    /// The ranges of the parameters' texts.
    @usableFromInline var pieces: [Range<Int>] = []

    @_alwaysEmitIntoClient
    init(affixes: RouteAffixes, url: RouteReader, end: Int, isText: [Bool]) {
        self.affixes = affixes
        self.url = url
        self.end = end
        self.isText = isText
        self.isAfterText = isText.indices.map { isText[..<$0].contains(true) }
        self.failedFrom = Array(repeating: Int.max, count: isText.count)
        self.failedStarts = Array(repeating: [], count: isText.count)
        self.withoutOccurrence = Array(repeating: 0..<0, count: isText.count)
    }

    /// Looks for the texts of a parameter and of all after it.
    @_alwaysEmitIntoClient
    @inline(never)
    mutating func finds(_ parameter: Int, from start: Int, _ accepts: RouteAffixes.Acceptance) -> Bool {
        if hasFailed(parameter, start) { return false }
        let isFound =
            parameter == isText.count - 1
            ? findsLast(parameter, from: start, accepts) : findsInner(parameter, from: start, accepts)
        if isFound { return true }
        if isText[parameter] {
            failedFrom[parameter] = min(failedFrom[parameter], start)
        } else {
            failedStarts[parameter].insert(start)
        }
        return false
    }

    @_alwaysEmitIntoClient
    mutating func findsLast(
        _ parameter: Int, from start: Int, _ accepts: RouteAffixes.Acceptance
    ) -> Bool {
        guard start <= end, takes(parameter, start..<end, accepts) else { return false }
        pieces.append(start..<end)
        return true
    }

    @_alwaysEmitIntoClient
    mutating func findsInner(
        _ parameter: Int, from start: Int, _ accepts: RouteAffixes.Acceptance
    ) -> Bool {
        // What was tried for a text from a later start need not be tried again, for it takes anything before that too.
        let limit = isText[parameter] ? min(end, failedFrom[parameter]) : lastEnd(of: parameter, from: start)
        var triesLeft = isText[parameter] ? Int.max : affixes.limits.ends
        var offset = start
        while triesLeft > 0, let found = occurrence(after: parameter, from: offset, limit) {
            let next = found + affixes.literals[parameter + 1].count
            if !hasFailed(parameter + 1, next), takes(parameter, start..<found, accepts) {
                pieces.append(start..<found)
                if finds(parameter + 1, from: next, accepts) { return true }
                pieces.removeLast()
            }
            triesLeft -= 1
            offset = found + 1
        }
        return false
    }

    @_alwaysEmitIntoClient
    func hasFailed(_ parameter: Int, _ start: Int) -> Bool {
        isText[parameter] ? start >= failedFrom[parameter] : failedStarts[parameter].contains(start)
    }

    @_alwaysEmitIntoClient
    func lastEnd(of parameter: Int, from start: Int) -> Int {
        isAfterText[parameter] ? min(end, start + affixes.limits.bytes) : end
    }

    @_alwaysEmitIntoClient
    func takes(_ parameter: Int, _ range: Range<Int>, _ accepts: RouteAffixes.Acceptance) -> Bool {
        if isText[parameter] { return true }
        return range.upperBound <= lastEnd(of: parameter, from: range.lowerBound)
            && accepts(parameter, url.piece(range))
    }

    /// Where the literal text after a parameter next begins, at `limit` at most, outside escapes and before the last one.
    @_alwaysEmitIntoClient
    mutating func occurrence(after parameter: Int, from start: Int, _ limit: Int) -> Int? {
        let literal = affixes.literals[parameter + 1]
        let known = withoutOccurrence[parameter]
        var offset = known.contains(start) ? known.upperBound : start
        while offset <= limit, offset + literal.count <= end {
            if url.bytes[offset] == UInt8(ascii: "%") {
                offset += 3
            } else if affixes.matches(literal, at: offset, of: url) {
                break
            } else {
                offset += 1
            }
        }
        // Starts come nearly in order, so that what is between them is looked at once.
        withoutOccurrence[parameter] = start..<max(start, offset)
        return offset <= limit && offset + literal.count <= end ? offset : nil
    }
}
