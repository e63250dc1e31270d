import RouteRuntime

extension ConstrainedType {
    /// Makes a type for the patterns of a `PatternRouter`, from constraints as in a spec
    /// (<doc:Semantics>, section 1).
    ///
    ///     let latitude = try ConstrainedType(name: "Latitude", type: "Double", range: "-90...90")
    ///     let router = try PatternRouter<RouteMatch>(
    ///         bases: ["myapp://app"], types: [.constrained(latitude)],
    ///         patterns: ["place": "place/${latitude:Latitude}"])
    ///
    /// - Parameters:
    ///   - name: the type's name in patterns.
    ///   - type: the built-in type: `String`, `URL`, `Double`, `Float`, or an integer type.
    ///   - range: the numbers that are allowed, such as `1...10`, `0..<1`, `1...`, or `...10`.
    ///   - length: how many Unicode scalars a String has, such as `6`, `3...8`, `2...`, or `...64`.
    ///   - characters: the ASCII characters that a String can have, such as `0-9a-f_`.
    ///   - not: Strings that aren't values.
    ///   - schemes: the schemes that a URL can have, in lower case.
    ///   - width: the fewest digits of an integer that is written, from 1 to 20, with zeros on the
    ///     left.
    /// - Throws: a `PatternError` with the first constraint that is invalid.
    public init(
        name: String, type: String, range: String? = nil, length: String? = nil,
        characters: String? = nil,
        not: [String]? = nil, schemes: [String]? = nil, width: Int? = nil
    ) throws {
        var source = Source(type: type)
        (source[.range], source[.length], source[.characters]) = (range, length, characters)
        (source.texts[.not], source.texts[.schemes], source[.width]) = (
            not, schemes, width.map(String.init)
        )
        var problems: [Problem] = []
        guard let type = Self.parse(name: name, source, problems: &problems) else {
            throw problems[0].error
        }
        self = type
    }

    /// The constraints of a type, as a spec writes them.
    package struct Source: Sendable {
        package var type: String
        /// The text of each key that is written; of a key with a list, each item.
        package var texts: [ConstraintKey: [String]] = [:]

        package init(type: String) {
            self.type = type
        }

        package subscript(key: ConstraintKey) -> String? {
            get { texts[key]?.first }
            set { texts[key] = newValue.map { [$0] } }
        }

        /// The text of a constraint, or of its item at an index; that of `type` if the constraint
        /// is missing.
        fileprivate func text(of key: ConstraintKey, _ index: Int?) -> String {
            guard let texts = texts[key] else { return type }
            return index.map { texts[$0] } ?? texts.joined(separator: ", ")
        }
    }

    /// A constraint of a type, by its key in a spec.
    package enum ConstraintKey: String, CaseIterable, Sendable {
        case type, range, length, characters, not, schemes, width
    }

    /// What is wrong with a type.
    package struct Problem: Sendable {
        package let key: ConstraintKey
        /// The index of the item, for a key that has a list.
        package let index: Int?
        /// The problem, with a range in the text of the constraint.
        package let error: PatternError
    }

    /// Reads a type's constraints.
    ///
    /// - Parameter problems: gets every problem, in the order of the keys.
    /// - Returns: nil if there was a problem.
    package static func parse(name: String, _ source: Source, problems: inout [Problem])
        -> ConstrainedType?
    {
        var parser = ConstraintParser(name: name, source: source)
        let type = parser.type()
        problems += parser.problems
        return parser.problems.isEmpty ? type : nil
    }
}

private struct ConstraintParser {
    typealias Key = ConstrainedType.ConstraintKey

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
            let bounds = bounds(.range) { base.value(of: $0).flatMap { WideInteger($0) } }
            return bounds.map { bounds in
                let upper = bounds.upper ?? integer.range.upperBound
                return .integer(
                    integer,
                    (bounds.lower ?? integer.range.lowerBound)...(bounds.includesUpper
                        ? upper : upper.predecessor))
            }
        case .double:
            return bounds(.range) {
                if case .double(let number)? = base.value(of: $0) { number } else { nil }
            }
            .map {
                .double(
                    NumberRange(lower: $0.lower, upper: $0.upper, includesUpper: $0.includesUpper))
            }
        case .float:
            return bounds(.range) {
                if case .float(let number)? = base.value(of: $0) { number } else { nil }
            }
            .map {
                .float(
                    NumberRange(lower: $0.lower, upper: $0.upper, includesUpper: $0.includesUpper))
            }
        default: return schemes().map { .url(schemes: $0) }
        }
    }

    /// The bounds of a range or of a length. Reports text that has none, or between which there is
    /// nothing.
    private mutating func bounds<Bound: Comparable>(
        _ key: Key, _ convert: (String) -> Bound?
    ) -> (lower: Bound?, upper: Bound?, includesUpper: Bool)? {
        guard let text = source[key] else { return nil }
        let includesUpper = !text.contains("..<")
        let mark = includesUpper ? "..." : "..<"
        let texts =
            text.firstRange(of: mark).map { [text[..<$0.lowerBound], text[$0.upperBound...]] } ?? [
                text[...]
            ]
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
        return (lower, upper, includesUpper)
    }

    /// The fewest digits of a written integer.
    private mutating func width() -> Int? {
        guard let text = source[.width] else { return nil }
        let width = Self.count(text).flatMap { $0 > 20 ? nil : $0 }
        if width == nil {
            report(
                .width, "'\(text)' is not a width",
                help: "write how many digits at least, from 1 to 20")
        }
        return width
    }

    /// A number from 1.
    private static func count(_ text: String) -> Int? {
        text.utf8.allSatisfy(isDigit) ? Int(text).flatMap { $0 > 0 ? $0 : nil } : nil
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
            guard let last = merged.last, range.lowerBound.value <= last.upperBound.value + 1 else {
                merged.append(range)
                continue
            }
            merged[merged.count - 1] =
                last.lowerBound...Swift.max(last.upperBound, range.upperBound)
        }
        return merged
    }
}
