import RouteLanguage

/// A pattern that is tried before another one, and a URL of the other one that it matches, too.
struct EarlierMatch {
    let pattern: PatternID
    let url: String
}
