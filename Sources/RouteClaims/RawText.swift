import RouteAnalysis

/// How the texts of one part of a URL are compared, as automata over bytes.
///
/// The texts are those that are compared: `spelled` makes those that stand in the URL of them.
struct RawText: Hashable {
    /// Whether the part is unescaped before it is compared. An escape that is not well-formed is then in no set.
    var isDecoded = false
    /// Whether the case of letters doesn't matter. In a part that isn't unescaped, that includes the digits of escapes.
    var ignoresCase = false
    /// The bytes that end the part, which it has only escaped.
    var delimiters = ""

    /// The texts as they stand in the URL.
    func spelled(_ texts: NFA) -> NFA {
        isDecoded ? texts.spellings(delimiters: delimiters) : texts
    }

    /// One byte of a set.
    func byte(_ bytes: some Sequence<UInt8>) -> NFA { NFA(symbols(bytes)) }

    /// Any number of bytes.
    var bytes: NFA { .many(symbols(UInt8.min...UInt8.max)) }

    /// One character, which is one Unicode scalar.
    func scalar(except excluded: [UInt8] = []) -> NFA {
        let continuing = byte(0x80...0xBF)
        return .any(of: [
            byte(Set(0...0x7F).subtracting(excluded)),
            byte(0xC2...0xDF).then(continuing),
            byte(0xE0...0xEF).then(continuing).then(continuing),
            byte(0xF0...0xF4).then(continuing).then(continuing).then(continuing),
        ])
    }

    /// One given character.
    func scalar(_ scalar: Unicode.Scalar) -> NFA {
        if scalar.isASCII { return byte([UInt8(truncatingIfNeeded: scalar.value)]) }
        let forms = ignoresCase ? [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping] : []
        return .any(of: Set(forms + [String(scalar)]).sorted().map { NFA(symbols(of: $0)) })
    }

    /// The queries, as they stand in the URL, in which every item of a name has a value from a set. If there is no such
    /// item, its value is the empty text.
    ///
    /// Items are separated by `&`, and an item without `=` has an empty value.
    func queries(item name: String, values: NFA) -> NFA {
        var (names, ownValues) = (self, self)
        (names.delimiters, ownValues.delimiters) = ("&=", "&")
        let (equals, separator) = (NFA(plain: "="), NFA(plain: "&"))
        let anyValue = NFA.many(.rawBytes.subtracting(SymbolSet(plain: "&")))
        let own = names.spelled(NFA(names.symbols(of: name)))
        let other = names.spelled(names.bytes.excluding(names.symbols(of: name))).then(equals.then(anyValue).optional)
        let valued = own.then(equals).then(ownValues.spelled(values))
        guard !values.accepts("") else {
            let item = NFA.any(of: [other, valued, own])
            return item.then(separator.then(item).repeated)
        }
        let item = NFA.any(of: [other, valued])
        return other.then(separator).repeated.then(valued).then(separator.then(item).repeated)
    }

    private func symbols(of text: String) -> [SymbolSet] { text.utf8.map { symbols([$0]) } }

    /// Some bytes, in either case if that doesn't matter. Only escapes can have the delimiters.
    private func symbols(_ bytes: some Sequence<UInt8>) -> SymbolSet {
        let bytes = Set(bytes)
        let folded =
            ignoresCase ? bytes.union(bytes.filter { (0x41...0x5A).contains($0 & ~0x20) }.map { $0 ^ 0x20 }) : bytes
        return SymbolSet(plain: isDecoded ? folded : folded.subtracting(delimiters.utf8))
    }
}
