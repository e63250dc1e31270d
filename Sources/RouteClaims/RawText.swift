import RouteAnalysis

/// The texts of one part of a URL, as automata over the bytes that stand in the URL.
struct RawText: Hashable {
    /// Whether the part is unescaped before it is compared. An escape that is not well-formed is then in no set.
    var isDecoded = false
    /// Whether the case of letters doesn't matter. In a part that isn't unescaped, that includes the digits of escapes.
    var ignoresCase = false
    /// The bytes that end the part, which it has only escaped.
    var delimiters = ""

    /// One byte of a set.
    func byte(_ bytes: some Sequence<UInt8>) -> NFA {
        let unescaped = NFA(symbols(Set(bytes)))
        return isDecoded ? .any(of: [unescaped] + Self.escapes(of: folded(Set(bytes)))) : unescaped
    }

    /// One byte that is in no set.
    func byte(except bytes: some Sequence<UInt8>) -> NFA {
        byte(Set(UInt8.min...UInt8.max).subtracting(bytes))
    }

    /// Any number of bytes.
    var bytes: NFA {
        isDecoded
            ? byte(except: []).repeated
            : .many(.rawBytes.subtracting(SymbolSet(plain: delimiters.utf8)))
    }

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
        return .any(of: Set(forms + [String(scalar)]).sorted().map { bytes(of: $0) })
    }

    /// A text, byte for byte.
    func bytes(of text: String) -> NFA {
        text.utf8.reduce(into: NFA()) { $0.append(byte([$1])) }
    }

    /// Every text but one.
    func bytes(otherThan text: String) -> NFA {
        guard isDecoded else { return bytes.excluding(text.utf8.map { symbols([$0]) }) }
        // The texts that follow the bytes before this one, from the last byte to the first.
        return text.utf8.reversed().reduce(byte(except: []).then(bytes)) { following, byte in
            let other = self.byte(except: folded([byte]))
            return .any(of: [NFA(), other.then(bytes), self.byte([byte]).then(following)])
        }
    }

    private func folded(_ bytes: Set<UInt8>) -> Set<UInt8> {
        guard ignoresCase else { return bytes }
        return bytes.union(bytes.filter { (0x41...0x5A).contains($0 & ~0x20) }.map { $0 ^ 0x20 })
    }

    /// The symbols that stand for bytes, where they need no escape.
    private func symbols(_ bytes: Set<UInt8>) -> SymbolSet {
        SymbolSet(plain: folded(bytes).subtracting(delimiters.utf8).subtracting(isDecoded ? Array("%".utf8) : []))
    }

    /// The escapes of some bytes. The digits are of either case.
    private static func escapes(of bytes: Set<UInt8>) -> [NFA] {
        var highDigits: [[UInt8]: [UInt8]] = [:]
        for (high, bytes) in Dictionary(grouping: bytes.sorted(), by: { $0 >> 4 }).sorted(by: { $0.key < $1.key }) {
            highDigits[bytes.map { $0 & 0xF }, default: []].append(high)
        }
        return highDigits.sorted { $0.value.lexicographicallyPrecedes($1.value) }.map { low, high in
            NFA([SymbolSet(plain: "%".utf8), digits(high), digits(low)])
        }
    }

    private static func digits(_ values: [UInt8]) -> SymbolSet {
        SymbolSet(
            plain: values.flatMap { value in
                [false, true].flatMap { String(value, radix: 16, uppercase: $0).utf8 }
            })
    }
}
