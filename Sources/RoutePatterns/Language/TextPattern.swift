/// The pattern of a segment or of an item's value.
package indirect enum TextPattern: Hashable, Sendable {
    /// A text, decoded.
    case literal(String)
    /// A parameter that is all of the text.
    case parameter(Parameter)
    /// Literal texts with parameters between them: one more text than parameters.
    case mixed([String], [Parameter])
    /// Zero or more segments, or the items that the pattern doesn't name; nil for `${...}`, whose
    /// segments are ignored.
    case rest(Parameter?)
    /// `*.` in a base: one label, and the rest of the host with its leading dot.
    case label(String)
    /// An item that must be present, with any value or none.
    case any
    /// An item that must be absent.
    case absent

    package var parameters: [Parameter] {
        switch self {
        case .parameter(let parameter), .rest(let parameter?): [parameter]
        case .mixed(_, let parameters): parameters
        case .literal, .label, .rest(nil), .any, .absent: []
        }
    }

    /// The literal texts around the parameters: one more text than parameters.
    package var literals: [String] {
        switch self {
        case .literal(let text), .label(let text): [text]
        case .parameter, .rest(_?): ["", ""]
        case .mixed(let literals, _): literals
        case .rest(nil), .any, .absent: []
        }
    }

    /// The decoded text, if it is all literal; otherwise nil.
    package var literal: String? {
        if case .literal(let text) = self { text } else { nil }
    }

    /// Whether it is zero or more segments, or the rest of the items.
    package var isRest: Bool {
        if case .rest = self { true } else { false }
    }

    /// The text as written in a pattern.
    package var sourceText: String {
        if case .label(let suffix) = self { return "*" + suffix }
        if case .rest(nil) = self { return "${...}" }
        let start = zip(literals, parameters).map { $0 + $1.sourceText }.joined()
        return start + (literals.last ?? "")
    }

    /// The same text with other parameters.
    func withParameters(_ changed: (Parameter) -> Parameter) -> TextPattern {
        switch self {
        case .parameter(let parameter): .parameter(changed(parameter))
        case .rest(let parameter?): .rest(changed(parameter))
        case .mixed(let literals, let parameters): .mixed(literals, parameters.map(changed))
        case .literal, .label, .rest(nil), .any, .absent: self
        }
    }
}
