import RouteRuntime

extension _RoutePart {
    /// The text in quotes, or what is wrong with it.
    var quoted: String {
        string().map { "'\($0)'" } ?? "text with a malformed escape, or not UTF-8"
    }
}

extension TextPattern {
    /// Why a part of a URL doesn't match this pattern. Names the text of the first parameter that
    /// doesn't match where the literal texts after it are.
    ///
    /// - Parameter matcher: the pattern's matcher.
    func reason(against part: _RoutePart, _ subject: String, _ matcher: Matcher) -> String {
        switch self {
        case .literal, .label, .any, .absent:
            return "\(subject) is \(part.quoted), but the pattern has \(quotedText)"
        case .mixed(_, let parameters):
            guard case .mixed(let mixed) = matcher else { break }
            for (index, parameter) in parameters.enumerated().reversed() {
                guard let texts = mixed.split(part, acceptingAnyTextFrom: index) else { continue }
                if parameter.value(of: texts[index]) != nil { break }
                return parameter.reason(
                    against: texts[index], "the text of '\(parameter.name)' in \(subject)")
            }
        case .parameter(let parameter), .rest(let parameter?):
            return parameter.reason(against: part, subject)
        case .rest(nil): break
        }
        return "\(subject) is \(part.quoted), which does not match \(sourceText)"
    }

    /// Literal text in quotes, parameters without.
    var quotedText: String { parameters.isEmpty && !isRest ? "'\(sourceText)'" : sourceText }
}

extension Parameter {
    /// The parameter as a pattern writes it.
    package var sourceText: String { presence.sourceText(name, type) }

    func reason(against part: _RoutePart, _ subject: String) -> String {
        guard part.string() != nil else { return "\(subject) is \(part.quoted)" }
        let text = part.isEmpty ? "empty" : part.quoted
        return "\(subject) is \(text), but \(sourceText) needs \(type.shortArticle)"
    }
}
