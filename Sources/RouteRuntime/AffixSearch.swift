/// A search for the first way to split an affixed segment (Semantics, rule 3.8). Each text is as short as possible. If
/// what follows doesn't match, it grows, or else the text before it does.
///
/// A table of failed starts makes the search linear in the length of the segment.
@frozen
@usableFromInline
struct _AffixSearch {
    /// The text of one parameter in the current attempt.
    @frozen
    @usableFromInline
    struct Piece {
        @usableFromInline let start: Int
        @usableFromInline var end: Int
        /// The last end to try.
        @usableFromInline var limit: Int
        /// How many more ends to try.
        @usableFromInline var triesLeft = Int.max
        /// The number of its Unicode scalars; counted only if the parameter has a rule.
        @usableFromInline var length = 0
        /// Whether a conversion of it has failed.
        @usableFromInline var wasRefused = false

        @_alwaysEmitIntoClient
        init(start: Int, limit: Int) {
            self.start = start
            end = start
            self.limit = limit
        }
    }

    @usableFromInline let affixes: _RouteAffixes
    @usableFromInline let url: _RouteReader
    @usableFromInline let start: Int
    /// The offset of the last literal text.
    @usableFromInline let end: Int
    /// The index of the first parameter that accepts any text. After it, other values have a length limit.
    @usableFromInline let firstText: Int
    /// Whether the only parameter is a whole host, because the only literal text is a port.
    @usableFromInline let isWholeHost: Bool
    /// For each offset from `start` on, one bit for each parameter that can end there, because the next literal text
    /// follows. There are at most 16 parameters.
    @usableFromInline var places: [UInt16]
    /// For each offset, one bit for each parameter that can't begin there.
    @usableFromInline var failed: [UInt16]
    @usableFromInline var pieces: [Piece] = []

    @_alwaysEmitIntoClient
    @inline(never)
    init(for affixes: _RouteAffixes, in url: _RouteReader, _ range: Range<Int>) {
        let literals = affixes.literals
        self.affixes = affixes
        self.url = url
        start = range.lowerBound
        end = range.upperBound
        firstText = affixes.parameters.firstIndex { $0.acceptsAnyText } ?? affixes.parameters.count
        isWholeHost = literals.count == 2 && literals[0].isEmpty && literals[1].first == UInt8(ascii: ":")
        failed = Array(repeating: 0, count: range.count + 1)
        places = failed
        var offset = start
        while offset < end {
            for index in 1..<affixes.parameters.count
            where affixes.end(ofLiteral: index, at: offset, limit: end, of: url) != nil {
                places[offset - start] |= 1 << (index - 1)
            }
            offset += url.bytes[offset] == UInt8(ascii: "%") ? 3 : 1
        }
        places[end - start] |= 1 << (affixes.parameters.count - 1)
    }

    /// The ranges of the parameters' texts; nil if there is no split.
    @_alwaysEmitIntoClient
    @inline(never)
    mutating func find() -> [Range<Int>]? {
        begin(at: start)
        while let index = pieces.indices.last {
            if let next = startOfNext(after: index) {
                if index == affixes.parameters.count - 1 { return pieces.map { $0.start..<$0.end } }
                begin(at: next)
            } else {
                while let index = pieces.indices.last, !grows(index) { fail(pieces.removeLast(), of: index) }
            }
        }
        return nil
    }

    @_alwaysEmitIntoClient
    mutating func begin(at start: Int) {
        let parameter = affixes.parameters[pieces.count]
        var piece = Piece(start: start, limit: end)
        if parameter.accepts != nil, parameter.rule == nil {
            // A number or a UUID has at most four characters with which the next literal text can begin. A value of a
            // closed type has no more ends than bytes.
            piece.triesLeft = max(8, affixes.longestValue + 1)
            if pieces.count > firstText { piece.limit = min(end, start + max(192, 3 * affixes.longestValue)) }
        }
        pieces.append(piece)
    }

    /// Where the text after a piece would start; nil if the piece can't end where it does.
    @_alwaysEmitIntoClient
    mutating func startOfNext(after index: Int) -> Int? {
        let (piece, parameter) = (pieces[index], affixes.parameters[index])
        guard piece.end <= piece.limit, places[piece.end - start] & 1 << index != 0,
            piece.length >= parameter.rule?.length.lowerBound ?? 0
        else { return nil }
        pieces[index].triesLeft -= 1
        let isLast = index == affixes.parameters.count - 1
        let next = isLast ? end : affixes.end(ofLiteral: index + 1, at: piece.end, limit: end, of: url)
        guard let next, isLast || !hasFailed(index + 1, at: next) else { return nil }
        if piece.start == piece.end, affixes.isHost || parameter.isNonempty { return nil }
        // A closed type with `else` accepts any text without a mark, and `grows` has excluded marks.
        guard !parameter.acceptsAnyText, let accepts = parameter.accepts else { return next }
        if accepts(url.piece(piece.start..<piece.end, plusIsSpace: affixes.plusIsSpace)) { return next }
        pieces[index].wasRefused = true
        return nil
    }

    /// Extends a piece, at most to its next possible end; false if it can't grow.
    @_alwaysEmitIntoClient
    mutating func grows(_ index: Int) -> Bool {
        let (piece, parameter) = (pieces[index], affixes.parameters[index])
        let canStop = parameter.hasNoLongest
        guard piece.end < piece.limit, piece.triesLeft > 0, !canStop || !hasFailed(index, at: piece.end) else {
            return false
        }
        if parameter.rule == nil, !affixes.isHost {
            var offset = piece.end - start + 1
            while offset < piece.limit - start, (places[offset] | (canStop ? failed[offset] : 0)) & 1 << index == 0 {
                offset += 1
            }
            pieces[index].end = start + offset
            return true
        }
        var byte = url.bytes[piece.end]
        let isEscape = byte == UInt8(ascii: "%")
        if isEscape {
            byte = url.escapedByte(at: piece.end, end: end) ?? byte
        } else if affixes.plusIsSpace, byte == UInt8(ascii: "+") {
            byte = UInt8(ascii: " ")
        }
        if affixes.isHost, byte == UInt8(ascii: ".") && !isWholeHost || byte == UInt8(ascii: ":") && !isEscape {
            return false
        }
        if let rule = parameter.rule {
            guard rule.allows(byte), !isEscape || !isLetterOrDigit(byte) else { return false }
            if !isContinuation(byte) { pieces[index].length += 1 }
            if pieces[index].length > rule.length.upperBound { return false }
        }
        pieces[index].end += isEscape ? 3 : 1
        return true
    }

    /// Records that in no split does the parameter's text begin at the start of the piece.
    @_alwaysEmitIntoClient
    mutating func fail(_ piece: Piece, of index: Int) {
        let hasNoLongest = affixes.parameters[index].hasNoLongest
        // From another start, the conversion may succeed.
        if hasNoLongest, piece.wasRefused { return }
        // Without a maximum length, a text with a later start could only end where this one has failed.
        for offset in piece.start...(hasNoLongest ? piece.end : piece.start) { failed[offset - start] |= 1 << index }
    }

    @_alwaysEmitIntoClient
    func hasFailed(_ index: Int, at offset: Int) -> Bool {
        failed[offset - start] & 1 << index != 0
    }
}
