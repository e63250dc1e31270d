// An optional String that is "" is written as nil. So where a pattern requires the value, the empty text doesn't count
// as one (Semantics, rule 3.7). All patterns of a route together determine whether a parameter is optional.

extension Pattern {
    /// The same pattern, in which some parameters don't accept the empty text unless they have a `?`.
    ///
    /// - Parameter names: the parameters that are optional Strings.
    func refusingEmptyTexts(of names: Set<String>) -> Pattern {
        func refusing(_ parameter: Parameter) -> Parameter {
            var parameter = parameter
            parameter.isNonempty = names.contains(parameter.name)
            return parameter
        }
        func refusing(_ segment: Segment) -> Segment {
            if case .text(let text) = segment { .text(text.withParameters(refusing)) } else { segment }
        }
        func refusing(_ items: Items) -> Items {
            let named = items.named.map { item in
                guard let text = item.text, item.parameter?.presence != .optional else { return item }
                var item = item
                item.value = .text(text.withParameters(refusing))
                return item
            }
            return Items(named: named, rest: items.rest)
        }
        let fragment: Fragment? =
            switch fragment {
            case nil: nil
            case .items(let items): .items(refusing(items))
            case .segments(let segments, let items): .segments(segments.map { refusing($0) }, refusing(items))
            }
        return Pattern(
            text: text, base: base.map { Base(scheme: $0.scheme, host: $0.host.map(refusing), prefix: $0.prefix) },
            path: path.map { refusing($0) }, segmentRanges: segmentRanges, query: refusing(query), fragment: fragment)
    }
}
