/// One of a route's patterns with one of its group's prefixes.
struct PrefixedPattern {
    let setting: DeclaredPattern
    let prefix: GroupPrefix
    let source: PatternSource

    /// The entries of `set`: the prefix's, then the pattern's own.
    var implied: [Node.Entry] { prefix.implied + setting.implied }
}
