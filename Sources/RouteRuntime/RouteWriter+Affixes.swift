extension _RouteWriter {
    /// A parameter's value in an affixed segment, decoded.
    @frozen
    public enum AffixedValue {
        /// The value of a String parameter, which may get a mark.
        case string(String)
        /// The text of a parameter of another type.
        case plain(String)

        @_alwaysEmitIntoClient
        var text: String {
            switch self {
            case .string(let text), .plain(let text): text
            }
        }
    }

    /// Adds an affixed segment so that reading splits it where it was joined (rule 3.8).
    ///
    /// - Parameters:
    ///   - affixes: the segment's literal texts.
    ///   - values: the parameters' values, in order.
    ///   - first: the first literal text, encoded.
    ///   - isText: for each parameter, whether it takes any text when the segment is split.
    ///   - accepts: whether a parameter of another type takes the text.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func segment(
        _ affixes: _RouteAffixes, _ values: [AffixedValue], first: String, isText: [Bool],
        accepts: _RouteAffixes.Acceptance
    ) {
        let isMarked = values.map { value in
            guard case .string(let text) = value else { return false }
            return marksSegmentValue(text)
        }
        var pieces = affixes.encoded(values.map(\.text), isMarked: isMarked, escapesSeparators: false)
        if affixes.mayCut(pieces), !affixes.splits(first, pieces, isText: isText, accepts: accepts) {
            pieces = affixes.encoded(values.map(\.text), isMarked: isMarked, escapesSeparators: true)
        }
        let segment = affixes.joined(first, pieces)
        if beginsSegment(isEmpty: segment.isEmpty) { output.append(segment) }
    }
}

extension _RouteAffixes {
    @_alwaysEmitIntoClient
    @inline(never)
    func encoded(_ values: [String], isMarked: [Bool], escapesSeparators: Bool) -> [String] {
        values.indices.map { index in
            values[index].encodedValue(
                isMarked: isMarked[index], separator: escapesSeparators ? literals[index + 1].first : nil,
                ignoresCase: ignoresCase)
        }
    }

    @_alwaysEmitIntoClient
    @inline(never)
    func joined(_ first: String, _ pieces: [String]) -> String {
        pieces.indices.reduce(into: first) { text, index in
            text += pieces[index]
            text += texts[index + 1]
        }
    }

    /// Whether a value other than the last contains the first byte of the next literal text. Otherwise there is only
    /// one split.
    @_alwaysEmitIntoClient
    func mayCut(_ pieces: [String]) -> Bool {
        pieces.indices.dropLast().contains { index in
            pieces[index].utf8.contains { byte in
                byte == literals[index + 1].first || (ignoresCase && lowercase(byte) == literals[index + 1].first)
            }
        }
    }

    @_alwaysEmitIntoClient
    func splits(_ first: String, _ pieces: [String], isText: [Bool], accepts: Acceptance) -> Bool {
        let found = _RouteReader.read(joined(first, pieces), plusIsSpace: false, isRawValue: true) { url in
            split(url.path.segment(0), of: url, isText: isText, accepts: accepts)?.map(\.range.count)
        }
        return found == pieces.map(\.utf8.count)
    }
}
