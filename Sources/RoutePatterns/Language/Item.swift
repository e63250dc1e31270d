/// An item of a pattern's query or fragment.
package struct Item: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case text(TextPattern)
        /// Any value will do.
        case any
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

    /// The text of the value; nil if there is none.
    package var text: TextPattern? {
        if case .text(let text) = value { text } else { nil }
    }

    /// The parameter that is the whole value; nil if there is none.
    package var parameter: Parameter? {
        if case .text(.parameter(let parameter)) = value { parameter } else { nil }
    }

    package var parameters: [Parameter] { text?.parameters ?? [] }

    package var isLiteral: Bool { !isAbsent && parameters.isEmpty }

    package var isAbsent: Bool { value == .absent }

    /// Whether a URL must have the item.
    package var isRequired: Bool { !isAbsent && (parameter.map { $0.presence == .required } ?? true) }

    /// The item as a pattern writes it.
    package var sourceText: String {
        isAbsent ? "!" + name : names.joined(separator: "|") + (text.map { "=" + $0.sourceText } ?? "")
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

    package var parameters: [Parameter] { named.flatMap(\.parameters) + (rest.map { [$0] } ?? []) }

    /// The names that are not part of the rest.
    package var names: [String] { named.flatMap(\.names) }
}
