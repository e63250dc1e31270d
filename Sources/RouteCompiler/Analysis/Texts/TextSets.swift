import RoutePatterns

/// The sets of texts that types and segments take and write, as automata.
struct TextSets: Sendable {
    /// Where the texts stand.
    enum Place: Hashable, Sendable {
        case pathSegment, fragmentSegment, itemValue
        /// An item's value where `+` is a space (`plus: space`).
        case formValue

        var isSegment: Bool { self == .pathSegment || self == .fragmentSegment }
    }

    let place: Place
    /// All that can stand there.
    let anything: SymbolSet
    /// All in which a byte stands for itself.
    private let faithful: SymbolSet

    init(_ place: Place) {
        self.place = place
        switch place {
        case .pathSegment: anything = .anything(delimiters: "/?#")
        case .fragmentSegment: anything = .anything(delimiters: "/?#")
        case .itemValue, .formValue: anything = .anything(delimiters: "&#")
        }
        faithful = place == .formValue ? anything.subtracting(SymbolSet(plain: "+".utf8)) : anything
    }

    /// A literal text, in all the ways in which a URL may spell it.
    func literal(_ text: String, ignoringCase: Bool = false) -> TextAutomaton {
        TextAutomaton(
            text.utf8.map { byte in
                let spellings = SymbolSet.byte(byte, ignoringCase: ignoringCase).intersection(faithful)
                let isFormSpace = place == .formValue && byte == UInt8(ascii: " ")
                return isFormSpace ? spellings.union(SymbolSet(plain: "+".utf8)) : spellings
            })
    }

    /// The texts that a type reads. For URL and the user's types: all that they might.
    func read(_ type: RouteType) -> TextAutomaton {
        switch type {
        case .string: .many(anything)
        case .bool: .any(of: [literal("true"), literal("false")])
        case .integer(let integer): NumberTexts.integer(integer).limited(to: faithful)
        case .float, .double: NumberTexts.floatingPoint.limited(to: faithful)
        case .uuid: NumberTexts.uuid(uppercase: false).limited(to: faithful)
        case .closed(let closed): .any(of: closed.values.map { literal($0) })
        case .url, .custom: .some(anything.subtracting(.marks))
        }
    }

    /// The texts that a segment of a pattern reads.
    func read(_ matcher: Matcher) -> TextAutomaton {
        switch matcher {
        case .literal(let text, let ignoringCase): return literal(text, ignoringCase: ignoringCase)
        case .label(let suffix):
            let label = anything.subtracting(SymbolSet(plain: ".:".utf8))
            return TextAutomaton.some(label).then(literal(suffix, ignoringCase: true))
        case .type(let type), .rest(let type): return read(type)
        case .affixed(let affixed):
            return zip(affixed.types, affixed.literals.dropFirst()).reduce(
                literal(affixed.literals.first ?? "", ignoringCase: affixed.ignoringCase)
            ) { text, piece in
                let raw = piece.1.utf8.map { SymbolSet.rawByte($0, ignoringCase: affixed.ignoringCase) }
                return text.then(read(piece.0)).then(TextAutomaton(raw))
            }
        }
    }

    /// The texts that a type's values are written as, with the symbols that a mark would escape.
    ///
    /// - Parameter separator: the literal byte after the value, which may be escaped.
    func written(_ type: RouteType, separator: UInt8? = nil) -> TextAutomaton {
        let extra = separator.map { SymbolSet(plain: [$0]).escapedForms } ?? .empty
        let symbols = SymbolSet.written.union(extra)
        switch type {
        case .string:
            let others = symbols.subtracting(.lettersAndDigits).subtracting(.marks)
            let marked = TextAutomaton(.lettersAndDigits, isMarkable: true).then(.many(symbols))
            return TextAutomaton.many(others).then(marked.optional)
        case .integer(let integer): return NumberTexts.writtenInteger(integer).limited(to: symbols)
        case .uuid: return NumberTexts.uuid(uppercase: true).limited(to: symbols)
        case .bool, .float, .double, .closed: return read(type).limited(to: symbols)
        case .url, .custom: return .some(symbols.subtracting(.marks))
        }
    }

    /// The texts that a segment or an item of a pattern is written as.
    func written(_ matcher: Matcher) -> TextAutomaton {
        switch matcher {
        // How a literal text is spelled does not matter to what reads it.
        case .literal(let text, _): return literal(text)
        case .label: return .any(of: [])
        case .type(let type), .rest(let type): return written(type)
        case .affixed(let affixed):
            return zip(affixed.types, affixed.literals.dropFirst()).reduce(literal(affixed.literals.first ?? "")) {
                text, piece in
                let raw = piece.1.utf8.map { SymbolSet.rawByte($0) }
                return text.then(written(piece.0, separator: piece.1.utf8.first)).then(TextAutomaton(raw))
            }
        }
    }
}
