import RouteLanguage
import RouteRuntime

/// A regular expression for the URLs of a pattern under all its bases, without lookahead, which not
/// all engines have.
///
/// It takes URLs without needless escapes, such as those that `url()` writes. `approximate` lists
/// what it can't check.
struct PatternExpression {
    private(set) var text = ""
    private(set) var approximate: Set<String> = []

    init(_ declared: RoutePattern) {
        let pattern = declared.pattern
        let path = expression(pattern.path.texts)
        let (hosted, others) = (
            declared.bases.filter { $0.host != nil || !$0.prefix.isEmpty }.map {
                expression(of: $0)
            },
            declared.bases.filter { $0.host == nil && $0.prefix.isEmpty }.map { expression(of: $0) }
        )
        let bare = declared.bases.isEmpty ? ["[^:/?#]+:/*"] : others
        // Without a host, there may be no slash before the first segment.
        let all = [(hosted, path), (bare, unrooted(pattern.path.texts))].filter { !$0.0.isEmpty }
            .map { Self.alternatives($0.0) + $0.1 }
        text = "^\(Self.alternatives(all))/?(?:\\?[^#]*)?"
        if pattern.parts.contains(where: \.isItem) { approximate.insert("items") }
        if pattern.fragment != nil { approximate.insert("fragment") }
        text += pattern.fragment == nil ? "(?:#.*)?$" : "#.*$"
    }

    private static func alternatives(_ texts: [String]) -> String {
        texts.count == 1 ? texts[0] : "(?:\(texts.joined(separator: "|")))"
    }

    private mutating func expression(of base: Base) -> String {
        let scheme = base.scheme.escapedInExpression + ":"
        let prefix = expression(base.prefix.map(TextPattern.literal))
        guard let host = base.host else { return "\(scheme)/*\(prefix.dropFirst())" }
        return "\(scheme)//\(expression(host, isHost: true))\(prefix)"
    }

    /// The segments, each after a slash.
    private mutating func expression(_ segments: [TextPattern]) -> String {
        segments.map { segment in
            guard case .rest(let parameter) = segment else {
                return "/" + expression(segment, isHost: false)
            }
            return "(?:/\(expression(parameter.type)))*"
        }.joined()
    }

    /// The segments without the slash before the first.
    private mutating func unrooted(_ segments: [TextPattern]) -> String {
        guard case .rest(let parameter)? = segments.first else {
            return String(expression(segments).dropFirst())
        }
        let value = expression(parameter.type)
        return "(?:\(value)(?:/\(value))*)?" + expression(Array(segments.dropFirst()))
    }

    private mutating func expression(_ segment: TextPattern, isHost: Bool) -> String {
        switch segment {
        case .label(let suffix): return "[^./?#]+" + suffix.escapedInExpression
        case .any, .absent: return "[^/?#]*"
        case .literal, .parameter, .mixed, .rest:
            var text = ""
            for (index, literal) in segment.literals.enumerated() {
                text +=
                    (isHost ? literal : literal.encodedLiteral(in: .pathSegment))
                    .escapedInExpression
                guard index < segment.parameters.count else { continue }
                let parameter = segment.parameters[index]
                let value = expression(parameter.type)
                let separator = parameter.presence.separator.map { String($0).escapedInExpression }
                text += separator.map { "\(value)(?:\($0)\(value))*" } ?? value
            }
            return text
        }
    }

    private mutating func expression(_ type: RouteType) -> String {
        if let texts = type.finiteTexts {
            // As a person writes it, and as `url()` does.
            let forms = texts.flatMap { text in
                [text.encodedLiteral(in: .pathSegment), text.percentEncoded { !isUnreserved($0) }]
            }
            return Self.alternatives(forms.withoutRepetitions.map(\.escapedInExpression))
        }
        if let kind = type.kind, kind.isExpressionExact, let expression = kind.expression {
            return expression
        }
        // Texts can have malformed escapes, and numbers more digits than the type.
        approximate.insert("values")
        if case .constrained(let constrained) = type, constrained.base != .string {
            return expression(constrained.base)
        }
        if case .integer(let integer) = type, !integer.range.lowerBound.isNegative {
            return "\\+?[0-9]+"
        }
        return type.kind?.expression ?? (type.acceptsEmptyText ? "[^/?#]*" : "[^/?#]+")
    }
}

extension String {
    /// The text with a backslash before characters that mean something in a regular expression.
    fileprivate var escapedInExpression: String {
        String(flatMap { "\\^$.|?*+()[]{}".contains($0) ? ["\\", $0] : [$0] })
    }
}
