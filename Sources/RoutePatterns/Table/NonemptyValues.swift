// An optional String that is "" is written as nil. So where a pattern requires the value, the empty text doesn't match
// (Semantics, rule 3.7). All patterns of a route together determine whether a parameter is optional.

extension Pattern {
    /// The same pattern, in which some parameters don't match the empty text, except as items with a `?`.
    ///
    /// - Parameter names: the parameters that are optional Strings.
    func requiringNonemptyTexts(of names: Set<String>) -> Pattern {
        func refusing(_ text: TextPattern) -> TextPattern {
            text.withParameters { parameter in
                var parameter = parameter
                parameter.isNonempty = names.contains(parameter.name)
                return parameter
            }
        }
        let parts = parts.map { part in
            if part.isItem, part.parameter?.presence == .optional { return part }
            var part = part
            part.text = refusing(part.text)
            return part
        }
        var base = base
        if let host = base?.host { base?.host = refusing(host) }
        return Pattern(text: text, base: base, parts: parts, fragment: fragment, slashes: slashes)
    }
}
