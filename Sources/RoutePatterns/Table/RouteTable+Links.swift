import RouteRuntime

// Links in links (Semantics, section 2).
extension RouteTable {
    /// The table that reads links of a type; nil if it isn't known, so that any text may be a link.
    package func table(of type: LinkType) -> RouteTable? {
        type.owner.map { mounted[$0] } ?? self
    }

    /// The value that a text in a spec, in code, or on the command line means; nil if it isn't one of the type.
    package func value(written text: String, as type: RouteType) -> RouteValue? {
        guard case .link(let link) = type else { return type.value(written: text) }
        return text.isEmpty ? nil : linkText(text, link).map(RouteValue.string)
    }

    /// A link's raw value as it is written, in which `/` stands for the empty one; nil if no pattern matches.
    private func linkText(_ text: String, _ type: LinkType) -> String? {
        guard let table = table(of: type) else { return text }
        guard let reading = table.read(rawValue: text),
            let text = table.write(route: reading.route, values: reading.values, .rawValue)
        else { return nil }
        return text.isEmpty ? "/" : text
    }

    /// What was read, with its links as they are written.
    func canonical(_ reading: Reading) -> Reading {
        if !hasLinks { return reading }
        func canonical(_ value: RouteValue, _ type: LinkType) -> RouteValue {
            switch value {
            case .string(let text): .string(linkText(text, type) ?? text)
            case .list(let elements): .list(elements.map { canonical($0, type) })
            default: value
            }
        }
        let values = zip(self[reading.route].values, reading.values).map { value, read in
            if case .link(let type) = value.type { canonical(read, type) } else { read }
        }
        return Reading(route: reading.route, pattern: reading.pattern, values: values)
    }

    /// Whether a pattern has a link.
    package var hasLinks: Bool { links != nil }

    /// Whether a pattern has a link that this table reads.
    package var hasOwnLinks: Bool {
        routes.contains { $0.values.contains { $0.type.isLink && $0.type.owner == nil } }
    }

    /// What a URL's links are read with, unless it is in another link; nil if no pattern has a link.
    static func linkReading(_ routes: [Route]) -> LinkReading? {
        routes.contains { $0.values.contains(where: \.type.isLink) } ? LinkReading(depth: 1) : nil
    }

    /// Whether a text is a link of a type.
    fileprivate func isLink(_ text: String, _ type: LinkType, _ reading: LinkReading) -> Bool {
        guard let table = table(of: type) else { return true }
        return table.firstReading(of: text, isRawValue: true, links: reading) { _ in true } ?? false
    }
}

/// The links in a URL that is being read. Each text is read once, however many patterns ask for it.
struct LinkReading {
    private struct Key: Hashable {
        let owner: String?
        let text: [UInt8]
    }

    /// How many links the URL is in, itself counted.
    let depth: Int
    private var known: [Key: Bool] = [:]

    init(depth: Int) {
        self.depth = depth
    }

    /// Whether a text is a link of a type, and not the ninth in one another.
    mutating func isLink(_ text: String, _ type: LinkType, in table: RouteTable) -> Bool {
        if depth == _RouteReader.linkDepthLimit { return false }
        let key = Key(owner: type.owner, text: Array(text.utf8))
        if let known = known[key] { return known }
        let isLink = table.isLink(text, type, LinkReading(depth: depth + 1))
        known[key] = isLink
        return isLink
    }
}
