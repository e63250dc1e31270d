// The syntax of patterns. Android refuses to install an app with a malformed one, so what a malformed one matches
// doesn't matter.
extension AndroidMatcher {
    /// The steps of a `pathPattern`.
    static func simpleSteps(_ units: [UInt16]) -> [Step] {
        func unit(_ index: Int) -> UInt16 { index < units.count ? units[index] : 0 }
        var steps: [Step] = []
        var next = 0
        while next < units.count {
            let isEscaped = unit(next) == .backslash
            if isEscaped { next += 1 }
            let character = unit(next)
            let isRepeated = unit(next + 1) == .star
            next += isRepeated ? 2 : 1
            if !isRepeated {
                // An escaped dot takes any character, too.
                steps.append(character == .dot ? .one : .literal(character))
            } else if isEscaped || character != .dot {
                steps.append(Step.literal(character).repeated)
            } else if next >= units.count {
                steps.append(Step.one.repeated)
            } else {
                // Up to the first such character, and that one.
                if unit(next) == .backslash { next += 1 }
                let end = Step.literal(unit(next))
                steps += [Step(ranges: end.ranges, isInverse: true).repeated, end]
                next += 1
            }
        }
        return steps
    }

    /// The steps of a `pathAdvancedPattern`.
    static func advancedSteps(_ units: [UInt16]) -> [Step] {
        var rest = units[...]
        var steps: [Step] = []
        while let unit = rest.popFirst() {
            switch unit {
            case .dot: steps.append(.one)
            case .backslash: steps.append(.literal(rest.popFirst() ?? .backslash))
            case UInt16(ascii: "["): steps.append(set(&rest))
            case .star: repeatLast(of: &steps, 0, nil)
            case UInt16(ascii: "+"): repeatLast(of: &steps, 1, nil)
            case UInt16(ascii: "{"):
                let end = rest.firstIndex(of: UInt16(ascii: "}")) ?? rest.endIndex
                let numbers = String(decoding: rest[..<end], as: UTF16.self).split(
                    separator: ",", omittingEmptySubsequences: false
                ).map { UInt32($0).map(Int.init) }
                rest = rest[end...].dropFirst()
                repeatLast(of: &steps, (numbers.first ?? nil) ?? 0, numbers.last ?? nil)
            // Android ignores it.
            case UInt16(ascii: "}"): break
            default: steps.append(.literal(unit))
            }
        }
        return steps
    }

    private static func repeatLast(of steps: inout [Step], _ least: Int, _ most: Int?) {
        guard let last = steps.popLast() else { return }
        steps.append(Step(ranges: last.ranges, isInverse: last.isInverse, least: least, most: most))
    }

    /// The characters after a `[`.
    private static func set(_ rest: inout ArraySlice<UInt16>) -> Step {
        var step = Step(ranges: [])
        step.isInverse = rest.first == UInt16(ascii: "^")
        if step.isInverse { rest.removeFirst() }
        let (end, dash) = (UInt16(ascii: "]"), UInt16(ascii: "-"))
        func member(_ unit: UInt16) -> UInt16 { unit == .backslash ? rest.popFirst() ?? unit : unit }
        while let unit = rest.popFirst(), unit != end {
            let first = member(unit)
            var last = first
            if rest.first == dash, let next = rest.dropFirst().first, next != end {
                rest = rest.dropFirst(2)
                last = member(next)
            }
            // A reversed range has no characters.
            if first <= last { step.ranges.append(first...last) }
        }
        return step
    }
}

extension UInt16 {
    fileprivate static let dot = UInt16(ascii: ".")
    fileprivate static let star = UInt16(ascii: "*")
    fileprivate static let backslash = UInt16(ascii: "\\")

    /// The code unit of an ASCII character.
    fileprivate init(ascii character: Unicode.Scalar) { self = UInt16(truncatingIfNeeded: character.value) }
}
