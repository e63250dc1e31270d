import RoutePatterns

/// The sets of texts that types and segments read and write, as automata.
package struct TextSets: Sendable {
    /// The slot that the texts are in.
    package let slot: TextSlot
    /// Every symbol that can appear in the slot.
    package let anything: SymbolSet
    /// The symbols whose byte means itself, which excludes a `+` for a space.
    let faithful: SymbolSet

    /// Whether to leave out the texts that may not be read, where the set isn't exact.
    let isCertain: Bool

    package init(_ slot: TextSlot, isCertain: Bool = false) {
        self.slot = slot
        self.isCertain = isCertain
        // An escaped letter or digit equals the character, so one spelling stands for both.
        switch slot {
        case .pathSegment, .fragmentSegment: anything = .anything(delimiters: "/?#").subtracting(.escapedLetters)
        case .itemName: anything = .anything(delimiters: "=&#").subtracting(.escapedLetters)
        case .itemValue: anything = .anything(delimiters: "&#").subtracting(.escapedLetters)
        }
        faithful = slot == .itemValue(plusIsSpace: true) ? anything.subtracting(SymbolSet(plain: "+")) : anything
    }

    /// A literal text, in all the ways that a URL may spell it.
    package func literal(_ text: String, ignoringCase: Bool = false) -> NFA {
        NFA(spellings(of: text, ignoringCase: ignoringCase))
    }

    /// For each byte of a text, all the ways that a URL may spell it.
    package func spellings(of text: String, ignoringCase: Bool = false) -> [SymbolSet] {
        Array(text.utf8).map { byte in
            let spellings = SymbolSet.byte(byte, ignoringCase: ignoringCase).intersection(faithful)
            let isFormSpace = slot == .itemValue(plusIsSpace: true) && byte == UInt8(ascii: " ")
            return isFormSpace ? spellings.union(SymbolSet(plain: "+")) : spellings
        }
    }

    /// The texts that a type reads. For links, URL, and custom types: all that they might read.
    package func read(_ type: RouteType) -> NFA {
        switch type {
        case .string: .many(anything)
        case .bool: .any(of: [literal("true"), literal("false")])
        case .integer(let integer): NumberTexts.integer(in: integer.range).limited(to: faithful)
        case .float: NumberTexts.float.limited(to: faithful)
        case .double: NumberTexts.double.limited(to: faithful)
        case .uuid: NumberTexts.uuid(isWritten: false).limited(to: faithful)
        case .closed(let closed):
            closed.fallback == nil
                ? .any(of: closed.values.map { literal($0) }) : .many(anything)
        case .constrained(let constrained): read(constrained)
        case .link where isCertain: .any(of: [])
        case .url, .link, .custom: .some(anything)
        }
    }

    /// The texts that a segment of a pattern reads.
    package func read(_ matcher: Matcher) -> NFA {
        switch matcher {
        case .literal(let text, let ignoringCase): return literal(text, ignoringCase: ignoringCase)
        case .label(let suffix, .web):
            return read(.string, in: .web).then(literal(suffix, ignoringCase: true))
        case .label(let suffix, .other): return read(.string, in: .other).then(literal(suffix, ignoringCase: true))
        case .value(let type, .host): return read(type, in: .web, isWhole: true)
        case .value(let type, .single), .rest(let type): return read(type)
        case .value(let type, .nonempty): return read(type).excluding([[Symbol]()])
        case .value(let type, .list(let separator)):
            let separator = NFA(SymbolSet.byte(UInt8(ascii: separator)).intersection(faithful))
            return read(type).then(separator.then(read(type)).repeated)
        case .affixed(let affixed) where isCertain && !affixed.isExact: return .any(of: [])
        case .affixed(let affixed):
            let first = literal(affixed.literals.first ?? "", ignoringCase: affixed.ignoringCase)
            return affixed.types.indices.reduce(first) { text, index in
                let (next, ignoresCase) = (affixed.literals[index + 1], affixed.ignoringCase)
                let delimiter = literal(next, ignoringCase: ignoresCase)
                let type = affixed.types[index]
                let value =
                    affixed.host.map { read(type, in: $0) }
                    ?? (type.acceptsEmptyText && !affixed.allowsEmpty(index) ? .some(anything) : read(type))
                return text.then(value).then(delimiter)
            }
        }
    }

    /// The texts that a type's values are written as.
    package func written(_ type: RouteType) -> NFA {
        let symbols = SymbolSet.written
        switch type {
        // Letters read better in an example, so they come first.
        case .string: return .any(of: [NFA(.lettersAndDigits).then(.many(symbols)), .many(symbols)])
        case .integer(let integer): return NumberTexts.writtenInteger(in: integer.range).limited(to: symbols)
        case .uuid: return NumberTexts.uuid(isWritten: true).limited(to: symbols)
        case .closed(let closed):
            return .any(of: closed.values.map { literal($0) }).limited(to: symbols)
        case .constrained(let constrained): return written(constrained, symbols)
        case .bool, .float, .double: return read(type).limited(to: symbols)
        case .url, .link, .custom: return .some(symbols)
        }
    }

    /// The texts that a segment or an item of a pattern is written as.
    ///
    /// - Parameter text: a decoded value to leave out. In an affixed segment, no parameter has it.
    package func written(_ matcher: Matcher, except text: String? = nil) -> NFA {
        let excluded = text.map { [Symbol](written: $0) }
        switch matcher {
        case .literal(let text, _): return NFA(word: writtenLiteral(text))
        case .label: return .any(of: [])
        case .value(let type, .host): return written(type, in: .web, isWhole: true)
        case .value(let type, .single), .rest(let type):
            let all = excluded.map { written(type).excluding([$0]) } ?? written(type)
            return slot == .pathSegment && type.mayBeDots ? all.escapingDots : all
        case .value(let type, .list(let separator)):
            let separator = NFA(SymbolSet(plain: String(separator)))
            return written(type).then(separator.then(written(type)).repeated)
        case .value(let type, .nonempty):
            let all = written(type).excluding([[Symbol]()])
            return slot == .pathSegment ? all.escapingDots : all
        case .affixed(let affixed):
            let first = NFA(
                word: [Symbol](urlText: (affixed.literals.first ?? "").encodedLiteral(in: slot)))
            return zip(affixed.types, affixed.literals.dropFirst()).reduce(first) { prefix, piece in
                let values =
                    affixed.host.map { written(piece.0, in: $0) } ?? written(piece.0)
                let literal = NFA(word: [Symbol](urlText: piece.1.encodedLiteral(in: slot)))
                return prefix.then(excluded.map { values.excluding([$0]) } ?? values).then(literal)
            }
        }
    }

    private func writtenLiteral(_ text: String) -> [Symbol] {
        if slot == .pathSegment, text == "." || text == ".." {
            return Array(text.utf8).map { Symbol(byte: $0, isEscaped: true) }
        }
        return [Symbol](urlText: text.encodedLiteral(in: slot))
    }
}

extension RouteType {
    /// Whether a value may be `.` or `..`, which are escaped in a path.
    fileprivate var mayBeDots: Bool {
        switch self {
        case .string, .url, .link, .custom: true
        case .closed(let closed): closed.values.contains { $0 == "." || $0 == ".." }
        case .constrained(let constrained): constrained.base.mayBeDots
        case .bool, .integer, .float, .double, .uuid: false
        }
    }
}

extension NFA {
    /// The same words, with `.` and `..` escaped.
    fileprivate var escapingDots: NFA {
        let dots = [".", ".."].map { [Symbol](urlText: $0) }
        let escaped = dots.map { word in
            NFA(word: word.map { Symbol(byte: $0.byte, isEscaped: true) })
        }
        return .any(of: [excluding(dots)] + escaped)
    }
}
