import RouteAnalysis
import RouteLanguage

extension RouteTable {
    /// Sample texts of each link type: the links of a few routes that contain no links.
    var linkTexts: [LinkType: [String]] {
        var texts: [LinkType: [String]] = [:]
        if !hasLinks { return texts }
        for value in routes.flatMap(\.values) {
            if case .link(let type) = value.type, texts[type] == nil {
                texts[type] = table(of: type)?.plainLinks
            }
        }
        return texts
    }

    /// The links of a few routes that contain no links.
    var plainLinks: [String] {
        let texts = routeIDs.lazy.compactMap { id -> String? in
            let values = self[id].values.compactMap { value in
                value.shape == .single && value.type.isLink ? nil : value.samples(for: []).first
            }
            guard values.count == self[id].values.count,
                let text = self.write(route: id, values: values, .rawValue),
                self.read(rawValue: text)?.route == id
            else { return nil }
            return text.isEmpty ? "/" : text
        }
        return Array(texts.prefix(4))
    }
}
