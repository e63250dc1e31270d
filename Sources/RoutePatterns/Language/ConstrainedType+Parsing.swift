import RouteRuntime

extension ConstrainedType {
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

        /// The text of a constraint, or of its item at an index; that of `type` if the constraint is missing.
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
    package static func parse(name: String, _ source: Source, problems: inout [Problem]) -> ConstrainedType? {
        var parser = ConstraintParser(name: name, source: source)
        let constraint = parser.constraint()
        let width = parser.width()
        problems += parser.problems
        guard let constraint, parser.problems.isEmpty else { return nil }
        return ConstrainedType(name: name, constraint: constraint, width: width)
    }
}

private struct ConstraintParser {
    typealias Problem = ConstrainedType.Problem

    let name: String
    let source: ConstrainedType.Source
    var problems: [Problem] = []

    mutating func report(_ key: ConstrainedType.ConstraintKey, _ message: String, help: String?, index: Int? = nil) {
        let text = source.text(of: key, index)
        let error = PatternError(.badType, in: text, at: 0..<text.utf8.count, message, help: help)
        problems.append(Problem(key: key, index: index, error: error))
    }

    mutating func constraint() -> ConstrainedType.Constraint? {
        guard let base = RouteType(builtIn: source.type) else {
            report(.type, "'\(source.type)' cannot have constraints", help: Self.bases)
            return nil
        }
        switch base {
        case .string:
            checkKeys([.length, .characters, .not], of: "a String")
            return textConstraint().map { .text($0) }
        case .integer(let integer):
            checkKeys([.range, .width], of: "an integer")
            return integerRange(of: integer).map { .integer(integer, $0) }
        case .double:
            checkKeys([.range], of: "a Double")
            return numberRange { text in
                if case .double(let number) = RouteType.double.value(of: text) { number } else { nil }
            }.map { .double($0) }
        case .float:
            checkKeys([.range], of: "a Float")
            return numberRange { text in
                if case .float(let number) = RouteType.float.value(of: text) { number } else { nil }
            }.map { .float($0) }
        case .url:
            checkKeys([.schemes], of: "a URL")
            return schemes().map { .url(schemes: $0) }
        case .bool, .uuid, .closed, .constrained, .link, .custom:
            report(.type, "'\(source.type)' cannot have constraints", help: Self.bases)
            return nil
        }
    }

    private static let bases = "use String, URL, Double, Float, or an integer type"

    /// Reports constraints that the type can't have, and a type without constraints.
    private mutating func checkKeys(_ allowed: [ConstrainedType.ConstraintKey], of type: String) {
        let names = allowed.map { "'\($0.rawValue)'" }.list("or")
        for key in ConstrainedType.ConstraintKey.allCases where source.texts[key] != nil && !allowed.contains(key) {
            report(key, "\(type) cannot have '\(key.rawValue)'", help: "use \(names)")
        }
        if source.texts.isEmpty {
            report(.type, "the type '\(name)' has no constraints", help: "add \(names)")
        }
    }
}

// Ranges and lengths.
extension ConstraintParser {
    /// The texts around `...` or `..<`; nil if there is neither.
    private static func bounds(_ text: String) -> (lower: String, upper: String, includesUpper: Bool)? {
        for (mark, includesUpper) in [("...", true), ("..<", false)] {
            guard let range = text.firstRange(of: mark) else { continue }
            return (String(text[..<range.lowerBound]), String(text[range.upperBound...]), includesUpper)
        }
        return nil
    }

    private static let rangeHelp = "write a range such as 1...10, 0..<1, 1..., or ...10"

    private mutating func rangeBounds() -> (lower: String, upper: String, includesUpper: Bool)? {
        guard let text = source[.range] else { return nil }
        guard let bounds = Self.bounds(text), !(bounds.lower.isEmpty && bounds.upper.isEmpty),
            bounds.includesUpper || !(bounds.lower.isEmpty || bounds.upper.isEmpty)
        else {
            report(.range, "'\(text)' is not a range", help: Self.rangeHelp)
            return nil
        }
        return bounds
    }

    /// The value of a bound; nil if the text is empty. Reports text that isn't a value of the type.
    private mutating func bound<Number>(_ text: String, _ convert: (String) -> Number?) -> Number? {
        if text.isEmpty { return nil }
        let number = convert(text)
        if number == nil { report(.range, "'\(text)' is not a valid \(source.type)", help: Self.rangeHelp) }
        return number
    }

    private mutating func reportEmpty(_ text: String) {
        report(.range, "no \(source.type) is in \(text)", help: "write the smaller bound first")
    }

    private mutating func integerRange(of type: IntegerType) -> ClosedRange<WideInteger>? {
        if source[.range] == nil { return type.range }
        guard let bounds = rangeBounds() else { return nil }
        func convert(_ text: String) -> WideInteger? {
            RouteType.integer(type).value(of: text).flatMap { WideInteger($0) }
        }
        let lower = bound(bounds.lower, convert) ?? type.range.lowerBound
        var upper = bound(bounds.upper, convert) ?? type.range.upperBound
        if !bounds.includesUpper { upper = upper.predecessor }
        guard problems.isEmpty else { return nil }
        if lower > upper {
            reportEmpty(source[.range] ?? "")
            return nil
        }
        return lower...upper
    }

    /// The fewest digits of a written integer.
    fileprivate mutating func width() -> Int? {
        guard let text = source[.width] else { return nil }
        let width = Self.count(text).flatMap { 1...20 ~= $0 ? $0 : nil }
        if width == nil {
            report(.width, "'\(text)' is not a width", help: "write how many digits at least, from 1 to 20")
        }
        return width
    }

    private mutating func numberRange<Number: BinaryFloatingPoint & Hashable & Sendable>(
        _ convert: (String) -> Number?
    ) -> NumberRange<Number>? {
        guard let bounds = rangeBounds() else { return nil }
        let range = NumberRange(
            lower: bound(bounds.lower, convert), upper: bound(bounds.upper, convert),
            includesUpper: bounds.includesUpper)
        guard problems.isEmpty else { return nil }
        if range.isEmpty {
            reportEmpty(source[.range] ?? "")
            return nil
        }
        return range
    }

    /// The fewest and the most scalars: `6`, `3...8`, `2...`, or `...64`.
    private mutating func lengthRange() -> ClosedRange<Int> {
        let all = 1...TextConstraint.longest
        guard let text = source[.length] else { return all }
        let bounds = Self.bounds(text) ?? (text, text, true)
        let lower = bounds.lower.isEmpty ? 1 : Self.count(bounds.lower)
        let upper = bounds.upper.isEmpty ? TextConstraint.longest : Self.count(bounds.upper)
        guard bounds.includesUpper, let lower, let upper, !(bounds.lower.isEmpty && bounds.upper.isEmpty) else {
            report(.length, "'\(text)' is not a length", help: "write a length such as 6, 3...8, 2..., or ...64")
            return all
        }
        if lower == 0 {
            report(
                .length, "a length starts at 1: the empty text is never a value",
                help: "to make a parameter optional, write ${value:\(name)?}")
        } else if lower > upper {
            report(.length, "no length is in \(text)", help: "write the smaller bound first")
        } else {
            return lower...upper
        }
        return all
    }

    private static func count(_ text: String) -> Int? {
        text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(text) : nil
    }
}

// Strings and URLs.
extension ConstraintParser {
    private mutating func textConstraint() -> TextConstraint? {
        let constraint = TextConstraint(
            length: lengthRange(), characters: characters(), excluded: source.texts[.not] ?? [])
        guard problems.isEmpty else { return nil }
        if constraint.isEmpty {
            report(.not, "no text is a value of '\(name)'", help: "remove a constraint")
            return nil
        }
        return constraint
    }

    /// The ASCII characters of a text such as `0-9a-f_`, sorted.
    private mutating func characters() -> [UInt8]? {
        guard let text = source[.characters] else { return nil }
        let bytes = Array(text.utf8)
        if let scalar = text.unicodeScalars.first(where: { !$0.isASCII }) {
            report(
                .characters, "'\(scalar)' is not an ASCII character",
                help: "leave 'characters' out to allow all characters, or use a type of the app")
            return nil
        }
        if bytes.isEmpty {
            report(.characters, "no characters are allowed", help: "write characters and ranges such as 0-9a-f")
            return nil
        }
        var allowed: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let startsRange = index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "-")
            guard startsRange, index > 0 || bytes[0] != UInt8(ascii: "-") else {
                allowed.append(bytes[index])
                index += 1
                continue
            }
            let (first, last) = (bytes[index], bytes[index + 2])
            guard first <= last else {
                let range = String(decoding: bytes[index...(index + 2)], as: UTF8.self)
                report(
                    .characters, "'\(range)' is an empty range",
                    help: "write the smaller character first; put '-' at the end for itself")
                return nil
            }
            allowed += first...last
            index += 3
        }
        return (0..<0x80).filter(allowed.contains)
    }

    private mutating func schemes() -> [String]? {
        guard let schemes = source.texts[.schemes] else { return nil }
        for (index, scheme) in schemes.enumerated() where !isScheme(scheme) || scheme != scheme.asciiLowercased {
            report(
                .schemes, "'\(scheme)' is not a scheme in lower case", help: "write it as in [https, http]",
                index: index)
        }
        return schemes
    }
}

extension TextConstraint {
    /// Whether every text of the right length and characters is excluded.
    fileprivate var isEmpty: Bool {
        guard let characters, length.upperBound < 64 else { return false }
        var count = 0
        var ofLength = 1
        for length in 1...length.upperBound {
            ofLength *= characters.count
            if length >= self.length.lowerBound { count += ofLength }
            if count > excluded.count || ofLength > 1 << 32 { return false }
        }
        return count <= Set(excluded.filter(rule.accepts).map { Array($0.utf8) }).count
    }
}
