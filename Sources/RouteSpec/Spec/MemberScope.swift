/// What a route or a group inherits from the groups around it.
struct MemberScope {
    /// The names of the groups.
    var path: [String]
    /// The prefixes of each pattern: more than one only if a group has several paths.
    var prefixes = [GroupPrefix()]
    /// The bases of the innermost group that has bases, or else the spec's.
    var bases: BaseList
    /// Whether the bases are the spec's own.
    var isRelative: Bool
    /// Whether the spec has tabs, or a root.
    var hasTabs = false
    /// The tab of the only stack of a spec without tabs.
    var onlyTab: Scalar?
    /// The groups' navigation keys.
    var placement = PlacementKeys()
    /// Whether some group's path has an error. Patterns are then parsed only to report their own
    /// problems.
    var isBroken = false
    /// The items that the groups, innermost first, and the spec add to each pattern's query.
    var query: [Scalar] = []
    /// Whether invalid values of items count as missing.
    var isLenient = false
    /// Whether files that claim links claim those of the routes.
    var isClaimed = true
    /// The name of the outermost mount around the routes. Examples in mounted specs are checked
    /// only on their own.
    var outermostMount: Scalar?
    /// The names of the groups and mounts that lead to the innermost mount, including its own.
    var mount: [String] = []
}
