import RouteLanguage

/// Segments and items, encoded.
struct HalfLink: Hashable {
    struct Item: Hashable {
        let name: String
        /// Nil for an item without `=`.
        let value: String?

        var text: String { value.map { "\(name)=\($0)" } ?? name }
    }

    var segments: [String] = []
    var items: [Item] = []

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

    /// - Parameter name: the name of an item, not encoded.
    func without(itemNamed name: String) -> HalfLink {
        let encodedName = name.encodedName
        return HalfLink(segments: segments, items: items.filter { $0.name != encodedName })
    }

    /// With a `+` for each space in an item.
    var withPluses: HalfLink {
        func plus(_ text: String) -> String { text.replacing("%20", with: "+") }
        let items = items.map { Item(name: plus($0.name), value: $0.value.map(plus)) }
        return HalfLink(segments: segments, items: items)
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

extension HalfLink.Item {
    /// - Parameters:
    ///   - name: the item's name, not encoded.
    ///   - value: the item's value, encoded.
    init(named name: String, value: String?) {
        self.init(name: name.encodedName, value: value)
    }
}

extension HalfLink {
    /// The text as a fragment.
    func fragment(isOnlyItems: Bool) -> String {
        let items = joinedItems
        if isOnlyItems { return items }
        return joinedSegments + (items.isEmpty ? "" : "?") + items
    }

    /// The segments as they stand in a URL, behind the first `/`. One `/` at the end is ignored,
    /// so an empty last segment needs another one.
    var joinedSegments: String {
        segments.joined(separator: "/") + (segments.last == "" ? "/" : "")
    }

    /// The items as they stand in a URL.
    var joinedItems: String { items.map(\.text).joined(separator: "&") }
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
            var text: String?
            if item.part != nil {
                text = value(item)
                if text == nil { return nil }
            }
            link.items.append(HalfLink.Item(named: item.name, value: text))
        }
        return link
    }
}

extension String {
    /// The name of an item, encoded.
    fileprivate var encodedName: String { encodedLiteral(in: .itemName(plusIsSpace: true)) }
}
