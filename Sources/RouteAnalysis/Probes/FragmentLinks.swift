import RouteLanguage

/// The fragments of a pattern's links, which count as one slot. Nil is no fragment.
struct FragmentLinks {
    private let pattern: ProbedPattern
    private let rivals: [ProbedPattern]
    private let own: HalfLinks?
    private let links: [String]
    /// The pattern's own, the simplest first; empty if none can be made.
    let texts: [String?]

    init(_ pattern: ProbedPattern, rivals: [ProbedPattern], isEarlier: [Bool], links: [String]) {
        self.pattern = pattern
        self.rivals = rivals
        self.links = links
        guard let fragment = pattern.fragment else {
            own = nil
            texts = [nil]
            return
        }
        let halves = rivals.map { $0.isOnlyItems == pattern.isOnlyItems ? $0.fragment : nil }
        let own = HalfLinks(
            fragment, rivals: halves, isEarlier: isEarlier, isFragment: true, links: links)
        self.own = own
        texts = ([own.least, own.fullest].compactMap { $0 } + own.varied).map { half in
            half.fragment(isOnlyItems: pattern.isOnlyItems)
        }
    }

    /// Fragments with a `+` in an item.
    var withPluses: [String] {
        (own?.withPluses ?? []).map { $0.fragment(isOnlyItems: pattern.isOnlyItems) }
    }

    /// Fragments with an item's name in another case.
    var withOtherCases: [String] {
        (own?.withOtherCases ?? []).map { $0.fragment(isOnlyItems: pattern.isOnlyItems) }
    }

    /// Fragments that a rival reads, too, judging by each slot on its own.
    func shared(with index: Int, atMost limit: Int) -> [String?] {
        let rival = rivals[index]
        guard let half = rival.fragment else { return Array(texts.prefix(1)) }
        if let own, rival.isOnlyItems == pattern.isOnlyItems {
            return own.shared(with: index, atMost: limit).map {
                $0.fragment(isOnlyItems: pattern.isOnlyItems)
            }
        }
        let other = HalfLinks(half, rivals: [], isEarlier: [], isFragment: true, links: links)
        guard let theirs = other.least else { return [] }
        guard let own, let ours = own.least else {
            let all = [theirs] + other.varied.prefix(limit - 1)
            return all.map { $0.fragment(isOnlyItems: rival.isOnlyItems) }
        }
        // One reads segments, and the other items, which are split at each `&`. A segment can also
        // be the name of an item without a value.
        let segments = pattern.isOnlyItems ? theirs : ours
        let start = segments.fragment(isOnlyItems: false) + (segments.items.isEmpty ? "?&" : "&")
        let items = pattern.isOnlyItems ? [ours, own.fullest] : [theirs, other.fullest]
        var texts = items.compactMap { $0 }.map { start + $0.fragment(isOnlyItems: true) }
        if let name = items[0]?.items.first?.name, !segments.segments.isEmpty {
            texts.append(segments.setting(0, name).fragment(isOnlyItems: false))
        }
        return texts
    }
}
