extension RouteWriter {
    /// The marks of one writing, and the search for the next one.
    ///
    /// The writer asks through the closures, so that only a program that writes marks has what they call.
    @frozen
    @usableFromInline
    struct Marking {
        /// Whether the value of a segment gets a mark.
        @usableFromInline let marksSegment: (RouteWriter, String) -> Bool
        /// Whether the value of an item gets a mark; the name is encoded, and the value perhaps the first of a list.
        @usableFromInline let marksItem: (RouteWriter, String, UnsafeBufferPointer<UInt8>, Bool) -> Bool
        /// How many segments the base has.
        @usableFromInline let baseCount: Int
        /// Which String values, counted in writing order, get a mark.
        @usableFromInline var marked: [Int] = []
        /// The earlier pattern that reads the URL, if one was found.
        @usableFromInline var winner: RouteMarks?
        @usableFromInline var count = 0
        /// The first value that a mark would keep from `winner`.
        @usableFromInline var candidate: Int?

        @_alwaysEmitIntoClient
        init(baseCount: Int) {
            self.baseCount = baseCount
            marksSegment = { $0.marksSegment($1) }
            marksItem = { $0.marksItem($1, of: $2, isFirst: $3) }
        }

        @_alwaysEmitIntoClient
        @inline(never)
        mutating func next(_ value: String, helps: (RouteMarks) -> Bool) -> Bool {
            defer { count += 1 }
            if marked.contains(count) { return true }
            if candidate == nil, let winner, value.hasLetterOrDigit, helps(winner) { candidate = count }
            return false
        }
    }

    @usableFromInline
    func marksSegmentValue(_ value: String) -> Bool {
        guard let marking else { return false }
        return marking.pointee.marksSegment(self, value)
    }

    /// - Parameter name: the item's name, encoded.
    func marksItemValue(_ value: String, of name: UnsafeBufferPointer<UInt8>, isFirst: Bool) -> Bool {
        guard let marking else { return false }
        return marking.pointee.marksItem(self, value, name, isFirst)
    }
}

extension RouteWriter {
    /// Writes a text, with as many marks as it takes that no earlier pattern reads it as another value, or with none if no
    /// number of them does that.
    ///
    /// - Parameters:
    ///   - form: what is to stand before the path.
    ///   - canonical: the form of the text which `winner` is asked about: a URL under the first base.
    ///   - baseCount: how many segments, the host included, stand before the first that `write` adds.
    ///   - write: begins in a form and writes the value.
    ///   - winner: the earlier pattern that reads a text as another value, or nil.
    /// - Complexity: a reading and a writing for each mark, and one of each without any.
    @_alwaysEmitIntoClient
    @inline(never)
    public mutating func write(
        _ form: RouteForm, canonical: RouteForm, baseCount: Int, _ write: (inout RouteWriter, RouteForm) -> Void,
        unlessReadBy winner: (String) -> RouteMarks?
    ) {
        var marking = Marking(baseCount: baseCount)
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
        _ form: RouteForm, _ marking: inout Marking, _ write: (inout RouteWriter, RouteForm) -> Void
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
        return marking.pointee.next(value) { $0.takesPlainSegment(index, isInFragment: isInFragment) }
    }

    /// - Parameter name: the item's name, encoded.
    @_alwaysEmitIntoClient
    @inline(never)
    func marksItem(_ value: String, of name: UnsafeBufferPointer<UInt8>, isFirst: Bool) -> Bool {
        marksOther(value) { marks, isInFragment in
            let name = String(decoding: name, as: UTF8.self).decodedLiteral
            guard let item = marks.item(name, isInFragment: isInFragment) else { return false }
            return item.values == .all || (item.values == .first && isFirst)
        }
    }

    /// Whether an item of the query's rest gets a mark in its key, and in its value. The value's turn comes first.
    @_alwaysEmitIntoClient
    func marksOtherItem(_ key: String, _ value: String, isNamed: Bool) -> (key: Bool, value: Bool) {
        // An item whose key has a mark is no other pattern's, whatever its value.
        let isHidden = isNamed || (marking.map { $0.pointee.marked.contains($0.pointee.count + 1) } ?? false)
        let isValueMarked = marksOther(value) { marks, isInFragment in
            !isHidden && (marks.item(key, isInFragment: isInFragment).map { $0.values != .none } ?? false)
        }
        let isKeyMarked = marksOther(key) { marks, isInFragment in
            !isHidden && (marks.item(key, isInFragment: isInFragment)?.isRequired ?? false)
        }
        return (isNamed || isKeyMarked, isValueMarked)
    }

    @_alwaysEmitIntoClient
    func marksOther(_ value: String, _ helps: (RouteMarks, Bool) -> Bool) -> Bool {
        let isInFragment = isInFragment
        return marking?.pointee.next(value) { helps($0, isInFragment) } ?? false
    }
}

extension String {
    /// A literal text that was encoded, decoded.
    @_alwaysEmitIntoClient
    @inline(never)
    var decodedLiteral: String {
        RouteReader.read("?" + self, plusIsSpace: false, isRawValue: true) { $0.piece($0.queryItems).string() } ?? self
    }
}
