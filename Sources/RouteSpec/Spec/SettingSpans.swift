import RouteLanguage

/// The spans of a spec's settings: its keys, and the texts below them, except routes.
package struct SettingSpans: Sendable {
    /// By the keys and the text that lead to a place, such as `types`, `Tab`, `posts`.
    private var spans: [[String]: Span] = [:]

    init(_ mapping: Node.Mapping) { add(.mapping(mapping), at: []) }

    private mutating func add(_ node: Node, at path: [String]) {
        switch node {
        case .mapping(let mapping):
            for entry in mapping.entries {
                let own = path + [entry.key.text]
                spans[own] = entry.key.span
                if own != [Key.routes.name] { add(entry.value, at: own) }
            }
        case .list(let list): for item in list.items { add(item, at: path) }
        case .scalar(let scalar): spans[path + [scalar.text]] = scalar.span
        }
    }

    /// The span at the end of a path, or else of the last place
    /// before it that the spec has; nil if there is none.
    package subscript(path: String...) -> Span? {
        for count in (1...path.count).reversed() {
            if let span = spans[Array(path.prefix(count))] { return span }
        }
        return nil
    }

    /// The span at the end of a path; nil if the spec doesn't have it.
    package subscript(exactly path: String...) -> Span? { spans[path] }
}
