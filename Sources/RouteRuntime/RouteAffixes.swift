/// The literal texts of an affixed segment: `v`, `.`, and an empty one for `v${major:Int}.${minor:Int}`.
///
/// The text before the first parameter is compared decoded, and so is text after a number, a Bool, or a UUID where no
/// such value can have its first character. Other texts are compared as written in the URL (rules 3.5 and 3.8).
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
    /// The parameters after which literal text is compared decoded.
    @usableFromInline let escapable: [Int]
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
    ///   - escapable: the parameters after which literal text is compared decoded: none of their values has its first
    ///     character (rule 3.5).
    ///   - isHost: whether the segment is a host, in which each parameter takes one label.
    ///   - plusIsSpace: whether `+` is read as a space.
    ///   - rules: for each parameter, the rule of a type of text that doesn't take all texts: a constrained String, or
    ///     a closed type with `else`. Empty if there is none.
    @_alwaysEmitIntoClient
    @inline(never)
    public init(
        _ literals: [String], ignoresCase: Bool = false, longestValue: Int = 0, nonempty: [Int] = [],
        escapable: [Int] = [], isHost: Bool = false, plusIsSpace: Bool = false, rules: [_RouteTextRule?] = []
    ) {
        self.texts = literals
        self.literals = literals.map { literal in
            ignoresCase ? literal.utf8.map(lowercase) : Array(literal.utf8)
        }
        self.ignoresCase = ignoresCase
        self.longestValue = longestValue
        self.nonempty = nonempty
        self.escapable = escapable
        self.isHost = isHost
        self.plusIsSpace = plusIsSpace
        self.rules = rules
    }

    /// The texts of the parameters; nil if a literal text is missing or no split suits every parameter.
    ///
    /// If there are several ways to split, the first text is as short as possible, then the second, and so on (rule
    /// 3.8). After a parameter that takes any text, a closed type with `else` too, one of another type takes at most
    /// 192 bytes as written in the URL, or three for each byte of the longest value of a closed type.
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
        guard segment.isPresent, !segment.traits.has(.malformed), rules.isEmpty || segment.string() != nil,
            let start = end(ofLiteral: 0, at: segment.start, limit: segment.end, of: url),
            let end = startOfLastLiteral(from: start, limit: segment.end, of: url)
        else { return nil }
        var search = _RouteAffixes.search(url, end: end, isText: isText, rules: rules)
        guard finds(0, from: start, &search, accepts) else { return nil }
        return search.pieces.map { url.piece($0, plusIsSpace: plusIsSpace) }
    }

    /// Whether a segment under `*.` is one label followed by the rest of the base's host.
    ///
    /// - Parameters:
    ///   - segment: the segment in the host's place. It has no port, unless the base has one.
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
        return !UnsafeBufferPointer(start: segment.bytes, count: count).contains(UInt8(ascii: "."))
    }

    /// The offset after a literal text; nil if the URL doesn't have the text at `offset`, before `limit`.
    @_alwaysEmitIntoClient
    func end(ofLiteral index: Int, at offset: Int, limit: Int, of url: _RouteReader) -> Int? {
        let isDecoded = index == 0 || escapable.contains(index - 1)
        var offset = offset
        for expected in literals[index] {
            guard offset < limit else { return nil }
            var byte = url.bytes[offset]
            offset += 1
            if isDecoded, byte == UInt8(ascii: "%") {
                guard let escaped = url.escapedByte(at: offset - 1, end: limit), !isLetterOrDigit(escaped) else {
                    return nil
                }
                byte = escaped
                offset += 2
            } else if isDecoded, plusIsSpace, byte == UInt8(ascii: "+") {
                byte = UInt8(ascii: " ")
            }
            guard byte == expected || (ignoresCase && lowercase(byte) == expected) else { return nil }
        }
        return offset
    }

    /// The offset of the last literal text, which ends at `limit`; nil if the URL doesn't have it there.
    @_alwaysEmitIntoClient
    func startOfLastLiteral(from start: Int, limit: Int, of url: _RouteReader) -> Int? {
        var offset = limit
        for _ in literals[literals.count - 1] {
            let isEscape = offset - 3 >= start && url.bytes[offset - 3] == UInt8(ascii: "%")
            offset -= isEscape ? 3 : 1
        }
        guard offset >= start, end(ofLiteral: literals.count - 1, at: offset, limit: limit, of: url) == limit else {
            return nil
        }
        return offset
    }
}
