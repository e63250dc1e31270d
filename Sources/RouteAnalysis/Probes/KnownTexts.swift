import RouteLanguage

/// The texts to try in the slots of a pattern's links. Many slots have the same parts.
struct KnownTexts {
    /// A text that some parts read differently than the texts before it.
    struct Text {
        let text: String
        /// For each part, whether it accepts the text.
        let isRead: [Bool]
        /// Another text that all parts read alike; nil if none was found.
        fileprivate(set) var alternative: String?
    }

    /// A part that treats texts as another one does.
    private struct Part: Hashable {
        let table: ObjectIdentifier
        let matcher: Matcher
        let written: Matcher
    }

    /// Texts to try as nested links.
    let links: [String]
    private var known: [[Part]: [Text]] = [:]

    init(links: [String]) {
        self.links = links
    }

    /// The texts for a slot, in the order of their usefulness.
    ///
    /// - Parameter parts: what the patterns accept in the slot, each once.
    mutating func texts(of parts: [ProbedPart]) -> [Text] {
        if parts.isEmpty { return [] }
        if parts.contains(where: { !$0.specials.isEmpty }) { return newTexts(of: parts) }
        let key = parts.map { part in
            Part(
                table: ObjectIdentifier(part.table), matcher: part.matcher, written: part.written)
        }
        if let texts = known[key] { return texts }
        let texts = newTexts(of: parts)
        known[key] = texts
        return texts
    }

    private func newTexts(of parts: [ProbedPart]) -> [Text] {
        // A number is written in one of its forms, in which literal text around values may be
        // missing.
        let tellsForms = parts.contains(where: \.matcher.isMixed)
        var indices: [[String?]: Int] = [:]
        var texts: [Text] = []
        for text in WordCandidates(parts, links: links).all {
            let meaning = parts.map { $0.meaning(of: text, tellsForms: tellsForms) }
            if let index = indices[meaning] {
                if texts[index].alternative == nil { texts[index].alternative = text }
                continue
            }
            indices[meaning] = texts.count
            texts.append(Text(text: text, isRead: meaning.map { $0 != nil }))
        }
        return texts
    }
}
