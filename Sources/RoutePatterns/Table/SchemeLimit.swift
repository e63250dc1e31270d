/// Limits the number of schemes, because patterns without a base are in every scheme's tree.
package struct SchemeLimit {
    /// The most schemes that the routes of a spec or a router can have.
    static let count = 64

    private var schemes: Set<String> = []

    package init() {}

    /// Adds the schemes of a pattern. Returns an error the first time there are too many.
    package mutating func add(_ declared: RoutePattern) -> PatternError? {
        let wasWithin = schemes.count <= Self.count
        for base in declared.bases { schemes.insert(base.scheme) }
        guard wasWithin, schemes.count > Self.count else { return nil }
        let pattern = declared.pattern
        let end = (pattern.base?.scheme ?? pattern.text).utf8.count
        return PatternError(
            .badBase, in: pattern.text, at: 0..<end,
            "the routes of a spec or a router can have at most \(Self.count) schemes",
            help: "move the routes with other schemes to a second one")
    }
}
