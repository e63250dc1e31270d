import RouteLanguage

/// A pattern with the path that it has under a base.
struct VariantPath: Hashable {
    let pattern: PatternID
    let path: ArraySlice<Matcher>
}
