import RouteRuntime

/// What a segment of a URL is held against: a pattern's segment without the names of its parameters.
package enum Matcher: Hashable, Sendable {
    /// A literal text, decoded; in lower case where ASCII case does not count.
    case literal(String, ignoringCase: Bool)
    /// One label before a host, which begins with a dot and is in lower case.
    case label(String)
    case affixed(Affixed)
    case type(RouteType)
    case rest(RouteType)

    /// An affixed segment: literal texts, one more than there are types.
    package struct Affixed: Hashable, Sendable {
        package let literals: [String]
        package let types: [RouteType]
        package let ignoringCase: Bool

        /// The bytes of the longest value of a closed type.
        package var longestValue: Int {
            types.map { type in
                guard case .closed(let closed) = type else { return 0 }
                return closed.values.map(\.utf8.count).max() ?? 0
            }.max() ?? 0
        }

        package var affixes: RouteAffixes {
            RouteAffixes(literals, ignoresCase: ignoringCase, longestValue: longestValue)
        }

        /// The texts of the parameters; nil where the segment does not match.
        package func split(_ part: RoutePart, of url: RouteReader) -> [RoutePart]? {
            affixes.split(part, of: url, isText: types.map(\.takesAnyText)) { index, text in
                types[index].value(of: text) != nil
            }
        }
    }

    package init(_ segment: Segment, isFirst: Bool) {
        switch segment {
        case .literal(let text):
            self = .literal(isFirst ? text.asciiLowercased : text, ignoringCase: isFirst)
        case .parameter(let parameter): self = .type(parameter.type)
        case .affixed(let literals, let parameters):
            self = .affixed(
                Affixed(
                    literals: isFirst ? literals.map(\.asciiLowercased) : literals, types: parameters.map(\.type),
                    ignoringCase: isFirst))
        case .rest(let parameter): self = .rest(parameter.type)
        case .label(let suffix): self = .label(suffix.asciiLowercased)
        }
    }

    /// The place among the matchers of one segment (semantics.md, section 4).
    package var rank: Int {
        switch self {
        case .literal: 0
        case .label, .affixed: 1
        case .type(let type): type.rank
        case .rest: 9
        }
    }

    /// How many bytes of literal text an affixed segment has: more come first.
    package var literalCount: Int {
        switch self {
        case .label(let suffix): suffix.utf8.count
        case .affixed(let affixed): affixed.literals.reduce(0) { $0 + $1.utf8.count }
        case .literal, .type, .rest: 0
        }
    }

    /// Whether a match is a value of the route.
    package var isCapture: Bool {
        switch self {
        case .literal, .label: false
        case .affixed, .type, .rest: true
        }
    }

    /// Whether a host that this matches can have no port, for the text has none and a value would take it in.
    package var needsNoPort: Bool {
        switch self {
        case .literal, .label, .rest: false
        case .affixed(let affixed): affixed.literals.last?.isEmpty ?? true
        case .type: true
        }
    }

    /// Whether a segment that is a literal text, decoded, can be this one.
    package func accepts(_ text: String) -> Bool {
        let isAccepted = RouteReader.read(
            text.encodedLiteral(in: .pathSegment), plusIsSpace: false, isRawValue: true
        ) { url in
            accepts(url.segment(at: url.start), of: url)
        }
        return isAccepted ?? false
    }

    /// Whether a segment of a URL can be this one. String, URL and the user's types take any text here and convert when the
    /// whole pattern fits.
    package func accepts(_ part: RoutePart, of url: RouteReader) -> Bool {
        switch self {
        case .literal(let text, let ignoringCase): part.equals(Array(text.utf8), ignoringCase: ignoringCase)
        case .label(let suffix): RouteAffixes.isLabel(part, before: Array(suffix.utf8))
        case .affixed(let affixed): affixed.split(part, of: url) != nil
        case .type(let type): type.takesAnyText ? part.isPresent : type.value(of: part) != nil
        case .rest: true
        }
    }
}

// Texts are equal byte by byte (rule 3.9); String takes two spellings of one character for equal. Equal bytes have equal hashes.
extension Matcher {
    package static func == (a: Matcher, b: Matcher) -> Bool {
        switch (a, b) {
        case (.literal(let a, let ignoresCase), .literal(let b, let otherIgnoresCase)):
            ignoresCase == otherIgnoresCase && a.utf8.elementsEqual(b.utf8)
        case (.label(let a), .label(let b)): a.utf8.elementsEqual(b.utf8)
        case (.affixed(let a), .affixed(let b)): a == b
        case (.type(let a), .type(let b)), (.rest(let a), .rest(let b)): a == b
        case (.literal, _), (.label, _), (.affixed, _), (.type, _), (.rest, _): false
        }
    }
}

extension Matcher.Affixed {
    package static func == (a: Self, b: Self) -> Bool {
        a.ignoringCase == b.ignoringCase && a.types == b.types
            && a.literals.elementsEqual(b.literals) { $0.utf8.elementsEqual($1.utf8) }
    }
}
