/// A placeholder for a value in a pattern, such as `${page:Int?}`.
package struct Parameter: Hashable, Sendable {
    /// What a pattern says about the presence of a parameter's value.
    package enum Presence: Hashable, Sendable {
        case required
        /// Marked with `?`: nil if the item is missing or empty.
        case optional
        /// With a default, as written in the spec, which is the value if the item is missing.
        case defaulting(String)
        /// A list of values: one per item or, with a separator between them, all in one segment or item.
        case list(separator: Unicode.Scalar?)
        /// The rest of the path, or of the fragment's segments, one value per segment.
        case rest
        /// The rest of the items: a dictionary of texts.
        case otherItems

        /// Whether the value of an item can be left out.
        package var canBeLeftOut: Bool {
            switch self {
            case .optional, .defaulting, .list: true
            case .required, .rest, .otherItems: false
            }
        }

        /// Whether each value of a list has an item of its own.
        package var hasItemForEachValue: Bool { self == .list(separator: nil) }

        /// The separator between the values of a list in one segment or item; nil for everything else.
        package var separator: Unicode.Scalar? {
            if case .list(let separator) = self { separator } else { nil }
        }
    }

    package let name: String
    package let type: RouteType
    package let presence: Presence
    /// The default; nil if there is none, or if it isn't a value of the type.
    package let `default`: Constant?
    /// The range of `${…}`, in bytes of the pattern's text.
    package let range: Range<Int>
    /// Whether values of the item that are not valid count as missing, or are no elements of a list (rule 3.7).
    package let isLenient: Bool
    /// Whether the empty text doesn't match, because the route's value is optional and must be present here (rule 3.7).
    package internal(set) var isNonempty = false

    package init(
        name: String, type: RouteType, presence: Presence, range: Range<Int>, isLenient: Bool = false
    ) {
        self.name = name
        self.type = type
        self.presence = presence
        self.default = if case .defaulting(let text) = presence { Constant(text, as: type) } else { nil }
        self.range = range
        self.isLenient = isLenient
    }
}
