import RouteLanguage

/// A pattern of a route, or a path of a group, and the entries of its `set`.
struct DeclaredPattern {
    let text: Scalar
    var implied: [Node.Entry] = []

    /// Whether a pattern is a full URL, which gets no prefix.
    var isFull: Bool { URLScheme.before(colonIn: text.text) != nil }
}
