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
