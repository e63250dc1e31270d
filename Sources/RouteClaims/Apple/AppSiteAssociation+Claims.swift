import RouteAnalysis

extension AppSiteAssociation {
    /// The URLs that the file hands to its apps, on every host that serves it.
    package var claims: Claims {
        let variables = substitutionVariables.mapValues { values in
            values.map { LinkPattern($0, hasVariables: false) }
        }
        return Claims(
            lists: details.map { detail in
                ClaimList(
                    place: detail.place, schemes: ["https", "http"], hosts: nil,
                    rules: detail.components.map { $0.rule(variables) })
            })
    }
}

extension AppSiteAssociation.Component {
    fileprivate func rule(_ variables: [String: [LinkPattern]]) -> ClaimRule {
        let texts = LinkTexts(
            text: RawText(isDecoded: !isPercentEncoded, ignoresCase: !isCaseSensitive), variables: variables)
        return ClaimRule(
            place: place, isExclusion: isExclusion,
            path: path.map { texts.paths(LinkPattern(path: $0)) } ?? .many(.rawBytes), query: conditions(texts),
            fragment: fragment.map { texts.words(LinkPattern($0)) } ?? .many(.rawBytes))
    }

    private func conditions(_ texts: LinkTexts) -> [TextAutomaton] {
        switch query {
        case .anything: return []
        case .text(let pattern): return [texts.words(LinkPattern(pattern))]
        case .items(let items):
            var texts = texts
            texts.text.delimiters = "&"
            return items.sorted { $0.key < $1.key }.map { name, pattern in
                .queries(item: name, in: texts.text, values: texts.words(LinkPattern(pattern)))
            }
        }
    }
}
