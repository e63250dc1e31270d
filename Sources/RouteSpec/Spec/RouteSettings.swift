/// A route's declaration, before its patterns are parsed.
struct RouteSettings {
    var patterns: [DeclaredPattern]
    /// The items added to each pattern's query.
    var query: [Scalar] = []
    /// Nil to inherit the group's setting.
    var isLenient: Bool?
    /// The order of the associated values; nil for the order in the patterns.
    var parameters: SpecDecoder.ParameterOrder?
    /// The route's own bases.
    var bases: BaseList?
    var doc: String?
    /// What to use instead of the route; nil if it isn't deprecated.
    var deprecation: String?
    var examples: [Scalar] = []
    var rejects: [Scalar] = []
    /// Nil to inherit the group's setting.
    var isClaimed: Bool?
    var placement: PlacementKeys
}
