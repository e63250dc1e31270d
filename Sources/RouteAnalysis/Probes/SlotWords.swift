import RouteLanguage

/// Texts to try in one slot of a URL, for all patterns that read it there.
struct SlotWords {
    struct Word {
        /// Encoded.
        let text: String
        let isOwn: Bool
        /// For each rival, whether it accepts the text in this slot.
        let isRead: [Bool]
        /// Another text that all patterns read alike, encoded; nil if none was found.
        var alternative: String?

        /// How many rivals accept it.
        var readCount: Int { isRead.count { $0 } }
    }

    /// The most words for one slot.
    private static let limit = 20
    private static let candidateLimit = 400

    /// Words that the patterns read differently, first those that the fewest earlier rivals read.
    /// If the pattern itself accepts any word, it accepts one of these.
    let words: [Word]

    /// - Parameters:
    ///   - own: what the pattern accepts; nil if it doesn't have the slot.
    ///   - isEarlier: for each rival, whether it is tried before the pattern.
    ///   - links: texts to try as nested links.
    init(
        _ own: ProbedPart?, rivals: [ProbedPart?], isEarlier: [Bool], in slot: TextSlot,
        links: [String]
    ) {
        // Many patterns have the same part.
        var parts: [ProbedPart] = []
        var known: [Matcher: Int] = [:]
        let numbers = ([own] + rivals).map { part -> Int? in
            guard let part else { return nil }
            let number = known[part.matcher] ?? parts.count
            if known.updateValue(number, forKey: part.matcher) == nil { parts.append(part) }
            return number
        }
        let earlier = Set(zip(numbers.dropFirst(), isEarlier).compactMap { $1 ? $0 : nil })
        var foundIndices: [[String?]: Int] = [:]
        var found: [(word: Word, earlierCount: Int)] = []
        for text in parts.isEmpty ? [] : Self.candidates(parts, links: links) {
            let meaning = parts.map { $0.meaning(of: text) }
            if let index = foundIndices[meaning] {
                if found[index].word.alternative == nil {
                    found[index].word.alternative = text.encodedLiteral(in: slot)
                }
                continue
            }
            foundIndices[meaning] = found.count
            let isRead = numbers.map { $0.map { meaning[$0] != nil } ?? true }
            let word = Word(
                text: text.encodedLiteral(in: slot), isOwn: isRead[0],
                isRead: Array(isRead.dropFirst()))
            found.append((word, earlier.count { meaning[$0] != nil }))
        }
        let sorted = found.sorted { $0.earlierCount < $1.earlierCount }.map(\.word)
        let nearest = sorted.prefix(Self.limit)
        // The limit may have cut off all words that the pattern itself accepts.
        words =
            Array(nearest)
            + (nearest.contains(where: \.isOwn) ? [] : sorted.filter(\.isOwn).prefix(1))
    }

    /// A text that a part accepts. It is usually the first candidate, so the others are made only
    /// if it isn't.
    static func first(_ part: ProbedPart, links: [String]) -> String? {
        if case .literal(let text, _) = part.matcher { return text }
        let words = shortWords(part.matcher.types)
        var texts = words + longWords
        if case .affixed(let affixed) = part.matcher {
            texts += [affixed.text(words.words(of: affixed.types).map(\.first))].compactMap { $0 }
        }
        return texts.first { part.meaning(of: $0) != nil }
            ?? candidates([part], links: links).first { part.meaning(of: $0) != nil }
    }

    private static func shortWords(_ types: [RouteType]) -> [String] {
        var texts: [String] = []
        for case .closed(let type) in types { texts += type.values }
        return texts + ["a", "0", "7", "1", "-1", "10", "101"]
    }

    private static let longWords = ValueKind.all.flatMap(\.words)

    /// Texts in the order of their usefulness.
    private static func candidates(_ parts: [ProbedPart], links: [String]) -> [String] {
        var texts = Texts()
        for part in parts {
            guard case .literal(let text, let ignoresCase) = part.matcher else { continue }
            texts.add(text)
            if ignoresCase { texts.add(text.withOtherCase) }
        }
        if parts.allSatisfy(\.matcher.isLiteral) { return texts.all }
        let types = parts.flatMap(\.matcher.types)
        texts.add(shortWords(types))
        for type in types { texts.add(type.edges) }
        texts.add(longWords)
        texts.add(parts.flatMap(\.specials).compactMap(\.text))
        if types.contains(where: \.isLink) { texts.add(links) }
        for case .label(let suffix, _) in parts.map(\.matcher) {
            texts.add(["a" + suffix, "zq" + suffix])
        }
        let constraints = types.compactMap(\.textConstraint)
        if !constraints.isEmpty {
            texts.add(constraints.flatMap(\.excluded))
            for length in lengths(constraints) {
                for letter in letters(constraints) {
                    texts.add(String(repeating: letter, count: length))
                }
            }
            for constraint in constraints { texts.add(texts.all.compactMap(constraint.fitting)) }
        }
        for case .value(let type, .list(let separator)) in parts.map(\.matcher) {
            let elements = texts.all.filter { type.value(of: $0) != nil && !$0.isEmpty }.prefix(3)
            texts.add(elements.map { "\(elements[0])\(separator)\($0)" })
        }
        addAffixed(parts.map(\.matcher), &texts)
        return Array(texts.all.prefix(candidateLimit))
    }

    /// Texts for parts with text around values: one parameter at a time takes each word of the
    /// slot, and each literal text.
    private static func addAffixed(_ matchers: [Matcher], _ texts: inout Texts) {
        var affixed: [Matcher.Affixed] = []
        for case .affixed(let part) in matchers { affixed.append(part) }
        for part in affixed {
            if let text = part.text(texts.all.words(of: part.types).map(\.first)) {
                texts.add(text)
            }
        }
        let all = texts.all
        // Patterns far away in the matching order seldom make a difference.
        for part in affixed.prefix(8) {
            let words = all.words(of: part.types)
            let plain = words.map(\.first)
            for index in part.types.indices {
                var own = words[index]
                if part.types[index].textConstraint == nil, part.types[index].takesManyTexts {
                    for literal in part.literals where !literal.isEmpty {
                        own += ["a" + literal + "a", literal]
                    }
                    own.append("")
                }
                for word in own {
                    var changed = plain
                    changed[index] = word
                    if let text = part.text(changed) { texts.add(text) }
                }
            }
        }
    }

    /// The shortest and longest lengths that constrained Strings accept, and the lengths just
    /// outside.
    private static func lengths(_ constraints: [TextConstraint]) -> [Int] {
        let ends = constraints.flatMap { [$0.length.lowerBound, $0.length.upperBound] }
        let short = ends.filter { $0 < TextConstraint.exampleLimit }
        return Set(short.flatMap { [$0 - 1, $0, $0 + 1] }).filter { $0 > 0 }.sorted()
    }

    /// Two characters for each set of constraints that accept them, because a text of one of them
    /// may be another pattern's literal text.
    private static func letters(_ constraints: [TextConstraint]) -> [String] {
        var known: [[Bool]: Int] = [:]
        let all = Array(
            "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_.~!$&'()*+,;=:@ /?#[]"
                .utf8)
        return all.filter { byte in
            let isAccepted = constraints.map { $0.allows(Unicode.Scalar(byte)) }
            known[isAccepted, default: 0] += 1
            return known[isAccepted, default: 0] <= 2
        }.map { String(decoding: [$0], as: UTF8.self) }
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
}

extension String {
    /// In lower case, or in upper case if it is in lower case already.
    fileprivate var withOtherCase: String {
        let lowercased = asciiLowercased
        return lowercased == self ? uppercased() : lowercased
    }
}

extension [String] {
    /// For each type, those of the texts that it accepts between literal texts.
    fileprivate func words(of types: [RouteType]) -> [[String]] {
        types.map { type in
            filter { !$0.isEmpty && (type.acceptsAnyText || type.value(of: $0) != nil) }
        }
    }
}

extension Matcher.Affixed {
    /// The text with these values; nil if one is missing.
    fileprivate func text(_ values: [String?]) -> String? {
        var text = literals.first ?? ""
        for (value, literal) in zip(values, literals.dropFirst()) {
            guard let value else { return nil }
            text += value + literal
        }
        return text
    }
}

extension RouteType {
    var textConstraint: TextConstraint? {
        guard case .constrained(let type) = self, case .text(let constraint) = type.constraint
        else { return nil }
        return constraint
    }

    /// Whether it is a String, a URL, or another type that accepts texts of many forms.
    var takesManyTexts: Bool { acceptsAnyText || acceptsEmptyText }

    /// Texts at the limits of what a number or URL type accepts.
    fileprivate var edges: [String] {
        switch self {
        case .integer(let type): type.range.edges
        case .url: ["https://a/b"]
        case .constrained(let type):
            switch type.constraint {
            case .integer(let base, let range): range.edges + base.range.edges
            case .double(let range): range.edges
            case .float(let range): range.edges
            case .url(let schemes): schemes.map { $0 + "://a" }
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
        return edges.map { "\($0)" }
    }
}

extension TextConstraint {
    /// The length up to which texts are made up, in Unicode scalars.
    static let exampleLimit = 4_096

    /// The text without characters that aren't allowed, repeated or cut to an allowed length; nil
    /// if there is none.
    fileprivate func fitting(_ text: String) -> String? {
        let allowed = text.unicodeScalars.filter(allows)
        if allowed.isEmpty || length.lowerBound > Self.exampleLimit { return nil }
        var fitting = allowed
        while fitting.count < length.lowerBound { fitting += allowed }
        let most = allowed.count < length.lowerBound ? length.lowerBound : length.upperBound
        return String(String.UnicodeScalarView(fitting.prefix(most)))
    }
}
