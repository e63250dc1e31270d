import RouteLanguage

extension AndroidPattern {
    /// The maximum number of paths of one pattern.
    static let limit = 64

    /// The most exact attributes for a pattern's paths that a version of Android and all later ones
    /// know, for each combination of the values of closed types. If there are too many, some types
    /// match any text.
    ///
    /// - Parameters:
    ///   - matchers: the segments after the host.
    ///   - level: the API level of the version.
    static func patterns(_ matchers: some Collection<Matcher>, from level: Int) -> [AndroidPattern]
    {
        var paths: [[AndroidSegment]] = [[]]
        for matcher in matchers where !matcher.isRest {
            let own = matcher.androidSegments.map { $0.isWritable ? $0 : .any() }
            paths = paths.flatMap { path in
                (paths.count * own.count > limit ? [.any()] : own).map { path + [$0] }
            }
        }
        let hasRest = matchers.contains(where: \.isRest)
        // Android 12 is the first that knows a 'pathAdvancedPattern'.
        let exact = level < 31 ? Kind.simple : .advanced
        return paths.flatMap { path in
            let kind = path.allSatisfy { $0.value == nil } ? Kind.literal : exact
            let text = path.map { "/" + $0.text(kind) }.joined()
            return patterns(kind, text, hasRest: hasRest, endsInValue: path.last?.value != nil)
        }
    }

    private static func patterns(_ kind: Kind, _ path: String, hasRest: Bool, endsInValue: Bool)
        -> [AndroidPattern]
    {
        switch kind {
        case .advanced where !hasRest: return [AndroidPattern(kind, path + "/{0,1}")]
        // What older versions know for the last value also matches slashes.
        case .simple where endsInValue: return [AndroidPattern(kind, path)]
        case .simple, .advanced:
            return [
                AndroidPattern(kind, path), AndroidPattern(kind, path + (hasRest ? "/.*" : "/")),
            ]
        case .literal, .prefix, .suffix:
            let end = AndroidPattern(hasRest ? .prefix : .literal, path + "/")
            return path.isEmpty ? [end] : [AndroidPattern(.literal, path), end]
        }
    }
}

/// A segment of a decoded path.
private struct AndroidSegment {
    let literal: String
    /// A `pathAdvancedPattern` of what follows the literal text; nil for nothing.
    var value: String?

    static func any(after text: String = "") -> Self {
        Self(literal: text, value: text.isEmpty ? "[^/]+" : "[^/]*")
    }

    /// Whether a manifest can have the literal text: XML can't contain control characters, and
    /// Gradle replaces `${`.
    var isWritable: Bool { literal.utf8.allSatisfy { $0 >= 0x20 } && !literal.contains("${") }

    /// The segment in a pattern of a kind. A dot in a `pathPattern` always matches any character.
    func text(_ kind: AndroidPattern.Kind) -> String {
        let special = kind == .advanced ? "[]{}.*+\\" : kind == .simple ? "*\\" : ""
        let escaped = literal.unicodeScalars.reduce(into: "") { result, scalar in
            if special.unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return escaped + (value.map { kind == .advanced ? $0 : ".*" } ?? "")
    }
}

extension Matcher {
    /// The ways to write a segment.
    fileprivate var androidSegments: [AndroidSegment] {
        switch self {
        case .literal(let text, _): return [AndroidSegment(literal: text)]
        case .label, .rest, .value(_, .list): return [.any()]
        case .value(let type, _):
            if let texts = type.finiteTexts { return texts.map { AndroidSegment(literal: $0) } }
            // A whole URL has slashes.
            if case .constrained(let type) = type, case .url = type.constraint {
                return [AndroidSegment(literal: "", value: ".*")]
            }
            guard let integers = type.integers else { return [.any()] }
            return [
                AndroidSegment(
                    literal: "", value: integers.lowerBound.isNegative ? "-{0,1}[0-9]+" : "[0-9]+")
            ]
        case .affixed(let affixed):
            return [.any(after: affixed.literals.first ?? "")]
        }
    }
}
