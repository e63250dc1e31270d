/// A search for the first way to split an affixed segment. It remembers what fails, so nothing is tried twice.
@frozen
@usableFromInline
struct _AffixSearch {
    /// What is known of one parameter.
    @frozen
    @usableFromInline
    struct Knowledge {
        /// Whether a parameter before it takes any text, so that every offset may be its start.
        @usableFromInline let isAfterText: Bool
        /// For a parameter that takes any text: every start from this offset on has failed.
        @usableFromInline var failedFrom = Int.max
        /// For other parameters: the starts that have failed.
        @usableFromInline var failedStarts: Set<Int> = []
        /// With a rule that takes texts of any length: a range of starts that have failed.
        @usableFromInline var failedRange = 0..<0
        /// A range without a start of the literal text that follows the parameter.
        @usableFromInline var withoutOccurrence = 0..<0
        /// With a rule: a range that ends before a character that the rule forbids.
        @usableFromInline var allowed = 0..<0

        @_alwaysEmitIntoClient
        init(isAfterText: Bool) {
            self.isAfterText = isAfterText
        }
    }

    @usableFromInline let affixes: _RouteAffixes
    @usableFromInline let url: _RouteReader
    /// The offset of the last literal text.
    @usableFromInline let end: Int
    @usableFromInline var known: [Knowledge]
    /// The ranges of the parameters' texts.
    @usableFromInline var pieces: [Range<Int>] = []

    @_alwaysEmitIntoClient
    @inline(never)
    init(for affixes: _RouteAffixes, in url: _RouteReader, end: Int) {
        self.affixes = affixes
        self.url = url
        self.end = end
        var isAfterText = false
        known = []
        for parameter in affixes.parameters {
            known.append(Knowledge(isAfterText: isAfterText))
            if parameter.takesAnyText || parameter.rule?.takesAnyLength == true { isAfterText = true }
        }
    }

    /// How many ends are tried for one start, so that a search stays linear if conversions decide.
    ///
    /// A number has at most four characters with which the next literal text can begin, and so does a UUID. A text of a
    /// closed type has no more ends than bytes.
    @_alwaysEmitIntoClient
    var endLimit: Int {
        max(8, affixes.longestValue + 1)
    }

    /// The most bytes that a text may have if there are other starts to try.
    @_alwaysEmitIntoClient
    var byteLimit: Int {
        max(192, 3 * affixes.longestValue)
    }

    /// Looks for the texts of a parameter and of all parameters after it.
    @_alwaysEmitIntoClient
    @inline(never)
    mutating func finds(_ index: Int, from start: Int) -> Bool {
        if hasFailed(index, start) { return false }
        let isLast = index == affixes.parameters.count - 1
        if isLast ? findsLast(index, from: start) : findsInner(index, from: start) { return true }
        let parameter = affixes.parameters[index]
        if parameter.takesAnyText {
            known[index].failedFrom = min(known[index].failedFrom, start)
        } else {
            known[index].failedStarts.insert(start)
            // A closed type with `else` takes any text, so a later start has fewer ends to try.
            if let rule = parameter.rule, rule.takesAnyLength {
                known[index].failedRange = start..<max(start, known[index].allowed.upperBound)
            }
        }
        return false
    }

    @_alwaysEmitIntoClient
    mutating func findsLast(_ index: Int, from start: Int) -> Bool {
        guard start <= end, !affixes.isHost || labelEnd(from: start) == end else { return false }
        if let rule = affixes.parameters[index].rule, !ends(of: index, rule, from: start).contains(end) { return false }
        guard takes(index, start..<end) else { return false }
        pieces.append(start..<end)
        return true
    }

    @_alwaysEmitIntoClient
    mutating func findsInner(_ index: Int, from start: Int) -> Bool {
        let parameter = affixes.parameters[index]
        let isText = parameter.takesAnyText
        // A text that takes anything can also begin earlier, so a later start that failed need not be tried again.
        var limit = isText ? min(end, known[index].failedFrom) : lastEnd(of: index, from: start)
        var triesLeft = isText ? Int.max : endLimit
        var offset = start
        if let rule = parameter.rule {
            let ends = ends(of: index, rule, from: start)
            (offset, limit, triesLeft) = (ends.lowerBound, ends.upperBound &- 1, Int.max)
        }
        // The number of dots in a literal text is fixed, so all starts of a parameter are in one label.
        if affixes.isHost { limit = min(limit, labelEnd(from: start)) }
        while triesLeft > 0, let found = occurrence(after: index, from: offset, limit) {
            let (end, next) = (found.lowerBound, found.upperBound)
            if !hasFailed(index + 1, next), takes(index, start..<end) {
                pieces.append(start..<end)
                if finds(index + 1, from: next) { return true }
                pieces.removeLast()
            }
            triesLeft -= 1
            offset = end + 1
        }
        return false
    }

    @_alwaysEmitIntoClient
    func hasFailed(_ index: Int, _ start: Int) -> Bool {
        affixes.parameters[index].takesAnyText
            ? start >= known[index].failedFrom
            : known[index].failedStarts.contains(start) || known[index].failedRange.contains(start)
    }

    /// The ends of a text that a rule allows, from its shortest length to its longest or to a character that is not
    /// allowed.
    ///
    /// - Complexity: linear in the rule's longest length or, if any length will do, in its shortest one. Characters
    ///   that are not allowed are looked for once.
    @_alwaysEmitIntoClient
    @inline(never)
    mutating func ends(of index: Int, _ rule: _RouteTextRule, from start: Int) -> Range<Int> {
        if !known[index].allowed.contains(start) {
            let allowedEnd = url.end(of: rule, from: start, limit: end, plusIsSpace: affixes.plusIsSpace)
            known[index].allowed = start..<max(start, allowedEnd)
        }
        let end = max(start, known[index].allowed.upperBound)
        let first = url.offset(after: rule.length.lowerBound, from: start, limit: end)
        guard let first else { return end..<end }
        let last =
            rule.length.upperBound == Int.max
            ? end : url.offset(after: rule.length.upperBound, from: start, limit: end) ?? end
        return first..<(last &+ 1)
    }

    @_alwaysEmitIntoClient
    func lastEnd(of index: Int, from start: Int) -> Int {
        known[index].isAfterText ? min(end, start + byteLimit) : end
    }

    /// The end of the label of a host: before a dot, escaped or not, or before the colon of a port. A parameter that
    /// has only a port beside it takes all labels.
    @_alwaysEmitIntoClient
    func labelEnd(from start: Int) -> Int {
        let literals = affixes.literals
        let isWholeHost = literals.count == 2 && literals[0].isEmpty && literals[1].first == UInt8(ascii: ":")
        var offset = start
        while offset < end {
            var byte = url.bytes[offset]
            if byte == UInt8(ascii: ":") { break }
            let isEscape = byte == UInt8(ascii: "%")
            if isEscape { byte = url.escapedByte(at: offset, end: end) ?? byte }
            if byte == UInt8(ascii: "."), !isWholeHost { break }
            offset += isEscape ? 3 : 1
        }
        return min(offset, end)
    }

    @_alwaysEmitIntoClient
    func takes(_ index: Int, _ range: Range<Int>) -> Bool {
        let parameter = affixes.parameters[index]
        if range.isEmpty, affixes.isHost || parameter.isNonempty { return false }
        guard let accepts = parameter.accepts else { return true }
        if let rule = parameter.rule {
            // The ends that a rule allows are before marks, which are all that a closed type with `else` refuses.
            if rule.takesAnyLength { return true }
        } else if range.upperBound > lastEnd(of: index, from: range.lowerBound) {
            return false
        }
        return accepts(url.piece(range, plusIsSpace: affixes.plusIsSpace))
    }

    /// The next range of the literal text after a parameter: at most `limit`, outside escapes, and before the last
    /// literal text.
    @_alwaysEmitIntoClient
    mutating func occurrence(after index: Int, from start: Int, _ limit: Int) -> Range<Int>? {
        let searched = known[index].withoutOccurrence
        var offset = searched.contains(start) ? searched.upperBound : start
        var found: Range<Int>?
        while offset <= limit, found == nil {
            if let end = affixes.end(ofLiteral: index + 1, at: offset, limit: end, of: url) {
                found = offset..<end
            } else {
                offset += url.bytes[offset] == UInt8(ascii: "%") ? 3 : 1
            }
        }
        // Starts come nearly in order, so the text between them is searched once.
        known[index].withoutOccurrence = start..<max(start, offset)
        return found
    }
}

extension _RouteReader {
    /// The offset of the first character that a rule forbids, or of a mark; `limit` if there is none.
    @_alwaysEmitIntoClient
    @inline(never)
    func end(of rule: _RouteTextRule, from start: Int, limit: Int, plusIsSpace: Bool) -> Int {
        var offset = start
        while offset < limit {
            if bytes[offset] == UInt8(ascii: "%") {
                guard let byte = escapedByte(at: offset, end: limit), !isLetterOrDigit(byte), rule.allows(byte) else {
                    return offset
                }
                offset += 3
            } else {
                let isSpace = plusIsSpace && bytes[offset] == UInt8(ascii: "+")
                guard rule.allows(isSpace ? UInt8(ascii: " ") : bytes[offset]) else { return offset }
                offset += 1
            }
        }
        return limit
    }

    /// The offset after a number of Unicode scalars; nil if there are fewer before `limit`.
    @_alwaysEmitIntoClient
    func offset(after count: Int, from start: Int, limit: Int) -> Int? {
        var (offset, left) = (start, count)
        while offset < limit {
            let isEscape = bytes[offset] == UInt8(ascii: "%")
            let byte = isEscape ? escapedByte(at: offset, end: limit) ?? 0 : bytes[offset]
            if !isContinuation(byte) {
                if left == 0 { return offset }
                left -= 1
            }
            offset += isEscape ? 3 : 1
        }
        return left == 0 ? limit : nil
    }
}
