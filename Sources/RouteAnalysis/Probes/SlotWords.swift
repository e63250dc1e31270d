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

    /// What parts that accept the same texts have in common.
    private struct PartKey: Hashable {
        let matcher: Matcher
        let ignoresCase: Bool
        /// What reads the part's links; nil if it has none.
        let links: ObjectIdentifier?

        init(_ part: ProbedPart) {
            matcher = part.matcher
            ignoresCase = part.table.ignoresCase
            let hasLinks = part.matcher.types.contains(where: \.isLink)
            links = hasLinks ? ObjectIdentifier(part.table) : nil
        }
    }

    /// The most words for one slot, besides those that are needed so that each rival has one.
    private static let limit = 20

    /// Words that the patterns read differently, first those that the fewest earlier rivals read.
    /// If the pattern itself accepts any word, it accepts one of these.
    let words: [Word]

    /// - Parameters:
    ///   - own: what the pattern accepts; nil if it doesn't have the slot.
    ///   - isEarlier: for each rival, whether it is tried before the pattern.
    ///   - known: the texts of other slots.
    init(
        _ own: ProbedPart?, rivals: [ProbedPart?], isEarlier: [Bool], in slot: TextSlot,
        _ known: inout KnownTexts
    ) {
        // Many patterns have the same part.
        var parts: [ProbedPart] = []
        var partNumbers: [PartKey: Int] = [:]
        let numbers = ([own] + rivals).map { part -> Int? in
            guard let part else { return nil }
            let key = PartKey(part)
            let number = partNumbers[key] ?? parts.count
            if partNumbers.updateValue(number, forKey: key) == nil { parts.append(part) }
            return number
        }
        let earlier = Set(zip(numbers.dropFirst(), isEarlier).compactMap { $1 ? $0 : nil })
        let found = known.texts(of: parts).map { text in
            let isRead = numbers.map { $0.map { text.isRead[$0] } ?? true }
            let word = Word(
                text: text.text.encodedLiteral(in: slot), isOwn: isRead[0],
                isRead: Array(isRead.dropFirst()),
                alternative: text.alternative?.encodedLiteral(in: slot))
            return (word: word, earlierCount: earlier.count { text.isRead[$0] })
        }
        let sorted = found.sorted { $0.earlierCount < $1.earlierCount }.map(\.word)
        words = Self.nearest(sorted, rivalCount: rivals.count)
    }

    /// The first words, and further ones so that the pattern accepts one, alone and together with
    /// each rival, if it accepts any, and refuses one, if it refuses any.
    private static func nearest(_ sorted: [Word], rivalCount: Int) -> [Word] {
        var kept = Array(sorted.prefix(limit))
        var isOwnMissing = !kept.contains(where: \.isOwn)
        var missing = (0..<rivalCount).filter { rival in
            !kept.contains { $0.isOwn && $0.isRead[rival] }
        }
        var isOtherMissing = kept.allSatisfy(\.isOwn)
        for word in sorted.dropFirst(limit) {
            if !word.isOwn {
                if isOtherMissing { kept.append(word) }
                isOtherMissing = false
                continue
            }
            let count = missing.count
            missing.removeAll { word.isRead[$0] }
            if isOwnMissing || missing.count < count { kept.append(word) }
            isOwnMissing = false
        }
        return kept
    }

    /// A text that a part accepts. It is usually the first candidate, so the others are made only
    /// if it isn't.
    static func first(_ part: ProbedPart, links: [String]) -> String? {
        if case .literal(let text, _) = part.written { return text }
        let texts = WordCandidates.simple(for: part.written)
        return texts.first { part.meaning(of: $0) != nil }
            ?? WordCandidates([part], links: links).all.first { part.meaning(of: $0) != nil }
    }
}
