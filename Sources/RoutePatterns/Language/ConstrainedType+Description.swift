extension ConstrainedType {
    /// The constraints, after the name of the built-in type: `in -90...90`, `of 6 characters of 0-9a-f`.
    package var summary: String {
        switch constraint {
        case .integer(let type, let range): "in " + range.text(in: type.range)
        case .double(let range): "in \(range)"
        case .float(let range): "in \(range)"
        case .url(let schemes): "with the scheme " + schemes.list("or")
        case .text(let text): text.summary
        }
    }

    /// What keeps a value of the built-in type from being a value of this type, as a clause that follows the value; nil
    /// if nothing does.
    package func violation(of value: RouteValue) -> String? {
        if accepts(value) { return nil }
        switch constraint {
        case .integer, .double, .float: return "which is not \(summary)"
        case .url(let schemes): return "whose scheme is not " + schemes.list("or")
        case .text(let text): return text.violation(of: value.text ?? "")
        }
    }
}

extension ClosedRange<WideInteger> {
    /// The range as a spec writes it. The bounds of the type itself are left out.
    fileprivate func text(in type: ClosedRange<WideInteger>) -> String {
        let lower = lowerBound == type.lowerBound ? "" : lowerBound.description
        let upper = upperBound == type.upperBound ? "" : upperBound.description
        return "\(lower)...\(upper)"
    }
}

extension NumberRange: CustomStringConvertible {
    /// The range as a spec writes it.
    package var description: String {
        "\(lower.map(Self.text) ?? "")\(includesUpper ? "..." : "..<")\(upper.map(Self.text) ?? "")"
    }

    /// A bound, without a fraction that is zero.
    @_optimize(none)
    package static func text(_ number: Number) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension TextConstraint {
    fileprivate var summary: String {
        let isOfAnyLength = length == 1...Self.longest
        let count = isOfAnyLength ? [] : ["of \(lengthText) \(length == 1...1 ? "character" : "characters")"]
        let set = characterText.map { [isOfAnyLength ? "of the characters \($0)" : "of \($0)"] } ?? []
        let other = excluded.isEmpty ? [] : ["other than " + excluded.map { "'\($0)'" }.list("or")]
        return (count + set + other).joined(separator: " ")
    }

    fileprivate func violation(of text: String) -> String {
        if let characters, !text.utf8.allSatisfy(characters.contains) {
            return "which has characters other than \(characterText ?? "")"
        }
        if !length.contains(text.unicodeScalars.count) {
            let count = text.unicodeScalars.count
            return "which has \(count) \(count == 1 ? "character" : "characters"), not \(lengthText)"
        }
        return "which is excluded"
    }

    /// The length as a spec writes it: `6`, `3...8`, `2...`.
    private var lengthText: String {
        if length.lowerBound == length.upperBound { return "\(length.lowerBound)" }
        let upper = length.upperBound == Self.longest ? "" : "\(length.upperBound)"
        return "\(length.lowerBound == 1 ? "" : "\(length.lowerBound)")...\(upper)"
    }

    /// The characters as a spec writes them: `0-9a-f_`, with `-` last.
    private var characterText: String? {
        guard let characters else { return nil }
        let hyphen = UInt8(ascii: "-")
        var runs: [ClosedRange<UInt8>] = []
        for byte in characters where byte != hyphen {
            if let last = runs.last, last.upperBound + 1 == byte {
                runs[runs.count - 1] = last.lowerBound...byte
            } else {
                runs.append(byte...byte)
            }
        }
        let texts = runs.map { run in
            let bytes = run.count < 3 ? Array(run) : [run.lowerBound, hyphen, run.upperBound]
            return String(decoding: bytes, as: UTF8.self)
        }
        return texts.joined() + (characters.contains(hyphen) ? "-" : "")
    }
}

extension RouteType {
    /// What the type takes, as part of a sentence.
    package var article: String {
        switch self {
        case .bool: "'true' or 'false'"
        case .closed(let type): type.values.map { "'\($0)'" }.list("or")
        case .constrained(let type): "\(type.base.article) \(type.summary)"
        case .link(let type): "a link that \(type.name) reads"
        case .integer, .string, .float, .double, .uuid, .url, .custom:
            name.first.map { "AEIO".contains($0) } == true ? "an \(name)" : "a \(name)"
        }
    }
}

extension [String] {
    /// The texts as a list in a sentence.
    package func list(_ conjunction: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
