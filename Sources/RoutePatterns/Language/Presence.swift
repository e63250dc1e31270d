/// Whether a URL must have a parameter, an item, or one of a
/// route's values, and which value counts if it doesn't have it.
package enum Presence: Hashable, Sendable {
    /// Literal text, a value that a URL must have, or an item with any value.
    case required
    /// Marked with `?`: nil if the item is missing or empty.
    case optional
    /// With a default, as written in the spec, which is the value if the item is missing.
    case defaulting(String)
    /// A list of values: one per item or, with a separator between them, all in one segment or
    /// item.
    case list(separator: Unicode.Scalar?)
    /// Zero or more segments of the path or the fragment, one value per segment.
    case rest
    /// The rest of the items: a dictionary of texts.
    case otherItems
    /// An item that must be absent.
    case absent
    /// A value that is not in the pattern's URLs: of `set`, or what is left out.
    case implied(Constant)

    /// Whether a URL must have it.
    package var isRequired: Bool { self == .required }

    /// Whether the value is nil if it is missing.
    package var isOptional: Bool { self == .optional }

    package var isAbsent: Bool { self == .absent }

    /// Whether it is the rest of the segments.
    package var isRest: Bool { self == .rest }

    /// Whether the value of an item can be left out.
    package var canBeLeftOut: Bool {
        switch self {
        case .optional, .defaulting, .list: true
        case .required, .rest, .otherItems, .absent, .implied: false
        }
    }

    /// Whether the parameter can be next to literal text
    /// or other parameters, in a segment or in an item.
    func canHaveTextAround(inItem isItem: Bool) -> Bool {
        switch self {
        case .required: true
        case .optional, .defaulting: !isItem
        case .list, .rest, .otherItems, .absent, .implied: false
        }
    }

    /// Whether each value of a list has an item of its own.
    package var hasItemForEachValue: Bool { self == .list(separator: nil) }

    /// The separator between the values of a list in one segment or item; nil for everything else.
    package var separator: Unicode.Scalar? {
        if case .list(let separator) = self { separator } else { nil }
    }

    /// The default as written in the spec; nil if there is none.
    package var defaultText: String? {
        if case .defaulting(let text) = self { text } else { nil }
    }

    /// The shape of a parameter's value in this pattern alone.
    var shape: Route.Value.Shape {
        switch self {
        case .required, .optional, .defaulting, .absent, .implied: .single
        case .list, .rest: .list
        case .otherItems: .items
        }
    }

    /// The word for programs; nil for what a URL must have.
    package var word: String? {
        switch self {
        case .required: nil
        case .optional: "optional"
        case .defaulting: "default"
        case .list(nil): "list"
        case .list: "commaList"
        case .rest, .otherItems: "rest"
        case .absent: "absent"
        case .implied: "set"
        }
    }

    /// A parameter as a pattern writes it.
    package func sourceText(_ name: String, _ type: RouteType) -> String {
        let typeText = type == .string ? "" : ":" + type.name
        return switch self {
        case .required, .absent, .implied: "${\(name)\(typeText)}"
        case .optional: "${\(name)\(typeText)?}"
        case .defaulting(let text): "${\(name)\(typeText)=\(text)}"
        case .list(let separator): "${\(name):[\(type.name)]\(separator.map(String.init) ?? "")}"
        case .rest: "${\(name)\(typeText)...}"
        case .otherItems: "${\(name)...}"
        }
    }
}

extension Pattern.Part {
    /// Whether a URL must have the part.
    package var presence: Presence {
        switch text {
        case .absent: .absent
        case .parameter(let parameter), .rest(let parameter?): parameter.presence
        case .rest(nil): .rest
        case .literal, .mixed, .label, .any: .required
        }
    }
}

extension RoutePattern {
    /// Where the pattern has a value of its route; nil if the value has neither a parameter nor a
    /// constant here.
    func presence(of value: Route.Value, _ parameters: [String: Parameter]) -> Presence? {
        parameters[value.name]?.presence ?? constants[value.name].map(Presence.implied)
    }
}
