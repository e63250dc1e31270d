import RoutePatterns

/// The decoded paths of a pattern's links, segment by segment, for the attributes of a manifest.
struct AndroidPath {
    /// A part of a segment.
    enum Piece: Hashable {
        case text(String)
        case run(AndroidRun)
    }

    typealias Segment = [Piece]

    private let segments: [Segment]
    private let hasRest: Bool

    /// A path for each combination of the values of closed types. If there are too many, some types match any text.
    ///
    /// - Parameter matchers: the segments after the host.
    static func paths(_ matchers: some Collection<Matcher>) -> [AndroidPath] {
        var lists: [[Segment]] = [[]]
        for matcher in matchers where !matcher.isRest {
            let texts = Self.segments(matcher).map { $0.isXML ? $0 : [.run(.any)] }
            let isTooMany = lists.count * texts.count > limit
            lists = lists.flatMap { list in (isTooMany ? [[.run(.any)]] : texts).map { list + [$0] } }
        }
        let hasRest = matchers.contains(where: \.isRest)
        return lists.map { AndroidPath(segments: $0, hasRest: hasRest) }
    }

    /// The maximum number of paths of one pattern.
    static let limit = 64

    /// The ways to write a segment.
    private static func segments(_ matcher: Matcher) -> [Segment] {
        switch matcher {
        case .literal(let text, _): return [[.text(text)]]
        case .label: return [[.run(.any)]]
        case .value(let type, .list(let separator)): return [[.run(.list(of: type, separator))]]
        case .value(let type, _), .rest(let type): return type.segments
        case .affixed(let affixed): return affixed.segments
        }
    }

    private var isLiteral: Bool { segments.allSatisfy { $0.text != nil } }

    /// Attributes that match the paths as exactly as a manifest can.
    var tight: [AndroidPattern] {
        let path = segments.map { "/" + $0.map(\.advanced).joined() }.joined()
        if isLiteral { return literal(hasRest) }
        return hasRest
            ? [AndroidPattern(.advanced, path), AndroidPattern(.advanced, path + "/.*")]
            : [AndroidPattern(.advanced, path + "/{0,1}")]
    }

    /// Attributes that every version of Android knows, if `tight` has others. They match more.
    var older: [AndroidPattern] {
        if isLiteral { return [] }
        let texts = segments.map { $0.text.map(AndroidPattern.escapedSimple) ?? $0.lead + ".*" }
        let path = texts.map { "/" + $0 }.joined()
        guard segments.last?.text == nil else {
            return hasRest
                ? [AndroidPattern(.simple, path), AndroidPattern(.simple, path + "/.*")]
                : [AndroidPattern(.simple, path), AndroidPattern(.simple, path + "/")]
        }
        let isShort = segments.dropLast().allSatisfy { $0.text != nil }
        return isShort ? [prefix] : [AndroidPattern(.simple, path)]
    }

    /// Short attributes that every version of Android knows. They match at least what `older` matches.
    var plain: [AndroidPattern] { isLiteral ? literal(hasRest) : [prefix] }

    private func literal(_ hasRest: Bool) -> [AndroidPattern] {
        let path = segments.map { "/" + ($0.text ?? "") }.joined()
        if path.isEmpty { return [AndroidPattern(hasRest ? .prefix : .literal, "/")] }
        if path.mayHavePlaceholder {
            let simple = AndroidPattern.escapedSimple(path)
            return ["", hasRest ? "/.*" : "/"].map { AndroidPattern(.simple, simple + $0) }
        }
        return [AndroidPattern(.literal, path), AndroidPattern(hasRest ? .prefix : .literal, path + "/")]
    }

    /// A pattern for all paths that start with the literal text before the first run.
    private var prefix: AndroidPattern {
        let literal = segments.prefix { $0.text != nil }
        let path = literal.map { "/" + ($0.text ?? "") }.joined() + "/"
        let lead = literal.count < segments.count ? segments[literal.count].lead : ""
        // A `pathPrefix` could end in a letter here, which looks like a mistake.
        return lead.isEmpty && !path.mayHavePlaceholder
            ? AndroidPattern(.prefix, path)
            : AndroidPattern(.simple, AndroidPattern.escapedSimple(path) + lead + ".*")
    }
}

/// A run of characters from a set.
struct AndroidRun: Hashable {
    /// The ASCII characters; nil for every character but a slash.
    var characters: [UInt8]?
    var least = 1
    /// Nil for no limit.
    var most: Int?

    static let any = AndroidRun()
    static let digits = AndroidRun(characters: Array(UInt8(ascii: "0")...UInt8(ascii: "9")))
    static let number = AndroidRun(characters: (digits.characters ?? []) + "+-.Ee".utf8)

    static func hexadecimal(_ count: Int) -> AndroidRun {
        AndroidRun(characters: (digits.characters ?? []) + "abcdefABCDEF".utf8, least: count, most: count)
    }

    /// The values of a type with a separator between them.
    static func list(of type: RouteType, _ separator: Unicode.Scalar) -> AndroidRun {
        let pieces = type.segments.flatMap(\.self)
        let characters = pieces.reduce(into: [UInt8(ascii: separator)] as Set<UInt8>?) { all, piece in
            switch piece {
            case .text(let text): all?.formUnion(text.utf8)
            case .run(let run): all = run.characters.flatMap { all?.union($0) }
            }
        }
        return AndroidRun(characters: characters.flatMap { all in all.allSatisfy { $0 < 0x80 } ? Array(all) : nil })
    }

    func matches(_ byte: UInt8) -> Bool {
        characters?.contains(byte) ?? (byte != UInt8(ascii: "/"))
    }

    /// The set and its repetitions, in a `pathAdvancedPattern`.
    var text: String {
        let count =
            switch (least, most) {
            case (0, nil): "*"
            case (1, nil): "+"
            case (1, 1): ""
            case (_, nil): "{\(least),}"
            case (_, .some(let most)): least == most ? "{\(least)}" : "{\(least),\(most)}"
            }
        if let characters, characters.count == 1 {
            return AndroidPattern.escapedAdvanced(String(decoding: characters, as: UTF8.self)) + count
        }
        return "[\(set)]" + count
    }

    private var set: String {
        guard let characters else { return "^/" }
        let hyphen = UInt8(ascii: "-")
        var ranges: [ClosedRange<UInt8>] = []
        for byte in Set(characters).sorted() where byte != hyphen && byte != UInt8(ascii: "/") {
            if let last = ranges.last, last.upperBound + 1 == byte {
                ranges[ranges.count - 1] = last.lowerBound...byte
            } else {
                ranges.append(byte...byte)
            }
        }
        func text(_ byte: UInt8) -> String {
            ("[]^\\".utf8.contains(byte) ? "\\" : "") + String(Unicode.Scalar(byte))
        }
        let texts = ranges.map { range in
            range.count < 3
                ? range.map(text).joined() : text(range.lowerBound) + "-" + text(range.upperBound)
        }
        // A '-' at the end is literal.
        return texts.joined() + (characters.contains(hyphen) ? "-" : "")
    }
}

extension AndroidPath.Piece {
    fileprivate var advanced: String {
        switch self {
        case .text(let text): AndroidPattern.escapedAdvanced(text)
        case .run(let run): run.text
        }
    }
}

extension [AndroidPath.Piece] {
    /// The segment's literal text; nil if it has a run.
    var text: String? {
        let texts = compactMap { piece in if case .text(let text) = piece { text } else { nil } }
        return texts.count == count ? texts.joined() : nil
    }

    /// Whether XML allows all characters of the texts.
    fileprivate var isXML: Bool {
        allSatisfy { piece in
            guard case .text(let text) = piece else { return true }
            return text.utf8.allSatisfy { $0 >= 0x20 || "\t\n\r".utf8.contains($0) }
        }
    }

    /// The pieces before the first run, for a `pathPattern`.
    fileprivate var lead: String {
        AndroidPattern.escapedSimple(Array(prefix { if case .text = $0 { true } else { false } }).text ?? "")
    }

    /// Android doesn't backtrack, so no run may match the start of what follows it. Otherwise, any text replaces
    /// everything from the first run on.
    fileprivate var withoutBacktracking: Self {
        for (index, piece) in enumerated() {
            guard case .run(let run) = piece, run.least != run.most else { continue }
            for next in self[(index + 1)...] {
                switch next {
                case .text(""): continue
                case .text(let text):
                    if !run.matches(text.utf8.first ?? 0) { break }
                    return collapsed
                case .run(let other):
                    let isApart = other.characters.map { !$0.contains(where: run.matches) } ?? false
                    if !isApart { return collapsed }
                    if other.least == 0 { continue }
                }
                break
            }
        }
        return self
    }

    private var collapsed: Self {
        prefix { if case .text = $0 { true } else { false } } + [.run(.any)]
    }
}

extension RouteType {
    /// The ways to write a value, as a segment.
    fileprivate var segments: [AndroidPath.Segment] {
        switch self {
        case .bool: return [[.text("true")], [.text("false")]]
        case .integer(let type): return [Self.integer(type.range.lowerBound.isNegative)]
        case .float, .double: return [[.run(.number)]]
        case .uuid:
            let groups = [8, 4, 4, 4, 12].map { [AndroidPath.Piece.run(.hexadecimal($0))] }
            return [Array(groups.joined(separator: [.text("-")]))]
        case .closed(let type) where type.fallback == nil: return type.values.map { [.text($0)] }
        case .constrained(let type):
            switch type.constraint {
            case .integer(_, let range): return [Self.integer(range.lowerBound.isNegative)]
            case .double, .float: return [[.run(.number)]]
            case .text(let text):
                let most = text.length.upperBound == TextConstraint.longest ? nil : text.length.upperBound
                return [[.run(AndroidRun(characters: text.characters, least: text.length.lowerBound, most: most))]]
            case .url: return [[.run(.any)]]
            }
        case .string, .closed, .url, .link, .custom: return [[.run(.any)]]
        }
    }

    private static func integer(_ isSigned: Bool) -> AndroidPath.Segment {
        let sign = AndroidRun(characters: Array("-".utf8), least: 0, most: 1)
        return isSigned ? [.run(sign), .run(.digits)] : [.run(.digits)]
    }
}

extension Matcher.Affixed {
    /// The ways to write the segment.
    var segments: [AndroidPath.Segment] {
        var lists: [AndroidPath.Segment] = [[.text(literals.first ?? "")]]
        for (index, type) in types.enumerated() {
            var texts = type.segments
            if type.acceptsEmptyText, !nonempty.contains(index) { texts = [[.run(AndroidRun(least: 0))]] }
            if lists.count * texts.count > AndroidPath.limit { texts = [[.run(.any)]] }
            lists = lists.flatMap { list in texts.map { list + $0 + [.text(literals[index + 1])] } }
        }
        return lists.map { list in list.filter { $0 != .text("") }.withoutBacktracking }
    }
}

extension String {
    /// Whether Gradle may take a part of the text for a placeholder, such as `${name}`. An escape before the brace
    /// avoids that.
    fileprivate var mayHavePlaceholder: Bool { contains("${") }
}

extension AndroidPattern {
    /// A literal text in a `pathPattern`. A dot there always matches any character.
    fileprivate static func escapedSimple(_ text: String) -> String { escaped("*{\\", in: text) }

    /// A literal text in a `pathAdvancedPattern`.
    fileprivate static func escapedAdvanced(_ text: String) -> String { escaped("[]{}.*+\\", in: text) }

    private static func escaped(_ special: String, in text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if special.unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
    }
}
