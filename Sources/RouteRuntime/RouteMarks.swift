/// Where a pattern takes plain text alone: what a writer must know of an earlier pattern to keep a URL from it.
///
/// A mark in a String value (semantics.md, rule 3.5 and section 5) helps where the earlier pattern has a literal, an affixed
/// segment or a type other than String.
public struct RouteMarks: Sendable {
    /// How a pattern takes the values of one item's name.
    public struct Item: Sendable {
        /// Which values of the item a mark keeps from the pattern.
        public enum Values: Sendable {
            /// None: a String, or a literal item that may have any value.
            case none
            /// The first.
            case first
            /// Each: a list.
            case all
        }

        package let name: String
        package let values: Values
        package let isRequired: Bool

        /// - Parameters:
        ///   - name: the item's name, decoded.
        ///   - values: which values a mark keeps from the pattern.
        ///   - isRequired: whether the pattern needs the item.
        public init(_ name: String, _ values: Values, isRequired: Bool) {
            self.name = name
            self.values = values
            self.isRequired = isRequired
        }
    }

    let path: [UInt8]
    let items: [Item]
    let fragment: [UInt8]
    let fragmentItems: [Item]

    /// - Parameters:
    ///   - path: a character a segment, the host included: `s` where the pattern takes any text, `p` where it takes plain text
    ///     alone; a `*` after the last that stands for a rest.
    ///   - items: the query's items.
    ///   - fragment: the fragment's segments, as `path`.
    ///   - fragmentItems: the fragment's items.
    public init(path: String, items: [Item] = [], fragment: String = "", fragmentItems: [Item] = []) {
        self.path = Array(path.utf8)
        self.items = items
        self.fragment = Array(fragment.utf8)
        self.fragmentItems = fragmentItems
    }

    func takesPlainSegment(_ index: Int, isInFragment: Bool) -> Bool {
        let kinds = isInFragment ? fragment : path
        if index < kinds.count, kinds[index] != UInt8(ascii: "*") { return kinds[index] == UInt8(ascii: "p") }
        return kinds.count > 1 && kinds.last == UInt8(ascii: "*") && kinds[kinds.count - 2] == UInt8(ascii: "p")
    }

    func item(_ name: String, isInFragment: Bool) -> Item? {
        (isInFragment ? fragmentItems : items).first { $0.name.utf8.elementsEqual(name.utf8) }
    }
}

extension RouteWriter {
    /// The marks of one writing, and the search for the next one.
    @usableFromInline
    struct Marking: Sendable {
        /// Which String values, counted in writing order, get a mark.
        var marked: [Int]
        /// The earlier pattern that reads the URL, if one was found.
        var winner: RouteMarks?
        /// How many segments the base has.
        var baseCount: Int
        var count = 0
        /// The first value that a mark would keep from `winner`.
        var candidate: Int?

        mutating func next(_ value: String, helps: (RouteMarks) -> Bool) -> Bool {
            defer { count += 1 }
            if marked.contains(count) { return true }
            if candidate == nil, let winner, value.hasLetterOrDigit, helps(winner) { candidate = count }
            return false
        }
    }

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
    public mutating func write(
        _ form: RouteForm, canonical: RouteForm, baseCount: Int, _ write: (inout RouteWriter, RouteForm) -> Void,
        unlessReadBy winner: (String) -> RouteMarks?
    ) {
        var marking = Marking(marked: [], winner: nil, baseCount: baseCount)
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

    private mutating func write(
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

    func marksSegmentValue(_ value: String) -> Bool {
        guard let marking else { return false }
        let isInFragment = isInFragment
        let index = segmentCount + (isInFragment ? 0 : marking.pointee.baseCount)
        return marking.pointee.next(value) { $0.takesPlainSegment(index, isInFragment: isInFragment) }
    }

    /// - Parameter name: the item's name, encoded.
    func marksItemValue(_ value: String, of name: UnsafeBufferPointer<UInt8>, isFirst: Bool) -> Bool {
        if marking == nil { return false }
        return marksOther(value) { marks, isInFragment in
            let name = String(decoding: name, as: UTF8.self).decodedLiteral
            guard let item = marks.item(name, isInFragment: isInFragment) else { return false }
            return item.values == .all || (item.values == .first && isFirst)
        }
    }

    /// Whether an item of the query's rest gets a mark in its key, and in its value. The value's turn comes first.
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

    private func marksOther(_ value: String, _ helps: (RouteMarks, Bool) -> Bool) -> Bool {
        let isInFragment = isInFragment
        return marking?.pointee.next(value) { helps($0, isInFragment) } ?? false
    }
}

extension String {
    /// A literal text that was encoded, decoded.
    var decodedLiteral: String {
        RouteReader.read("?" + self, plusIsSpace: false, isRawValue: true) { $0.piece($0.queryItems).string() } ?? self
    }
}
