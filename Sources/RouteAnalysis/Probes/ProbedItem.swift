import RouteLanguage

/// An item of a pattern's query or fragment.
struct ProbedItem: Sendable {
    private(set) var names: [String]
    /// The names as they are compared: in lower case if some table ignores case.
    private(set) var keys: [String]
    private(set) var presence: Presence
    /// What the value must be; nil if it can be anything.
    var part: ProbedPart?
    /// Whether a value that isn't valid counts as missing.
    let isLenient: Bool

    var name: String { names.first ?? "" }
    var key: String { keys.first ?? "" }
    var isRequired: Bool { presence.isRequired }
    var isAbsent: Bool { presence.isAbsent }
}

extension ProbedItem {
    /// The item with those of its names that aren't known; nil if all are.
    func naming(notIn known: Set<String>) -> ProbedItem? {
        let indices = keys.indices.filter { !known.contains(keys[$0]) }
        if indices.isEmpty { return nil }
        var item = self
        if indices.count < names.count { item.presence = .optional }
        item.names = indices.map { names[$0] }
        item.keys = indices.map { keys[$0] }
        return item
    }

    /// Whether a value that only another item reads may count as a missing one.
    func canBeInvalid(beside other: ProbedItem) -> Bool {
        isLenient || !isRequired && other.isRequired
    }

    /// The name to write for an item that a rival reads, too.
    ///
    /// - Parameters:
    ///   - twin: the rival's item; nil if it has none.
    ///   - ignoresCase: whether case doesn't count in the pattern of this item.
    func name(sharedWith twin: ProbedItem?, ignoresCase: Bool) -> String {
        guard let twin else { return name }
        if let name = names.first(where: twin.names.contains) { return name }
        for (name, key) in zip(names, keys) {
            guard let index = twin.keys.firstIndex(of: key) else { continue }
            return ignoresCase ? twin.names[index] : name
        }
        return name
    }
}
