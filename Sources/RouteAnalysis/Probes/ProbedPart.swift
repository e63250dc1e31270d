import RouteLanguage

/// What a pattern accepts in one slot of a URL: as a segment, or as the value of an item.
struct ProbedPart: Sendable {
    let matcher: Matcher
    /// The same with its literal text as declared, if the table ignores case.
    let written: Matcher
    /// The values of its parameters that decide which pattern writes them: defaults, and values of
    /// `set`.
    let specials: [RouteValue]
    /// The table that reads links.
    let table: RouteTable
    /// Whether ASCII case doesn't count in literal text, closed types, and Bools: in the whole
    /// table, or because this is the first segment of a URL.
    var ignoresCase: Bool

    /// The values of a text; nil if it isn't accepted.
    func values(of text: String) -> [RouteValue]? {
        matcher.values(of: text, ignoringCase: table.ignoresCase)
    }

    /// The same part without ASCII case, as in the first segment of a URL.
    var ignoringCase: ProbedPart {
        ProbedPart(
            matcher: matcher.ignoringCase, written: written, specials: specials, table: table,
            ignoresCase: true)
    }

    /// What a text means here; nil if it isn't accepted. A pattern treats texts with the same
    /// meaning alike.
    ///
    /// - Parameter tellsForms: whether a text that a value isn't written as has another meaning.
    func meaning(of text: String, tellsForms: Bool = false) -> String? {
        guard let values = values(of: text) else { return nil }
        let meanings = zip(values, matcher.types).compactMap { meaning(of: $0, $1, text) }
        if meanings.count < values.count { return nil }
        let isOtherForm = tellsForms && !matcher.writes(values, as: text)
        return meanings.joined(separator: "|") + (isOtherForm ? " in another form" : "")
    }

    private func meaning(of value: RouteValue, _ type: RouteType, _ text: String) -> String? {
        switch (type, value) {
        case (.link, .string(let link)):
            return table.value(written: link, as: type)?.text.map { "link \($0)" }
        case (_, .list(let elements)):
            let meanings = elements.compactMap { meaning(of: $0, type, text) }
            if meanings.count < elements.count { return nil }
            return "\(elements.count) \(meanings.joined(separator: ", "))"
        case (.closed(let closed), .string(let value)):
            let isListed = value != closed.fallback || text.contains(value)
            return value + (isListed ? " listed" : " else")
        default:
            if let index = specials.firstIndex(where: { $0.isSame(as: value) }) {
                return "special \(index)"
            }
            return value == .string("") ? "empty" : "text"
        }
    }

    /// The texts that are accepted, if they are few and known; nil for others.
    var finiteTexts: [String]? {
        switch matcher {
        case .literal(let text, _): [text]
        case .value(let type, .single): type.finiteTexts
        case .value(let type, .flag): type.finiteItemTexts
        case .value, .label, .mixed, .rest: nil
        }
    }

    /// The text that is accepted, if there is only one.
    var onlyText: String? {
        guard let texts = finiteTexts, texts.count == 1 else { return nil }
        return texts.first
    }

    /// The literal text at the start, in lower case where case doesn't count; empty if there is
    /// none.
    var literalStart: String {
        switch matcher {
        case .literal(let text, _): text
        case .mixed(let mixed): mixed.literals.first ?? ""
        case .label, .value, .rest: ""
        }
    }

    /// The same at the end.
    var literalEnd: String {
        switch matcher {
        case .literal(let text, _): text
        case .label(let suffix, _): suffix
        case .mixed(let mixed): mixed.literals.last ?? ""
        case .value, .rest: ""
        }
    }

    /// The range of the integers that are accepted; nil for other texts.
    var integers: ClosedRange<WideInteger>? { matcher.wholeType?.integers }

    /// The constraint of the texts that are accepted; nil for others.
    var textConstraint: TextConstraint? { matcher.wholeType?.textConstraint }

    /// Whether some text may be accepted by both; true if unsure.
    func meets(_ other: ProbedPart) -> Bool {
        if case .literal(let own, let ignoresCase) = matcher,
            case .literal(let theirs, let otherIgnoresCase) = other.matcher
        {
            if ignoresCase || otherIgnoresCase {
                return own.asciiLowercased == theirs.asciiLowercased
            }
            return own.hasBytes(of: theirs)
        }
        if let texts = finiteTexts { return texts.contains { other.mayRead($0, like: self) } }
        if let texts = other.finiteTexts { return texts.contains { mayRead($0, like: other) } }
        if let integers, let others = other.integers, !integers.overlaps(others) { return false }
        if let constraint = textConstraint, let others = other.textConstraint,
            !constraint.meets(others)
        {
            return false
        }
        let start = literalStart.asciiLowercased.utf8
        let end = literalEnd.asciiLowercased.utf8
        return areCompatible(start, other.literalStart.asciiLowercased.utf8)
            && areCompatible(end.reversed(), other.literalEnd.asciiLowercased.utf8.reversed())
    }

    /// Whether a text is accepted, perhaps in another case that another part accepts.
    private func mayRead(_ text: String, like other: ProbedPart) -> Bool {
        if !ignoresCase, !other.ignoresCase { return values(of: text) != nil }
        if let textConstraint { return textConstraint.mayAllow(inAnyCase: text) }
        return [text, text.asciiLowercased, text.uppercased()].contains {
            matcher.values(of: $0, ignoringCase: true) != nil
        }
    }

    /// Whether one text begins with the other.
    private func areCompatible(_ a: some Sequence<UInt8>, _ b: some Sequence<UInt8>) -> Bool {
        zip(a, b).allSatisfy { $0 == $1 }
    }
}

extension Matcher {
    /// Whether values that the text has are written as the same text.
    fileprivate func writes(_ values: [RouteValue], as text: String) -> Bool {
        switch self {
        case .value(let type, .single), .value(let type, .nonempty):
            type.text(of: values[0])?.hasBytes(of: text) ?? true
        case .mixed(let mixed):
            mixed.written(values)?.hasBytes(of: text) ?? true
        case .literal, .label, .value, .rest: true
        }
    }
}

extension Matcher.Mixed {
    /// The text as which values are written.
    fileprivate func written(_ values: [RouteValue]) -> String? {
        text(zip(types, values).map { type, value in type.text(of: value) })
    }
}
