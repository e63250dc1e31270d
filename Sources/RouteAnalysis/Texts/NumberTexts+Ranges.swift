import RoutePatterns

// The texts of a range of Double or Float. Numbers with an exponent, and those that are rounded at a bound, are not a
// regular set, so there are two answers: fewer texts than the type takes, and more.
extension NumberTexts {
    /// Numbers without an exponent that are in the range.
    static func certain<Number>(in range: NumberRange<Number>) -> NFA {
        decimals(
            from: range.lower.map { Bound($0, isIncluded: true) },
            to: range.upper.map { Bound(range.includesUpper ? $0 : $0.nextDown, isIncluded: true) })
    }

    /// Numbers that may be in the range: those before the next integer beyond each bound, and any with an exponent.
    static func possible<Number>(in range: NumberRange<Number>) -> NFA {
        let lower = range.lower.map { -(-$0).nextInteger }.flatMap { $0.isFinite ? $0 : nil }
        let upper = range.upper.map(\.nextInteger).flatMap { $0.isFinite ? $0 : nil }
        return .any(of: [
            decimals(
                from: lower.map { Bound($0, isIncluded: false) }, to: upper.map { Bound($0, isIncluded: false) }),
            withExponent,
        ])
    }

    /// Numbers without an exponent between two bounds, with any number of leading zeros.
    private static func decimals(from lower: Bound?, to upper: Bound?) -> NFA {
        var sets: [NFA] = []
        if !(upper?.isNegative ?? false) {
            let least = lower.flatMap { $0.isNegative ? nil : $0 }
            sets.append(word("+").optional.then(magnitudes(from: least ?? .zero, to: upper)))
        }
        if lower.map({ $0.isNegative || $0.isZero }) ?? true {
            let least = upper.flatMap { $0.isNegative || $0.isZero ? $0 : nil }
            sets.append(minus.then(magnitudes(from: least ?? .zero, to: lower)))
        }
        return .any(of: sets)
    }

    /// Numbers without a sign between the magnitudes of two bounds.
    private static func magnitudes(from lower: Bound, to upper: Bound?) -> NFA {
        let zero = SymbolSet(plain: "0")
        let most = upper?.integer.count ?? lower.integer.count
        var sets: [NFA] = []
        if lower.integer.isEmpty {
            let fractions = DecimalTexts(lower, upper, integerCount: 0).automaton
            sets.append(NFA(zero).then(.many(zero)).then(fractions))
            // Without a digit before the point, there is one after it.
            sets.append(fractions.excluding([[], [.byte(UInt8(ascii: "."))]] as [[SymbolSet]]))
        }
        for count in stride(from: max(1, lower.integer.count), through: most, by: 1) {
            sets.append(NFA.many(zero).then(DecimalTexts(lower, upper, integerCount: count).automaton))
        }
        if upper == nil {
            let longer = [SymbolSet(plain: "123456789")] + Array(repeating: digit, count: most)
            let point = word(".").then(.many(digit)).optional
            sets.append(NFA.many(zero).then(NFA(longer)).then(.many(digit)).then(point))
        }
        return .any(of: sets)
    }
}

/// A bound of a range, in decimal digits.
private struct Bound {
    /// The digits before the point, without leading zeros.
    let integer: [UInt8]
    /// The digits after the point.
    let fraction: [UInt8]
    let isNegative: Bool
    let isIncluded: Bool

    static let zero = Bound(Double.zero, isIncluded: true)

    var isZero: Bool { (integer + fraction).allSatisfy { $0 == UInt8(ascii: "0") } }

    /// - Parameter number: a finite number. Its shortest text is enough, because reading a number rounds to it.
    init(_ number: some BinaryFloatingPoint, isIncluded: Bool) {
        self.init("\(number.magnitude)", isNegative: number < 0, isIncluded: isIncluded)
    }

    private init(_ magnitude: String, isNegative: Bool, isIncluded: Bool) {
        let zero = UInt8(ascii: "0")
        let parts = Array(magnitude.utf8).split(separator: UInt8(ascii: "e"))
        let digits = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        var (integer, fraction) = (Array(digits[0]), digits.count > 1 ? Array(digits[1]) : [])
        let exponent = parts.count > 1 ? parts[1] : []
        let isSmall = exponent.first == UInt8(ascii: "-")
        for _ in 0..<exponent.drop(while: { $0 < zero }).reduce(0, { $0 * 10 + Int($1 - zero) }) {
            if isSmall {
                fraction.insert(integer.popLast() ?? zero, at: 0)
            } else {
                integer.append(fraction.isEmpty ? zero : fraction.removeFirst())
            }
        }
        self.integer = Array(integer.drop { $0 == zero })
        self.fraction = fraction
        self.isNegative = isNegative
        self.isIncluded = isIncluded
    }
}

/// The numbers between two bounds that have a certain number of digits before the point, and no leading zero.
private struct DecimalTexts {
    /// How much of a text has been read, and whether its digits are so far those of a bound.
    private struct State: Hashable {
        var position = 0
        var isLower: Bool
        var isUpper: Bool
        var hasPoint = false
    }

    private let lower: Bound
    private let upper: Bound?
    private let integerCount: Int
    /// The number of digits after which only zeros follow in both bounds.
    private let digitCount: Int
    private let start: State

    init(_ lower: Bound, _ upper: Bound?, integerCount: Int) {
        self.lower = lower
        self.upper = upper
        self.integerCount = integerCount
        digitCount = integerCount + max(lower.fraction.count, upper?.fraction.count ?? 0)
        start = State(
            isLower: lower.integer.count == integerCount, isUpper: upper?.integer.count == integerCount)
    }

    private func digit(_ bound: Bound, _ position: Int) -> UInt8 {
        let digits = position < integerCount ? bound.integer[...] : bound.fraction[...]
        let index = position < integerCount ? position : position - integerCount
        return index < digits.count ? digits[index] : UInt8(ascii: "0")
    }

    private func next(_ state: State, _ read: UInt8) -> State? {
        var next = state
        next.position = min(state.position + 1, digitCount)
        if state.isLower {
            let own = digit(lower, state.position)
            if read < own { return nil }
            next.isLower = read == own
        }
        if state.isUpper, let upper {
            let own = digit(upper, state.position)
            if read > own { return nil }
            next.isUpper = read == own
        }
        return next
    }

    /// Whether the number is between the bounds if only zeros follow.
    private func isEnd(_ state: State) -> Bool {
        if state.position < integerCount { return false }
        func isEqual(_ bound: Bound) -> Bool {
            (state.position..<max(state.position, digitCount)).allSatisfy { digit(bound, $0) == UInt8(ascii: "0") }
        }
        if state.isLower, !(isEqual(lower) && lower.isIncluded) { return false }
        if state.isUpper, let upper, isEqual(upper), !upper.isIncluded { return false }
        return true
    }

    var automaton: NFA {
        NFA(from: start, isEnd: isEnd) { state in
            if state.position == integerCount, !state.hasPoint {
                var next = state
                next.hasPoint = true
                return [(.byte(UInt8(ascii: ".")), next)]
            }
            let least = UInt8(ascii: state.position == 0 && integerCount > 0 ? "1" : "0")
            return (least...UInt8(ascii: "9")).compactMap { digit in
                next(state, digit).map { (SymbolSet(plain: [digit]), $0) }
            }
        }
    }
}

extension BinaryFloatingPoint {
    /// The smallest integer above the number, or, among the largest numbers, the next number.
    fileprivate var nextInteger: Self {
        max(rounded(.down) + 1, nextUp)
    }
}
