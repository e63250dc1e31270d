/// The literal texts of an affixed segment or item, and the parameters between them.
/// `v${major:Int}.${minor:Int}` has the texts `v`, `.`, and an empty one.
public struct _RouteAffixes: Sendable {
    /// What a parameter accepts.
    public enum Parameter: Sendable {
        /// Whether a text converts.
        public typealias Accepts = @Sendable (_RoutePart) -> Bool

        /// The decimal digits of a number, at most 400 bytes.
        case number(Accepts)
        /// One of a few texts, or of a form, with at most as many bytes.
        case value(atMost: Int, Accepts)
        /// Any text, converted after the split; the empty text only if it is a value of the type.
        case text(allowsEmpty: Bool)
        /// A text that a rule allows and that converts.
        case constrained(_RouteTextRule, Accepts)
    }

    let literals: [ContiguousArray<UInt8>]
    let parameters: [Parameter]
    let ignoresCase: Bool
    /// Whether each value is one label of a host (rule 3.1).
    let isHost: Bool

    /// - Parameters:
    ///   - literals: one text more than there are parameters, decoded.
    ///   - parameters: the parameters between the texts.
    ///   - ignoresCase: whether the segment is in a host's place, where ASCII case doesn't count.
    ///   - isHost: whether each value is one label of a host.
    public init(
        _ literals: [String], _ parameters: [Parameter], ignoresCase: Bool = false,
        isHost: Bool = false
    ) {
        self.literals = literals.map { ContiguousArray($0.utf8) }
        self.parameters = parameters
        self.ignoresCase = ignoresCase
        self.isHost = isHost
    }

    /// The texts of the parameters; nil if a literal text is missing, or no text suits a parameter
    /// at its place.
    ///
    /// The decoded text is split in one pass, from left to right (Semantics, rule 3.8).
    ///
    /// - Parameter segment: a segment of the URL, or an item's value.
    /// - Complexity: linear in the length of the segment.
    public func split(_ segment: _RoutePart) -> _RouteTexts? {
        guard segment.isText, let text = segment.decoded() else { return nil }
        var split = _AffixSplit(text, self, segment.ignoresCase)
        return split.find().map { _RouteTexts(bytes: text, form: split.form, ranges: $0) }
    }

    /// Whether a segment under `*.` is one label followed by the rest of the base's host.
    ///
    /// - Parameters:
    ///   - segment: the segment in the host's place. It has no port, unless the base has one.
    ///   - suffix: the host after the label, with its leading dot, in lower case.
    public static func isLabel(_ segment: _RoutePart, before suffix: String) -> Bool {
        guard segment.isText, let host = segment.decoded() else { return false }
        // The suffix begins with a dot, which is the first in the host.
        guard let end = host.firstIndex(of: UInt8(ascii: ".")), end > 0 else { return false }
        return withBytes(of: suffix) {
            host.span.extracting(droppingFirst: end).equalsIgnoringCase($0)
        }
    }
}

/// The texts of the parameters in an affixed segment or item.
public struct _RouteTexts: Sendable {
    /// The decoded segment.
    package let bytes: ContiguousArray<UInt8>
    package let form: _RoutePart.Form
    package let ranges: [Range<Int>]

    /// The text of a parameter; a missing part if there is none with this number.
    public subscript(index: Int) -> _RoutePart {
        @_lifetime(borrow self) get {
            ranges.indices.contains(index)
                ? _RoutePart(bytes.span.extracting(ranges[index]), form) : .missing
        }
    }
}
