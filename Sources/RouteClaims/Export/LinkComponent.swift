import RouteSpec

/// One component of a file that is made.
struct LinkComponent: Hashable {
    struct Item: Hashable {
        let name: String
        let pattern: String
    }

    var path: String
    var items: [Item] = []
    var fragment: String?
    var isExclusion = false

    /// Whether URLs are unescaped before they are compared: if a literal text has a character that URLs have only
    /// escaped.
    var isDecoded: Bool { !path.unicodeScalars.allSatisfy(Self.isPlain) }

    /// Whether a path can have a character without an escape.
    static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && scalar.value > 0x20 && scalar.value < 0x7F
            && !"\"%<>[]\\^`{|}#".unicodeScalars.contains(scalar)
    }

    /// On one line.
    var json: String {
        var members: [(String, JSON)] = [("/", .string(path))]
        if !items.isEmpty { members.append(("?", .object(items.map { ($0.name, .string($0.pattern)) }))) }
        if let fragment { members.append(("#", .string(fragment))) }
        if isExclusion { members.append(("exclude", .bool(true))) }
        if isDecoded { members.append(("percentEncoded", .bool(false))) }
        return JSON.object(members.map { (name: $0.0, value: $0.1) }).text
    }
}
