import RouteSpec

/// A document's tree without spans and styles, to compare and print.
indirect enum Tree: Hashable, CustomStringConvertible {
    case text(String)
    case list([Tree])
    case mapping([Entry])

    struct Entry: Hashable {
        let key: Tree
        let value: Tree
    }

    init(_ node: Node) {
        switch node {
        case .scalar(let scalar): self = .text(scalar.text)
        case .list(let list): self = .list(list.items.map(Tree.init))
        case .mapping(let mapping):
            self = .mapping(
                mapping.entries.map { Entry(key: .text($0.key.text), value: Tree($0.value)) })
        }
    }

    /// The tree in one line: text in quotes, lists in brackets, and mappings in braces.
    var description: String {
        switch self {
        case .text(let text): text.debugDescription
        case .list(let items): "[" + items.map(\.description).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
        }
    }

    /// Reads a text; nil if it has errors.
    static func read(_ text: String) -> Tree? {
        read(Array(text.utf8))
    }

    /// Reads bytes; nil if there are errors.
    static func read(_ bytes: [UInt8]) -> Tree? {
        var diagnostics = Diagnostics()
        let node = YAML.parse(SourceText(path: "routes.yaml", bytes: bytes), into: &diagnostics)
        return diagnostics.hasErrors ? nil : node.map(Tree.init)
    }
}
