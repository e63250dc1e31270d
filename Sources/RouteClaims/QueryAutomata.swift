import RouteAnalysis

extension NFA {
    /// The queries, not decoded, in which every item of a name has a value from a set. If there is no such
    /// item, its value is the empty text.
    ///
    /// Items are separated by `&`, and an item without `=` has an empty value.
    ///
    /// - Parameters:
    ///   - name: The ways to write the name, without `&` and `=`.
    ///   - others: The ways to write every other name, without `&` and `=`.
    ///   - values: The ways to write the values, without `&`.
    static func queries(name: NFA, others: NFA, values: NFA) -> NFA {
        let equals = NFA(SymbolSet(plain: "=".utf8))
        let separator = NFA(SymbolSet(plain: "&".utf8))
        let anyValue = NFA.many(.rawBytes.subtracting(SymbolSet(plain: "&".utf8)))
        let other = others.then(equals.then(anyValue).optional)
        let valued = name.then(equals).then(values)
        guard !values.accepts("") else {
            let item = NFA.any(of: [other, valued, name])
            return item.then(separator.then(item).repeated)
        }
        let item = NFA.any(of: [other, valued])
        return other.then(separator).repeated.then(valued).then(separator.then(item).repeated)
    }

    /// The queries in which every item of a name has a value from a set, as in `queries(name:others:values:)`.
    ///
    /// - Parameters:
    ///   - text: How names are compared.
    ///   - values: The ways to write the values, without `&`.
    static func queries(item name: String, in text: RawText, values: NFA) -> NFA {
        var text = text
        text.delimiters = "&="
        return queries(name: text.bytes(of: name), others: text.bytes(otherThan: name), values: values)
    }
}
