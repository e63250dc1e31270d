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
        return text.isEmpty ? nil : linkText(text, link, depth: 1).map(RouteValue.string)
    }

    /// A link's raw value as it is written, in which `/` stands for the empty one; nil if no pattern matches.
    ///
    /// - Parameter depth: how many links the text is in, itself counted.
    private func linkText(_ text: String, _ type: LinkType, depth: Int) -> String? {
        guard let table = table(of: type) else { return text }
        guard
            let reading = table.firstReading(of: text, isRawValue: true, links: LinkReading(depth: depth), { $0 }),
            case let reading = table.canonical(reading, depth: depth),
            let text = table.write(route: reading.route, values: reading.values, .rawValue)
        else { return nil }
        return text.isEmpty ? "/" : text
    }

    /// What was read, with its links as they are written.
    ///
    /// - Parameter depth: how many links the text is in that was read, itself counted: its links are one deeper.
    func canonical(_ reading: Reading, depth: Int = 1) -> Reading {
        if !hasLinks { return reading }
        func canonical(_ value: RouteValue, _ type: LinkType) -> RouteValue {
            switch value {
            case .string(let text): .string(linkText(text, type, depth: depth + 1) ?? text)
            case .list(let elements): .list(elements.map { canonical($0, type) })
            default: value
            }
        }
        let values = zip(self[reading.route].values, reading.values).map { value, read in
            if case .link(let type) = value.type { canonical(read, type) } else { read }
        }
        return Reading(route: reading.route, pattern: reading.pattern, values: values)
    }

    /// Whether a pattern has a link that this table reads.
    package var hasOwnLinks: Bool {
        routes.contains { $0.values.contains { $0.type.isLink && $0.type.owner == nil } }
    }
}

extension RoutePattern {
    /// The link that is all of a pattern, which would read its own text again without an end (section 2); nil for other
    /// patterns.
    ///
    /// - Parameter bases: the bases of the spec, with the first of which links are read.
    package func linkAlone(_ bases: [Base]) -> Parameter? {
        let readsRawValues =
            self.bases.isEmpty ? bases.isEmpty : self.bases.contains { $0.encodedText == bases.first?.encodedText }
        guard readsRawValues, pattern.path.count == 1, let link = pattern.path[0].parameters.first,
            link.type.isLink, link.type.owner == nil, pattern.fragment == nil,
            !pattern.query.contains(where: \.isRequired)
        else { return nil }
        if case .affixed = pattern.path[0].text { return nil }
        return link
    }

    /// What to say of such a pattern.
    package static let linkAloneMessage = "a route that is only a link opens itself"

    /// What to write instead of a link alone.
    package static func linkAloneHelp(_ link: Parameter) -> String {
        "put literal text before the link, as in open/${\(link.name):\(link.type.name)}"
    }
}

/// The links in a URL that is being read, and in those links.
struct LinkReading {
    private struct Key: Hashable {
        let table: ObjectIdentifier
        let depth: Int
        let text: [UInt8]
    }

    /// What has been read. A class, because all readings of one URL share it: a text is read once at each depth.
    private final class Memory {
        var known: [Key: Bool] = [:]
    }

    /// How many links the text that is being read is in, itself counted.
    private let depth: Int
    private let memory: Memory

    /// The links in a text that is in other links.
    ///
    /// - Parameter depth: how many links the text is in, itself counted.
    init(depth: Int = 1) {
        self.depth = depth
        self.memory = Memory()
    }

    private init(in outer: LinkReading) {
        depth = outer.depth + 1
        memory = outer.memory
    }

    /// Whether a text is a link of a type, and not the ninth in one another.
    func isLink(_ text: String, _ type: LinkType, in table: RouteTable) -> Bool {
        if depth == _RouteLinks.depthLimit { return false }
        guard let table = table.table(of: type) else { return true }
        let key = Key(table: ObjectIdentifier(table), depth: depth, text: Array(text.utf8))
        if let known = memory.known[key] { return known }
        let isLink = table.firstReading(of: text, isRawValue: true, links: LinkReading(in: self)) { _ in true } ?? false
        memory.known[key] = isLink
        return isLink
    }
}
