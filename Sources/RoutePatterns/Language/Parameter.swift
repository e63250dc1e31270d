/// A placeholder for a value in a pattern, such as `${page:Int?}`.
package struct Parameter: Hashable, Sendable {
    /// What a pattern says about the presence of a parameter's value.
    package enum Presence: Hashable, Sendable {
        case required
        /// Marked with `?`: nil if the item is missing or empty.
        case optional
        /// With a default, as written in the spec: the value if the item is missing.
        case defaulting(String)
        /// A list of values, one per item.
        case list
        /// A list of values, with commas between them, in one segment or item.
        case commaList
        /// The rest of the path, or of the fragment's segments, one value per segment.
        case rest
        /// The rest of the items: a dictionary of texts.
        case otherItems
    }

    package let name: String
    package let type: RouteType
    package let presence: Presence
    /// The default, if there is one and the type takes it.
    package let `default`: Constant?
    /// The range of `${…}`, in bytes of the pattern's text.
    package let range: Range<Int>
    /// Whether the empty text is not a value here: the route's value is optional, and must be present in this place
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

/// A segment of a pattern's host, path, or fragment. Texts are decoded.
package indirect enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(Parameter)
    /// Literal texts with parameters between them, so there is one more text.
    case affixed([String], [Parameter])
    case rest(Parameter)
    /// `*.` in a base: one label, and the rest of the host with its leading dot.
    case label(String)

    package var parameters: [Parameter] {
        switch self {
        case .literal, .label: []
        case .parameter(let parameter), .rest(let parameter): [parameter]
        case .affixed(_, let parameters): parameters
        }
    }

    /// Whether `parameters` has any, without gathering them.
    package var hasParameters: Bool {
        switch self {
        case .literal, .label: false
        case .parameter, .affixed, .rest: true
        }
    }
}

/// An item of a pattern's query or fragment.
package struct Item: Hashable, Sendable {
    package indirect enum Value: Hashable, Sendable {
        /// A literal item: its value, decoded, or nil if any value will do.
        case literal(String?)
        case parameter(Parameter)
        /// Literal texts with parameters between them, so there is one more text.
        case affixed([String], [Parameter])
        /// No item may have the name.
        case absent
    }

    /// The names, decoded. The first is written; reading takes the first that the URL has.
    package let names: [String]
    package internal(set) var value: Value
    /// The range of the item, in bytes of the pattern's text.
    package let range: Range<Int>
    /// The range of its name.
    package let nameRange: Range<Int>

    /// The name that is written.
    package var name: String { names[0] }

    /// The parameter that is the whole value; nil if there is none.
    package var parameter: Parameter? {
        if case .parameter(let parameter) = value { parameter } else { nil }
    }

    package var parameters: [Parameter] {
        switch value {
        case .literal, .absent: []
        case .parameter(let parameter): [parameter]
        case .affixed(_, let parameters): parameters
        }
    }

    package var isLiteral: Bool {
        if case .literal = value { true } else { false }
    }

    package var isAbsent: Bool {
        value == .absent
    }

    /// Whether a URL must have the item.
    package var isRequired: Bool {
        switch value {
        case .literal, .affixed: true
        case .parameter(let parameter): parameter.presence == .required
        case .absent: false
        }
    }
}

/// The items of a query, or of a fragment.
package struct Items: Hashable, Sendable {
    package var named: [Item] = []
    /// The parameter for the items that the pattern doesn't name.
    package var rest: Parameter?

    package init(named: [Item] = [], rest: Parameter? = nil) {
        self.named = named
        self.rest = rest
    }

    package var parameters: [Parameter] {
        var parameters: [Parameter] = []
        for item in named { parameters += item.parameters }
        if let rest { parameters.append(rest) }
        return parameters
    }

    /// The names that are not part of the rest.
    package var names: [String] {
        named.flatMap(\.names)
    }
}
