import RouteSpec

/// The manifest, reduced to what the page needs: with a thousand routes, most of the page is data.
enum PageData {
    /// Members that the page doesn't show. Its module already knows what they say.
    private static let unused: Set<String> = [
        "match", "approximate", "constants", "nonempty", "template", "templateVariables", "rejects", "spec", "claim",
        "enum", "plusIsSpace", "restorable", "interruptible", "link", "parts", "ranks", "fragment", "scheme", "host",
        "prefix",
    ]

    static func manifest(_ manifest: JSON) -> JSON {
        let bases = manifest["bases"]?.values.filter { $0["own"] != nil }.compactMap { $0["text"] } ?? []
        return compact(manifest, bases: JSON.array(bases).text)
    }

    /// A pair of overlapping patterns without what the page doesn't show.
    static func overlap(_ overlap: JSON) -> JSON {
        guard case .object(let members) = overlap else { return overlap }
        return .object(members.filter { !["earlierPattern", "rule"].contains($0.name) })
    }

    /// The value without members that the page doesn't show, or that its script restores.
    private static func compact(_ value: JSON, bases: String) -> JSON {
        switch value {
        case .array(let values): return .array(values.map { compact($0, bases: bases) })
        case .object(let members):
            let shown = members.filter { name, value in
                switch name {
                case "bases": value.text != bases
                default: !unused.contains(name)
                }
            }
            // The members of `set` are parameters, which may have any of these names.
            return .object(shown.map { ($0, $0 == "set" ? $1 : compact($1, bases: bases)) })
        default: return value
        }
    }
}

extension JSON {
    /// The member of an object with a name.
    fileprivate subscript(name: String) -> JSON? {
        if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
    }

    /// The values of an array.
    fileprivate var values: [JSON] {
        if case .array(let values) = self { values } else { [] }
    }
}
