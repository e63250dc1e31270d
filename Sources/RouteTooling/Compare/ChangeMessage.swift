/// The message of a change: text with URLs and values, which Markdown shows as code.
package struct ChangeMessage: Hashable, Sendable, ExpressibleByStringInterpolation {
    enum Part: Hashable {
        case words(String)
        /// Text shown unchanged, such as a URL.
        case code(String)
        /// The name of the route that the message is about. Messages that differ only in it say the same.
        case route(String)
        /// A URL that shows what the message says. Messages that differ only in it say the same.
        case witness(String)
    }

    let parts: [Part]

    package init(stringLiteral value: String) { parts = [.words(value)] }

    package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// The parts of an interpolated literal.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.words(literal)) }
        }

        package mutating func appendInterpolation(_ words: String) { appendLiteral(words) }

        /// A URL, a base, or a value.
        package mutating func appendInterpolation(code text: String) { parts.append(.code(text)) }

        package mutating func appendInterpolation(route name: String) { parts.append(.route(name)) }

        package mutating func appendInterpolation(witness url: String) { parts.append(.witness(url)) }

        package mutating func appendInterpolation(_ message: ChangeMessage) { parts += message.parts }
    }

    /// The message without markup.
    package var text: String {
        parts.map { part in
            switch part {
            case .words(let text), .code(let text), .witness(let text): text
            case .route(let name): "'\(name)'"
            }
        }.joined()
    }
}
