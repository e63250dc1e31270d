/// A segment of a pattern's host, path, or fragment.
package enum Segment: Hashable, Sendable {
    case text(TextPattern)
    case rest(Parameter)
    /// `*.` in a base: one label, and the rest of the host with its leading dot.
    case label(String)

    package static func literal(_ text: String) -> Segment { .text(.literal(text)) }

    package var parameters: [Parameter] {
        switch self {
        case .text(let text): text.parameters
        case .rest(let parameter): [parameter]
        case .label: []
        }
    }

    /// The decoded text of a literal segment; nil for others.
    package var literal: String? {
        if case .text(.literal(let text)) = self { text } else { nil }
    }

    /// The segment as a pattern writes it.
    package var sourceText: String {
        switch self {
        case .text(let text): text.sourceText
        case .rest(let parameter): parameter.sourceText
        case .label(let suffix): "*" + suffix
        }
    }
}
