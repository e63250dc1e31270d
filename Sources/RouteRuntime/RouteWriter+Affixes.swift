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
        _ affixes: _RouteAffixes, _ values: [_AffixedValue], first: String, isText: [Bool],
        accepts: _RouteAffixes.Acceptance
    ) {
        let segment = affixes.encoded(values, first: first, isItem: false, isText: isText, accepts: accepts) { text in
            marksSegmentValue(text)
        }
        if beginsSegment(isEmpty: segment.isEmpty) { output.append(segment) }
    }

    /// Adds an affixed item. See `segment(_:_:first:isText:accepts:)`.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func item(
        _ name: StaticString, _ affixes: _RouteAffixes, _ values: [_AffixedValue], first: String, isText: [Bool],
        accepts: _RouteAffixes.Acceptance
    ) {
        item(name.utf8Start, name.utf8CodeUnitCount, affixes, values, first: first, isText: isText, accepts: accepts)
    }

    /// The same, with a name that is known at run time.
    @_alwaysEmitIntoClient
    package mutating func item(
        encodedName name: String, _ affixes: _RouteAffixes, _ values: [_AffixedValue], first: String, isText: [Bool],
        accepts: _RouteAffixes.Acceptance
    ) {
        withBytes(of: name) {
            item($0, $1, affixes, values, first: first, isText: isText, accepts: accepts)
        }
    }

    @_alwaysEmitIntoClient
    mutating func item(
        _ name: UnsafePointer<UInt8>, _ count: Int, _ affixes: _RouteAffixes, _ values: [_AffixedValue], first: String,
        isText: [Bool], accepts: _RouteAffixes.Acceptance
    ) {
        let name = UnsafeBufferPointer(start: name, count: count)
        let text = affixes.encoded(values, first: first, isItem: true, isText: isText, accepts: accepts) { text in
            marking.map { $0.pointee.marksItem(self, text, name, true) } ?? false
        }
        beginItem(name.baseAddress ?? UnsafePointer(output.bytes), count)
        output.append(text)
    }
}

extension _RouteAffixes {
    /// The texts and the values, encoded so that reading splits them where they were joined.
    ///
    /// - Parameters:
    ///   - isItem: whether the text is an item's value rather than a segment.
    ///   - isMarked: whether the next String value gets a mark.
    @_alwaysEmitIntoClient
    @inline(never)
    func encoded(
        _ values: [_RouteWriter._AffixedValue], first: String, isItem: Bool, isText: [Bool], accepts: Acceptance,
        isMarked: (String) -> Bool
    ) -> String {
        let isMarked = values.map { value in
            guard case .string(let text) = value else { return false }
            return isMarked(text)
        }
        var pieces = encoded(values.map(\.text), isMarked: isMarked, escapesSeparators: false)
        if mayCut(pieces), !splits(joined(first, pieces), pieces, isItem: isItem, isText: isText, accepts: accepts) {
            pieces = encoded(values.map(\.text), isMarked: isMarked, escapesSeparators: true)
        }
        return joined(first, pieces)
    }

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
    func splits(
        _ text: String, _ pieces: [String], isItem: Bool, isText: [Bool], accepts: Acceptance
    ) -> Bool {
        let found = _RouteReader.read(isItem ? "?=" + text : text, plusIsSpace: plusIsSpace, isRawValue: true) { url in
            split(isItem ? url.item("") : url.path.segment(0), of: url, isText: isText, accepts: accepts)?
                .map(\.range.count)
        }
        return found == pieces.map(\.utf8.count)
    }
}
