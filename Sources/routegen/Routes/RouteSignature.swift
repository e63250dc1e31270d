import RoutePatterns

extension Route {
    /// The case with its types, as its user reads it: `userPosts(id: Int, page: Int = 1)`, `auth.signUp(provider: String)`.
    var signature: String {
        if values.isEmpty { return name }
        let list = values.map { value in
            let declaration = "\(value.name): \(value.typeText)"
            return value.defaultText.map { "\(declaration) = \($0)" } ?? declaration
        }
        return "\(name)(\(list.joined(separator: ", ")))"
    }
}

extension Route.Value {
    /// Whether a value can be left out, and what it then is.
    var mayBeLeftOut: Bool {
        shape != .single || defaultValue != nil
    }
}

extension RouteTable {
    /// The patterns in matching order, each once, under whichever of its bases comes first.
    var entriesInMatchingOrder: [Int] {
        var seen: Set<Int> = []
        return variants.map(\.pattern).filter { seen.insert($0).inserted }
    }
}
