import RoutePatterns

extension Route {
    /// The case with its types and defaults, as Swift declares it: `userPosts(id: Int, page: Int = 1)`,
    /// `search(query: String, tags: [String] = [])`.
    var signature: String {
        if values.isEmpty { return name }
        let list = values.map { value in
            let declaration = "\(value.name): \(value.typeText)"
            return value.defaultArgument.map { "\(declaration) = \($0)" } ?? declaration
        }
        return "\(name)(\(list.joined(separator: ", ")))"
    }
}

extension RoutePattern {
    /// The pattern as written; `/` for the empty pattern.
    var shownText: String { pattern.text.isEmpty ? "/" : pattern.text }
}

extension RouteTable {
    /// The patterns in matching order. A pattern with several variants is at the place of its first.
    var patternsInMatchingOrder: [PatternID] {
        var seen: Set<PatternID> = []
        return variants.map(\.pattern).filter { seen.insert($0).inserted }
    }
}
