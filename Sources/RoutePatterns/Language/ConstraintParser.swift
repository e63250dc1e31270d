import RouteRuntime

/// Reads the constraints of one type, and collects what is wrong with them.
struct ConstraintParser {
    typealias Key = ConstrainedType.ConstraintKey

    /// The two ends that a range or a length is written with. Of a length that is one number, both
    /// are that number.
    private struct Bounds<Bound> {
        /// Nil if there is no lower bound.
        let lower: Bound?
        /// Nil if there is no upper bound.
        let upper: Bound?
        /// Whether `upper` itself is inside.
        let includesUpper: Bool
    }

    let name: String
    let source: ConstrainedType.Source
    var problems: [ConstrainedType.Problem] = []

    mutating func report(_ key: Key, _ message: String, help: String?, index: Int? = nil) {
        let text = source.text(of: key, index)
        let error = PatternError(.badType, in: text, message, help: help)
        problems.append(ConstrainedType.Problem(key: key, index: index, error: error))
    }

    /// Reads the constraints. The result doesn't count if there are problems.
    mutating func type() -> ConstrainedType? {
        guard let base = RouteType(builtIn: source.type), let keys = base.kind?.constraints,
            !keys.isEmpty
        else {
            report(
                .type, "'\(source.type)' cannot have constraints",
                help: "use String, URL, Double, Float, or an integer type")
            return nil
        }
        let names = keys.map { "'\($0.rawValue)'" }.list("or")
        for key in Key.allCases where source.texts[key] != nil && !keys.contains(key) {
            let isOfDigits = key == .length && base.isNumberLike
            report(
                key, "\(base.article) cannot have '\(key.rawValue)'",
                help: isOfDigits
                    ? "use \(names); for a number of digits, write type: String and characters: 0-9"
                    : "use \(names)")
        }
        if source.texts.isEmpty {
            report(.type, "the type '\(name)' has no constraints", help: "add \(names)")
        }
        return constraint(base).map { ConstrainedType(name: name, constraint: $0, width: width()) }
    }

    private mutating func constraint(_ base: RouteType) -> ConstrainedType.Constraint? {
        switch base {
        case .string: return textConstraint().map { .text($0) }
        case .integer(let integer):
            guard source[.range] != nil else { return .integer(integer, integer.range) }
            return integerRange(integer).map { .integer(integer, $0) }
        case .double:
            let range = numberRange { text in
                if case .double(let number)? = base.value(of: text) { number } else { nil }
            }
            return range.map { .double($0) }
        case .float:
            let range = numberRange { text in
                if case .float(let number)? = base.value(of: text) { number } else { nil }
            }
            return range.map { .float($0) }
        default: return schemes().map { .url(schemes: $0) }
        }
    }

    private mutating func integerRange(_ type: IntegerType) -> ClosedRange<WideInteger>? {
        let bounds = bounds(.range) { text in
            RouteType.integer(type).value(of: text).flatMap { WideInteger($0) }
        }
        guard let bounds else { return nil }
        let lower = bounds.lower ?? type.range.lowerBound
        let upper = bounds.upper ?? type.range.upperBound
        return lower...(bounds.includesUpper ? upper : upper.predecessor)
    }

    private mutating func numberRange<Number>(
        _ convert: (String) -> Number?
    ) -> NumberRange<Number>? {
        bounds(.range, convert).map { bounds in
            NumberRange(
                lower: bounds.lower, upper: bounds.upper, includesUpper: bounds.includesUpper)
        }
    }

    /// The bounds of a range or of a length. Reports a text that isn't one, and an empty range.
    private mutating func bounds<Bound: Comparable>(
        _ key: Key, _ convert: (String) -> Bound?
    ) -> Bounds<Bound>? {
        guard let text = source[key] else { return nil }
        let includesUpper = !text.contains("..<")
        var texts = [text[...]]
        if let mark = text.firstRange(of: includesUpper ? "..." : "..<") {
            texts = [text[..<mark.lowerBound], text[mark.upperBound...]]
        }
        let isLength = key == .length
        // Only a length can be one number, and only a range can leave its upper bound out.
        let isComplete = texts.contains { !$0.isEmpty } && (texts.count == 2 || isLength)
        let bounds = texts.map { $0.isEmpty ? nil : convert(String($0)) }
        guard isComplete, zip(texts, bounds).allSatisfy({ $0.isEmpty || $1 != nil }),
            includesUpper || !isLength && !texts.contains("")
        else {
            report(
                key,
                isLength
                    ? "'\(text)' is not a length" : "'\(text)' is not a range of \(source.type)",
                help: isLength
                    ? "write a length such as 6, 3...8, 2..., or ...64; lengths start at 1"
                    : "write a range such as 1...10, 0..<1, 1..., or ...10")
            return nil
        }
        let lower = bounds[0]
        let upper = bounds[bounds.count - 1]
        if let lower, let upper, includesUpper ? lower > upper : lower >= upper {
            report(
                key, "no \(isLength ? "length" : source.type) is in \(text)",
                help: lower == upper
                    ? "write '...' before the last value" : "write the smaller bound first")
            return nil
        }
        return Bounds(lower: lower, upper: upper, includesUpper: includesUpper)
    }

    /// The fewest digits of a written integer.
    private mutating func width() -> Int? {
        guard let text = source[.width] else { return nil }
        if let width = Self.count(text), width <= 20 { return width }
        report(
            .width, "'\(text)' is not a width",
            help: "write how many digits at least, from 1 to 20")
        return nil
    }

    /// A number from 1.
    private static func count(_ text: String) -> Int? {
        guard text.utf8.allSatisfy(isDigit), let count = Int(text), count > 0 else { return nil }
        return count
    }
}

// Strings and URLs.
extension ConstraintParser {
    private mutating func textConstraint() -> TextConstraint? {
        let length = bounds(.length, Self.count)
        let constraint = TextConstraint(
            length: (length?.lower ?? 1)...(length?.upper ?? TextConstraint.longest),
            characters: characters(),
            excluded: source.texts[.not] ?? [])
        if problems.isEmpty, constraint.isEmpty {
            report(.not, "no text is a value of '\(name)'", help: "remove a constraint")
        }
        return constraint
    }

    /// The ASCII characters of a text such as `0-9a-f_`.
    private mutating func characters() -> [ClosedRange<Unicode.Scalar>]? {
        guard let text = source[.characters] else { return nil }
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        var rest = Array(text.unicodeScalars)[...]
        while let first = rest.first, first.isASCII {
            // A `-` at the start or the end is itself.
            let isRange = rest.count > 2 && rest[rest.startIndex + 1] == "-" && first != "-"
            let last = isRange ? rest[rest.startIndex + 2] : first
            if first > last || !last.isASCII { break }
            ranges.append(first...last)
            rest = rest.dropFirst(isRange ? 3 : 1)
        }
        if ranges.isEmpty || !rest.isEmpty {
            report(
                .characters, "'\(text)' is not a set of ASCII characters",
                help: "write characters and ranges such as 0-9a-f, with '-' at the end for itself")
            return nil
        }
        return ranges.merged
    }

    private mutating func schemes() -> [String]? {
        guard let schemes = source.texts[.schemes] else { return nil }
        for (index, scheme) in schemes.enumerated()
        where !isScheme(scheme) || scheme != scheme.asciiLowercased {
            report(
                .schemes, "'\(scheme)' is not a scheme in lower case",
                help: "write it as in [https, http]",
                index: index)
        }
        return schemes
    }
}

extension TextConstraint {
    /// Whether every text of the right length and characters is excluded.
    fileprivate var isEmpty: Bool {
        guard let allowed = alphabet, length.upperBound < 64 else { return false }
        var count = 0
        var ofLength = 1
        for length in 1...length.upperBound {
            ofLength *= allowed.count
            if length >= self.length.lowerBound { count += ofLength }
            if count > excluded.count || ofLength > 1 << 32 { return false }
        }
        return count <= Set(excluded.filter(rule.accepts).map { Array($0.utf8) }).count
    }
}

extension [ClosedRange<Unicode.Scalar>] {
    /// The same characters, in order, in as few ranges as possible.
    fileprivate var merged: Self {
        var merged: Self = []
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard let last = merged.last, range.lowerBound.value <= last.upperBound.value + 1
            else {
                merged.append(range)
                continue
            }
            merged[merged.count - 1] =
                last.lowerBound...Swift.max(last.upperBound, range.upperBound)
        }
        return merged
    }
}
