// The syntax of patterns.
extension AndroidPattern {
    /// A pattern that Android refuses.
    struct Refused: Error {}

    /// The steps of a `pathPattern`.
    static func simpleSteps(_ units: [UInt16]) -> [Step] {
        var rest = units[...]
        var steps: [Step] = []
        while let first = rest.popFirst() {
            let isEscaped = first == .backslash
            let unit = isEscaped ? rest.popFirst() ?? 0 : first
            let isRepeated = rest.first == .star
            if isRepeated { rest.removeFirst() }
            if !isRepeated {
                // An escaped dot takes any character, too.
                steps.append(unit == .dot ? .one : .literal(unit))
            } else if isEscaped || unit != .dot {
                steps.append(Step.literal(unit).repeated)
            } else if let next = rest.popFirst() {
                // Up to the first such character, and that one.
                let end = Step.literal(next == .backslash ? rest.popFirst() ?? 0 : next)
                steps += [Step(ranges: end.ranges, isInverse: true).repeated, end]
            } else {
                steps.append(Step.one.repeated)
            }
        }
        return steps
    }

    /// The steps of a `pathAdvancedPattern`.
    static func advancedSteps(_ units: [UInt16]) throws(Refused) -> [Step] {
        var rest = units[...]
        var steps: [Step] = []
        while let unit = rest.popFirst() {
            // Android has room for so many.
            if steps.count > 2_045 { throw Refused() }
            switch unit {
            case .dot: steps.append(.one)
            case .backslash: steps.append(.literal(try next(&rest)))
            case UInt16(ascii: "["): steps.append(try set(&rest))
            case .star: try repeatLast(of: &steps, Repetition(least: 0, most: nil))
            case UInt16(ascii: "+"): try repeatLast(of: &steps, Repetition(least: 1, most: nil))
            case UInt16(ascii: "{"): try repeatLast(of: &steps, try repetition(&rest))
            // Android ignores a `}` alone.
            case UInt16(ascii: "}"): break
            default: steps.append(.literal(unit))
            }
        }
        return steps
    }

    private static func next(_ rest: inout ArraySlice<UInt16>) throws(Refused) -> UInt16 {
        guard let unit = rest.popFirst() else { throw Refused() }
        return unit
    }

    /// How often a step is repeated.
    private struct Repetition {
        let least: Int
        /// Nil for any number.
        let most: Int?
    }

    /// The numbers after a `{`, such as `2`, `2,`, or `2,4`.
    private static func repetition(
        _ rest: inout ArraySlice<UInt16>
    ) throws(Refused) -> Repetition {
        guard let end = rest.firstIndex(of: UInt16(ascii: "}")) else { throw Refused() }
        let texts = String(decoding: rest[..<end], as: UTF16.self).split(
            separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = texts.map { Int32($0).map { max(0, Int($0)) } }
        let isOpen = texts.count == 2 && texts[1].isEmpty
        let most = numbers[numbers.count - 1]
        guard let least = numbers[0], isOpen || most != nil else { throw Refused() }
        rest = rest[end...].dropFirst()
        return Repetition(least: least, most: most)
    }

    /// Repeats the last step, which must not be repeated already.
    private static func repeatLast(
        of steps: inout [Step], _ repetition: Repetition
    ) throws(Refused) {
        let least = repetition.least
        guard let last = steps.popLast(), last.least == 1, last.most == 1,
            least <= repetition.most ?? least
        else { throw Refused() }
        steps.append(
            Step(
                ranges: last.ranges, isInverse: last.isInverse, least: least,
                most: repetition.most))
    }

    /// The characters after a `[`.
    private static func set(_ rest: inout ArraySlice<UInt16>) throws(Refused) -> Step {
        var step = Step(ranges: [])
        step.isInverse = rest.first == UInt16(ascii: "^")
        if step.isInverse { rest.removeFirst() }
        let end = UInt16(ascii: "]")
        let dash = UInt16(ascii: "-")
        func member(_ unit: UInt16) throws(Refused) -> UInt16 {
            unit == .backslash ? try next(&rest) : unit
        }
        if rest.first == end { throw Refused() }
        while true {
            let unit = try next(&rest)
            if unit == end { return step }
            let first = try member(unit)
            var last = first
            if rest.first == dash, let next = rest.dropFirst().first, next != end {
                rest = rest.dropFirst(2)
                last = try member(next)
            }
            // A reversed range has no characters.
            if first <= last { step.ranges.append(first...last) }
        }
    }
}

extension UInt16 {
    fileprivate static let dot = UInt16(ascii: ".")
    fileprivate static let star = UInt16(ascii: "*")
    fileprivate static let backslash = UInt16(ascii: "\\")

    /// The code unit of an ASCII character.
    fileprivate init(ascii character: Unicode.Scalar) {
        self = UInt16(truncatingIfNeeded: character.value)
    }
}
