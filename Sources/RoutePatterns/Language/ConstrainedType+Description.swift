extension ConstrainedType {
    /// The values, for a comment on the type: `an Int in 1...12, written with at least 2 digits`.
    package var documentation: String {
        RouteType.constrained(self).article
            + (width.map { ", written with at least \($0) digits" } ?? "")
    }

    /// The constraints, after the name of the built-in type: `in -90...90`, `of 6 characters of
    /// 0-9a-f`. Empty if any value of that type is one.
    package var summary: String {
        switch constraint {
        case .integer(let type, let range):
            range == type.range ? "" : "in " + range.text(in: type.range)
        case .double(let range): "in \(range)"
        case .float(let range): "in \(range)"
        case .url(let schemes): "with the scheme " + schemes.list("or")
        case .text(let text): text.summary
        }
    }
}

extension ClosedRange<WideInteger> {
    /// The range as a spec writes it. The bounds of the type itself are left out.
    package func text(in type: ClosedRange<WideInteger>) -> String {
        let lower = lowerBound == type.lowerBound ? "" : lowerBound.description
        let upper = upperBound == type.upperBound ? "" : upperBound.description
        return "\(lower)...\(upper)"
    }
}

extension NumberRange: CustomStringConvertible {
    /// The range as a spec writes it.
    package var description: String {
        let start = lower.map(Self.text) ?? ""
        let end = upper.map(Self.text) ?? ""
        return start + (includesUpper ? "..." : "..<") + end
    }

    /// A bound, without a trailing `.0`.
    package static func text(_ number: Number) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension TextConstraint {
    /// The constraints, after a noun: `of at most 40 characters of a-z`. Empty if any text is
    /// allowed.
    package var summary: String { summary(excluding: excluded.map { "'\($0)'" }.list("or")) }

    /// The same, with the first of many texts that are excluded.
    package var shortSummary: String {
        excluded.count > 8 ? summary(excluding: excluded.map { "'\($0)'" }.shortList) : summary
    }

    private func summary(excluding excludedTexts: String) -> String {
        let isOfAnyLength = length == 1...Self.longest
        let count =
            isOfAnyLength
            ? [] : ["of \(lengthText) \(length == 1...1 ? "character" : "characters")"]
        let set =
            characterText.map { [isOfAnyLength ? "of the characters \($0)" : "of \($0)"] } ?? []
        let other = excluded.isEmpty ? [] : ["other than \(excludedTexts)"]
        return (count + set + other).joined(separator: " ")
    }

    /// The length in words: `6`, `3 to 8`, `at least 2`.
    package var lengthText: String {
        switch (length.lowerBound, length.upperBound) {
        case (let least, Self.longest): "at least \(least)"
        case (let least, let most) where least == most: "\(most)"
        case (1, let most): "at most \(most)"
        case (let least, let most): "\(least) to \(most)"
        }
    }

    /// The characters as a spec writes them: `0-9a-f_`. A `-` at the start or the end of a range
    /// is last instead, where it is itself.
    package var characterText: String? {
        guard let characters else { return nil }
        var text = ""
        for range in characters {
            let inner = range.withoutHyphens
            text.unicodeScalars +=
                inner.count < 3 ? inner : [inner[0], "-", inner[inner.count - 1]]
        }
        let hasHyphen = characters.contains { $0.lowerBound == "-" || $0.upperBound == "-" }
        return hasHyphen ? text + "-" : text
    }
}

extension ClosedRange<Unicode.Scalar> {
    /// The characters, without a `-` at the start or the end.
    fileprivate var withoutHyphens: [Unicode.Scalar] {
        var all = (lowerBound.value...upperBound.value).compactMap(Unicode.Scalar.init)
        if all.first == "-" { all.removeFirst() }
        if all.last == "-" { all.removeLast() }
        return all
    }
}

extension [String] {
    /// The texts as a list in a sentence.
    package func list(_ conjunction: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// The first eight texts, and how many more there are.
    package var shortList: String {
        let more = count - 8
        return prefix(8).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }
}
