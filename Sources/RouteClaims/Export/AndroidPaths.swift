import RouteLanguage

/// The paths of one pattern, for each combination of the values of closed types. If there are too
/// many, some types match any text.
struct AndroidPaths {
    /// The maximum number of paths of one pattern.
    static let limit = 64

    private var paths: [[AndroidSegment]] = [[]]
    private var end = AndroidPathEnd.exact
    /// The literal segments that follow a rest at the beginning; nil if there is none, or if a
    /// value follows it.
    private var suffix: String?

    /// - Parameter matchers: the segments after the host.
    init(_ matchers: some Collection<Matcher>) {
        for (index, matcher) in matchers.enumerated() {
            if matcher.isRest {
                end = .segments
                if index == 0 { suffix = Self.literalPath(matchers.dropFirst()) }
                break
            }
            let own = matcher.androidSegments.map { $0.isWritable ? $0 : .any() }
            let isTooMuch = paths.count * own.count > Self.limit
            paths = paths.flatMap { path in
                (isTooMuch ? [.any()] : own).map { path + [$0] }
            }
            if own.contains(where: \.hasSlashes) {
                end = .text
                break
            }
        }
    }

    /// A path of literal segments; nil if there are none, or if one of the segments is a value.
    private static func literalPath(_ matchers: some Collection<Matcher>) -> String? {
        var path = ""
        for matcher in matchers {
            let segments = matcher.androidSegments
            guard segments.count == 1, segments[0].value == nil, segments[0].isWritable else {
                return nil
            }
            path += "/" + segments[0].literal
        }
        return path.isEmpty ? nil : path
    }

    /// The most exact attributes that a version of Android and all later ones know.
    ///
    /// - Parameter level: the API level of the version.
    func patterns(from level: Int) -> [AndroidPattern] {
        // Android 12 is the first that knows a 'pathAdvancedPattern' and a 'pathSuffix'.
        if level < 31 { return paths.flatMap { patterns($0, .simple) } }
        if let suffix {
            return [AndroidPattern(.suffix, suffix), AndroidPattern(.suffix, suffix + "/")]
        }
        return paths.flatMap { patterns($0, .advanced) }
    }

    /// Decoded paths, one for each combination.
    ///
    /// - Parameter path: the path of a link of the pattern, for segments that aren't fixed.
    func examples(like path: String) -> [String] {
        let known = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        return paths.map { segments in
            var texts = known.map(String.init)
            for (index, segment) in segments.enumerated()
            where segment.value == nil && index < texts.count {
                texts[index] = segment.literal
            }
            return texts.map { "/" + $0 }.joined()
        }
    }

    /// The attributes for one path.
    ///
    /// - Parameter exact: the kind of pattern for paths with values.
    private func patterns(
        _ path: [AndroidSegment], _ exact: AndroidPattern.Kind
    ) -> [AndroidPattern] {
        let start = path.dropLast().map { "/" + $0.text(.literal) }.joined()
        guard let last = path.last, let value = last.value else {
            if path.contains(where: { $0.value != nil }) {
                let text = path.map { "/" + $0.text(exact) }.joined()
                return whole(exact, text)
            }
            let text = start + (path.last.map { "/" + $0.literal } ?? "")
            let slash = AndroidPattern(end == .exact ? .literal : .prefix, text + "/")
            return text.isEmpty ? [slash] : [AndroidPattern(.literal, text), slash]
        }
        let text = path.map { "/" + $0.text(exact) }.joined()
        guard exact == .simple || value == AndroidSegment.anyText else {
            return whole(exact, text)
        }
        // What older versions know for the last value also matches slashes.
        let prefix = start + "/" + last.literal
        let isPrefix =
            path.dropLast().allSatisfy { $0.value == nil } && !AndroidPattern.isOpenWord(prefix)
        return [isPrefix ? AndroidPattern(.prefix, prefix) : AndroidPattern(exact, text)]
    }

    private func whole(_ kind: AndroidPattern.Kind, _ path: String) -> [AndroidPattern] {
        switch end {
        case .exact where kind == .advanced: [AndroidPattern(kind, path + "/{0,1}")]
        case .exact: [AndroidPattern(kind, path), AndroidPattern(kind, path + "/")]
        case .segments, .text: [AndroidPattern(kind, path), AndroidPattern(kind, path + "/.*")]
        }
    }
}

extension AndroidPattern {
    /// Whether a prefix ends within a word, so that it also takes longer words.
    static func isOpenWord(_ prefix: String) -> Bool {
        prefix.last.map { $0.isLetter || $0.isNumber } ?? false
    }
}

/// What a path of a pattern ends with, after its segments.
private enum AndroidPathEnd {
    /// Nothing, or a slash.
    case exact
    /// Any number of segments.
    case segments
    /// Any text: the last segment is a value with slashes, so where it ends isn't known.
    case text
}

/// A segment of a decoded path.
private struct AndroidSegment {
    let literal: String
    /// A `pathAdvancedPattern` of what follows the literal text; nil for nothing.
    var value: String?

    static let anyText = ".*"

    /// Whether the value has slashes in a decoded path.
    var hasSlashes: Bool { value == Self.anyText }

    static func any(after text: String = "") -> Self {
        Self(literal: text, value: text.isEmpty ? "[^/]+" : "[^/]*")
    }

    /// Whether a manifest can have the literal text: XML can't contain control characters, and
    /// Gradle replaces `${`.
    var isWritable: Bool { literal.utf8.allSatisfy { $0 >= 0x20 } && !literal.contains("${") }

    /// The segment in a pattern of a kind. A dot in a `pathPattern` always matches any character.
    func text(_ kind: AndroidPattern.Kind) -> String {
        let special =
            switch kind {
            case .advanced: "[]{}.*+\\"
            case .simple: "*\\"
            case .literal, .prefix, .suffix: ""
            }
        let escaped = literal.unicodeScalars.reduce(into: "") { result, scalar in
            if special.unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        guard let value else { return escaped }
        return escaped + (kind == .advanced ? value : Self.anyText)
    }
}

extension Matcher {
    /// The ways to write a segment.
    fileprivate var androidSegments: [AndroidSegment] {
        switch self {
        case .literal(let text, _): return [AndroidSegment(literal: text)]
        case .label, .rest, .value(_, .list): return [.any()]
        case .value(let type, _):
            if type.hasSlashes {
                return [AndroidSegment(literal: "", value: AndroidSegment.anyText)]
            }
            if let texts = type.finiteTexts { return texts.map { AndroidSegment(literal: $0) } }
            guard let integers = type.integers else { return [.any()] }
            let sign = integers.lowerBound.isNegative ? "-{0,1}" : ""
            return [AndroidSegment(literal: "", value: sign + "[0-9]+")]
        case .mixed(let mixed):
            let start = mixed.literals.first ?? ""
            if mixed.types.contains(where: \.hasSlashes) {
                return [AndroidSegment(literal: start, value: AndroidSegment.anyText)]
            }
            return [.any(after: start)]
        }
    }
}

extension RouteType {
    /// Whether values are whole URLs, which have slashes.
    fileprivate var hasSlashes: Bool {
        switch self {
        case .url, .link: true
        case .constrained(let type): type.base == .url
        default: false
        }
    }
}
