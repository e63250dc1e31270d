/// The literal texts of an affixed segment: `v`, `.`, and an empty one for `v${major:Int}.${minor:Int}`.
///
/// The text before the first parameter is compared decoded, the others as written in the URL (rules 3.5 and 3.8).
@frozen
public struct _RouteAffixes: Sendable {
    /// The texts as they are written.
    @usableFromInline let texts: [String]
    /// The texts as they are compared.
    @usableFromInline let literals: [[UInt8]]
    @usableFromInline let ignoresCase: Bool
    @usableFromInline let longestValue: Int
    /// The parameters that never take the empty text.
    @usableFromInline let nonempty: [Int]
    /// Whether each value is one label of a host (rule 3.1).
    @usableFromInline let isHost: Bool
    /// Whether a `+` is read as a space, as in items under `plus: space`.
    @usableFromInline let plusIsSpace: Bool
    /// For each parameter, the rule of the texts that it takes; nil for other types. Empty if there is none.
    @usableFromInline let rules: [_RouteTextRule?]

    /// Whether the conversion of a parameter, by its index in the segment, takes the text.
    public typealias Acceptance = (_ parameter: Int, _ text: _RoutePart) -> Bool

    /// - Parameters:
    ///   - literals: one text more than the segment has parameters. The first is decoded; the others are as in a URL.
    ///   - ignoresCase: whether the segment is in a host's place, where ASCII case doesn't count.
    ///   - longestValue: the number of bytes of the longest value of a closed type in the segment.
    ///   - nonempty: the parameters that never take the empty text because they are optional (rule 3.7).
    ///   - isHost: whether the segment is a host, in which each parameter takes one label.
    ///   - plusIsSpace: whether `+` is read as a space.
    ///   - rules: for each parameter, the rule of a type of text that doesn't take all texts: a constrained String, or
    ///     a closed type with `else`. Empty if there is none.
    @_alwaysEmitIntoClient
    @inline(never)
    public init(
        _ literals: [String], ignoresCase: Bool = false, longestValue: Int = 0, nonempty: [Int] = [],
        isHost: Bool = false, plusIsSpace: Bool = false, rules: [_RouteTextRule?] = []
    ) {
        self.texts = literals
        self.literals = literals.map { literal in
            ignoresCase ? literal.utf8.map(lowercase) : Array(literal.utf8)
        }
        self.ignoresCase = ignoresCase
        self.longestValue = longestValue
        self.nonempty = nonempty
        self.isHost = isHost
        self.plusIsSpace = plusIsSpace
        self.rules = rules
    }

    /// The texts of the parameters; nil if a literal text is missing or no split suits every parameter.
    ///
    /// If there are several ways to split, the first text is as short as possible, then the second, and so on (rule
    /// 3.8). After a parameter that takes any text, one of another type takes at most 192 bytes as written in the URL,
    /// or three for each byte of the longest value of a closed type.
    ///
    /// - Parameters:
    ///   - segment: a segment of the URL.
    ///   - url: the URL.
    ///   - isText: for each parameter, whether it takes any text here: String, URL, and the app's types.
    ///   - accepts: whether a parameter of another type takes the text.
    /// - Complexity: linear in the length of the segment.
    @_alwaysEmitIntoClient
    @inline(never)
    public func split(
        _ segment: _RoutePart, of url: _RouteReader, isText: [Bool], accepts: Acceptance
    ) -> [_RoutePart]? {
        guard segment.isPresent, !segment.traits.has(.malformed), let last = literals.last,
            rules.isEmpty || segment.string() != nil,
            let start = endOfFirstLiteral(in: segment.range, of: url)
        else { return nil }
        let end = segment.range.upperBound - last.count
        guard start <= end, matches(last, at: end, of: url), !cutsEscape(at: end, from: start, of: url)
        else { return nil }
        var search = _RouteAffixes.search(url, end: end, isText: isText)
        guard finds(0, from: start, &search, accepts) else { return nil }
        return search.pieces.map { url.piece($0, plusIsSpace: plusIsSpace) }
    }

    /// Whether a segment under `*.` is one label followed by the rest of the base's host.
    ///
    /// - Parameters:
    ///   - segment: the segment in the host's place.
    ///   - suffix: the host after the label, with its leading dot, in lower case.
    @_alwaysEmitIntoClient
    public static func isLabel(_ segment: _RoutePart, before suffix: StaticString) -> Bool {
        isLabel(segment, before: suffix.utf8Start, suffix.utf8CodeUnitCount)
    }

    @_alwaysEmitIntoClient
    package static func isLabel(_ segment: _RoutePart, before suffix: [UInt8]) -> Bool {
        suffix.withUnsafeBufferPointer { suffix in
            guard let start = suffix.baseAddress else { return false }
            return isLabel(segment, before: start, suffix.count)
        }
    }

    @_alwaysEmitIntoClient
    @inline(never)
    static func isLabel(_ segment: _RoutePart, before suffix: UnsafePointer<UInt8>, _ suffixCount: Int) -> Bool {
        let count = segment.count - suffixCount
        // As with a literal text, a mark means that another pattern was written.
        guard segment.plainCount >= 0, count > 0,
            equalBytesIgnoringCase(segment.bytes + count, suffix, suffixCount), segment.string() != nil
        else { return false }
        return !UnsafeBufferPointer(start: segment.bytes, count: count).contains {
            $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":")
        }
    }

    @_alwaysEmitIntoClient
    func endOfFirstLiteral(in range: Range<Int>, of url: _RouteReader) -> Int? {
        var offset = range.lowerBound
        for expected in literals.first ?? [] {
            guard offset < range.upperBound else { return nil }
            var byte = url.bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "%") {
                guard let escaped = url.escapedByte(at: offset - 1, end: range.upperBound),
                    !isLetterOrDigit(escaped)
                else { return nil }
                byte = escaped
                offset += 2
            } else if plusIsSpace, byte == UInt8(ascii: "+") {
                byte = UInt8(ascii: " ")
            }
            guard byte == expected || (ignoresCase && lowercase(byte) == expected) else { return nil }
        }
        return offset
    }

    @_alwaysEmitIntoClient
    func matches(_ literal: [UInt8], at offset: Int, of url: _RouteReader) -> Bool {
        for (index, expected) in literal.enumerated() {
            let byte = url.bytes[offset + index]
            guard byte == expected || (ignoresCase && lowercase(byte) == expected) else { return false }
        }
        return true
    }

    @_alwaysEmitIntoClient
    func cutsEscape(at offset: Int, from start: Int, of url: _RouteReader) -> Bool {
        (offset - 1 >= start && url.bytes[offset - 1] == UInt8(ascii: "%"))
            || (offset - 2 >= start && url.bytes[offset - 2] == UInt8(ascii: "%"))
    }
}
