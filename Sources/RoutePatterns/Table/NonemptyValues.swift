// An optional String that is "" is written as nil. So where a pattern requires the value, the empty text doesn't count
// as one (Semantics, rule 3.7). All patterns of a route together determine whether a parameter is optional.

extension Pattern {
    /// The same pattern, in which some parameters don't accept the empty text unless they have a `?`.
    ///
    /// - Parameter names: the parameters that are optional Strings.
    func refusingEmptyTexts(of names: Set<String>) -> Pattern {
        let fragment: Fragment? =
            switch fragment {
            case nil: nil
            case .items(let items): .items(items.refusingEmptyTexts(of: names))
            case .segments(let segments, let items):
                .segments(
                    segments.map { $0.refusingEmptyTexts(of: names) }, items.refusingEmptyTexts(of: names))
            }
        return Pattern(
            text: text,
            base: base.map {
                Base(scheme: $0.scheme, host: $0.host?.refusingEmptyTexts(of: names), prefix: $0.prefix)
            },
            path: path.map { $0.refusingEmptyTexts(of: names) }, segmentRanges: segmentRanges,
            query: query.refusingEmptyTexts(of: names), fragment: fragment)
    }
}

extension Segment {
    fileprivate func refusingEmptyTexts(of names: Set<String>) -> Segment {
        switch self {
        case .parameter(let parameter): .parameter(parameter.refusingEmptyText(of: names))
        case .affixed(let literals, let parameters):
            .affixed(literals, parameters.map { $0.refusingEmptyText(of: names) })
        case .literal, .rest, .label: self
        }
    }
}

extension Items {
    fileprivate func refusingEmptyTexts(of names: Set<String>) -> Items {
        let items = named.map { item in
            guard let parameter = item.parameter, parameter.presence != .optional else { return item }
            return Item(
                name: item.name, value: .parameter(parameter.refusingEmptyText(of: names)), range: item.range,
                nameRange: item.nameRange)
        }
        return Items(named: items, rest: rest)
    }
}

extension Parameter {
    fileprivate func refusingEmptyText(of names: Set<String>) -> Parameter {
        var parameter = self
        parameter.isNonempty = names.contains(name)
        return parameter
    }
}
