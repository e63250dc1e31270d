import RoutePatterns

extension RouteTable {
    /// Some texts of each type of links, as they are written: those of a few routes that have no links.
    package var linkTexts: [LinkType: [String]] {
        if !hasLinks { return [:] }
        let types = routes.flatMap(\.values).compactMap { if case .link(let type) = $0.type { type } else { nil } }
        return types.reduce(into: [:]) { texts, type in
            if texts[type] == nil { texts[type] = table(of: type)?.plainLinks }
        }
    }

    private var plainLinks: [String] {
        let texts = routeIDs.lazy.compactMap { id -> String? in
            let values = self[id].values.compactMap { value in
                value.shape == .single && value.type.isLink ? nil : value.samples(for: []).first
            }
            guard values.count == self[id].values.count,
                let text = write(route: id, values: values, .rawValue), read(rawValue: text)?.route == id
            else { return nil }
            return text.isEmpty ? "/" : text
        }
        return Array(texts.prefix(4))
    }
}
