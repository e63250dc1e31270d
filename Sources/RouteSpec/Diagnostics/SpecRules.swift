/// The rules about what a spec means.
extension Rule {
    package static let unknownKey = Rule("unknown-key", "a key must be valid where it appears")
    package static let duplicateKey = Rule("duplicate-key", "a mapping must not repeat a key")
    package static let missingKey = Rule("missing-key", "a mapping must have its required keys")
    package static let badValue = Rule("bad-value", "a value must be one that its key accepts")
    package static let badName = Rule("bad-name", "a name must be a valid Swift name")
    package static let reservedName = Rule(
        "reserved-name", "a name must not be one that the generated code uses")
    package static let badBase = Rule(
        "bad-base", "a base must be valid, and a URL must match only one of them")
    package static let badPattern = Rule("bad-pattern", "a pattern must follow the pattern syntax")
    package static let badType = Rule(
        "bad-type", "a parameter's type must exist and be allowed where it appears")
    package static let badDefault = Rule(
        "bad-default", "a default must be a value of the parameter's type")
    package static let duplicateParameter = Rule(
        "duplicate-parameter", "a pattern must not bind a parameter twice")
    package static let parameterMismatch = Rule(
        "parameter-mismatch",
        "all patterns of a route must bind the same parameters and types, "
            + "and 'parameters' must name each once"
    )
    package static let unwritable = Rule(
        "unwritable", "every value of a route must have a pattern that can write it")
    package static let nonASCIIHost = Rule(
        "non-ascii-host", "a host must be ASCII: write others in punycode")
    package static let sameURLs = Rule(
        "same-urls", "no two patterns may match exactly the same URLs")
    package static let unreachable = Rule(
        "unreachable", or: [.warning],
        "every pattern must match a URL that no earlier pattern matches")
    package static let exampleFails = Rule(
        "example-fails", "an example must open the route that lists it")
    package static let rejectMatches = Rule(
        "reject-matches", or: [.warning],
        "a rejected URL must not open the route that lists it")
    package static let mountCycle = Rule(
        "mount-cycle", "a spec must not mount itself, directly or through others")
    package static let duplicateTab = Rule("duplicate-tab", "a tab must not be listed twice")
    package static let unknownTab = Rule("unknown-tab", "a tab must be listed in 'tabs'")
    package static let tabRoot = Rule(
        "tab-root", "every tab must have one root, and every root a tab")
    package static let badRoot = Rule(
        "bad-root", "a root must have no parameters, no parent, and no other presentation")
    package static let unknownParent = Rule(
        "unknown-parent", "a parent must be a route of the spec")
    package static let parentParameters = Rule(
        "parent-parameters", "a route must supply its parent's parameters, with the same types")
    package static let parentCycle = Rule("parent-cycle", "parents must not form a cycle")
    package static let unplacedRoute = Rule(
        "unplaced-route", "a pushed route must have a parent or a tab")
    package static let tabMismatch = Rule(
        "tab-mismatch", "a route must be in the same tab as its parent")
    package static let ambiguousQuery = Rule(
        "ambiguous-query", .warning,
        "if two patterns match one URL, one should require every item that the other does")
    package static let optionalName = Rule(
        "optional-name", .warning,
        "a route should not be called 'none', which is a case of Optional")
    package static let suspiciousPattern = Rule(
        "suspicious-pattern", .warning,
        "literal text should not look like another framework's syntax, a query, a host, "
            + "or a typing mistake"
    )
    package static let suspiciousRoute = Rule(
        "suspicious-route", .warning, or: [.error],
        "a route should not look like a key of the spec that is indented too far")
    package static let missingHost = Rule(
        "missing-host", .warning, "a base of http or https should have a host")
    package static let mountModule = Rule(
        "mount-module", .warning,
        "a spec of another target should be mounted by its module, which is then imported")
    package static let overlap = Rule(
        "overlap", .note, "an earlier pattern matches the URL of some values")
    package static let noBase = Rule(
        "no-base", .note, or: [.warning],
        "a spec without a base matches URLs with any scheme and host")
    package static let slashedScheme = Rule(
        "slashed-scheme", .note, "a base of tel or mailto should have no slashes")
    package static let defaultInPath = Rule(
        "default-in-path", .note, "a default in a path does not make its segment optional")
    package static let itemWithoutValue = Rule(
        "item-without-value", .note, "an item without '=' matches any value, which is not kept")
    package static let mountDiffers = Rule(
        "mount-differs", .note,
        "the enum of a mounted spec reads or writes other URLs than the spec that mounts it")
    package static let withoutTabs = Rule(
        "without-tabs", .note, "navigation keys need 'tabs', in the spec or in one that mounts it")
    package static let manyTabs = Rule("many-tabs", .note, "an iPhone shows at most five tabs")
    package static let repeatedPath = Rule(
        "repeated-path", .note, "a pattern should not repeat the path of its group or base")
    package static let droppedQuery = Rule(
        "dropped-query", .note, "a pattern that takes every path can keep the query, too")
    package static let unusedType = Rule(
        "unused-type", .note, "a type in 'types' should be used by a pattern")
    package static let unusedAllow = Rule(
        "unused-allow", .note, "a rule in 'allow' must have a warning or note to silence")

    static let specRules: [Rule] = [
        unknownKey, duplicateKey, missingKey, badValue, badName, reservedName, badBase, badPattern,
        badType, badDefault, duplicateParameter, parameterMismatch, unwritable,
        nonASCIIHost, sameURLs, unreachable, exampleFails, rejectMatches, mountCycle, duplicateTab,
        unknownTab, tabRoot, badRoot, unknownParent, parentParameters, parentCycle, unplacedRoute,
        tabMismatch, ambiguousQuery, suspiciousPattern, suspiciousRoute, optionalName, missingHost,
        mountModule, overlap, noBase, slashedScheme, defaultInPath, itemWithoutValue, repeatedPath,
        droppedQuery, mountDiffers, withoutTabs, manyTabs, unusedType, unusedAllow,
    ]
}

/// The rules of the YAML subset.
extension Rule {
    package static let yamlEncoding = Rule(
        "yaml-encoding",
        "a spec file must be UTF-8 with LF or CRLF line endings and no control characters")
    package static let yamlLimit = Rule(
        "yaml-limit",
        "a spec file must not exceed 1 MiB, 64 levels of nesting, and 1024 bytes in a key")
    package static let yamlDocument = Rule(
        "yaml-document", "a spec file must be one document, and not empty")
    package static let yamlUnsupported = Rule(
        "yaml-unsupported",
        "anchors, aliases, merge keys, tags, directives, braces, block scalars, "
            + "and complex keys are not supported"
    )
    package static let yamlIndentation = Rule(
        "yaml-indentation",
        "entries at one level must start in the same column, below their key, "
            + "and be all list items or all keys"
    )
    package static let yamlKey = Rule("yaml-key", "a line of a mapping must be a key and a colon")
    package static let yamlMissingValue = Rule(
        "yaml-missing-value", "every key and list item must have a value")
    package static let yamlFlowList = Rule(
        "yaml-flow-list", "a list in brackets must have its commas and its closing bracket")
    package static let yamlMultiline = Rule("yaml-multiline", "a scalar must be on one line")
    package static let yamlQuoting = Rule(
        "yaml-quoting",
        "a value with characters that YAML reserves must be quoted, with nothing after the quote")

    static let yamlRules: [Rule] = [
        yamlEncoding, yamlLimit, yamlDocument, yamlUnsupported, yamlIndentation, yamlKey,
        yamlMissingValue, yamlFlowList, yamlMultiline, yamlQuoting,
    ]
}
