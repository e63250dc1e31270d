import RoutePatterns

/// The decoded paths of a pattern's links, segment by segment, for the attributes of a manifest.
struct AndroidPath {
    enum Segment: Hashable {
        case text(String)
        /// A literal text, and a `pathAdvancedPattern` of what follows it.
        case value(after: String, String)

        /// Nil for a value.
        var text: String? { if case .text(let text) = self { text } else { nil } }

        static func any(after text: String = "") -> Segment { .value(after: text, text.isEmpty ? "[^/]+" : "[^/]*") }
    }

    private let segments: [Segment]
    private let hasRest: Bool

    /// A path for each combination of the values of closed types. If there are too many, some types match any text.
    ///
    /// - Parameter matchers: the segments after the host.
    static func paths(_ matchers: some Collection<Matcher>) -> [AndroidPath] {
        var lists: [[Segment]] = [[]]
        for matcher in matchers where !matcher.isRest {
            let own = matcher.androidSegments.map { $0.isWritable ? $0 : .any() }
            lists = lists.flatMap { list in (lists.count * own.count > limit ? [.any()] : own).map { list + [$0] } }
        }
        let hasRest = matchers.contains(where: \.isRest)
        return lists.map { AndroidPath(segments: $0, hasRest: hasRest) }
    }

    /// The maximum number of paths of one pattern.
    static let limit = 64

    /// The most exact attributes that a version of Android and all later ones know.
    ///
    /// - Parameter level: the API level of the version.
    func patterns(from level: Int) -> [AndroidPattern] {
        let hasValue = segments.contains { $0.text == nil }
        let exact = level < AndroidPattern.Kind.advanced.firstLevel ? AndroidPattern.Kind.simple : .advanced
        let kind = hasValue ? exact : .literal
        let path = segments.map { "/" + $0.pattern(kind) }.joined()
        switch kind {
        case .advanced where !hasRest: return [AndroidPattern(kind, path + "/{0,1}")]
        // What older versions know for the last value also matches slashes.
        case .simple where segments.last?.text == nil: return [AndroidPattern(kind, path)]
        case .simple, .advanced:
            return [AndroidPattern(kind, path), AndroidPattern(kind, path + (hasRest ? "/.*" : "/"))]
        case .literal, .prefix, .suffix:
            let end = AndroidPattern(hasRest ? .prefix : .literal, path + "/")
            return path.isEmpty ? [end] : [AndroidPattern(.literal, path), end]
        }
    }
}

extension AndroidPath.Segment {
    /// Whether a manifest can have the literal text: XML can't contain control characters, and Gradle replaces `${`.
    fileprivate var isWritable: Bool {
        let text = if case .value(let text, _) = self { text } else { text ?? "" }
        return text.utf8.allSatisfy { $0 >= 0x20 } && !text.contains("${")
    }

    /// The segment as a pattern of a kind.
    fileprivate func pattern(_ kind: AndroidPattern.Kind) -> String {
        switch self {
        case .text(let text): kind.escaped(text)
        case .value(let text, let pattern): kind.escaped(text) + (kind == .advanced ? pattern : ".*")
        }
    }
}

extension Matcher {
    /// The ways to write a segment.
    fileprivate var androidSegments: [AndroidPath.Segment] {
        switch self {
        case .literal(let text, _): return [.text(text)]
        case .label, .rest, .value(_, .list): return [.any()]
        case .value(let type, _):
            if let texts = type.finiteTexts { return texts.map { .text($0) } }
            return [type.isSigned.map { .value(after: "", $0 ? "-{0,1}[0-9]+" : "[0-9]+") } ?? .any()]
        case .affixed(let affixed):
            return [.any(after: affixed.literals.first ?? "")]
        }
    }
}

extension RouteType {
    /// Whether an integer can be negative; nil for other types.
    fileprivate var isSigned: Bool? {
        switch self {
        case .integer(let type): return type.range.lowerBound.isNegative
        case .constrained(let type):
            if case .integer(_, let range) = type.constraint { return range.lowerBound.isNegative }
            return nil
        default: return nil
        }
    }
}

extension AndroidPattern.Kind {
    /// A literal text in a pattern. A dot in a `pathPattern` always matches any character.
    fileprivate func escaped(_ text: String) -> String {
        let special = self == .advanced ? "[]{}.*+\\" : self == .simple ? "*\\" : ""
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if special.unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
    }
}
