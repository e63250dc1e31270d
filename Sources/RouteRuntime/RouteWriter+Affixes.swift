extension _RouteWriter {
    /// A parameter's value in an affixed segment, decoded.
    @frozen
    public enum _AffixedValue {
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

    /// Adds an affixed segment, encoded so that reading splits it where it was joined (rule 3.8).
    ///
    /// - Parameters:
    ///   - affixes: the segment's literal texts.
    ///   - values: the parameters' values, in order.
    ///   - first: the first literal text, encoded.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func segment(_ affixes: _RouteAffixes, _ values: [_AffixedValue], first: String) {
        let segment = affixes.encoded(values, first: first, isItem: false) { marksSegmentValue($0) }
        if beginsSegment(isEmpty: segment.isEmpty) { output.append(segment) }
    }

    /// Adds an affixed item. See `segment(_:_:first:)`.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func item(
        _ name: _RouteLiteral, _ affixes: _RouteAffixes, _ values: [_AffixedValue], first: String
    ) {
        let text = affixes.encoded(values, first: first, isItem: true) { text in
            marksItemValue(text, of: name, isFirst: true)
        }
        beginItem(name)
        output.append(text)
    }
}

extension _RouteAffixes {
    /// The texts and the values, encoded so that reading splits them where they were joined.
    ///
    /// - Parameters:
    ///   - first: the first literal text, encoded.
    ///   - isItem: whether the text is an item's value rather than a segment.
    ///   - isMarked: whether the next String value gets a mark.
    @_alwaysEmitIntoClient
    @inline(never)
    func encoded(
        _ values: [_RouteWriter._AffixedValue], first: String, isItem: Bool, isMarked: (String) -> Bool
    ) -> String {
        let isMarked = values.map { value in
            guard case .string(let text) = value else { return false }
            return isMarked(text)
        }
        let texts = values.map(\.text)
        let pieces = encoded(texts, isMarked: isMarked, escapesSeparators: false)
        if !mayCut(pieces) || splits(joined(first, pieces), pieces, isItem: isItem) { return joined(first, pieces) }
        return joined(first, encoded(texts, isMarked: isMarked, escapesSeparators: true))
    }

    @_alwaysEmitIntoClient
    @inline(never)
    func encoded(_ values: [String], isMarked: [Bool], escapesSeparators: Bool) -> [String] {
        values.indices.map { index in
            _RouteWriter.text { writer in
                writer.output.append(
                    value: values[index], isMarked: isMarked[index],
                    separator: escapesSeparators ? literals[index + 1].first : nil, ignoresCase: ignoresCase)
            }
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
    func splits(_ text: String, _ pieces: [String], isItem: Bool) -> Bool {
        let found = _RouteReader.read(isItem ? "?=" + text : text, plusIsSpace: plusIsSpace, isRawValue: true) { url in
            split(isItem ? url.query[""] : url.path[0], of: url)?.map(\.range.count)
        }
        return found == pieces.map(\.utf8.count)
    }
}
