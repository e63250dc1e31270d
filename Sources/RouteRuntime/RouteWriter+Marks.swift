extension _RouteWriter {
    /// The marks of one text, and the search for the next one.
    ///
    /// It has closures, so that only a program that writes marks contains the code that they call.
    @frozen
    @usableFromInline
    struct _Marking {
        /// Whether the value of a segment gets a mark.
        @usableFromInline let marksSegment: (_RouteWriter, String) -> Bool
        /// Whether the value of an item gets a mark. The name is encoded; the last argument says whether the value is
        /// the first of a list.
        @usableFromInline let marksItem: (_RouteWriter, String, _RouteLiteral, Bool) -> Bool
        /// How many segments the base has.
        @usableFromInline let baseCount: Int
        /// Which String values, counted in writing order, get a mark.
        @usableFromInline var marked: [Int] = []
        /// The earlier pattern that matches the URL, if there is one.
        @usableFromInline var winner: _RouteMarks?
        /// How many String values have been written.
        @usableFromInline var count = 0
        /// The first value in which a mark would keep `winner` from matching.
        @usableFromInline var candidate: Int?

        @_alwaysEmitIntoClient
        init(baseCount: Int) {
            marksSegment = { $0.marksSegment($1) }
            marksItem = { $0.marksItem($1, of: $2, isFirst: $3) }
            self.baseCount = baseCount
        }
    }

    @usableFromInline
    func marksSegmentValue(_ value: String) -> Bool {
        guard let marking else { return false }
        return marking.pointee.marksSegment(self, value)
    }

    /// - Parameter name: the item's name, encoded.
    @usableFromInline
    func marksItemValue(_ value: String, of name: _RouteLiteral, isFirst: Bool) -> Bool {
        guard let marking else { return false }
        return marking.pointee.marksItem(self, value, name, isFirst)
    }
}

extension _RouteWriter {
    /// Writes a text with the marks that it needs so that no earlier pattern reads it as another value; without marks
    /// if that is impossible.
    ///
    /// - Parameters:
    ///   - form: what comes before the path.
    ///   - canonical: the form of the text that `winner` gets: a URL under the first base.
    ///   - baseCount: how many segments, the host included, come before the first that `write` adds.
    ///   - write: begins a text in a form and writes the value.
    ///   - winner: the earlier pattern that reads a text as another value, or nil.
    /// - Complexity: one read and one write for each mark, and one more of each.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func write(
        _ form: _RouteForm, canonical: _RouteForm, baseCount: Int, _ write: (inout _RouteWriter, _RouteForm) -> Void,
        unlessReadBy winner: (String) -> _RouteMarks?
    ) {
        var marking = _Marking(baseCount: baseCount)
        while let winner = winner(Self.text { $0.write(canonical, &marking, write) }) {
            marking.winner = winner
            _ = Self.text { $0.write(canonical, &marking, write) }
            guard let candidate = marking.candidate else {
                marking.marked = []
                break
            }
            marking.marked.append(candidate)
            marking.winner = nil
        }
        self.write(form, &marking, write)
    }

    @_alwaysEmitIntoClient
    mutating func write(
        _ form: _RouteForm, _ marking: inout _Marking, _ write: (inout _RouteWriter, _RouteForm) -> Void
    ) {
        marking.count = 0
        marking.candidate = nil
        withUnsafeMutablePointer(to: &marking) { marking in
            self.marking = marking
            write(&self, form)
            self.marking = nil
        }
    }

    @_alwaysEmitIntoClient
    @inline(never)
    func marksSegment(_ value: String) -> Bool {
        guard let marking else { return false }
        let isInFragment = isInFragment
        let index = segmentCount + (isInFragment ? 0 : marking.pointee.baseCount)
        let isWebHost = segmentCount == 0 && !isInFragment && head == .webHostParameter
        return marks(value) { !isWebHost && $0.takesPlainSegment(index, isInFragment: isInFragment) }
    }

    /// - Parameter name: the item's name, encoded.
    @_alwaysEmitIntoClient
    @inline(never)
    func marksItem(_ value: String, of name: _RouteLiteral, isFirst: Bool) -> Bool {
        marksOther(value) { marks, isInFragment in
            let name = String(decoding: name.bytes, as: UTF8.self).decodedLiteral
            return marks.item(name, isInFragment: isInFragment)?.values.has(isFirst: isFirst) ?? false
        }
    }

    /// Whether an item of the query's rest gets a mark in its key, and in its value. The value is counted first.
    @_alwaysEmitIntoClient
    func marksOtherItem(_ key: String, _ value: String, isNamed: Bool) -> (key: Bool, value: Bool) {
        // No pattern has an item whose name has a mark, so the value of this one needs none.
        let isHidden = isNamed || (marking.map { $0.pointee.marked.contains($0.pointee.count + 1) } ?? false)
        let isValueMarked = marksOther(value) { marks, isInFragment in
            !isHidden && (marks.item(key, isInFragment: isInFragment)?.values.has(isFirst: true) ?? false)
        }
        let isKeyMarked = marksOther(key) { marks, isInFragment in
            !isHidden && (marks.item(key, isInFragment: isInFragment)?.isRequired ?? false)
        }
        return (isNamed || isKeyMarked, isValueMarked)
    }

    @_alwaysEmitIntoClient
    func marksOther(_ value: String, _ helps: (_RouteMarks, Bool) -> Bool) -> Bool {
        let isInFragment = isInFragment
        return marks(value) { helps($0, isInFragment) }
    }

    /// Whether the next String value gets a mark. If not, it becomes the candidate if a mark would help.
    @_alwaysEmitIntoClient
    @inline(never)
    func marks(_ value: String, helps: (_RouteMarks) -> Bool) -> Bool {
        guard let marking else { return false }
        let index = marking.pointee.count
        marking.pointee.count = index + 1
        if marking.pointee.marked.contains(index) { return true }
        guard marking.pointee.candidate == nil, let winner = marking.pointee.winner else { return false }
        if value.hasLetterOrDigit, helps(winner) { marking.pointee.candidate = index }
        return false
    }
}

extension String {
    /// The decoded form of an encoded literal text.
    @_alwaysEmitIntoClient
    @inline(never)
    package var decodedLiteral: String {
        let decoded = _RouteReader.read("?" + self, plusIsSpace: false, isRawValue: true) { url in
            url.piece(url.parts.pointee.query).string()
        }
        return decoded ?? self
    }
}
