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

    /// What an integer type accepts in a range, as `Int("…")` does: with any number of leading zeros.
    static func integer(in range: ClosedRange<WideInteger>) -> NFA {
        let zeros = NFA.many(SymbolSet(plain: "0"))
        let numbers = [
            word("+").optional.then(zeros).then(magnitudes(of: range, areNegative: false)),
            minus.then(zeros).then(magnitudes(of: range, areNegative: true)),
        ]
        let zero = NFA(sign).optional.then(.some(SymbolSet(plain: "0")))
        return .any(of: range.contains(WideInteger(0)) ? numbers + [zero] : numbers)
    }

    /// What an integer in a range is written as: without a plus sign or leading zeros.
    static func writtenInteger(in range: ClosedRange<WideInteger>) -> NFA {
        .any(
            of: (range.contains(WideInteger(0)) ? [word("0")] : []) + [
                magnitudes(of: range, areNegative: false), minus.then(magnitudes(of: range, areNegative: true)),
            ])
    }

    /// How many digits of a decimal number have been read, and whether they are less than, equal to, or greater than as
    /// many digits of each bound: -1, 0, or 1.
    private struct Digits: Hashable {
        var count = 0
        var lower = 0
        var upper = 0
    }

    /// The magnitudes of the positive or the negative numbers in a range, without leading zeros.
    private static func magnitudes(of range: ClosedRange<WideInteger>, areNegative: Bool) -> NFA {
        let bounds = areNegative ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
        let (nearest, farthest) = bounds
        guard farthest.magnitude != 0, farthest.isNegative == areNegative else { return .any(of: []) }
        let least = nearest.isNegative == areNegative ? max(nearest.magnitude, 1) : 1
        let (lower, upper) = (Array(least.description.utf8), Array(farthest.magnitude.description.utf8))
        func order(_ known: Int, _ digit: UInt8, _ bound: UInt8?) -> Int {
            guard known == 0, let bound else { return known == 0 ? 1 : known }
            return digit < bound ? -1 : digit > bound ? 1 : 0
        }
        return NFA(
            from: Digits(),
            isEnd: { digits in
                (digits.count, digits.lower) >= (lower.count, 0) && (digits.count, digits.upper) <= (upper.count, 0)
            },
            { digits in
                if digits.count == upper.count { return [] }
                return (UInt8(ascii: digits.count == 0 ? "1" : "0")...UInt8(ascii: "9")).map { digit in
                    let lowerDigit = digits.count < lower.count ? lower[digits.count] : nil
                    let next = Digits(
                        count: digits.count + 1, lower: order(digits.lower, digit, lowerDigit),
                        upper: order(digits.upper, digit, upper[digits.count]))
                    return (SymbolSet(plain: [digit]), next)
                }
            })
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

    /// What `UUID(uuidString:)` accepts, in either case or only in lower case, as it is written.
    static func uuid(isWritten: Bool) -> NFA {
        let hexadecimal = SymbolSet(plain: isWritten ? "0123456789abcdef" : "0123456789abcdefABCDEF")
        return [8, 4, 4, 4, 12].enumerated().reduce(NFA()) { text, group in
            let digits = NFA(Array(repeating: hexadecimal, count: group.element))
            return text.then(group.offset == 0 ? digits : minus.then(digits))
        }
    }
}
