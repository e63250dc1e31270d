extension _RouteAffixes {
    /// A search for the first way to split a segment, with what is known to fail, so that nothing is tried twice.
    ///
    /// A tuple, for the metadata of a struct would be in every app.
    @usableFromInline
    typealias Search = (
        url: _RouteReader,
        // Where the last literal text begins.
        end: Int,
        isText: [Bool],
        // For each parameter, whether one before it takes any text, so that every offset may be its start.
        isAfterText: [Bool],
        // For a parameter that takes any text: from this offset on it has been tried, in vain.
        failedFrom: [Int],
        // For the others: the starts that have been tried, in vain.
        failedStarts: [Set<Int>],
        // For each parameter, offsets from one of which on no literal text begins that may follow it.
        withoutOccurrence: [Range<Int>],
        // The ranges of the parameters' texts.
        pieces: [Range<Int>]
    )

    @_alwaysEmitIntoClient
    static func search(_ url: _RouteReader, end: Int, isText: [Bool]) -> Search {
        (
            url, end, isText,
            isAfterText: isText.indices.map { isText[..<$0].contains(true) },
            failedFrom: Array(repeating: Int.max, count: isText.count),
            failedStarts: Array(repeating: [], count: isText.count),
            withoutOccurrence: Array(repeating: 0..<0, count: isText.count),
            pieces: []
        )
    }

    /// How many ends are tried for one start, so that a search stays linear where conversions decide.
    ///
    /// A number has at most four characters that a literal text after it may begin with, a UUID too. A text of a closed
    /// type has no more ends than bytes.
    @_alwaysEmitIntoClient
    var endLimit: Int {
        max(8, longestValue + 1)
    }

    /// The bytes of a text whose start is not the only one to try.
    @_alwaysEmitIntoClient
    var byteLimit: Int {
        max(192, 3 * longestValue)
    }

    /// Looks for the texts of a parameter and of all after it.
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
        }
        return false
    }

    @_alwaysEmitIntoClient
    func findsLast(_ parameter: Int, from start: Int, _ search: inout Search, _ accepts: Acceptance) -> Bool {
        guard start <= search.end, !isHost || labelEnd(from: start, search) == search.end,
            takes(parameter, start..<search.end, search, accepts)
        else { return false }
        search.pieces.append(start..<search.end)
        return true
    }

    @_alwaysEmitIntoClient
    func findsInner(_ parameter: Int, from start: Int, _ search: inout Search, _ accepts: Acceptance) -> Bool {
        let isText = search.isText[parameter]
        // What was tried for a text from a later start need not be tried again, for it takes anything before that too.
        var limit =
            isText ? min(search.end, search.failedFrom[parameter]) : lastEnd(of: parameter, from: start, search)
        // A literal text has as many dots as it has, so that all starts of a parameter are in one label.
        if isHost { limit = min(limit, labelEnd(from: start, search)) }
        var triesLeft = isText ? Int.max : endLimit
        var offset = start
        while triesLeft > 0, let found = occurrence(after: parameter, from: offset, limit, &search) {
            let next = found + literals[parameter + 1].count
            if !hasFailed(parameter + 1, next, search), takes(parameter, start..<found, search, accepts) {
                search.pieces.append(start..<found)
                if finds(parameter + 1, from: next, &search, accepts) { return true }
                search.pieces.removeLast()
            }
            triesLeft -= 1
            offset = found + 1
        }
        return false
    }

    @_alwaysEmitIntoClient
    func hasFailed(_ parameter: Int, _ start: Int, _ search: Search) -> Bool {
        search.isText[parameter]
            ? start >= search.failedFrom[parameter] : search.failedStarts[parameter].contains(start)
    }

    @_alwaysEmitIntoClient
    func lastEnd(of parameter: Int, from start: Int, _ search: Search) -> Int {
        search.isAfterText[parameter] ? min(search.end, start + byteLimit) : search.end
    }

    /// Where the label of a host ends that begins at an offset: before a dot or a colon, escaped or not. A parameter
    /// that has nothing beside it but a port takes all labels.
    @_alwaysEmitIntoClient
    func labelEnd(from start: Int, _ search: Search) -> Int {
        let isWholeHost = literals.count == 2 && literals[0].isEmpty && literals[1].first == UInt8(ascii: ":")
        var offset = start
        while offset < search.end {
            var byte = search.url.bytes[offset]
            let isEscape = byte == UInt8(ascii: "%")
            if isEscape { byte = search.url.escapedByte(at: offset, end: search.end) ?? byte }
            if byte == UInt8(ascii: ":") || (byte == UInt8(ascii: ".") && !isWholeHost) { break }
            offset += isEscape ? 3 : 1
        }
        return min(offset, search.end)
    }

    @_alwaysEmitIntoClient
    func takes(_ parameter: Int, _ range: Range<Int>, _ search: Search, _ accepts: Acceptance) -> Bool {
        if range.isEmpty, isHost || nonempty.contains(parameter) { return false }
        if search.isText[parameter] { return true }
        return range.upperBound <= lastEnd(of: parameter, from: range.lowerBound, search)
            && accepts(parameter, search.url.piece(range))
    }

    /// Where the literal text after a parameter next begins, at `limit` at most, outside escapes and before the last
    /// one.
    @_alwaysEmitIntoClient
    func occurrence(after parameter: Int, from start: Int, _ limit: Int, _ search: inout Search) -> Int? {
        let literal = literals[parameter + 1]
        let known = search.withoutOccurrence[parameter]
        var offset = known.contains(start) ? known.upperBound : start
        while offset <= limit, offset + literal.count <= search.end {
            if search.url.bytes[offset] == UInt8(ascii: "%") {
                offset += 3
            } else if matches(literal, at: offset, of: search.url) {
                break
            } else {
                offset += 1
            }
        }
        // Starts come nearly in order, so that what is between them is looked at once.
        search.withoutOccurrence[parameter] = start..<max(start, offset)
        return offset <= limit && offset + literal.count <= search.end ? offset : nil
    }
}
