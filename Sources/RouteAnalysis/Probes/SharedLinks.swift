import RouteLanguage

/// Links that a pattern and one of its rivals both read, judging by each slot on its own: a link
/// with the first word of each slot, and others that differ from it in one slot.
struct SharedLinks {
    private typealias Word = SlotWords.Word

    private let links: HalfLinks
    private let rival: Int
    private let other: ProbedHalf
    private var first: HalfLink
    private var changes: [(HalfLink) -> HalfLink] = []

    /// Nil if the two have no such link.
    ///
    /// - Parameters:
    ///   - rival: the index of the rival.
    ///   - other: the rival's half.
    ///   - count: the number of the links' segments.
    init?(_ links: HalfLinks, with rival: Int, _ other: ProbedHalf, segmentCount count: Int) {
        guard let least = links.least else { return nil }
        self.links = links
        self.rival = rival
        self.other = other
        first = least
        guard addSegments(count), addOwnItems(), addRivalItems() else { return nil }
        if links.own.fewest == count, let word = links.restWords.first {
            let start = links.own.restStart
            changes.append { $0.inserting(word.text, at: start) }
        }
    }

    func all(atMost limit: Int) -> [HalfLink] {
        [first] + changes.prefix(limit - 1).map { $0(first) }
    }

    /// Returns false if the two have no word for a segment in common.
    private mutating func addSegments(_ count: Int) -> Bool {
        first.segments = []
        for position in 0..<count {
            let words = links.words(at: position, of: count).filter {
                $0.isOwn && $0.isRead[rival]
            }
            guard let word = words.first else { return false }
            first.segments.append(word.text)
            for word in words.dropFirst() { changes.append { $0.setting(position, word.text) } }
        }
        return true
    }

    /// Returns false if one of the two needs an item that the other doesn't read.
    private mutating func addOwnItems() -> Bool {
        for item in links.own.items where !item.isAbsent {
            let twin = other.twin(of: item)
            if twin?.isAbsent == true {
                if item.isRequired { return false }
                continue
            }
            guard add(item, twin) else { return false }
        }
        return true
    }

    /// Adds an item of the pattern's own.
    ///
    /// - Parameter twin: the rival's item of the same name; nil if it has none.
    private mutating func add(_ item: ProbedItem, _ twin: ProbedItem?) -> Bool {
        let words = links.words(of: item).filter {
            $0.isOwn && (twin == nil || $0.isRead[rival])
        }
        let isNeeded = item.isRequired || twin?.isRequired ?? false
        guard let word = words.first ?? unsharedWord(of: item, twin) else { return !isNeeded }
        let name = item.name(sharedWith: twin, ignoresCase: links.own.ignoresCase)
        if name != item.name { first = first.without(itemNamed: item.name) }
        let written = HalfLink.Item(named: name, value: word.text)
        if isNeeded {
            first = first.setting(written)
        } else {
            // Patterns that forbid this item don't read a link with it, so that link comes first.
            changes.insert({ $0.setting(written) }, at: 0)
        }
        for word in words.dropFirst() {
            changes.append { $0.setting(HalfLink.Item(named: name, value: word.text)) }
        }
        // Values that only one of them reads, if the other can do without.
        guard let twin else { return true }
        if twin.canBeInvalid(beside: item), let word = oneSidedWord(item, isOwn: true) {
            changes.insert({ $0.setting(HalfLink.Item(named: name, value: word.text)) }, at: 0)
        }
        if item.canBeInvalid(beside: twin), let word = oneSidedWord(item, isOwn: false) {
            changes.insert({ $0.setting(HalfLink.Item(named: name, value: word.text)) }, at: 0)
        }
        return true
    }

    /// Adds the items that only the rival requires. Returns false if the pattern forbids one, or
    /// if no text is known for one.
    private mutating func addRivalItems() -> Bool {
        for item in other.items where item.isRequired {
            if let own = links.own.twin(of: item) {
                if own.isAbsent { return false }
                continue
            }
            let words = links.words(of: item).filter { $0.isRead[rival] }
            if words.isEmpty, item.part != nil { return false }
            first = first.setting(HalfLink.Item(named: item.name, value: words.first?.text))
            for word in words.dropFirst() {
                changes.append { $0.setting(HalfLink.Item(named: item.name, value: word.text)) }
            }
        }
        return true
    }

    /// A text for an item of which no text is known that both patterns read. One that can be left
    /// out may count as missing if its value isn't valid.
    private func unsharedWord(of item: ProbedItem, _ twin: ProbedItem?) -> Word? {
        if item.part == nil { return Word(text: "a", isOwn: true, isRead: []) }
        guard let twin else { return nil }
        let words = links.words(of: item)
        if !item.isRequired { return words.first { $0.isRead[rival] } }
        return twin.isRequired ? nil : words.first(where: \.isOwn)
    }

    /// A text for an item that only the pattern reads, or only the rival.
    private func oneSidedWord(_ item: ProbedItem, isOwn: Bool) -> Word? {
        links.words(of: item).first { $0.isOwn == isOwn && $0.isRead[rival] != isOwn }
    }
}
