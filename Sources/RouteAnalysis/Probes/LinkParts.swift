import RouteLanguage

/// What the links of a pattern are put together from.
struct LinkParts {
    let pattern: ProbedPattern
    let rivals: [ProbedPattern]
    let path: HalfLinks
    let fragments: FragmentLinks
    let scheme: String
    /// The simplest fragment; nil if the pattern has none.
    private let fragment: String?

    /// Nil if no text is known for a slot of the fragment.
    ///
    /// - Parameters:
    ///   - anyScheme: the scheme of the links if the pattern takes any.
    ///   - links: texts to try as nested links.
    init?(
        _ pattern: ProbedPattern, rivals: [ProbedPattern], anyScheme: String, links: [String]
    ) {
        let isEarlier = rivals.map { $0.table == pattern.table && $0.order < pattern.order }
        let fragments = FragmentLinks(pattern, rivals: rivals, isEarlier: isEarlier, links: links)
        guard let fragment = fragments.texts.first else { return nil }
        self.pattern = pattern
        self.rivals = rivals
        self.fragments = fragments
        self.fragment = fragment
        path = HalfLinks(
            pattern.path, rivals: rivals.map(\.path), isEarlier: isEarlier, links: links)
        scheme = pattern.scheme ?? anyScheme
    }

    /// A link with the simplest fragment.
    func text(_ half: HalfLink) -> String { text(half, fragment: fragment) }

    func text(_ half: HalfLink, fragment: String?) -> String {
        text(half, fragment: fragment, scheme: scheme)
    }

    func text(_ half: HalfLink, fragment: String?, scheme: String) -> String {
        pattern.text(half, fragment, scheme: scheme)
    }

    /// A link as in `app:///path`.
    func textWithEmptyAuthority(_ half: HalfLink) -> String {
        pattern.text(half, fragment, scheme: scheme, hasEmptyAuthority: true)
    }
}

extension ProbedPattern {
    /// The text of a link.
    func text(
        _ half: HalfLink, _ fragment: String?, scheme: String, hasEmptyAuthority: Bool = false
    ) -> String {
        let hasAuthority = !hasEmptyAuthority && beginsWithAuthority(half)
        var text = scheme + (hasAuthority ? "://" : ":///") + half.joinedSegments
        if isHosted, half.segments.count == 1 { text += "/" }
        if !half.items.isEmpty { text += "?" + half.joinedItems }
        if let fragment { text += "#" + fragment }
        return text
    }

    /// Whether the first segment can be written as the authority of a URL. There, `@` and `:`
    /// would mean something else.
    private func beginsWithAuthority(_ half: HalfLink) -> Bool {
        guard !isHosted, let first = half.segments.first else { return true }
        return !first.isEmpty && !first.utf8.contains { "@:".utf8.contains($0) }
    }
}
