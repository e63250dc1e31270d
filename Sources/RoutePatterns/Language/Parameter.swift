/// A place in a pattern that stands for a value, such as `${page:Int?}`.
package struct Parameter: Hashable, Sendable {
    /// What a pattern says about the presence of a parameter's value.
    package enum Presence: Hashable, Sendable {
        case required
        /// Marked with `?`: nil where the item is missing or empty.
        case optional
        /// With a default, as it is written: the value where the item is missing.
        case defaulting(String)
        /// A list of values: one item each.
        case list
        /// The rest of the path, or of the fragment's segments: one segment a value.
        case rest
        /// The rest of the items: a dictionary of texts.
        case otherItems
    }

    package let name: String
    package let type: RouteType
    package let presence: Presence
    /// The default, if there is one and the type takes it.
    package let `default`: Constant?
    /// Where `${…}` stands, in bytes of the pattern's text.
    package let range: Range<Int>
    /// Whether the empty text is no value here: the route's String is optional, and this place says that it is there
    /// (rule 3.7).
    package internal(set) var isNonempty = false

    package init(name: String, type: RouteType, presence: Presence, range: Range<Int>) {
        self.name = name
        self.type = type
        self.presence = presence
        self.default = if case .defaulting(let text) = presence { Constant(text, as: type) } else { nil }
        self.range = range
    }
}

/// A pattern's segment: of a host, of a path or of a fragment. Texts are decoded.
package enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(Parameter)
    /// Literal texts, one more than there are parameters, and the parameters between them.
    case affixed([String], [Parameter])
    case rest(Parameter)
    /// `*.` of a base: one label, and the host after it with its first dot.
    case label(String)

    package var parameters: [Parameter] {
        switch self {
        case .literal, .label: []
        case .parameter(let parameter), .rest(let parameter): [parameter]
        case .affixed(_, let parameters): parameters
        }
    }
}

/// An item of a pattern's query or fragment.
package struct Item: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        /// A literal item: its value, decoded, or nil where it may have any.
        case literal(String?)
        case parameter(Parameter)
    }

    /// The name, decoded.
    package let name: String
    package let value: Value
    /// Where the item stands, in bytes of the pattern's text.
    package let range: Range<Int>
    /// Where its name stands.
    package let nameRange: Range<Int>

    package var parameter: Parameter? {
        if case .parameter(let parameter) = value { parameter } else { nil }
    }

    package var isLiteral: Bool {
        parameter == nil
    }

    /// Whether a URL must have the item.
    package var isRequired: Bool {
        parameter.map { $0.presence == .required } ?? true
    }
}

/// The items of a query, or of a fragment.
package struct Items: Hashable, Sendable {
    package var named: [Item] = []
    /// The parameter that takes the items without a name in the pattern.
    package var rest: Parameter?

    package init(named: [Item] = [], rest: Parameter? = nil) {
        self.named = named
        self.rest = rest
    }

    package var parameters: [Parameter] {
        named.compactMap(\.parameter) + (rest.map { [$0] } ?? [])
    }
}
