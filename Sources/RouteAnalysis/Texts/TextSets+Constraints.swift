import RoutePatterns

// The texts of constrained types: exact for Strings and integers, and not for Double and Float. Of a URL, only the
// scheme is known.
extension TextSets {
    /// The texts that a constrained type reads.
    func read(_ type: ConstrainedType) -> NFA {
        switch type.constraint {
        case .integer(_, let range): NumberTexts.integer(in: range).limited(to: faithful)
        case .double(let range):
            (isCertain ? NumberTexts.certain(in: range) : NumberTexts.possible(in: range)).limited(to: faithful)
        case .float(let range):
            (isCertain ? NumberTexts.certain(in: range) : NumberTexts.possible(in: range)).limited(to: faithful)
        case .url(let schemes): urls(schemes, faithful, anything)
        case .text(let text): texts(of: text, anything) { spellings(of: $0) }
        }
    }

    /// The texts that a constrained type's values are written as.
    func written(_ type: ConstrainedType, _ symbols: SymbolSet) -> NFA {
        switch type.constraint {
        case .integer(_, let range) where type.width == nil: NumberTexts.writtenInteger(in: range).limited(to: symbols)
        case .integer, .double, .float: read(type).limited(to: symbols)
        case .url(let schemes): urls(schemes, symbols, symbols)
        case .text(let text):
            texts(of: text, symbols) { [Symbol](written: $0).map(SymbolSet.init) }
        }
    }

    /// URLs with one of the schemes.
    private func urls(_ schemes: [String], _ first: SymbolSet, _ others: SymbolSet) -> NFA {
        .any(of: schemes.map { literal($0 + ":", ignoringCase: true).limited(to: first) })
            .then(.many(others))
    }

    /// The texts of a constraint that have only some symbols.
    ///
    /// - Parameter spelled: the symbols for each byte of a text that is excluded.
    private func texts(
        of constraint: TextConstraint, _ symbols: SymbolSet, _ spelled: (String) -> [SymbolSet]
    ) -> NFA {
        let scalar = scalar(constraint, symbols)
        let (shortest, longest) = (constraint.length.lowerBound, constraint.length.upperBound)
        var all = NFA()
        for _ in 0..<min(shortest, Self.mostCounted) { all = all.then(scalar) }
        if longest > Self.mostCounted {
            all = all.then(scalar.repeated)
        } else {
            var more = NFA()
            for _ in shortest..<longest { more = scalar.then(more).optional }
            all = all.then(more)
        }
        return constraint.excluded.isEmpty ? all : all.excluding(constraint.excluded.map(spelled))
    }

    /// For longer texts, the length is not checked.
    static let mostCounted = 256

    /// One Unicode scalar that is allowed.
    private func scalar(_ constraint: TextConstraint, _ symbols: SymbolSet) -> NFA {
        func set(_ bytes: ClosedRange<UInt8>) -> SymbolSet {
            SymbolSet(plain: Array(bytes), escaped: Array(bytes)).intersection(symbols)
        }
        if let characters = constraint.characters {
            // One set for all characters, because each set of a step costs a search time. A space may be a `+` in form
            // encoding.
            let spelled = spellings(of: String(decoding: characters, as: UTF8.self))
            return NFA(spelled.reduce(SymbolSet.empty) { $0.union($1) }).limited(to: symbols)
        }
        let continuing = set(0x80...0xBF)
        return .any(of: [
            NFA(set(0...0x7F)),
            NFA([set(0xC2...0xDF), continuing]),
            NFA([set(0xE0...0xEF), continuing, continuing]),
            NFA([set(0xF0...0xF4), continuing, continuing, continuing]),
        ])
    }
}

extension ConstrainedType {
    /// Whether every value of another type around the same built-in type is a value of this one. A text that this one
    /// excludes makes no difference if it isn't a value of the other one anyway.
    package func contains(_ other: ConstrainedType) -> Bool {
        switch (constraint, other.constraint) {
        case (.integer(_, let range), .integer(_, let other)):
            range.contains(other.lowerBound) && range.contains(other.upperBound)
        case (.double(let range), .double(let other)): range.contains(other)
        case (.float(let range), .float(let other)): range.contains(other)
        case (.url(let schemes), .url(let other)): Set(schemes).isSuperset(of: other)
        case (.text(let text), .text(let otherText)):
            text.allows(otherText) && text.excluded.allSatisfy { !other.accepts(.string($0)) }
        default: false
        }
    }
}

extension NumberRange {
    fileprivate func contains(_ other: Self) -> Bool {
        let (least, most) = (other.lower ?? -.greatestFiniteMagnitude, other.upper ?? .greatestFiniteMagnitude)
        return contains(least) && contains(other.upper == nil || other.includesUpper ? most : most.nextDown)
    }
}

extension TextConstraint {
    /// Whether this one has the lengths and the characters of another one.
    fileprivate func allows(_ other: Self) -> Bool {
        guard length.contains(other.length.lowerBound), length.contains(other.length.upperBound) else { return false }
        guard let characters else { return true }
        return other.characters.map(Set(characters).isSuperset) ?? false
    }
}
