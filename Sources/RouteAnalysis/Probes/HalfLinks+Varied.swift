import RouteLanguage

// Links that differ in one slot from the shortest or the fullest.
extension HalfLinks {
    /// The most links that differ in one slot. A pattern has no more links anyway.
    private static let variedLimit = 200

    /// Links that differ in one slot from the least link or from the fullest.
    var varied: [HalfLink] {
        guard let least, let fullest else { return [] }
        var links: [HalfLink] = []
        for position in own.segments.indices {
            for word in words(at: position).dropFirst() where word.isOwn {
                links.append(least.setting(position, word.text))
            }
        }
        if let longer { links += variedRest(longer) }
        for item in own.items where links.count < Self.variedLimit {
            links += varied(item, least, fullest)
            // An earlier pattern may read the shortest path.
            if let longer { links += varied(item, longer, fullest) }
        }
        for item in otherItems where links.count < Self.variedLimit {
            for value in values(ofOther: item) {
                for link in [least, longer, fullest].compactMap(\.self) {
                    links.append(link.with([HalfLink.Item(named: item.name, value: value)]))
                }
            }
        }
        let absent = rivals.flatMap { $0?.items ?? [] }.filter(\.isAbsent)
        let absentKeys = Set(absent.flatMap(\.keys))
        let forbidden = otherItems.filter { !absentKeys.isDisjoint(with: $0.keys) }
        if !forbidden.isEmpty {
            let items = forbidden.map { HalfLink.Item(named: $0.name, value: "a") }
            links.append(least.with(items))
        }
        // A rest decodes items that no pattern names, too.
        if rivals.contains(where: { $0?.hasOtherItems ?? false }) {
            links.append(least.with([HalfLink.Item(named: "zq", value: Self.undecodable)]))
        }
        return links
    }

    /// - Parameter longer: a link with one element in the rest.
    private func variedRest(_ longer: HalfLink) -> [HalfLink] {
        var links = restWords.map { longer.setting(own.restStart, $0.text) }
        if let word = restWords.last {
            links.append(longer.inserting(word.text, at: own.restStart + 1))
        }
        if own.rest?.matcher == .rest(nil) {
            // Only a rest without a name doesn't decode its segments.
            links.append(longer.setting(own.restStart, Self.undecodable))
        }
        return links
    }

    /// Values to try for an item that only rivals name: such that all rivals read, some, and none.
    private func values(ofOther item: ProbedItem) -> [String] {
        let words = words(of: item)
        let readByAll = words.filter { $0.isRead.allSatisfy(\.self) }
        let readBySome = words.filter { $0.isRead.contains(true) && $0.isRead.contains(false) }
        let read = (readByAll + readBySome).prefix(2)
        // The first text may be the value that counts without the item, too, or the value of
        // another item.
        var values = read.map(\.text) + read.prefix(1).compactMap(\.alternative)
        if values.isEmpty { values = ["a"] }
        let unread = words.first { $0.isRead.contains(false) }
        return values + [unread?.text ?? Self.unusual, Self.undecodable]
    }

    /// Links that differ in one item.
    ///
    /// - Parameters:
    ///   - least: a link without optional items.
    ///   - fullest: a link with all items.
    private func varied(_ item: ProbedItem, _ least: HalfLink, _ fullest: HalfLink) -> [HalfLink] {
        func own(_ value: String?) -> HalfLink.Item {
            HalfLink.Item(named: item.name, value: value)
        }
        if item.isAbsent { return [least.with([own("a")])] }
        let words = words(of: item)
        let valid = words.filter(\.isOwn).map(\.text)
        let first = own(valid.first ?? "a")
        let alternative = words.first(where: \.isOwn)?.alternative
        let others = valid.dropFirst() + [alternative, valid.first].compactMap { $0 }
        let other = others.first { !$0.isEmpty } ?? "a"
        let unread = Self.unread(words)
        let without = least.without(itemNamed: item.name)
        var links = valid.map { least.setting(own($0)) }
        links += [
            fullest.without(itemNamed: item.name),
            least.setting(own("")),
            least.setting(own(nil)),
            without.with([first, own(other)]),
            without.with([first, own(Self.undecodable)]),
            least.setting(own(unread)),
            least.setting(own(Self.undecodable)),
        ]
        for name in item.names.dropFirst() {
            func alias(_ value: String?) -> HalfLink.Item {
                HalfLink.Item(named: name, value: value)
            }
            links.append(without.with([alias(first.value)]))
            // Beside the first name, the other one doesn't count for this pattern. But a rival may
            // read it first, require it, or refuse its value.
            links.append(without.with([first, alias(unread)]))
            links.append(without.with([first, alias(other)]))
            links.append(without.with([alias(other), first]))
        }
        // A list reads the second value, too.
        links.append(without.with([first, own(unread)]))
        links.append(without.with([own(""), first]))
        return links
    }

    /// A text that the pattern refuses. An empty one may count as a missing item.
    private static func unread(_ words: [Word]) -> String {
        for word in words where !word.isOwn {
            if !word.text.isEmpty { return word.text }
            if let alternative = word.alternative, !alternative.isEmpty { return alternative }
        }
        return unusual
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

    /// The shortest link with items that keep rivals away: those that they forbid, and values that
    /// they don't read. Nil if rivals name no items that the pattern doesn't.
    private var evading: HalfLink? {
        guard var link = least, !otherItems.isEmpty else { return nil }
        for item in otherItems where item.presence != .required {
            // An empty value may count as a missing item.
            let words = words(of: item).filter { !$0.text.isEmpty }
            let unread = words.min { $0.readCount < $1.readCount }
            let value = unread?.text ?? Self.unusual
            link.items.append(HalfLink.Item(named: item.name, value: value))
        }
        return link
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

    /// Links with an item's name in another case, which two tables may read differently: alone,
    /// and beside the name as declared.
    var withOtherCases: [HalfLink] {
        guard let least, let fullest else { return [] }
        return (own.items + otherItems).flatMap { item in
            otherCases(of: item, in: least) + otherCases(of: item, in: fullest)
        }
    }

    private func otherCases(of item: ProbedItem, in link: HalfLink) -> [HalfLink] {
        let words = words(of: item)
        let read = (words.first(where: \.isOwn) ?? words.first)?.text ?? "a"
        let others = words.filter { $0.text != read }
        let unread = Self.unread(words)
        let without = item.names.reduce(link) { $0.without(itemNamed: $1) }
        var links: [HalfLink] = []
        for name in item.names {
            func other(_ value: String?) -> HalfLink.Item {
                HalfLink.Item(named: name.withOtherCase, value: value)
            }
            // A flag has no value, and the first text may be the value that counts without the
            // item.
            let values = [read, others.first(where: \.isOwn)?.text, unread, Self.unusual, nil]
            links += values.map { without.with([other($0)]) }
            for declaredName in item.names {
                let declared = HalfLink.Item(named: declaredName, value: read)
                for value in [unread, Self.undecodable] + others.prefix(2).map(\.text) {
                    links.append(without.with([declared, other(value)]))
                    links.append(without.with([other(value), declared]))
                }
            }
        }
        return links
    }
}
