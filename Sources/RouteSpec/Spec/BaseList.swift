import RouteLanguage

/// The bases of a spec, a group, or a route.
struct BaseList {
    var bases: [Base] = []
    /// The texts of the bases if they have parameters: each
    /// pattern then follows each of them, as a full URL.
    var sources: [PatternSource] = []

    var hasParameters: Bool { !sources.isEmpty }
}
