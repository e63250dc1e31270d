import RoutePatterns

/// Answers that need no automaton, which are enough for most pairs of matchers.
extension TextDemand {
    /// Whether a text may fit both; nil if that takes a search.
    func quicklyMeets(_ other: Self) -> Bool? {
        guard slot == other.slot, slot != .itemValue(plusIsSpace: true), use == .read, other.use == .read else {
            return nil
        }
        if matcher.ends(with: other.matcher) == false { return false }
        switch (matcher, other.matcher) {
        case (.literal(let text, false), .literal(let other, false)): return Array(text.utf8) == Array(other.utf8)
        case (.literal(let text, let ignoringCase), let reader), (let reader, .literal(let text, let ignoringCase)):
            if case .label = reader { return nil }
            if reader.isLiteral || reader.isOpaque { return nil }
            // A value of a closed type may be the same text in a different case.
            return reader.accepts(text) ? true : ignoringCase ? nil : false
        case (.affixed(let a), .affixed(let b)) where a.host == nil && b.host == nil:
            // The prefixes and suffixes are compatible, and Strings accept any text between them.
            return a.types.allSatisfy { $0 == .string } && b.types.allSatisfy { $0 == .string } ? true : nil
        default: return nil
        }
    }

    /// Whether every text of the other one fits this one; nil if that takes a search.
    func quicklyCovers(_ other: Self) -> Bool? {
        guard slot == other.slot, slot != .itemValue(plusIsSpace: true), use == .read, other.use == .read else {
            return nil
        }
        if matcher.ends(with: other.matcher) == false { return false }
        switch (matcher, other.matcher) {
        case (.literal(_, false), .literal(_, false)): return false
        case (.value(let type, .single), .literal(let text, false)) where !matcher.isExact:
            return type.value(of: text) != nil
        case (.value(.constrained(let type), .single), .value(.constrained(let other), .single)) where !matcher.isExact:
            return type.contains(other) ? true : nil
        case (.literal, .affixed(let affixed)):
            return affixed.types.allSatisfy { if case .closed = $0 { true } else { false } } ? nil : false
        case (.literal, .value(let type, .single)):
            if case .closed = type { return nil }
            return false
        case (.affixed(let a), .affixed(let b))
        where a.host == nil && a.nonempty.isEmpty && a.types.allSatisfy { $0 == .string }:
            return b.types.allSatisfy { $0 == .string } ? a.covers(b) : nil
        default: return nil
        }
    }
}

extension Matcher.Affixed {
    /// Whether every text of another affixed segment fits this one, if all parameters are Strings.
    ///
    /// One text decides: the one in which each value is a symbol that no literal text has.
    fileprivate func covers(_ other: Self) -> Bool {
        let pieces = literals.map { Array((ignoringCase ? $0.asciiLowercased : $0).utf8).map(Int.init) }
        let value = 256
        var text: [Int] = []
        for (index, literal) in other.literals.enumerated() {
            if index > 0 { text.append(value) }
            for byte in Array(literal.utf8) {
                // In the first literal, punctuation may be escaped, so it can't count as equal to a literal after a
                // value.
                let isAmbiguous =
                    index == 0 && text.count >= pieces[0].count
                    && !SymbolSet(plain: [byte]).isSubset(of: .lettersAndDigits)
                text.append(isAmbiguous ? value : Int(byte))
            }
        }
        guard let first = pieces.first, let last = pieces.last, text.starts(with: first),
            text.count >= first.count + last.count, text.suffix(last.count).elementsEqual(last)
        else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let start = rest.indices.first(where: { rest[$0...].starts(with: piece) }) else { return false }
            rest = rest[(start + piece.count)...]
        }
        return true
    }
}

extension Matcher {
    /// Whether the literal prefixes and suffixes are compatible. If false, no text fits both; nil if either has none.
    package func ends(with other: Matcher) -> Bool? {
        let ignoresCase = self.ignoresCase || other.ignoresCase
        guard let own = ends(ignoringCase: ignoresCase), let others = other.ends(ignoringCase: ignoresCase) else {
            return nil
        }
        return zip(own.first, others.first).allSatisfy { $0 == $1 }
            && zip(own.last.reversed(), others.last.reversed()).allSatisfy { $0 == $1 }
    }

    private var ignoresCase: Bool {
        switch self {
        case .literal(_, let ignoringCase): ignoringCase
        case .affixed(let affixed): affixed.ignoringCase
        case .label, .value, .rest: false
        }
    }

    /// The literal bytes that every text begins and ends with; nil if the matcher has none.
    private func ends(ignoringCase: Bool) -> (first: [UInt8], last: [UInt8])? {
        func bytes(_ text: String?) -> [UInt8] {
            let text = text ?? ""
            return Array((ignoringCase ? text.asciiLowercased : text).utf8)
        }
        switch self {
        case .literal(let text, _): return (bytes(text), bytes(text))
        case .affixed(let affixed): return (bytes(affixed.literals.first), bytes(affixed.literals.last))
        case .label, .value, .rest: return nil
        }
    }

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

    /// Whether it is known exactly which texts fit, as the interpreter reads them.
    package var isExact: Bool {
        if case .affixed(let affixed) = self, !affixed.isExact { return false }
        return types.allSatisfy(\.isExact)
    }

    /// Whether only the app knows which texts fit.
    package var isOpaque: Bool { types.contains(where: \.isOpaque) }
}

extension Matcher.Affixed {
    /// Whether every text with the literal texts in their places, and values between them, is read: the first place
    /// that a value can end at decides, even if the next value doesn't fit there (rule 3.8).
    var isExact: Bool {
        types.count == 1 && !types[0].isLimitedURL || types.allSatisfy { $0 == .string } && nonempty.isEmpty
    }
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
