/// The literal texts of an affixed segment, and the parameters between them. `v${major:Int}.${minor:Int}` has the texts
/// `v`, `.`, and an empty one.
///
/// The text before the first parameter is compared decoded, and so is text after a number, a Bool, or a UUID where no
/// such value can have its first character. Other texts are compared as written in the URL (rules 3.5 and 3.8).
@frozen
public struct _RouteAffixes: Sendable {
    /// What one parameter accepts.
    @frozen
    public struct Parameter: Sendable {
        /// Whether a text converts; nil for a parameter that accepts any text: String, URL, and the app's types.
        @usableFromInline let accepts: (@Sendable (_RoutePart) -> Bool)?
        /// The rule of a constrained String or of a closed type with `else`; nil for other types.
        @usableFromInline let rule: _RouteTextRule?
        /// Whether the empty text doesn't match, because the parameter is optional (rule 3.7).
        @usableFromInline let isNonempty: Bool
        /// Whether the literal text after it is compared decoded: no value has its first character (rule 3.5).
        @usableFromInline let isEscapable: Bool

        /// A parameter that accepts any text.
        @_alwaysEmitIntoClient
        public static func text(isNonempty: Bool = false) -> Parameter {
            Parameter(accepts: nil, rule: nil, isNonempty: isNonempty, isEscapable: false)
        }

        /// A parameter that accepts only texts that convert.
        @_alwaysEmitIntoClient
        public static func value(
            rule: _RouteTextRule? = nil, isNonempty: Bool = false, isEscapable: Bool = false,
            _ accepts: @escaping @Sendable (_RoutePart) -> Bool
        ) -> Parameter {
            Parameter(accepts: accepts, rule: rule, isNonempty: isNonempty, isEscapable: isEscapable)
        }

        @_alwaysEmitIntoClient
        package init(
            accepts: (@Sendable (_RoutePart) -> Bool)?, rule: _RouteTextRule?, isNonempty: Bool, isEscapable: Bool
        ) {
            self.accepts = accepts
            self.rule = rule
            self.isNonempty = isNonempty
            self.isEscapable = isEscapable
        }

        /// Whether any text without a mark is accepted: String, URL, the app's types, and a closed type with `else`.
        @_alwaysEmitIntoClient
        var acceptsAnyText: Bool { accepts == nil || rule?.takesAnyLength == true }

        /// Whether the length of a text has no maximum.
        @_alwaysEmitIntoClient
        var hasNoLongest: Bool { accepts == nil || rule?.length.upperBound == Int.max }
    }

    /// The texts as they are written.
    @usableFromInline let texts: [String]
    /// The texts as they are compared.
    @usableFromInline let literals: [[UInt8]]
    @usableFromInline let parameters: [Parameter]
    @usableFromInline let ignoresCase: Bool
    @usableFromInline let longestValue: Int
    /// Whether each value is one label of a host (rule 3.1).
    @usableFromInline let isHost: Bool
    /// Whether a `+` is read as a space, as in items under `plus: space`.
    @usableFromInline let plusIsSpace: Bool

    /// - Parameters:
    ///   - literals: one text more than there are parameters. The first is decoded; the others are as in a URL.
    ///   - parameters: the parameters between the texts.
    ///   - ignoresCase: whether the segment is in a host's place, where ASCII case doesn't count.
    ///   - longestValue: the number of bytes of the longest value of a closed type in the segment.
    ///   - isHost: whether the segment is a host, in which each parameter matches one label.
    ///   - plusIsSpace: whether `+` is read as a space.
    @_alwaysEmitIntoClient
    @inline(never)
    public init(
        _ literals: [String], _ parameters: [Parameter], ignoresCase: Bool = false, longestValue: Int = 0,
        isHost: Bool = false, plusIsSpace: Bool = false
    ) {
        self.texts = literals
        self.literals = literals.map { literal in
            ignoresCase ? literal.utf8.map(lowercase) : Array(literal.utf8)
        }
        self.parameters = parameters
        self.ignoresCase = ignoresCase
        self.longestValue = longestValue
        self.isHost = isHost
        self.plusIsSpace = plusIsSpace
    }

    /// The texts of the parameters; nil if a literal text is missing or no split suits every parameter.
    ///
    /// If there are several ways to split, the first text is as short as possible, then the second, and so on (rule
    /// 3.8). After a parameter that accepts any text without a mark, a value of another type has at most 192 bytes as
    /// written in the URL, or three for each byte of the longest value of a closed type.
    ///
    /// - Parameters:
    ///   - segment: a segment of the URL, or an item's value.
    ///   - url: the URL.
    /// - Complexity: linear in the length of the segment.
    @_alwaysEmitIntoClient
    @inline(never)
    public func split(_ segment: _RoutePart, of url: _RouteReader) -> [_RoutePart]? {
        let hasRules = parameters.contains { $0.rule != nil }
        guard segment.isPresent, !segment.traits.has(.malformed), !hasRules || segment.string() != nil,
            let start = end(ofLiteral: 0, at: segment.start, limit: segment.end, of: url),
            let end = startOfLastLiteral(from: start, limit: segment.end, of: url)
        else { return nil }
        var search = _AffixSearch(for: self, in: url, start..<end)
        return search.find()?.map { url.piece($0, plusIsSpace: plusIsSpace) }
    }

    /// Whether a segment under `*.` is one label followed by the rest of the base's host.
    ///
    /// - Parameters:
    ///   - segment: the segment in the host's place. It has no port, unless the base has one.
    ///   - suffix: the host after the label, with its leading dot, in lower case.
    @_alwaysEmitIntoClient
    @inline(never)
    public static func isLabel(_ segment: _RoutePart, before suffix: _RouteLiteral) -> Bool {
        let count = segment.count - suffix.count
        // As in literal text, a mark means that the URL is meant for another pattern.
        guard segment.plainCount >= 0, count > 0,
            equalBytesIgnoringCase(segment.bytes + count, suffix.start, suffix.count), segment.string() != nil
        else { return false }
        return !UnsafeBufferPointer(start: segment.bytes, count: count).contains(UInt8(ascii: "."))
    }

    /// The offset after a literal text; nil if the URL doesn't have the text at `offset`, before `limit`.
    @_alwaysEmitIntoClient
    func end(ofLiteral index: Int, at offset: Int, limit: Int, of url: _RouteReader) -> Int? {
        let isDecoded = index == 0 || parameters[index - 1].isEscapable
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
