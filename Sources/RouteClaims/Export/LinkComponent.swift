import RouteSpec

/// One component of an exported `apple-app-site-association` file.
struct LinkComponent: Hashable {
    struct Item: Hashable {
        let name: String
        let pattern: String
    }

    var path: String
    var items: [Item] = []
    var fragment: String?
    var isExclusion = false

    /// On one line.
    var json: String {
        var members: [(String, JSON)] = [("/", .string(path))]
        if !items.isEmpty { members.append(("?", .object(items.map { ($0.name, .string($0.pattern)) }))) }
        if let fragment { members.append(("#", .string(fragment))) }
        if isExclusion { members.append(("exclude", .bool(true))) }
        return JSON.object(members.map { (name: $0.0, value: $0.1) }).text
    }
}
