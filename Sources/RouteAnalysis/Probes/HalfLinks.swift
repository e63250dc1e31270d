import RouteLanguage

/// Segments and items, encoded.
struct HalfLink: Hashable {
    var segments: [String] = []
    /// With their names; without `=` if there is no value.
    var items: [Item] = []

    struct Item: Hashable {
        let name: String
        let value: String?

        var text: String { value.map { "\(name)=\($0)" } ?? name }
    }

    func with(_ items: [Item]) -> HalfLink {
        HalfLink(segments: segments, items: self.items + items)
    }

    /// With another value of an item, which is added if it isn't there.
    func setting(_ item: Item) -> HalfLink {
        var changed = self
        if let index = items.firstIndex(where: { $0.name == item.name }) {
            changed.items[index] = item
        } else {
            changed.items.append(item)
        }
        return changed
    }

    /// With a `+` for each space in an item.
    var withPluses: HalfLink {
        func plus(_ text: String) -> String { text.replacing("%20", with: "+") }
        let items = items.map { HalfLink.Item(name: plus($0.name), value: $0.value.map(plus)) }
        return HalfLink(segments: segments, items: items)
    }

    func without(_ name: String) -> HalfLink {
        HalfLink(segments: segments, items: items.filter { $0.name != name })
    }

    func setting(_ position: Int, _ text: String) -> HalfLink {
        var changed = self
        changed.segments[position] = text
        return changed
    }

    func inserting(_ text: String, at position: Int) -> HalfLink {
        var changed = self
        changed.segments.insert(text, at: position)
        return changed
    }
}

extension ProbedHalf {
    /// The shortest link: without optional items, and with an empty rest. Nil if no text is known
    /// for a slot.
    ///
    /// - Parameters:
    ///   - segment: the encoded text of a segment, by its position.
    ///   - value: the encoded value of an item.
    func least(segment: (Int) -> String?, value: (ProbedItem) -> String?) -> HalfLink? {
        var link = HalfLink()
        for position in segments.indices {
            guard let text = segment(position) else { return nil }
            link.segments.append(text)
        }
        for item in items where item.isRequired {
            let text = item.part.flatMap { _ in value(item) }
            if text == nil, item.part != nil { return nil }
            link.items.append(HalfLink.Item(name: item.name.encodedName, value: text))
        }
        return link
    }
}

extension String {
    /// The name of an item, encoded.
    fileprivate var encodedName: String { encodedLiteral(in: .itemName(plusIsSpace: true)) }
}

/// Makes up the segments and items of links that one pattern reads, next to those that its rivals
/// read.
struct HalfLinks {
    private typealias Word = SlotWords.Word

    /// The names of rivals' items that are tried next to the pattern's own.
    private static let nameLimit = 16
    /// The most links that differ in one slot. A pattern has no more links anyway.
    private static let variedLimit = 200

    private let own: ProbedHalf
    private let rivals: [ProbedHalf?]
    /// The words of the segments of a path, by its length; under `anyLength` if no path has
    /// segments behind a rest, so that a segment is the same in all of them.
    private var segments: [Int: [[Word]]] = [:]
    private static let anyLength = -1
    private var items: [String: [Word]] = [:]
    /// The items that only rivals name.
    private var otherItems: [ProbedItem] = []
    /// The pattern's shortest link; nil if no text is known for a slot.
    private(set) var least: HalfLink?
    /// The shortest link with an element in the rest; nil if there is no rest, or no such link.
    private var longer: HalfLink?
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
        let slot: TextSlot = isFragment ? .fragmentSegment : .pathSegment
        var known = KnownTexts(links: links)
        func words(_ own: ProbedPart?, _ rivals: [ProbedPart?], _ slot: TextSlot) -> [Word] {
            SlotWords(own, rivals: rivals, isEarlier: isEarlier, in: slot, &known).words
        }
        func segmentWords(_ position: Int, of count: Int) -> [Word] {
            let others = rivals.map { $0?.part(at: position, ofAtLeast: count) }
            return words(own.part(at: position, ofAtLeast: count), others, slot)
        }
        if Self.hasSegmentsBehindRest(own, rivals) {
            let counts = rivals.compactMap(\.self).flatMap { own.commonCounts(with: $0) }
            for count in Set(counts + [own.fewest, own.fewest + 1]) where own.allows(count) {
                segments[count] = (0..<count).map { segmentWords($0, of: count) }
            }
        } else {
            let longest = rivals.reduce(own.segments.count) { max($0, $1?.segments.count ?? 0) }
            let count = own.rest == nil ? own.segments.count : max(longest, own.fewest + 1)
            segments[Self.anyLength] = (0..<count).map { segmentWords($0, of: 0) }
        }
        let value = TextSlot.itemValue(plusIsSpace: true)
        for item in own.items {
            items[item.name] = words(
                item.part, rivals.map { $0?.twin(of: item)?.part }, value)
        }
        var keys = Set(own.items.flatMap(\.keys))
        for item in rivals.flatMap({ $0?.items ?? [] })
        where otherItems.count < Self.nameLimit || item.isRequired {
            // A name that only the rival reads, even if it is another name of an item that both
            // have.
            guard let item = item.naming(notIn: keys) else { continue }
            keys.formUnion(item.keys)
            otherItems.append(item)
            items[item.name] = words(nil, rivals.map { $0?.twin(of: item)?.part }, value)
        }
        least = leastLink
        longer = longerLink
        fullest = fullestLink
    }

    private static func hasSegmentsBehindRest(_ own: ProbedHalf, _ rivals: [ProbedHalf?]) -> Bool {
        own.countBehind > 0 || rivals.contains { $0.map { $0.countBehind > 0 } ?? false }
    }

    /// The words of a segment in a path of a length.
    private func words(at position: Int, of count: Int) -> [Word] {
        (segments[Self.anyLength] ?? segments[count] ?? [])[position]
    }

    /// The words of a segment in the shortest path.
    private func words(at position: Int) -> [Word] { words(at: position, of: own.fewest) }

    /// The words of a rest's only element.
    private var restWords: [Word] {
        own.rest == nil ? [] : words(at: own.restStart, of: own.fewest + 1).filter(\.isOwn)
    }

    /// A text that the pattern refuses. An empty one may count as a missing item.
    private static func unread(_ words: [Word]) -> String {
        let texts = words.filter { !$0.isOwn }.flatMap { [$0.text, $0.alternative ?? ""] }
        return texts.first { !$0.isEmpty } ?? unusual
    }

    private static func item(_ name: String, _ value: String?) -> HalfLink.Item {
        HalfLink.Item(name: name.encodedName, value: value)
    }

    static let undecodable = "%FF"
    /// A text that few literal texts are.
    private static let unusual = "zq"

    private var leastLink: HalfLink? {
        own.least(
            segment: { words(at: $0).first(where: \.isOwn)?.text },
            value: { items[$0.name]?.first(where: \.isOwn)?.text })
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
            guard let word = items[item.name]?.first(where: \.isOwn) else { continue }
            full.items.append(Self.item(item.name, word.text))
        }
        if own.hasOtherItems { full.items.append(Self.item("zq", "a")) }
        return full
    }

    /// Links that the pattern and a rival both read, judging by each slot on its own.
    func shared(with rival: Int, atMost limit: Int) -> [HalfLink] {
        guard let other = rivals[rival] else { return [] }
        return own.commonCounts(with: other).flatMap {
            shared(with: rival, other, segmentCount: $0, atMost: limit)
        }
    }

    /// The same for paths of one length.
    private func shared(
        with rival: Int, _ other: ProbedHalf, segmentCount count: Int, atMost limit: Int
    ) -> [HalfLink] {
        guard var link = least else { return [] }
        var changes: [(HalfLink) -> HalfLink] = []
        link.segments = []
        for position in 0..<count {
            let words = words(at: position, of: count).filter { $0.isOwn && $0.isRead[rival] }
            guard let first = words.first else { return [] }
            link.segments.append(first.text)
            for word in words.dropFirst() { changes.append { $0.setting(position, word.text) } }
        }
        for item in own.items where !item.isAbsent {
            let twin = other.twin(of: item)
            if twin?.isAbsent == true {
                if item.isRequired { return [] }
                continue
            }
            let words = (items[item.name] ?? []).filter {
                $0.isOwn && (twin == nil || $0.isRead[rival])
            }
            let isNeeded = item.isRequired || twin?.isRequired ?? false
            guard let first = words.first ?? unsharedWord(of: item, twin, rival) else {
                if isNeeded { return [] }
                continue
            }
            let name = item.name(sharedWith: twin, ignoresCase: own.ignoresCase)
            if name != item.name { link = link.without(Self.item(item.name, nil).name) }
            if isNeeded { link = link.setting(Self.item(name, first.text)) }
            // Patterns that forbid this item don't read a link with it, so that link comes first.
            if !isNeeded { changes.insert({ $0.setting(Self.item(name, first.text)) }, at: 0) }
            for word in words.dropFirst() {
                changes.append { $0.setting(Self.item(name, word.text)) }
            }
            // Values that only one of them reads, if the other can do without.
            guard let twin else { continue }
            var oneSided: [Word?] = []
            if twin.canBeInvalid(beside: item) {
                oneSided.append(oneSidedWord(item, rival, isOwn: true))
            }
            if item.canBeInvalid(beside: twin) {
                oneSided.append(oneSidedWord(item, rival, isOwn: false))
            }
            for case let word? in oneSided {
                changes.insert({ $0.setting(Self.item(name, word.text)) }, at: 0)
            }
        }
        for item in other.items
        where item.isRequired && own.twin(of: item)?.isAbsent ?? true {
            if own.twin(of: item) != nil { return [] }
            let words = (items[item.name] ?? []).filter { $0.isRead[rival] }
            if words.isEmpty, item.part != nil { return [] }
            link = link.setting(Self.item(item.name, words.first?.text))
            for word in words.dropFirst() {
                changes.append { $0.setting(Self.item(item.name, word.text)) }
            }
        }
        if own.fewest == count, let word = restWords.first {
            changes.append { $0.inserting(word.text, at: own.restStart) }
        }
        return [link] + changes.prefix(limit - 1).map { $0(link) }
    }

    /// A text for an item that only the pattern reads, or only a rival.
    private func oneSidedWord(_ item: ProbedItem, _ rival: Int, isOwn: Bool) -> Word? {
        items[item.name]?.first { $0.isOwn == isOwn && $0.isRead[rival] != isOwn }
    }

    /// Links with a `+` in an item, which two tables may read differently.
    var withPluses: [HalfLink] {
        guard let fullest else { return [] }
        var links: [HalfLink] = []
        for item in fullest.items {
            guard let text = item.value else { continue }
            // A type may take one character only, and a value may be between literal texts.
            for value in ["a+a", "+", text + "+", "+" + text] {
                links.append(fullest.setting(HalfLink.Item(name: item.name, value: value)))
            }
        }
        for link in [fullest] + varied where link.withPluses != link {
            links.append(link.withPluses)
        }
        return links
    }

    /// Links with an item's name in another case, which two tables may read differently: alone, and
    /// beside the name as declared.
    var withOtherCases: [HalfLink] {
        guard let least, let fullest else { return [] }
        var links: [HalfLink] = []
        for item in own.items + otherItems {
            for link in [least, fullest] { links += otherCases(of: item, in: link) }
        }
        return links
    }

    private func otherCases(of item: ProbedItem, in link: HalfLink) -> [HalfLink] {
        let words = items[item.name] ?? []
        let read = (words.first(where: \.isOwn) ?? words.first)?.text ?? "a"
        let others = words.filter { $0.text != read }
        let unread = Self.unread(words)
        let without = item.names.reduce(link) { $0.without(Self.item($1, nil).name) }
        var links: [HalfLink] = []
        for name in item.names {
            let otherName = name.withOtherCase
            // A flag has no value, and the first text may be the value that counts without the
            // item.
            let values = [read, others.first(where: \.isOwn)?.text, unread, Self.unusual, nil]
            for value in values { links.append(without.with([Self.item(otherName, value)])) }
            for declaredName in item.names {
                let declared = Self.item(declaredName, read)
                for value in [unread, Self.undecodable] + others.prefix(2).map(\.text) {
                    let other = Self.item(otherName, value)
                    links.append(without.with([declared, other]))
                    links.append(without.with([other, declared]))
                }
                let invalid = Self.item(declaredName, unread)
                links.append(without.with([Self.item(otherName, read), invalid]))
            }
        }
        return links
    }

    /// A text for an item of which no text is known that both patterns read. One that can be left
    /// out may count as missing if its value isn't valid.
    private func unsharedWord(of item: ProbedItem, _ twin: ProbedItem?, _ rival: Int) -> Word? {
        if item.part == nil { return Word(text: "a", isOwn: true, isRead: []) }
        guard let twin, let words = items[item.name] else { return nil }
        if !item.isRequired { return words.first { $0.isRead[rival] } }
        return twin.isRequired ? nil : words.first(where: \.isOwn)
    }

    /// The shortest link with items that keep rivals away: those that they forbid, and values that
    /// they don't read. Nil if rivals name no items that the pattern doesn't.
    private var evading: HalfLink? {
        guard var link = least, !otherItems.isEmpty else { return nil }
        for item in otherItems where item.presence != .required {
            // An empty value may count as a missing item.
            let words = (items[item.name] ?? []).filter { !$0.text.isEmpty }
            let unread = words.min { $0.readCount < $1.readCount }
            link.items.append(Self.item(item.name, unread?.text ?? Self.unusual))
        }
        return link
    }

    /// Links that differ in one slot from the one that keeps most rivals away.
    var evadingVaried: [HalfLink] {
        guard let evading else { return [] }
        var links: [HalfLink] = []
        for position in own.segments.indices {
            for word in words(at: position) where word.isOwn {
                links.append(evading.setting(position, word.text))
            }
        }
        for item in own.items where links.count < Self.variedLimit {
            links += varied(item, evading, evading)
        }
        return links
    }

    /// Links with the first combinations of words for the segments and the items that are required.
    func combined(atMost limit: Int) -> [HalfLink] {
        guard let least else { return [] }
        var links = [least]
        for position in own.segments.indices {
            let words = words(at: position).filter(\.isOwn)
            links = links.flatMap { link in words.map { link.setting(position, $0.text) } }
            links = Array(links.prefix(limit))
        }
        for item in own.items where item.isRequired && item.part != nil {
            let words = (items[item.name] ?? []).filter(\.isOwn)
            links = links.flatMap { link in
                words.map { link.setting(Self.item(item.name, $0.text)) }
            }
            links = Array(links.prefix(limit))
        }
        return links
    }

    /// Links that differ in one slot from the least link or from the fullest.
    var varied: [HalfLink] {
        guard let least, let fullest else { return [] }
        var links: [HalfLink] = []
        for position in own.segments.indices {
            for word in words(at: position).dropFirst() where word.isOwn {
                links.append(least.setting(position, word.text))
            }
        }
        if let longer {
            for word in restWords { links.append(longer.setting(own.restStart, word.text)) }
            if let word = restWords.last {
                links.append(longer.inserting(word.text, at: own.restStart + 1))
            }
            if own.rest?.matcher == .rest(nil) {
                // Only a rest without a name doesn't decode its segments.
                links.append(longer.setting(own.restStart, Self.undecodable))
            }
        }
        for item in own.items where links.count < Self.variedLimit {
            links += varied(item, least, fullest)
            // An earlier pattern may read the shortest path.
            if let longer { links += varied(item, longer, fullest) }
        }
        for item in otherItems where links.count < Self.variedLimit {
            let words = items[item.name] ?? []
            let read =
                words.filter { $0.isRead.allSatisfy { $0 } }
                + words.filter { $0.isRead.contains(true) && $0.isRead.contains(false) }
            let unread = words.first { $0.isRead.contains(false) }
            // The first text may be the value that counts without the item, too, or the value of
            // another item.
            let texts = read.prefix(2).map(\.text) + read.prefix(1).compactMap(\.alternative)
            let values = texts.isEmpty ? ["a"] : texts
            for value in values + [unread?.text ?? Self.unusual, Self.undecodable] {
                for link in [least, longer, fullest].compactMap(\.self) {
                    links.append(link.with([Self.item(item.name, value)]))
                }
            }
        }
        let named = rivals.flatMap { $0?.items ?? [] }
        let absent = Set(named.filter(\.isAbsent).flatMap(\.keys))
        let forbidden = otherItems.filter { !absent.isDisjoint(with: $0.keys) }
        if !forbidden.isEmpty {
            links.append(least.with(forbidden.map { Self.item($0.name, "a") }))
        }
        // A rest decodes items that no pattern names, too.
        if rivals.contains(where: { $0?.hasOtherItems ?? false }) {
            links.append(least.with([Self.item("zq", Self.undecodable)]))
        }
        return links
    }

    private func varied(_ item: ProbedItem, _ least: HalfLink, _ fullest: HalfLink) -> [HalfLink] {
        let words = items[item.name] ?? []
        let valid = words.filter(\.isOwn).map(\.text)
        guard !item.isAbsent else { return [least.with([Self.item(item.name, "a")])] }
        let first = Self.item(item.name, valid.first ?? "a")
        let alternative = words.first(where: \.isOwn)?.alternative
        let others = valid.dropFirst() + [alternative, valid.first].compactMap { $0 }
        let other = others.first { !$0.isEmpty } ?? "a"
        let unread = Self.unread(words)
        func own(_ value: String?) -> HalfLink.Item { Self.item(item.name, value) }
        let without = least.without(first.name)
        var links = valid.map { least.setting(own($0)) }
        links += [
            fullest.without(first.name), least.setting(own("")), least.setting(own(nil)),
            without.with([first, own(other)]), without.with([first, own(Self.undecodable)]),
            least.setting(own(unread)), least.setting(own(Self.undecodable)),
        ]
        for name in item.names.dropFirst() {
            links.append(without.with([Self.item(name, first.value)]))
            // Beside the first name, the other one doesn't count for this pattern. But a rival may
            // read it first, require it, or refuse its value.
            for value in [unread, other] {
                links.append(without.with([first, Self.item(name, value)]))
            }
            links.append(without.with([Self.item(name, other), first]))
        }
        // A list reads the second value, too.
        return links + [without.with([first, own(unread)]), without.with([own(""), first])]
    }
}
