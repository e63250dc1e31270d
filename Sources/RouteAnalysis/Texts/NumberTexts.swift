import RoutePatterns

/// The texts that numbers and UUIDs are read from and written as. Letters and digits are never escaped; other
/// characters may be.
enum NumberTexts {
    static let digit = SymbolSet(plain: "0123456789")
    private static let sign = SymbolSet.byte(UInt8(ascii: "+")).union(.byte(UInt8(ascii: "-")))
    static let minus = NFA(SymbolSet.byte(UInt8(ascii: "-")))

    static func word(_ text: String, ignoringCase: Bool = false) -> NFA {
        NFA(Array(text.utf8).map { SymbolSet.byte($0, ignoringCase: ignoringCase) })
    }

    /// What `Int("…")` and the other integer types accept, including any number of leading zeros.
    static func integer(_ type: IntegerType) -> NFA {
        let zero = SymbolSet(plain: "0")
        let zeros = NFA.many(zero)
        return .any(of: [
            word("+").optional.then(zeros).then(atMost(type.largest)),
            minus.then(zeros).then(atMost(type.magnitudeOfSmallest)),
            NFA(sign).optional.then(.some(zero)),
        ])
    }

    /// What an integer is written as: without a plus sign or leading zeros.
    static func writtenInteger(_ type: IntegerType) -> NFA {
        let negative = type.magnitudeOfSmallest == "0" ? [] : [minus.then(atMost(type.magnitudeOfSmallest))]
        return .any(of: [word("0"), atMost(type.largest)] + negative)
    }

    /// What an integer type accepts in a range, including any number of leading zeros.
    static func integer(in range: ClosedRange<WideInteger>) -> NFA {
        let zeros = NFA.many(SymbolSet(plain: "0"))
        let zero =
            range.contains(WideInteger(0)) ? [NFA(sign).optional.then(.some(SymbolSet(plain: "0")))] : []
        return .any(
            of: zero + [
                word("+").optional.then(zeros).then(magnitudes(of: range, areNegative: false)),
                minus.then(zeros).then(magnitudes(of: range, areNegative: true)),
            ])
    }

    /// What an integer in a range is written as.
    static func writtenInteger(in range: ClosedRange<WideInteger>) -> NFA {
        .any(
            of: (range.contains(WideInteger(0)) ? [word("0")] : []) + [
                magnitudes(of: range, areNegative: false), minus.then(magnitudes(of: range, areNegative: true)),
            ])
    }

    /// The magnitudes of the positive or the negative numbers in a range, without leading zeros.
    private static func magnitudes(of range: ClosedRange<WideInteger>, areNegative: Bool) -> NFA {
        let bounds = areNegative ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
        let (nearest, farthest) = bounds
        guard farthest.magnitude != 0, farthest.isNegative == areNegative else { return .any(of: []) }
        let lower = nearest.isNegative == areNegative ? max(nearest.magnitude, 1) : 1
        let (first, last) = (Array(lower.description.utf8), Array(farthest.magnitude.description.utf8))
        return .any(
            of: (first.count...last.count).map { count in
                let least =
                    count == first.count
                    ? first : Array("1".utf8) + Array(repeating: UInt8(ascii: "0"), count: count - 1)
                let most = count == last.count ? last : Array(repeating: UInt8(ascii: "9"), count: count)
                return .decimal(from: least, to: most)
            })
    }

    /// Positive numbers up to a bound, without leading zeros.
    private static func atMost(_ bound: String) -> NFA {
        bound == "0" ? .any(of: []) : .decimal(atMost: bound)
    }

    /// What a Double accepts: decimal numbers. The set includes those out of range, because the range of numbers with
    /// an exponent isn't a regular set.
    static let double: NFA = .any(of: [float, word("1e39")])

    /// What a Float accepts: the same without `1e39`, which represents all numbers in the range of Double alone.
    static let float: NFA = .any(of: [NFA(sign).optional.then(number), withExponent])

    /// Digits, and perhaps a point.
    private static let number: NFA = {
        let many = NFA.some(digit)
        return .any(of: [many.then(word(".").then(.many(digit)).optional), word(".").then(many)])
    }()

    /// Numbers with an exponent, without `1e39`.
    static let withExponent: NFA = {
        func digits(besides excluded: String) -> NFA {
            NFA(digit.subtracting(SymbolSet(plain: excluded)))
        }
        let (one, any, many) = (word("1"), NFA(digit), NFA.some(digit))
        let point = word(".").then(.many(digit))
        let exponent = word("e", ignoringCase: true).then(NFA(sign).optional).then(many)
        // At least two characters, or a digit other than `1`.
        let others = NFA.any(of: [
            any.then(many).then(point.optional), any.then(point), word(".").then(many), digits(besides: "1"),
        ])
        let otherExponents = NFA.any(of: [
            word("E").then(many), word("e", ignoringCase: true).then(NFA(sign)).then(many),
            word("e").then(any), word("e").then(digits(besides: "3")).then(any),
            word("e").then(word("3")).then(digits(besides: "9")), word("e").then(any).then(any).then(many),
        ])
        return .any(of: [
            others.then(exponent), one.then(otherExponents), NFA(sign).then(number).then(exponent),
        ])
    }()

    /// What `UUID(uuidString:)` accepts, in either case or only in uppercase.
    static func uuid(uppercase: Bool) -> NFA {
        let hexadecimal = SymbolSet(plain: uppercase ? "0123456789ABCDEF" : "0123456789abcdefABCDEF")
        return [8, 4, 4, 4, 12].enumerated().reduce(NFA()) { text, group in
            let digits = NFA(Array(repeating: hexadecimal, count: group.element))
            return text.then(group.offset == 0 ? digits : minus.then(digits))
        }
    }
}

extension IntegerType {
    fileprivate var largest: String {
        switch self {
        case .int, .int64: Int64.max.description
        case .int8: Int8.max.description
        case .int16: Int16.max.description
        case .int32: Int32.max.description
        case .uint, .uint64: UInt64.max.description
        case .uint8: UInt8.max.description
        case .uint16: UInt16.max.description
        case .uint32: UInt32.max.description
        }
    }

    fileprivate var magnitudeOfSmallest: String {
        switch self {
        case .int, .int64: Int64.min.magnitude.description
        case .int8: Int8.min.magnitude.description
        case .int16: Int16.min.magnitude.description
        case .int32: Int32.min.magnitude.description
        case .uint, .uint8, .uint16, .uint32, .uint64: "0"
        }
    }
}
