import RouteRuntime

/// What a segment of a URL is held against: a pattern's segment without the names of its parameters.
package enum Matcher: Hashable, Sendable {
    /// A literal text, decoded; in lower case where ASCII case does not count.
    case literal(String, ignoringCase: Bool)
    /// One label before a host, which begins with a dot and is in lower case.
    case label(String, HostKind)
    case affixed(Affixed)
    case type(RouteType)
    /// A whole host of http or https.
    case host(RouteType)
    /// Any text but the empty one: an optional String that is there (rule 3.7).
    case someText
    case rest(RouteType)

    /// An affixed segment: literal texts, one more than there are types.
    package struct Affixed: Hashable, Sendable {
        package let literals: [String]
        package let types: [RouteType]
        package let ignoringCase: Bool
        /// The parameters that never take the empty text, by their places.
        package let nonempty: [Int]
        /// Where the segment is a host, how it is read: each parameter takes one label.
        package let host: HostKind?

        /// The bytes of the longest value of a closed type.
        package var longestValue: Int {
            types.map { type in
                guard case .closed(let closed) = type else { return 0 }
                return closed.values.map(\.utf8.count).max() ?? 0
            }.max() ?? 0
        }

        package var affixes: _RouteAffixes {
            _RouteAffixes(
                literals, ignoresCase: ignoringCase, longestValue: longestValue, nonempty: nonempty, isHost: host != nil
            )
        }

        /// The texts of the parameters; nil where the segment does not match.
        package func split(_ part: _RoutePart, of url: _RouteReader) -> [_RoutePart]? {
            affixes.split(part, of: url, isText: types.map(\.takesAnyText)) { index, text in
                types[index].value(of: text) != nil
            }
        }
    }

    /// - Parameters:
    ///   - segment: a segment of a pattern or a base.
    ///   - isFirst: whether it is a URL's first, the host included, where ASCII case of literal text does not count.
    ///   - host: how it is read if it is a host.
    package init(_ segment: Segment, isFirst: Bool, host: HostKind? = nil) {
        switch segment {
        case .parameter(let parameter) where host == .web: self = .host(parameter.type)
        case .literal(let text):
            self = .literal(isFirst ? text.asciiLowercased : text, ignoringCase: isFirst)
        case .parameter(let parameter): self = parameter.isNonempty ? .someText : .type(parameter.type)
        case .affixed(let literals, let parameters):
            self = .affixed(
                Affixed(
                    literals: isFirst ? literals.map(\.asciiLowercased) : literals, types: parameters.map(\.type),
                    ignoringCase: isFirst, nonempty: parameters.indices.filter { parameters[$0].isNonempty },
                    host: host))
        case .rest(let parameter): self = .rest(parameter.type)
        case .label(let suffix): self = .label(suffix.asciiLowercased, host ?? .other)
        }
    }

    /// What the tree holds against a segment. That a text is not empty is looked at when the whole pattern fits, for it
    /// does not make another place in the order of matching.
    var edge: Matcher {
        if case .someText = self { .type(.string) } else { self }
    }

    /// What makes a place of its own in the order of matching, in which the scheme does not count (Semantics, section
    /// 4).
    var key: Matcher {
        switch self {
        case .label(let suffix, _): .label(suffix, .other)
        case .host(let type): .type(type)
        case .affixed(let affixed):
            .affixed(
                Affixed(
                    literals: affixed.literals, types: affixed.types, ignoringCase: affixed.ignoringCase,
                    nonempty: affixed.nonempty, host: nil))
        case .literal, .type, .someText, .rest: edge
        }
    }

    /// The rank among the matchers of one segment: the table of Semantics, section 4.
    package var rank: Int {
        switch self {
        case .literal: 0
        case .label, .affixed: 1
        case .type(.closed), .host(.closed): 2
        case .type(.bool), .host(.bool): 3
        case .type(.integer), .host(.integer): 4
        case .type(.float), .type(.double), .host(.float), .host(.double): 5
        case .type(.uuid), .host(.uuid): 6
        case .type(.url), .type(.custom), .host(.url), .host(.custom): 7
        case .type(.string), .host(.string), .someText: 8
        case .rest: 9
        }
    }

    /// How many bytes of literal text an affixed segment has: more come first.
    package var literalCount: Int {
        switch self {
        case .label(let suffix, _): suffix.utf8.count
        case .affixed(let affixed): affixed.literals.reduce(0) { $0 + $1.utf8.count }
        case .literal, .type, .host, .someText, .rest: 0
        }
    }

    /// Whether a match is a value of the route.
    package var isCapture: Bool {
        switch self {
        case .literal, .label: false
        case .affixed, .type, .host, .someText, .rest: true
        }
    }

    /// Whether a host that this matches can have no port, for the text has none and a value would take it in.
    package var needsNoPort: Bool {
        switch self {
        case .literal, .label, .rest: false
        case .affixed(let affixed): affixed.literals.last?.isEmpty ?? true
        case .type, .host, .someText: true
        }
    }

    /// Whether `_RouteReader.hasHostName` is asked before this is held against the host.
    package var needsHostName: Bool {
        switch self {
        case .label(_, let kind): kind == .web
        case .affixed(let affixed): affixed.host == .web
        case .host: true
        case .literal, .type, .someText, .rest: false
        }
    }

    /// Whether a segment that is a literal text, decoded, can be this one.
    package func accepts(_ text: String) -> Bool {
        let encoded = text.encodedLiteral(in: .pathSegment)
        let isAccepted =
            needsHostName
            ? _RouteReader.read("https://\(encoded)/", plusIsSpace: false) { url in
                guard url.hasHostName, url.hasNoPort || !needsNoPort else { return false }
                return url.hostPath.map { accepts($0.segment(0), of: url) }
            }
            : _RouteReader.read(encoded, plusIsSpace: false, isRawValue: true) { url in
                accepts(url.path.segment(0), of: url)
            }
        return isAccepted ?? false
    }

    /// Whether a segment of a URL, of which `needsHostName` has been asked, can be this one.
    package func accepts(_ part: _RoutePart, of url: _RouteReader) -> Bool {
        capture(part, of: url) != nil
    }

    /// What a segment of a URL, of which `needsHostName` has been asked, means; nil if it can't be this one.
    func capture(_ part: _RoutePart, of url: _RouteReader) -> Capture? {
        switch self {
        case .literal(let text, let ignoringCase):
            part.equals(Array(text.utf8), ignoringCase: ignoringCase) ? .nothing : nil
        case .label(let suffix, _): _RouteAffixes.isLabel(part, before: Array(suffix.utf8)) ? .nothing : nil
        case .affixed(let affixed): affixed.split(part, of: url).map(Capture.pieces)
        case .type(let type), .host(let type):
            type.takesAnyText ? part.isPresent ? .part(part) : nil : type.value(of: part).map(Capture.value)
        case .someText: part.isPresent && !part.isEmpty ? .part(part) : nil
        case .rest: .nothing
        }
    }
}

/// What reading has in hand after a segment.
enum Capture {
    /// Nothing: the segment is literal text.
    case nothing
    /// A value of a type that decides at once whether it takes a text.
    case value(RouteValue)
    /// A segment whose conversion waits until the whole pattern fits.
    case part(_RoutePart)
    /// The parts of an affixed segment.
    case pieces([_RoutePart])
    /// Where a rest begins.
    case rest(_RouteReader.Path)
}

// Texts are equal byte by byte (rule 3.9); String takes two spellings of one character for equal. Equal bytes have
// equal hashes.
extension Matcher {
    package static func == (a: Matcher, b: Matcher) -> Bool {
        switch (a, b) {
        case (.literal(let a, let ignoresCase), .literal(let b, let otherIgnoresCase)):
            ignoresCase == otherIgnoresCase && a.utf8.elementsEqual(b.utf8)
        case (.label(let a, let kind), .label(let b, let otherKind)):
            kind == otherKind && a.utf8.elementsEqual(b.utf8)
        case (.affixed(let a), .affixed(let b)): a == b
        case (.type(let a), .type(let b)), (.host(let a), .host(let b)), (.rest(let a), .rest(let b)): a == b
        case (.someText, .someText): true
        case (.literal, _), (.label, _), (.affixed, _), (.type, _), (.host, _), (.someText, _), (.rest, _): false
        }
    }
}

extension Matcher.Affixed {
    package static func == (a: Self, b: Self) -> Bool {
        a.ignoringCase == b.ignoringCase && a.types == b.types && a.nonempty == b.nonempty && a.host == b.host
            && a.literals.elementsEqual(b.literals) { $0.utf8.elementsEqual($1.utf8) }
    }
}

extension Matcher {
    package var isLiteral: Bool {
        if case .literal = self { true } else { false }
    }

    package var isRest: Bool {
        if case .rest = self { true } else { false }
    }
}
