/// The literal texts of an affixed segment or item, and the parameters between them. `v${major:Int}.${minor:Int}` has
/// the texts `v`, `.`, and an empty one.
@frozen
public struct _RouteAffixes: Sendable {
    /// What a parameter accepts.
    @frozen
    public enum Parameter: Sendable {
        /// Whether a text converts.
        public typealias Accepts = @Sendable (_RoutePart) -> Bool

        /// The decimal digits of a number, at most 400 bytes.
        case number(Accepts)
        /// One of a few texts, or of a form, with at most as many bytes.
        case value(atMost: Int, Accepts)
        /// Any text, which is converted after the split. The empty text only where it is a value.
        case text(allowsEmpty: Bool)
        /// A text that a rule allows and that converts.
        case constrained(_RouteTextRule, Accepts)
    }

    /// The texts as they are compared: decoded, and in lower case if ASCII case doesn't count.
    @usableFromInline let literals: [[UInt8]]
    @usableFromInline let parameters: [Parameter]
    @usableFromInline let ignoresCase: Bool
    /// Whether each value is one label of a host (rule 3.1).
    @usableFromInline let isHost: Bool

    /// - Parameters:
    ///   - literals: one text more than there are parameters, decoded.
    ///   - parameters: the parameters between the texts.
    ///   - ignoresCase: whether the segment is in a host's place, where ASCII case doesn't count.
    ///   - isHost: whether each value is one label of a host.
    @_alwaysEmitIntoClient
    @inline(never)
    public init(_ literals: [String], _ parameters: [Parameter], ignoresCase: Bool = false, isHost: Bool = false) {
        self.literals = literals.map { literal in
            ignoresCase ? literal.utf8.map(lowercase) : Array(literal.utf8)
        }
        self.parameters = parameters
        self.ignoresCase = ignoresCase
        self.isHost = isHost
    }

    /// The texts of the parameters; nil if a literal text is missing, or no text suits a parameter at its place.
    ///
    /// The decoded text is split in one pass, from left to right (Semantics, rule 3.8).
    ///
    /// - Parameter segment: a segment of the URL, or an item's value.
    /// - Complexity: linear in the length of the segment.
    @_alwaysEmitIntoClient
    @inline(never)
    public func split(_ segment: _RoutePart) -> [_RoutePart]? {
        var split = _AffixSplit(segment, self)
        return split.find()
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
        guard segment.isText, count > 0,
            equalBytesIgnoringCase(segment.bytes + count, suffix.start, suffix.count)
        else { return false }
        return !UnsafeBufferPointer(start: segment.bytes, count: count).contains(UInt8(ascii: "."))
    }
}
