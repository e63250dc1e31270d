/// What is wrong with a pattern, a base, or a type, and where.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that the pattern breaks, by its name in diagnostics.
    package enum Rule: String, CaseIterable, Sendable {
        case badBase = "bad-base"
        case badDefault = "bad-default"
        case badName = "bad-name"
        case badPattern = "bad-pattern"
        case badType = "bad-type"
        case duplicateParameter = "duplicate-parameter"
        case nonASCIIHost = "non-ascii-host"
        case parameterMismatch = "parameter-mismatch"
        case suspiciousPattern = "suspicious-pattern"
    }

    package let rule: Rule
    /// The pattern, the base, or the constraint of a type.
    public let text: String
    /// What is wrong: lower case, without a period.
    public let message: String
    /// What to write instead, if that is known.
    public let help: String?
    /// The range, in bytes of the text's UTF-8.
    public let range: Range<Int>

    /// - Parameter range: the range in the text; nil for all of it.
    package init(
        _ rule: Rule, in text: String, at range: Range<Int>? = nil, _ message: String,
        help: String? = nil
    ) {
        self.rule = rule
        self.text = text
        self.message = message
        self.help = help
        self.range = range ?? 0..<text.utf8.count
    }

    /// The message with its column, the text with a mark under the range, and the help.
    public var description: String {
        let column = self.column(at: range.lowerBound)
        let end = self.column(at: range.upperBound)
        let tail = String(repeating: "~", count: max(0, end - column - 1))
        let caret = String(repeating: " ", count: column - 1) + "^" + tail
        // One visible character for each deceptive one, so that the mark is under the right text.
        var shown = ""
        for scalar in text.unicodeScalars {
            shown.unicodeScalars.append(scalar.isDeceptive ? "\u{FFFD}" : scalar)
        }
        let lines = ["\(column): \(message.escapingDeceptive) [\(rule.rawValue)]", shown, caret]
        let helpLine = help.map { "help: " + $0.escapingDeceptive }
        return (lines + [helpLine].compactMap(\.self)).joined(separator: "\n")
    }

    /// The column of a byte, from 1, in Unicode scalars.
    private func column(at offset: Int) -> Int {
        String(decoding: text.utf8.prefix(offset), as: UTF8.self).unicodeScalars.count + 1
    }
}
