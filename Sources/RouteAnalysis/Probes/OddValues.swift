import RouteLanguage

extension RouteTable {
    /// Values of a route that the links of its pattern don't open: values that contain the literal
    /// text next to them, keys of a rest that are names of items, and the empty text for what can
    /// be left out.
    ///
    /// - Parameters:
    ///   - values: values that the pattern writes.
    ///   - names: the names of items of the pattern and of its rivals.
    package func oddValues(of pattern: PatternID, near values: [RouteValue], names: [String])
        -> [[RouteValue]]
    {
        let declared = self[pattern].pattern
        let route = route(of: pattern)
        var found: [[RouteValue]] = []
        func add(_ name: String, _ odd: [RouteValue]) {
            guard let index = route.values.firstIndex(where: { $0.name == name }) else { return }
            for value in odd where !value.isSame(as: values[index]) {
                var changed = values
                changed[index] = value
                found.append(changed)
            }
        }
        for case .affixed(let literals, let parameters) in declared.parts.texts {
            for parameter in parameters {
                add(parameter.name, parameter.type.values(around: literals))
            }
        }
        for part in declared.parts {
            switch part.text {
            case .rest(let parameter) where part.isItem:
                add(
                    parameter.name,
                    names.map { .items([$0: "a"]) } + names.prefix(1).map { .items([$0: ""]) })
            case .parameter(let parameter) where part.isItem && parameter.type == .string:
                add(
                    parameter.name,
                    parameter.presence.hasItemForEachValue
                        ? [.list([.string("")])] : [.string("")]
                )
            default: continue
            }
        }
        return found
    }
}

extension RouteType {
    /// Values that contain literal texts, or their beginnings.
    fileprivate func values(around literals: [String]) -> [RouteValue] {
        var texts: [String] = []
        if case .closed(let type) = self { texts = type.values }
        for literal in literals where !literal.isEmpty {
            let first = String(literal.unicodeScalars.prefix(1))
            texts += [
                "a\(literal)a", literal, "a\(first)", "\(literal)a", "1\(literal)1", "1\(first)",
                "\(literal)1",
            ]
        }
        if isNumberLike { texts += ["-1", "1.5", "-1.5", "101", "11"] }
        return texts.compactMap(value(of:))
    }
}
