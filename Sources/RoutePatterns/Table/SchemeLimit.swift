/// Counts the schemes of routes: where patterns have no base, each scheme has all of them in a tree of its own.
package struct SchemeLimit {
    /// How many schemes the routes of a spec or a router have at most.
    static let count = 64

    private var schemes: Set<String> = []

    package init() {}

    /// Adds the schemes of a pattern; gives the error, once, where they are more than the limit.
    package mutating func add(_ declared: RoutePattern) -> PatternError? {
        let wasWithin = schemes.count <= Self.count
        schemes.formUnion(declared.bases.map(\.scheme))
        guard wasWithin, schemes.count > Self.count else { return nil }
        let pattern = declared.pattern
        let end = (pattern.base?.scheme ?? pattern.text).utf8.count
        return PatternError(
            .badBase, in: pattern.text, at: 0..<end,
            "the routes of a spec or a router can have at most \(Self.count) schemes",
            help: "move the routes with other schemes to a second one")
    }
}
