import RouteLanguage

extension SpecDecoder {
    /// The prefixes of a group's patterns: each prefix of the groups around it with each of the
    /// group's own paths.
    ///
    /// - Returns: nil if a path has an error.
    mutating func prefixes(_ entry: Node.Entry?, in outer: [GroupPrefix]) -> [GroupPrefix]? {
        guard let entry else { return outer }
        let paths: [DeclaredPattern]? =
            if entry.value.list != nil {
                items(of: entry, "'path'").flatMap {
                    declaredPatterns($0, .prefix, "an item of 'path'")
                }
            } else {
                text(entry, help: "write a single string, or a list of prefixes").map {
                    [DeclaredPattern(text: $0)]
                }
            }
        guard let paths, checkPaths(paths, in: outer) else { return nil }
        if outer.count * paths.count > Route.patternLimit {
            report(
                .badPattern, Route.patternLimitMessage, at: entry.value.span,
                help: "write fewer prefixes here or in the groups around it")
            return nil
        }
        return outer.flatMap { prefix in paths.map(prefix.appending) }
    }

    /// The items of a list of patterns or paths, each a text or a mapping; nil if one couldn't be
    /// read.
    ///
    /// - Parameters:
    ///   - table: The keys of such a mapping: first that of the text, then `set`.
    ///   - name: What messages call an item.
    mutating func declaredPatterns(_ items: [Node], _ table: KeyTable, _ name: String)
        -> [DeclaredPattern]?
    {
        let patterns = items.compactMap { item -> DeclaredPattern? in
            guard let mapping = item.mapping else {
                return text(item, of: name).map { DeclaredPattern(text: $0) }
            }
            let fields = fields(of: mapping, table)
            let implied = fields[.set].flatMap { entries(of: $0, example: "tab: likes") } ?? []
            for entry in implied
            where text(entry.value, of: "the value of '\(entry.key.text)'") == nil { return nil }
            return text(fields[table.keys[0]]).map { DeclaredPattern(text: $0, implied: implied) }
        }
        return patterns.count == items.count ? patterns : nil
    }

    /// Whether the paths of a group are valid, alone and after those of the groups around it;
    /// reports their problems once instead of for each route.
    private mutating func checkPaths(_ paths: [DeclaredPattern], in outer: [GroupPrefix]) -> Bool {
        var isValid = true
        var known: [[TextPattern]: Span] = [:]
        for path in paths {
            guard let segments = segments(ofPath: path.text) else {
                isValid = false
                continue
            }
            if let other = known.updateValue(path.text.span, forKey: segments) {
                report(
                    .sameURLs, "this prefix is the same as another one", at: path.text.span,
                    notes: [Diagnostic.Note("the other one is here", at: other)],
                    help: "remove one of the two")
                isValid = false
            }
            for entry in path.implied {
                if isSet(entry.key, by: outer, of: "a group around this one") { isValid = false }
            }
        }
        return isValid
    }

    /// Whether one of the prefixes sets the same name; reports it once if so.
    mutating func isSet(_ key: Scalar, by prefixes: [GroupPrefix], of owner: String) -> Bool {
        let others = prefixes.lazy.flatMap(\.implied).map(\.key)
        guard let other = others.first(where: { $0.text == key.text }) else { return false }
        report(
            .parameterMismatch, "'\(key.text)' is also set by the path of \(owner)", at: key.span,
            notes: [Diagnostic.Note("'\(key.text)' is set here", at: other.span)],
            help: "remove one of the two")
        return true
    }
}
