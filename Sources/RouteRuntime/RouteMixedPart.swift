/// The literal texts of a mixed segment or item, and the parameters between them.
/// `v${major:Int}.${minor:Int}` has the texts `v`, `.`, and an empty one.
public struct _RouteMixedPart: Sendable {
    /// What a parameter accepts.
    public enum Parameter: Sendable {
        /// Whether a text converts.
        public typealias Accepts = @Sendable (_RoutePart) -> Bool

        /// The decimal digits of a number, at most 400 bytes.
        case number(Accepts)
        /// One of a few texts, or of a form, with at most as many bytes.
        case value(atMost: Int, Accepts)
        /// Any text, converted after the split; the empty text only if it is a value of the type.
        /// Where the part is tried twice, `Accepts` says whether a text converts; nil if every one
        /// does.
        case text(allowsEmpty: Bool, Accepts? = nil)
        /// A link, converted after the split. Where the part is tried twice, this says whether a
        /// text is a link, in a URL that is so deep in links in links.
        case nested(@Sendable (_RoutePart, _ depth: Int) -> Bool)
        /// A text that a rule allows and that converts.
        case constrained(_RouteTextRule, Accepts)
    }

    let literals: [ContiguousArray<UInt8>]
    let parameters: [Parameter]
    /// The characters of the literal texts that delimit values: those that RFC 3986 reserves and
    /// that a URL has unescaped in this place.
    private let delimiters: ReservedCharacters
    let ignoresCase: Bool
    /// Whether each value is one label of a host (rule 3.1).
    let isHost: Bool

    /// - Parameters:
    ///   - literals: one text more than there are parameters, decoded.
    ///   - parameters: the parameters between the texts.
    ///   - delimiters: the ASCII characters of the literal texts that RFC 3986 reserves (2.2) and
    ///     that a URL has unescaped in this place.
    ///   - ignoresCase: whether the literal texts are in lower case, and ASCII case doesn't count,
    ///     as in a host's place.
    ///   - isHost: whether each value is one label of a host.
    public init(
        _ literals: [String], _ parameters: [Parameter], delimiters: String = "",
        ignoresCase: Bool = false, isHost: Bool = false
    ) {
        self.literals = literals.map { ContiguousArray($0.utf8) }
        self.parameters = parameters
        self.delimiters = ReservedCharacters(of: delimiters)
        self.ignoresCase = ignoresCase
        self.isHost = isHost
    }

    /// The texts of the parameters; nil if a literal text is missing, or no text suits a parameter
    /// at its place.
    ///
    /// The decoded text is split in one pass, from left to right. If it has escaped delimiters, it
    /// is first tried as if these were no delimiters (Semantics, rule 3.8).
    ///
    /// - Parameters:
    ///   - segment: a segment of the URL, or an item's value.
    ///   - depth: how deep the URL is in links in links, from 1.
    /// - Complexity: linear in the length of the segment.
    public func split(_ segment: _RoutePart, depth: Int = 1) -> _RouteTexts? {
        split(segment) { converts($0, depth) }
    }

    /// The same, where `converts` says whether the texts that are converted after the split do.
    package func split(
        _ segment: _RoutePart, converts: (_RouteTexts) -> Bool
    ) -> _RouteTexts? {
        guard segment.isText, let text = segment.decoded() else { return nil }
        if let compared = segment.withoutEscaped(delimiters) {
            let texts = split(text, compared: compared, segment)
            if let texts, converts(texts) { return texts }
        }
        return split(text, compared: text, segment)
    }

    private func split(
        _ text: ContiguousArray<UInt8>, compared: ContiguousArray<UInt8>, _ segment: _RoutePart
    ) -> _RouteTexts? {
        var split = _MixedPartSplit(
            text, compared: compared, self, segment.form.afterDecoding)
        guard let ranges = split.find() else { return nil }
        return _RouteTexts(bytes: text, form: split.form, ranges: ranges)
    }

    /// Whether the texts that are converted after the split convert.
    private func converts(_ texts: _RouteTexts, _ depth: Int) -> Bool {
        for (index, parameter) in parameters.enumerated() {
            switch parameter {
            case .text(_, let accepts?): if !accepts(texts[index]) { return false }
            case .nested(let accepts): if !accepts(texts[index], depth) { return false }
            case .text(_, nil), .number, .value, .constrained: continue
            }
        }
        return true
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

/// The texts of the parameters in a mixed segment or item.
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
