import RouteLanguage

/// Texts to try in one slot of a URL, in the order of their usefulness.
struct WordCandidates {
    private static let limit = 400
    /// The most texts, times the parts that aren't literal text and have to be asked about each.
    private static let questionLimit = 2_500
    /// The most constrained Strings whose words are combined.
    private static let constraintLimit = 8
    /// The most parts with text around values whose words are combined: patterns far away in the
    /// matching order seldom make a difference.
    private static let mixedLimit = 8

    private var texts = Texts()
    private let count: Int
    /// Whether some parts have text around values, whose words are made of all others.
    private let hasMixed: Bool

    var all: [String] { Array(texts.all.prefix(count)) }

    /// Whether there are so many texts that no further one counts.
    private var isFull: Bool { !hasMixed && texts.all.count >= count }

    /// - Parameters:
    ///   - parts: what the patterns accept in the slot, each once.
    ///   - links: texts to try as nested links.
    init(_ parts: [ProbedPart], links: [String]) {
        let matchers = parts.map(\.matcher)
        let valueCount = matchers.count { !$0.isLiteral }
        count = min(Self.limit, Self.questionLimit / max(1, valueCount))
        hasMixed = matchers.contains(where: \.isMixed)
        addLiterals(parts)
        if matchers.allSatisfy(\.isLiteral) { return }
        let types = matchers.flatMap(\.types).withoutRepetitions
        let literals = texts.all
        texts.add(Self.shortWords(types))
        for type in types { texts.add(type.edges) }
        texts.add(Self.longWords)
        texts.add(parts.flatMap(\.specials).compactMap(\.text))
        if types.contains(where: \.isLink) {
            texts.add(links)
            // A catch-all opens nearly any other text.
            texts.add(parts.map { $0.table.anyScheme + "://zq" })
        }
        for case .label(let suffix, _) in matchers { texts.add(["a" + suffix, "zq" + suffix]) }
        for type in types where !isFull { texts.add(type.texts(besides: literals)) }
        if isFull { return }
        addConstrained(types.compactMap(\.textConstraint), literals)
        for case .value(let type, .list(let separator)) in matchers {
            let elements = texts.all.filter { type.value(of: $0) != nil }.prefix(3)
            texts.add(elements.map { "\(elements[0])\(separator)\($0)" })
        }
        addOtherCases(parts)
        addMixed(matchers)
    }

    /// The texts that a part is likely to accept, without its rivals.
    static func simple(for matcher: Matcher) -> [String] {
        let words = shortWords(matcher.types)
        var texts = words + longWords
        if case .mixed(let mixed) = matcher {
            texts += [mixed.text(mixed.plainWords(among: words))].compactMap { $0 }
        }
        return texts
    }

    private static func shortWords(_ types: [RouteType]) -> [String] {
        var texts: [String] = []
        for case .closed(let type) in types { texts += type.values }
        return texts + ["a", "0", "7", "1", "-1", "10", "101"]
    }

    private static let longWords = ValueKind.all.flatMap(\.words)

    private mutating func addLiterals(_ parts: [ProbedPart]) {
        for part in parts {
            guard case .literal(let text, let ignoresCase) = part.matcher else { continue }
            if case .literal(let declared, _) = part.written { texts.add(declared) }
            texts.add(text)
            if ignoresCase { texts.add(text.withOtherCase) }
        }
    }

    /// Texts of parts whose case doesn't count, in another case.
    private mutating func addOtherCases(_ parts: [ProbedPart]) {
        for part in parts where part.table.ignoresCase {
            let known =
                switch part.written {
                case .value(let type, .list): type.finiteTexts ?? []
                case .mixed: Array(Self.simple(for: part.written).suffix(1))
                case .literal, .label, .value, .rest: part.finiteTexts ?? []
                }
            for text in known where part.values(of: text) != nil {
                texts.add([text, text.withOtherCase])
            }
        }
    }

    /// Texts that tell constrained Strings from one another.
    ///
    /// - Parameter literals: texts that other patterns accept, so that one more is needed.
    private mutating func addConstrained(_ all: [TextConstraint], _ literals: [String]) {
        guard let first = all.first else { return }
        let constraints = all.prefix(Self.constraintLimit)
        texts.add(constraints.flatMap(\.excluded))
        let plain = texts.all.prefix(Self.limit / 8)
        let letters = TextConstraint.letters(Array(constraints)).prefix(8)
        for length in TextConstraint.lengths(Array(constraints)).prefix(8) {
            for letter in letters { texts.add(String(repeating: letter, count: length)) }
        }
        for other in all.dropFirst() where !isFull {
            texts.add(first.texts(apartFrom: other, literals))
        }
        for constraint in constraints.dropFirst() {
            for other in constraints where other != constraint && !isFull {
                texts.add(constraint.texts(apartFrom: other, literals))
            }
        }
        for constraint in constraints where !isFull {
            texts.add(plain.compactMap(constraint.fitting))
        }
    }

    /// Texts for parts with text around values: one parameter at a time takes each word of the
    /// slot, and each literal text.
    private mutating func addMixed(_ matchers: [Matcher]) {
        var mixed: [Matcher.Mixed] = []
        for case .mixed(let part) in matchers { mixed.append(part) }
        for part in mixed {
            let words = part.plainWords(among: texts.all)
            if let text = part.text(words) { texts.add(text) }
            if part.ignoringCase, let text = part.withOtherCase.text(words) { texts.add(text) }
        }
        let all = texts.all
        // They come before the words of which few are left if there are many parts.
        let later = texts.removeLast(from: count / 2)
        var triedCount = 0
        for part in mixed.prefix(Self.mixedLimit)
        where triedCount < Self.limit && texts.all.count < count {
            let found = part.texts(of: part.words(among: all))
            triedCount += found.count
            texts.add(found)
        }
        texts.append(later)
    }
}

/// Different texts in the order in which they were added.
private struct Texts {
    private(set) var all: [String] = []
    private var known: Set<[UInt8]> = []

    mutating func add(_ text: String) {
        if known.insert(Array(text.utf8)).inserted { all.append(text) }
    }

    mutating func add(_ texts: [String]) {
        for text in texts { add(text) }
    }

    /// Removes the texts from an index on, which still count as added.
    mutating func removeLast(from index: Int) -> ArraySlice<String> {
        let last = all.dropFirst(index)
        all.removeLast(last.count)
        return last
    }

    /// Adds texts that were removed.
    mutating func append(_ removed: ArraySlice<String>) { all += removed }
}

extension String {
    /// In lower case, or in upper case if it is in lower case already.
    var withOtherCase: String {
        let lowercased = asciiLowercased
        return lowercased == self ? uppercased() : lowercased
    }
}

extension Matcher.Mixed {
    /// With the literal texts in another case.
    fileprivate var withOtherCase: Matcher.Mixed {
        var mixed = self
        mixed.literals = literals.map(\.withOtherCase)
        return mixed
    }

    /// The text with these values; nil if one is missing.
    func text(_ values: [String?]) -> String? {
        var text = literals.first ?? ""
        for (value, literal) in zip(values, literals.dropFirst()) {
            guard let value else { return nil }
            text += value + literal
        }
        return text
    }

    /// For each parameter, those of the texts that its type accepts between literal texts, first
    /// those that don't contain a literal text after it.
    fileprivate func words(among texts: [String]) -> [[String]] {
        types.indices.map { index in
            let words = texts.filter { accepts($0, for: index) }
            return words.filter { isPlain($0, for: index) }
                + words.filter { !isPlain($0, for: index) }
        }
    }

    /// The texts in which one parameter at a time has each of its words, and the literal texts
    /// inside them.
    fileprivate func texts(of words: [[String]]) -> [String] {
        let plain = words.map(\.first)
        var found: [String] = []
        for index in types.indices {
            for word in words[index] + oddTexts(of: index) {
                var changed = plain
                changed[index] = word
                if let text = text(changed) { found.append(text) }
            }
        }
        return found
    }

    /// For each parameter, the first of its words; nil if it has none.
    fileprivate func plainWords(among texts: [String]) -> [String?] {
        types.indices.map { index in
            texts.first { accepts($0, for: index) && isPlain($0, for: index) }
                ?? texts.first { accepts($0, for: index) }
        }
    }

    private func accepts(_ text: String, for index: Int) -> Bool {
        let type = types[index]
        return !text.isEmpty && (type.acceptsAnyText && !type.isURL || type.value(of: text) != nil)
    }

    /// Whether a text contains none of the literal texts after a parameter.
    private func isPlain(_ text: String, for index: Int) -> Bool {
        !literals[(index + 1)...].contains { !$0.isEmpty && text.containsBytes(of: $0) }
    }

    /// Texts of a parameter that have the literal text next to it inside.
    fileprivate func oddTexts(of index: Int) -> [String] {
        guard types[index].textConstraint == nil, types[index].takesManyTexts else { return [] }
        var texts = [""]
        for literal in literals where !literal.isEmpty { texts += ["a\(literal)a", literal] }
        return texts
    }
}

extension RouteType {
    /// Whether it is a String, a URL, or another type that accepts texts of many forms.
    var takesManyTexts: Bool { acceptsAnyText || acceptsEmptyText }

    /// Whether it is a URL with one of some schemes.
    fileprivate var isURL: Bool {
        if case .constrained(let type) = self { type.base == .url } else { false }
    }

    /// Texts at the limits of what a number or URL type accepts.
    var edges: [String] {
        switch self {
        case .integer(let type): type.range.edges
        case .url: ["https://a/b"]
        case .constrained(let type):
            switch type.constraint {
            case .integer(let base, let range): range.edges + base.range.edges
            case .double(let range): range.edges
            case .float(let range): range.edges
            case .url(let schemes): schemes.flatMap { [$0 + "://a", $0 + "://0", $0 + "://zq"] }
            case .text: []
            }
        default: []
        }
    }
}

extension ClosedRange<WideInteger> {
    fileprivate var edges: [String] {
        [lowerBound, upperBound, lowerBound.predecessor, upperBound.successor].compactMap(
            \.?.description)
    }
}

extension NumberRange {
    var edges: [String] {
        var edges: [Number] = []
        for end in [lower, upper].compactMap({ $0 }) { edges += [end, end - 1, end + 1] }
        if let lower, let upper { edges.append(lower + (upper - lower) / 2) }
        edges += edges.map { $0 + 0.5 }
        return edges.map { "\($0)" }
    }
}
