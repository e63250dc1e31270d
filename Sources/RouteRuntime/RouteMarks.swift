/// Where an earlier pattern matches only text without a mark, so that a mark keeps a URL from that pattern.
///
/// That is where it has a literal, an affixed segment, or a type other than String (Semantics, rule 3.5 and section 5).
@frozen
public struct _RouteMarks: Sendable {
    /// An item of the pattern, by one of its names.
    @frozen
    public struct Item: Sendable {
        /// The values of the item that the pattern doesn't match if they have a mark.
        @frozen
        public enum Values: Sendable {
            /// None: a String, or an item with any value.
            case none
            /// The first value.
            case first
            /// Every value: a list.
            case all

            /// Whether the first value, or a later one, is included.
            @_alwaysEmitIntoClient
            package func has(isFirst: Bool) -> Bool {
                self == .all || isFirst && self == .first
            }
        }

        @usableFromInline package let name: String
        @usableFromInline package let values: Values
        @usableFromInline package let isRequired: Bool

        /// - Parameters:
        ///   - name: the item's name, decoded.
        ///   - values: the values that the pattern doesn't match if they have a mark.
        ///   - isRequired: whether the pattern requires the item.
        @_alwaysEmitIntoClient
        public init(_ name: String, _ values: Values, isRequired: Bool) {
            self.name = name
            self.values = values
            self.isRequired = isRequired
        }
    }

    @usableFromInline let path: [UInt8]
    @usableFromInline let items: [Item]
    @usableFromInline let fragment: [UInt8]
    @usableFromInline let fragmentItems: [Item]

    /// - Parameters:
    ///   - path: one character per segment, the host included: `s` if the pattern matches any text, `p` if it matches
    ///     only text without a mark. A `*` after the last one makes it a rest.
    ///   - items: the query's items.
    ///   - fragment: the fragment's segments, in the form of `path`.
    ///   - fragmentItems: the fragment's items.
    @_alwaysEmitIntoClient
    @inline(never)
    public init(path: String, items: [Item] = [], fragment: String = "", fragmentItems: [Item] = []) {
        self.path = Array(path.utf8)
        self.items = items
        self.fragment = Array(fragment.utf8)
        self.fragmentItems = fragmentItems
    }

    @_alwaysEmitIntoClient
    func takesPlainSegment(_ index: Int, isInFragment: Bool) -> Bool {
        let kinds = isInFragment ? fragment : path
        if index < kinds.count, kinds[index] != UInt8(ascii: "*") { return kinds[index] == UInt8(ascii: "p") }
        return kinds.count > 1 && kinds.last == UInt8(ascii: "*") && kinds[kinds.count - 2] == UInt8(ascii: "p")
    }

    @_alwaysEmitIntoClient
    func item(_ name: String, isInFragment: Bool) -> Item? {
        (isInFragment ? fragmentItems : items).first { $0.name.utf8.elementsEqual(name.utf8) }
    }
}
