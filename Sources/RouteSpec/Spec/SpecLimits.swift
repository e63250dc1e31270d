import RouteLanguage

/// Limits for the compiled spec together with those that it mounts, and the counts so far.
struct SpecLimits {
    /// The most mounts of a spec, those of mounted specs
    /// included: each adds the routes of its spec to one table.
    static let mounts = 256
    /// The most patterns of a spec, those of its mounts included.
    static let patterns = 20_000
    /// The most specs that mount one another in a chain.
    static let depth = 8

    /// The mounts so far.
    var mounts = 0
    /// The patterns so far. Counting stops at the first route that exceeds the limit.
    var patterns = 0
    /// The schemes of the patterns so far.
    var schemes = SchemeLimit()

    /// Whether there are more patterns than a spec can have.
    var hasTooManyPatterns: Bool { patterns > Self.patterns }
}
