import RouteAnalysis
import RouteRuntime

/// The texts that the parts of a link can have.
///
/// Only URLs in the normal form of RFC 3986, section 6.2.2, are links here: what can stand unescaped does, the rest is
/// UTF-8 in upper-case escapes, and no segment of the path is `.`, `..`, or empty. Software may bring a URL into this
/// form on its way, so other URLs are no links to show to anybody.
enum NormalTexts {
    /// The path after a host: a slash, and perhaps segments, with or without a slash at the end.
    static let path = segments.excluding([[SymbolSet]()])

    /// What follows `scheme://` where the first segment is in the host's place. A system compares it without case, so
    /// it has no upper-case letters here.
    static let place = segment(
        of: .any(of: [NFA(letters.subtracting(capitals)), escaped, other(than: ":@")])
    )
    .then(segments).optional

    /// The query or the fragment.
    static let tail = NFA.any(of: [character, NFA(SymbolSet(plain: "/?".utf8))]).repeated

    /// A host with one of some ports, or without.
    static func host(ports: [String]) -> NFA {
        let label = NFA.some(letters.subtracting(capitals).subtracting(SymbolSet(plain: ".~".utf8)))
        let port = NFA(plain: ":").then(.any(of: ports.map { NFA(plain: $0) }))
        return label.then(NFA(plain: ".").then(label).repeated).then(port.optional)
    }

    /// Every path, in the normal form or not.
    static let anyPath = slash.then(any(also: "/"))

    /// Every query or fragment, in the normal form or not.
    static let anyTail = any(also: "/?")

    /// Characters that a segment can have and some others, and escapes of either case.
    private static func any(also others: String) -> NFA {
        let digit = SymbolSet(plain: "0123456789abcdefABCDEF")
        let plain = letters.union(SymbolSet(plain: punctuation + others))
        return NFA.any(of: [NFA(plain), NFA([SymbolSet(plain: "%"), digit, digit])]).repeated
    }

    private static let slash = NFA(plain: "/")

    private static let segments = slash.then(segment).repeated.then(slash.optional)

    private static let letters = SymbolSet(plain: (UInt8.min...UInt8.max).filter(isUnreserved))
    private static let punctuation = "!$&'()*+,;=:@"
    private static let capitals = SymbolSet(plain: UInt8(ascii: "A")...UInt8(ascii: "Z"))

    /// Characters other than letters that can stand in a segment, without some of them.
    private static func other(than excluded: String = "") -> NFA {
        NFA(SymbolSet(plain: punctuation).subtracting(SymbolSet(plain: excluded.utf8)))
    }

    /// One character that is escaped.
    private static let escaped: NFA = {
        func bytes(_ range: ClosedRange<UInt8>) -> SymbolSet { SymbolSet(plain: [], escaped: Array(range)) }
        let next = bytes(0x80...0xBF)
        let ascii = (UInt8(0)...0x7F).filter { !isUnreserved($0) }
        // The table of well-formed sequences in the Unicode Standard, section 3.9.
        return NFA.any(of: [
            NFA(SymbolSet(plain: [], escaped: ascii)),
            NFA([bytes(0xC2...0xDF), next]),
            NFA([bytes(0xE0...0xE0), bytes(0xA0...0xBF), next]),
            NFA([bytes(0xE1...0xEC), next, next]),
            NFA([bytes(0xED...0xED), bytes(0x80...0x9F), next]),
            NFA([bytes(0xEE...0xEF), next, next]),
            NFA([bytes(0xF0...0xF0), bytes(0x90...0xBF), next, next]),
            NFA([bytes(0xF1...0xF3), next, next, next]),
            NFA([bytes(0xF4...0xF4), bytes(0x80...0x8F), next, next]),
        ]).spelledOutNormally
    }()

    private static let character = NFA.any(of: [NFA(letters), escaped, other()])

    private static let segment = segment(of: character)

    private static func segment(of character: NFA) -> NFA {
        character.then(character.repeated).excluding([".", ".."].map { $0.utf8.map { SymbolSet(plain: [$0]) } })
    }
}
