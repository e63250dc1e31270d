extension Rule {
    /// A rule by its id, or by an id that it had in an earlier version.
    package static func named(_ id: String) -> Rule? {
        formerIDs[id] ?? all.first { $0.id == id }
    }

    /// The ids that rules had in earlier versions, for `explain` and for `allow` in old specs.
    private static let formerIDs: [String: Rule] = [
        "cannot-tell": .undecided,
        "no-place": .unplacedRoute,
        "parent-circle": .parentCycle,
        "yaml-alias": .yamlUnsupported,
        "yaml-anchor": .yamlUnsupported,
        "yaml-block-scalar": .yamlUnsupported,
        "yaml-carriage-return": .yamlEncoding,
        "yaml-colon": .yamlQuoting,
        "yaml-complex-key": .yamlUnsupported,
        "yaml-control-character": .yamlEncoding,
        "yaml-directive": .yamlUnsupported,
        "yaml-empty": .yamlDocument,
        "yaml-empty-key": .yamlKey,
        "yaml-escape": .yamlQuoting,
        "yaml-flow-mapping": .yamlUnsupported,
        "yaml-indicator": .yamlQuoting,
        "yaml-inline-block": .yamlIndentation,
        "yaml-long-key": .yamlLimit,
        "yaml-merge-key": .yamlUnsupported,
        "yaml-missing-colon": .yamlKey,
        "yaml-mixed-block": .yamlIndentation,
        "yaml-tab": .yamlIndentation,
        "yaml-tag": .yamlUnsupported,
        "yaml-too-deep": .yamlLimit,
        "yaml-too-large": .yamlLimit,
        "yaml-trailing-text": .yamlQuoting,
    ]
}
