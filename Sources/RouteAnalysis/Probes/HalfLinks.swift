import RouteLanguage

/// Makes up the segments and items of links that one pattern reads, next to those that its rivals
/// read.
struct HalfLinks {
    typealias Word = SlotWords.Word

    /// The names of rivals' items that are tried next to the pattern's own.
    private static let nameLimit = 16
    private static let anyLength = -1
    static let undecodable = "%FF"
    /// A text that few literal texts are.
    static let unusual = "zq"

    let own: ProbedHalf
    /// Nil for a rival whose pattern doesn't have this half.
    let rivals: [ProbedHalf?]
    /// For each rival, whether it is tried before the pattern.
    private let isEarlier: [Bool]
    private var known: KnownTexts
    /// The words of the segments of a path, by its length; under `anyLength` if no path has
    /// segments behind a rest, so that a segment is the same in all of them.
    private var segments: [Int: [[Word]]] = [:]
    private var items: [String: [Word]] = [:]
    /// The items that only rivals name.
    private(set) var otherItems: [ProbedItem] = []
    /// The pattern's shortest link; nil if no text is known for a slot.
    private(set) var least: HalfLink?
    /// The shortest link with an element in the rest; nil if there is no rest, or no such link.
    private(set) var longer: HalfLink?
    /// The pattern's fullest link: with all optional items, and one element in each rest and list.
    private(set) var fullest: HalfLink?

    /// - Parameters:
    ///   - rivals: nil for a rival whose pattern doesn't have this half.
    ///   - isEarlier: for each rival, whether it is tried before the pattern.
    init(
        _ own: ProbedHalf, rivals: [ProbedHalf?], isEarlier: [Bool], isFragment: Bool = false,
        links: [String]
    ) {
        self.own = own
        self.rivals = rivals
        self.isEarlier = isEarlier
        known = KnownTexts(links: links)
        addSegments(in: isFragment ? .fragmentSegment : .pathSegment)
        addItems()
        least = leastLink
        longer = longerLink
        fullest = fullestLink
    }

    private mutating func addSegments(in slot: TextSlot) {
        let others = rivals.compactMap(\.self)
        if own.countBehind == 0, others.allSatisfy({ $0.countBehind == 0 }) {
            var count = own.segments.count
            if own.rest != nil {
                count = max(count + 1, others.map(\.segments.count).max() ?? 0)
            }
            segments[Self.anyLength] = segmentWords(count, ofAtLeast: 0, in: slot)
            return
        }
        let counts = others.flatMap { own.commonCounts(with: $0) }
        for count in Set(counts + [own.fewest, own.fewest + 1]) where own.allows(count) {
            segments[count] = segmentWords(count, ofAtLeast: count, in: slot)
        }
    }

    /// The words of the first segments, in paths that have at least as many as given.
    private mutating func segmentWords(
        _ count: Int, ofAtLeast fewest: Int, in slot: TextSlot
    ) -> [[Word]] {
        (0..<count).map { position in
            let others = rivals.map { $0?.part(at: position, ofAtLeast: fewest) }
            return words(own.part(at: position, ofAtLeast: fewest), others, in: slot)
        }
    }

    private mutating func addItems() {
        for item in own.items { addWords(of: item, item.part) }
        var keys = Set(own.items.flatMap(\.keys))
        for item in rivals.flatMap({ $0?.items ?? [] })
        where otherItems.count < Self.nameLimit || item.isRequired {
            // A name that only the rival reads, even if it is another name of an item that both
            // have.
            guard let item = item.naming(notIn: keys) else { continue }
            keys.formUnion(item.keys)
            otherItems.append(item)
            addWords(of: item, nil)
        }
    }

    /// - Parameter part: what the pattern accepts as the item's value; nil if it doesn't name it.
    private mutating func addWords(of item: ProbedItem, _ part: ProbedPart?) {
        let others = rivals.map { $0?.twin(of: item)?.part }
        items[item.name] = words(part, others, in: .itemValue(plusIsSpace: true))
    }

    private mutating func words(
        _ own: ProbedPart?, _ rivals: [ProbedPart?], in slot: TextSlot
    ) -> [Word] {
        SlotWords(own, rivals: rivals, isEarlier: isEarlier, in: slot, &known).words
    }

    /// The words of a segment in a path of a length.
    func words(at position: Int, of count: Int) -> [Word] {
        (segments[Self.anyLength] ?? segments[count] ?? [])[position]
    }

    /// The words of a segment in the shortest path.
    func words(at position: Int) -> [Word] { words(at: position, of: own.fewest) }

    /// The words of an item's value.
    func words(of item: ProbedItem) -> [Word] { items[item.name] ?? [] }

    /// The words of a rest's only element.
    var restWords: [Word] {
        own.rest == nil ? [] : words(at: own.restStart, of: own.fewest + 1).filter(\.isOwn)
    }

    private var leastLink: HalfLink? {
        own.least(
            segment: { words(at: $0).first(where: \.isOwn)?.text },
            value: { words(of: $0).first(where: \.isOwn)?.text })
    }

    private var longerLink: HalfLink? {
        guard own.rest != nil, var link = least else { return nil }
        let count = own.fewest + 1
        link.segments = []
        for position in 0..<count {
            guard let word = words(at: position, of: count).first(where: \.isOwn) else {
                return nil
            }
            link.segments.append(word.text)
        }
        return link
    }

    private var fullestLink: HalfLink? {
        guard var full = longer ?? least else { return nil }
        for item in own.items where item.presence.canBeLeftOut {
            guard let word = words(of: item).first(where: \.isOwn) else { continue }
            full.items.append(HalfLink.Item(named: item.name, value: word.text))
        }
        if own.hasOtherItems { full.items.append(HalfLink.Item(named: "zq", value: "a")) }
        return full
    }

    /// Links that the pattern and a rival both read, judging by each slot on its own.
    ///
    /// - Parameters:
    ///   - rival: the index of the rival.
    ///   - limit: the most links of one length.
    func shared(with rival: Int, atMost limit: Int) -> [HalfLink] {
        guard let other = rivals[rival] else { return [] }
        return own.commonCounts(with: other).flatMap { count in
            let links = SharedLinks(self, with: rival, other, segmentCount: count)
            return links?.all(atMost: limit) ?? []
        }
    }

    /// Links with the first combinations of words for the segments and the items that
    /// are required.
    func combined(atMost limit: Int) -> [HalfLink] {
        guard let least else { return [] }
        var links = [least]
        for position in own.segments.indices {
            let words = words(at: position).filter(\.isOwn)
            links = links.flatMap { link in words.map { link.setting(position, $0.text) } }
            links = Array(links.prefix(limit))
        }
        for item in own.items where item.isRequired && item.part != nil {
            let words = words(of: item).filter(\.isOwn)
            links = links.flatMap { link in
                words.map { link.setting(HalfLink.Item(named: item.name, value: $0.text)) }
            }
            links = Array(links.prefix(limit))
        }
        return links
    }
}
