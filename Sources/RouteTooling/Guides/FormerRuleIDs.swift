import RouteSpec

extension Rule {
    /// The ids that rules had in earlier versions, so that `routegen explain` understands an old build log.
    static let formerIDs: [String: Rule] = [
        "cannot-tell": .undecided,
        "no-place": .unplacedRoute,
        "parent-circle": .parentCycle,
    ]
}
