extension _RouteAffixes {
    /// A search for the first way to split a segment. It remembers what fails, so nothing is tried twice.
    ///
    /// A tuple, because the metadata of a struct would be in every app.
    @usableFromInline
    typealias Search = (
        url: _RouteReader,
        // The offset of the last literal text.
        end: Int,
        isText: [Bool],
        // For each parameter, whether one before it takes any text, so that every offset may be its start.
        isAfterText: [Bool],
        // For a parameter that takes any text: every start from this offset on has failed.
        failedFrom: [Int],
        // For the other parameters: the starts that have failed.
        failedStarts: [Set<Int>],
        // For each parameter, a range without a start of the literal text that follows the parameter.
        withoutOccurrence: [Range<Int>],
        // For each parameter with a rule, a range that ends before a character that the rule forbids.
        allowed: [Range<Int>],
        // For each parameter with a rule, a range of starts that have failed.
        failedRange: [Range<Int>],
        // The ranges of the parameters' texts.
        pieces: [Range<Int>]
    )

    @_alwaysEmitIntoClient
    static func search(_ url: _RouteReader, end: Int, isText: [Bool], rules: [_RouteTextRule?]) -> Search {
        let takesAny = isText.indices.map { isText[$0] || (!rules.isEmpty && rules[$0]?.takesAnyLength == true) }
        return (
            url, end, isText,
            isAfterText: takesAny.indices.map { takesAny[..<$0].contains(true) },
            failedFrom: Array(repeating: Int.max, count: isText.count),
            failedStarts: Array(repeating: [], count: isText.count),
            withoutOccurrence: Array(repeating: 0..<0, count: isText.count),
            allowed: Array(repeating: 0..<0, count: isText.count),
            failedRange: Array(repeating: 0..<0, count: isText.count),
            pieces: []
        )
    }

    /// How many ends are tried for one start, so that a search stays linear if conversions decide.
    ///
    /// A number has at most four characters with which the next literal text can begin, and so does a UUID. A text of a
    /// closed type has no more ends than bytes.
    @_alwaysEmitIntoClient
    var endLimit: Int {
        max(8, longestValue + 1)
    }

    /// The most bytes that a text may have if there are other starts to try.
    @_alwaysEmitIntoClient
    var byteLimit: Int {
        max(192, 3 * longestValue)
    }

    /// Looks for the texts of a parameter and of all parameters after it.
    @_alwaysEmitIntoClient
    @inline(never)
    func finds(_ parameter: Int, from start: Int, _ search: inout Search, _ accepts: Acceptance) -> Bool {
        if hasFailed(parameter, start, search) { return false }
        let isFound =
            parameter == search.isText.count - 1
            ? findsLast(parameter, from: start, &search, accepts)
            : findsInner(parameter, from: start, &search, accepts)
        if isFound { return true }
        if search.isText[parameter] {
            search.failedFrom[parameter] = min(search.failedFrom[parameter], start)
        } else {
            search.failedStarts[parameter].insert(start)
            // A closed type with `else` takes any text, so a later start has fewer ends to try.
            if let rule = rule(of: parameter), rule.takesAnyLength {
                search.failedRange[parameter] = start..<max(start, search.allowed[parameter].upperBound)
            }
        }
        return false
    }

    @_alwaysEmitIntoClient
    func rule(of parameter: Int) -> _RouteTextRule? {
        rules.isEmpty ? nil : rules[parameter]
    }

    @_alwaysEmitIntoClient
    func findsLast(_ parameter: Int, from start: Int, _ search: inout Search, _ accepts: Acceptance) -> Bool {
        guard start <= search.end, !isHost || labelEnd(from: start, search) == search.end,
            rule(of: parameter).map({ ends(of: parameter, $0, from: start, &search).contains(search.end) }) ?? true,
            takes(parameter, start..<search.end, search, accepts)
        else { return false }
        search.pieces.append(start..<search.end)
        return true
    }

    @_alwaysEmitIntoClient
    func findsInner(_ parameter: Int, from start: Int, _ search: inout Search, _ accepts: Acceptance) -> Bool {
        let isText = search.isText[parameter]
        // A text that takes anything can also begin earlier, so a later start that failed need not be tried again.
        var limit =
            isText ? min(search.end, search.failedFrom[parameter]) : lastEnd(of: parameter, from: start, search)
        var triesLeft = isText ? Int.max : endLimit
        var offset = start
        if let rule = rule(of: parameter) {
            let ends = ends(of: parameter, rule, from: start, &search)
            (offset, limit, triesLeft) = (ends.lowerBound, ends.upperBound &- 1, Int.max)
        }
        // The number of dots in a literal text is fixed, so all starts of a parameter are in one label.
        if isHost { limit = min(limit, labelEnd(from: start, search)) }
        while triesLeft > 0, let found = occurrence(after: parameter, from: offset, limit, &search) {
            let (end, next) = (found.lowerBound, found.upperBound)
            if !hasFailed(parameter + 1, next, search), takes(parameter, start..<end, search, accepts) {
                search.pieces.append(start..<end)
                if finds(parameter + 1, from: next, &search, accepts) { return true }
                search.pieces.removeLast()
            }
            triesLeft -= 1
            offset = end + 1
        }
        return false
    }

    @_alwaysEmitIntoClient
    func hasFailed(_ parameter: Int, _ start: Int, _ search: Search) -> Bool {
        search.isText[parameter]
            ? start >= search.failedFrom[parameter]
            : search.failedStarts[parameter].contains(start) || search.failedRange[parameter].contains(start)
    }

    /// The ends of a text that a rule allows, from its shortest length to its longest or to a character that is not
    /// allowed.
    ///
    /// - Complexity: linear in the rule's longest length or, if any length will do, in its shortest one. Characters
    ///   that are not allowed are looked for once.
    @_alwaysEmitIntoClient
    @inline(never)
    func ends(of parameter: Int, _ rule: _RouteTextRule, from start: Int, _ search: inout Search) -> Range<Int> {
        if !search.allowed[parameter].contains(start) {
            search.allowed[parameter] =
                start..<max(start, search.url.end(of: rule, from: start, limit: search.end, plusIsSpace: plusIsSpace))
        }
        let end = max(start, search.allowed[parameter].upperBound)
        let first = search.url.offset(after: rule.length.lowerBound, from: start, limit: end)
        guard let first else { return end..<end }
        let last =
            rule.length.upperBound == Int.max
            ? end : search.url.offset(after: rule.length.upperBound, from: start, limit: end) ?? end
        return first..<(last &+ 1)
    }

    @_alwaysEmitIntoClient
    func lastEnd(of parameter: Int, from start: Int, _ search: Search) -> Int {
        search.isAfterText[parameter] ? min(search.end, start + byteLimit) : search.end
    }

    /// The end of the label of a host: before a dot, escaped or not, or before the colon of a port. A parameter that
    /// has only a port beside it takes all labels.
    @_alwaysEmitIntoClient
    func labelEnd(from start: Int, _ search: Search) -> Int {
        let isWholeHost = literals.count == 2 && literals[0].isEmpty && literals[1].first == UInt8(ascii: ":")
        var offset = start
        while offset < search.end {
            var byte = search.url.bytes[offset]
            if byte == UInt8(ascii: ":") { break }
            let isEscape = byte == UInt8(ascii: "%")
            if isEscape { byte = search.url.escapedByte(at: offset, end: search.end) ?? byte }
            if byte == UInt8(ascii: "."), !isWholeHost { break }
            offset += isEscape ? 3 : 1
        }
        return min(offset, search.end)
    }

    @_alwaysEmitIntoClient
    func takes(_ parameter: Int, _ range: Range<Int>, _ search: Search, _ accepts: Acceptance) -> Bool {
        if range.isEmpty, isHost || nonempty.contains(parameter) { return false }
        if search.isText[parameter] { return true }
        if let rule = rule(of: parameter) {
            // The ends that a rule allows are before marks, which are all that a closed type with `else` refuses.
            return rule.takesAnyLength || accepts(parameter, search.url.piece(range, plusIsSpace: plusIsSpace))
        }
        return range.upperBound <= lastEnd(of: parameter, from: range.lowerBound, search)
            && accepts(parameter, search.url.piece(range, plusIsSpace: plusIsSpace))
    }

    /// The next range of the literal text after a parameter: at most `limit`, outside escapes, and before the last
    /// literal text.
    @_alwaysEmitIntoClient
    func occurrence(after parameter: Int, from start: Int, _ limit: Int, _ search: inout Search) -> Range<Int>? {
        let known = search.withoutOccurrence[parameter]
        var offset = known.contains(start) ? known.upperBound : start
        var found: Range<Int>?
        while offset <= limit, found == nil {
            if let end = end(ofLiteral: parameter + 1, at: offset, limit: search.end, of: search.url) {
                found = offset..<end
            } else {
                offset += search.url.bytes[offset] == UInt8(ascii: "%") ? 3 : 1
            }
        }
        // Starts come nearly in order, so the text between them is searched once.
        search.withoutOccurrence[parameter] = start..<max(start, offset)
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
