/// A placeholder for a value in a pattern, such as `${page:Int?}`.
package struct Parameter: Hashable, Sendable {
    package let name: String
    package let type: RouteType
    package let presence: Presence
    /// The default; nil if there is none, or if it isn't a value of the type.
    package let `default`: Constant?
    /// The range of `${…}`, in bytes of the pattern's text.
    package let range: Range<Int>
    /// Whether invalid values of the item count as missing or, in a list, are left out (rule 3.7).
    package let isLenient: Bool
    /// Whether the empty text doesn't match, because the route's value is optional and must be
    /// present here (rule 3.7).
    package internal(set) var isNonempty = false

    /// Whether the value, if it is all the text of an item, can be a flag (rule 3.7).
    package var readsFlag: Bool { type.isFlag && presence.separator == nil }

    package init(
        name: String, type: RouteType, presence: Presence, range: Range<Int>,
        isLenient: Bool = false
    ) {
        self.name = name
        self.type = type
        self.presence = presence
        self.default = presence.defaultText.flatMap { Constant($0, as: type) }
        self.range = range
        self.isLenient = isLenient
    }
}
