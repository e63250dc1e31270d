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

    private var isLiteral: Bool { segments.allSatisfy { $0.text != nil } }

    /// Attributes that match the paths as exactly as a manifest can, from Android 12 on.
    var tight: [AndroidPattern] {
        if isLiteral { return literal }
        let path = segments.map { segment in
            switch segment {
            case .text(let text): "/" + AndroidPattern.escapedAdvanced(text)
            case .value(let text, let pattern): "/" + AndroidPattern.escapedAdvanced(text) + pattern
            }
        }.joined()
        return hasRest
            ? [AndroidPattern(.advanced, path), AndroidPattern(.advanced, path + "/.*")]
            : [AndroidPattern(.advanced, path + "/{0,1}")]
    }

    /// Attributes that every version of Android knows. They match at least what `tight` matches.
    var older: [AndroidPattern] {
        if isLiteral { return literal }
        if segments.dropLast().allSatisfy({ $0.text != nil }), !hasRest { return [prefix] }
        let path = segments.map { "/" + ($0.text.map(AndroidPattern.escapedSimple) ?? $0.simpleStart + ".*") }.joined()
        let isOpen = segments.last?.text == nil && !hasRest
        return isOpen
            ? [AndroidPattern(.simple, path)]
            : [AndroidPattern(.simple, path), AndroidPattern(.simple, path + (hasRest ? "/.*" : "/"))]
    }

    /// The most exact attributes that an Android version and all later ones know.
    func tight(from level: Int) -> [AndroidPattern] {
        level < AndroidPattern.Kind.advanced.firstLevel ? older : tight
    }

    /// Short attributes that every version of Android knows. They match at least what `older` matches.
    var plain: [AndroidPattern] { isLiteral ? literal : [prefix] }

    private var literal: [AndroidPattern] {
        let path = segments.map { "/" + ($0.text ?? "") }.joined()
        let end = AndroidPattern(hasRest ? .prefix : .literal, path + "/")
        return path.isEmpty ? [end] : [AndroidPattern(.literal, path), end]
    }

    /// A pattern for all paths that start with the literal text before the first value.
    private var prefix: AndroidPattern {
        let literal = segments.prefix { $0.text != nil }
        let path = literal.map { "/" + ($0.text ?? "") }.joined() + "/"
        let start = literal.count < segments.count ? segments[literal.count].simpleStart : ""
        // A `pathPrefix` could end in a letter here, which looks like a mistake.
        return start.isEmpty
            ? AndroidPattern(.prefix, path)
            : AndroidPattern(.simple, AndroidPattern.escapedSimple(path) + start + ".*")
    }
}

extension AndroidPath.Segment {
    /// Whether a manifest can have the literal text: XML can't contain control characters, and Gradle replaces `${`.
    fileprivate var isWritable: Bool {
        let text = if case .value(let text, _) = self { text } else { text ?? "" }
        return text.utf8.allSatisfy { $0 >= 0x20 } && !text.contains("${")
    }

    /// The literal text before a value, in a `pathPattern`.
    fileprivate var simpleStart: String {
        if case .value(let text, _) = self { AndroidPattern.escapedSimple(text) } else { "" }
    }
}

extension Matcher {
    /// The ways to write a segment.
    fileprivate var androidSegments: [AndroidPath.Segment] {
        switch self {
        case .literal(let text, _): return [.text(text)]
        case .label, .rest, .value(_, .list): return [.any()]
        case .value(let type, _):
            if let texts = type.allTexts { return texts.map { .text($0) } }
            return [type.isSigned.map { .value(after: "", $0 ? "-{0,1}[0-9]+" : "[0-9]+") } ?? .any()]
        case .affixed(let affixed):
            return affixed.allTexts?.map { .text($0) } ?? [.any(after: affixed.literals.first ?? "")]
        }
    }
}

extension RouteType {
    /// All values as they appear in URLs; nil if they aren't listed.
    fileprivate var allTexts: [String]? {
        switch self {
        case .bool: ["true", "false"]
        case .closed(let type) where type.fallback == nil: type.values
        default: nil
        }
    }

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

extension Matcher.Affixed {
    /// All texts of the segment; nil if they aren't listed, or too many.
    var allTexts: [String]? {
        zip(types, literals.dropFirst()).reduce([literals.first ?? ""] as [String]?) { texts, part in
            guard let texts, let values = part.0.allTexts, texts.count * values.count <= AndroidPath.limit else {
                return nil
            }
            return texts.flatMap { text in values.map { text + $0 + part.1 } }
        }
    }
}

extension AndroidPattern {
    /// A literal text in a `pathPattern`. A dot there always matches any character.
    fileprivate static func escapedSimple(_ text: String) -> String { escaped("*\\", in: text) }

    /// A literal text in a `pathAdvancedPattern`.
    fileprivate static func escapedAdvanced(_ text: String) -> String { escaped("[]{}.*+\\", in: text) }

    private static func escaped(_ special: String, in text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if special.unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
    }
}
