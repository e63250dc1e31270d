import RouteLanguage

/// The schemes of bases, for patterns that begin with a scheme and a colon.
struct NamedSchemes {
    /// What to report about such a pattern, if no base names its scheme.
    struct Suspicion {
        let scheme: String
        let error: PatternError
        let source: PatternSource
    }

    /// The schemes of the bases so far.
    var named: Set<String> = []
    var suspicions: [Suspicion] = []
}
