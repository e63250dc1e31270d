import RouteLanguage

/// A prefix of a group's patterns: one path of each group around them, and the values that these
/// paths set.
struct GroupPrefix {
    /// The paths, joined.
    var source = PatternSource()
    /// The path of each group that has one, outermost first.
    var paths: [Scalar] = []
    /// The entries of the paths' `set`.
    var implied: [Node.Entry] = []

    /// The prefix followed by one of an inner group's.
    func appending(_ own: DeclaredPattern) -> GroupPrefix {
        GroupPrefix(
            source: source.appending(own.text, asPath: true), paths: paths + [own.text],
            implied: implied + own.implied)
    }
}
