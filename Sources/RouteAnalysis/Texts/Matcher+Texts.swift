import RoutePatterns

// What values tell: the texts of a range of Double or Float are no regular set, and automata don't count long texts.
// Tables that tell routes apart by an item compare many literals.
extension TextQuestions.Member {
    /// Whether a literal text fits the other one; nil if automata have to tell.
    func meetsLiterally(_ other: Self) -> Bool? {
        guard isComparable(with: other) else { return nil }
        switch (matcher, other.matcher) {
        case (.literal(let text, false), .literal(let other, false)): return text.utf8.elementsEqual(other.utf8)
        case (.literal, .literal), (.literal, .label), (.label, .literal): return nil
        case (.literal(let text, false), let reader), (let reader, .literal(let text, false)):
            return reader.isOpaque ? nil : reader.accepts(text)
        default: return nil
        }
    }

    /// Whether every text of the other one fits this one; nil if automata have to tell.
    func coversLiterally(_ other: Self) -> Bool? {
        guard isComparable(with: other) else { return nil }
        switch (matcher, other.matcher) {
        case (.literal(let text, false), .literal(let other, false)): return text.utf8.elementsEqual(other.utf8)
        case (.value(let type, .single), .literal(let text, false)) where !matcher.isExact:
            return type.value(of: text) != nil
        case (.value(.constrained(let type), .single), .value(.constrained(let other), .single)) where !matcher.isExact:
            return type.contains(other) ? true : nil
        default: return nil
        }
    }

    /// Whether a text means the same to both.
    private func isComparable(with other: Self) -> Bool {
        slot == other.slot && slot != .itemValue(plusIsSpace: true) && use == .read && other.use == .read
    }
}

extension Matcher {
    /// The bytes of a literal text; nil for other matchers.
    var literalText: [UInt8]? {
        if case .literal(let text, _) = self { Array(text.utf8) } else { nil }
    }

    /// The one way to spell a literal text of ASCII letters and digits; nil for everything else.
    var onlyWord: [Symbol]? {
        guard case .literal(let text, false) = self, !text.isEmpty,
            SymbolSet(plain: text).isSubset(of: .lettersAndDigits)
        else { return nil }
        return Array(text.utf8).map { Symbol(byte: $0, isEscaped: false) }
    }

    /// Whether every text fits.
    var isString: Bool {
        switch self {
        case .value(.string, .single), .rest(.string): true
        default: false
        }
    }

    /// Whether some part of the text is a String value.
    var hasStrings: Bool { types.contains(.string) }

    /// Whether it is known exactly which texts fit, as the interpreter reads them.
    package var isExact: Bool {
        let isAffixed = if case .affixed = self { true } else { false }
        return types.allSatisfy { $0.isExact && !(isAffixed && $0.isLimitedURL) }
    }

    /// Whether only the app knows which texts fit.
    package var isOpaque: Bool { types.contains(where: \.isOpaque) }
}

extension RouteType {
    /// Whether only the app knows which texts the type takes.
    package var isOpaque: Bool {
        switch self {
        case .url, .link, .custom: true
        case .constrained(let type):
            switch type.constraint {
            case .url: true
            case .integer, .text, .double, .float: false
            }
        default: false
        }
    }

    /// Whether the type is a URL with certain schemes.
    var isLimitedURL: Bool {
        if case .constrained(let type) = self { type.base == .url } else { false }
    }

    /// Whether the texts of the type are known exactly, as the interpreter reads them.
    fileprivate var isExact: Bool {
        if isLink { return false }
        guard case .constrained(let type) = self else { return true }
        switch type.constraint {
        case .double, .float: return false
        case .integer, .text, .url: return true
        }
    }
}
