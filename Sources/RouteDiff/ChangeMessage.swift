/// The message of a change: text with URLs and values, which Markdown shows as code.
package struct ChangeMessage: Hashable, Sendable, ExpressibleByStringInterpolation {
    enum Part: Hashable {
        case words(String)
        /// Text shown unchanged, such as a URL.
        case code(String)
        /// Part of a pattern, in quotes where it isn't shown as code.
        case pattern(String)
        /// The name of the message's route. Messages that differ only in it can be one finding.
        case route(String)
        /// A URL that shows the change. Messages that differ only in it can be one finding.
        case witness(String)
    }

    let parts: [Part]

    package init(stringLiteral value: String) { parts = value.isEmpty ? [] : [.words(value)] }

    init(words: String) { self.init(stringLiteral: words) }

    fileprivate init(parts: [Part]) { self.parts = parts }

    package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// The parts of an interpolated literal.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.words(literal)) }
        }

        package mutating func appendInterpolation(_ words: String) { appendLiteral(words) }

        package mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

        /// A URL, a base, or a value.
        package mutating func appendInterpolation(code text: String) { parts.append(.code(text)) }

        package mutating func appendInterpolation(pattern text: String) { parts.append(.pattern(text)) }

        package mutating func appendInterpolation(route name: String) { parts.append(.route(name)) }

        package mutating func appendInterpolation(witness url: String) { parts.append(.witness(url)) }

        package mutating func appendInterpolation(_ message: ChangeMessage) { parts += message.parts }
    }

    /// The message without route names and witnesses: equal for messages that can be one finding.
    var pattern: ChangeMessage {
        ChangeMessage(
            parts: parts.map { part in
                switch part {
                case .route: .route("")
                case .witness: .witness("")
                case .words, .code, .pattern: part
                }
            })
    }

    /// The message with several routes in place of the route.
    func naming(_ routes: String) -> ChangeMessage {
        ChangeMessage(parts: parts.map { if case .route = $0 { .words(routes) } else { $0 } })
    }

    /// The URLs that show the change.
    package var urls: [String] {
        parts.compactMap { if case .witness(let url) = $0 { url } else { nil } }
    }

    /// The message without markup.
    package var text: String {
        parts.map { part in
            switch part {
            case .words(let text), .code(let text), .witness(let text): text
            case .route(let text), .pattern(let text): "'\(text)'"
            }
        }.joined()
    }
}

extension [ChangeMessage] {
    /// The messages as a list in a sentence.
    func joined(_ separator: String, _ last: String) -> ChangeMessage {
        guard var result = first else { return "" }
        for (index, message) in enumerated().dropFirst() {
            result = "\(result)\(index == count - 1 ? last : separator)\(message)"
        }
        return result
    }
}
