import RouteRuntime

// Links in links (Semantics, section 2).
extension RouteTable {
    /// The table of a type's links; nil if it isn't known, so that any text may be a link.
    package func table(of type: LinkType) -> RouteTable? {
        type.owner.map { mounted[$0] } ?? self
    }

    /// The value that a text in a spec, in code, or on the command line means; nil if it isn't one
    /// of the type.
    package func value(written text: String, as type: RouteType) -> RouteValue? {
        guard case .link(let link) = type else { return type.value(written: text) }
        return text.isEmpty ? nil : linkText(text, link, depth: 1).map(RouteValue.string)
    }

    /// A link's canonical raw value, with `/` for an empty one; nil if no pattern matches.
    ///
    /// - Parameter depth: the nesting depth of the link, from 1.
    private func linkText(_ text: String, _ type: LinkType, depth: Int) -> String? {
        guard let table = table(of: type) else { return text }
        guard
            let reading = table.firstReading(
                of: text, isRawValue: true, links: LinkReading(depth: depth)),
            case let reading = table.canonical(reading, depth: depth),
            let text = table.write(route: reading.route, values: reading.values, .rawValue)
        else { return nil }
        return text.isEmpty ? "/" : text
    }

    /// The reading with its links in canonical form.
    ///
    /// - Parameter depth: the nesting depth of the text that was read, from 1. Its links are one
    ///   deeper.
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

    /// Whether a pattern has a link to a route of this table.
    package var hasOwnLinks: Bool {
        routes.contains { $0.values.contains { $0.type.isLink && $0.type.owner == nil } }
    }
}

extension RoutePattern {
    /// The error of a pattern with a link that can be all of a URL's path, so that its text would
    /// be read again endlessly (section 2).
    ///
    /// - Parameter bases: the spec's bases. Links are read under the first.
    package func wholeLinkError(_ bases: [Base]) -> PatternError? {
        let readsRawValues =
            self.bases.isEmpty
            ? bases.isEmpty : self.bases.contains { $0.encodedText == bases.first?.encodedText }
        // A rest can be empty.
        let others = pattern.path.filter { !$0.text.isRest }
        guard readsRawValues, bases.first?.isLiteral ?? true, others.count < 2,
            let segment = others.first ?? pattern.path.rest,
            let link = segment.parameters.first,
            link.type.isLink, link.type.owner == nil, pattern.fragment == nil,
            !pattern.query.contains(where: \.isRequired)
        else { return nil }
        if case .mixed = segment.text { return nil }
        return PatternError(
            .badType, in: pattern.text, at: link.range, "a route that is only a link opens itself",
            help: "put literal text before the link, as in open/${\(link.name):\(link.type.name)}")
    }
}

/// Reads the links in a URL, and the links in those.
struct LinkReading {
    fileprivate struct ReadText: Hashable {
        let table: ObjectIdentifier
        let depth: Int
        let text: [UInt8]
    }

    /// The texts that have been read. A class, because all readings of one URL share it: each text
    /// is read once at each depth.
    final class Memory {
        fileprivate var known: [ReadText: Bool] = [:]
    }

    /// The nesting depth of the text that is being read, from 1 for the URL.
    var depth = 1
    var memory = Memory()

    /// Whether a text is a link of a table's type, and isn't nested too deep.
    func test(in table: RouteTable) -> Matcher.LinkTest {
        { text, type in isLink(text, type, in: table) }
    }

    /// Whether a text is a link of a type, and isn't nested too deep.
    func isLink(_ text: String, _ type: LinkType, in table: RouteTable) -> Bool {
        if depth == _RouteReader.depthLimit { return false }
        guard let table = table.table(of: type) else { return true }
        let key = ReadText(table: ObjectIdentifier(table), depth: depth, text: Array(text.utf8))
        if let known = memory.known[key] { return known }
        let inner = LinkReading(depth: depth + 1, memory: memory)
        let isLink = table.firstReading(of: text, isRawValue: true, links: inner) != nil
        memory.known[key] = isLink
        return isLink
    }
}
