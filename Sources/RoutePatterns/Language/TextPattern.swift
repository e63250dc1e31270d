/// The text of a segment, or of an item's value: literal texts, decoded, and parameters between them.
package indirect enum TextPattern: Hashable, Sendable {
    case literal(String)
    /// A parameter that is all of the text.
    case parameter(Parameter)
    /// Literal texts with parameters between them, so there is one more text.
    case affixed([String], [Parameter])

    package var parameters: [Parameter] {
        switch self {
        case .literal: []
        case .parameter(let parameter): [parameter]
        case .affixed(_, let parameters): parameters
        }
    }

    /// The literal texts around the parameters, so there is one more text.
    package var literals: [String] {
        switch self {
        case .literal(let text): [text]
        case .parameter: ["", ""]
        case .affixed(let literals, _): literals
        }
    }

    /// The text as a pattern writes it.
    package var sourceText: String {
        zip(literals, parameters).map { $0 + $1.sourceText }.joined() + (literals.last ?? "")
    }

    /// The same text with other parameters.
    func withParameters(_ changed: (Parameter) -> Parameter) -> TextPattern {
        switch self {
        case .literal: self
        case .parameter(let parameter): .parameter(changed(parameter))
        case .affixed(let literals, let parameters): .affixed(literals, parameters.map(changed))
        }
    }
}
