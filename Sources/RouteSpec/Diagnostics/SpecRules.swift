/// The rules of a spec's meaning.
extension Rule {
    package static let unknownKey = Rule("unknown-key", "a key must be one that a spec has at that place")
    package static let duplicateKey = Rule("duplicate-key", "a mapping has each key once")
    package static let missingKey = Rule("missing-key", "a mapping has the keys that it is nothing without")
    package static let badValue = Rule("bad-value", "a key's value must be of the kind that the key takes")
    package static let badName = Rule("bad-name", "a name must be one that Swift can have at that place")
    package static let reservedName = Rule("reserved-name", "a name must not be one that the generated code needs")
    package static let badBase = Rule("bad-base", "a base must be a URL that links can start with, readable in one way")
    package static let badPattern = Rule("bad-pattern", "a pattern must follow the pattern syntax")
    package static let badType = Rule("bad-type", "a parameter's type must be one that can stand at that place")
    package static let badDefault = Rule("bad-default", "a default must be a value of the parameter's type")
    package static let duplicateParameter = Rule("duplicate-parameter", "a pattern binds each parameter once")
    package static let parameterMismatch = Rule(
        "parameter-mismatch", "all patterns of a route bind the same parameters with the same types")
    package static let inexpressible = Rule("inexpressible", "every value of a route has a pattern that writes it")
    package static let restNotLast = Rule("rest-not-last", "a rest is the last thing in its path, query or fragment")
    package static let nonASCIIHost = Rule("non-ascii-host", "a host is written in ASCII, as punycode where need be")
    package static let sameURLs = Rule("same-urls", "no two patterns read exactly the same URLs")
    package static let unreachable = Rule("unreachable", "every pattern has a URL that no earlier pattern takes")
    package static let exampleFails = Rule("example-fails", "every example opens the route it stands under")
    package static let rejectMatches = Rule("reject-matches", "no rejected URL opens the route it stands under")
    package static let withoutTabs = Rule("without-tabs", "keys about places on the screen stand in a spec with tabs")
    package static let duplicateTab = Rule("duplicate-tab", "the tab bar has each tab once")
    package static let unknownTab = Rule("unknown-tab", "a tab is one of 'tabs'")
    package static let tabRoot = Rule("tab-root", "every tab has one root, and every root a tab")
    package static let badRoot = Rule("bad-root", "a root has no parameters and no parent")
    package static let unknownParent = Rule("unknown-parent", "a parent is a route of the spec")
    package static let parentParameters = Rule(
        "parent-parameters", "a route fills the parameters of its parent, with values of their types")
    package static let parentCycle = Rule("parent-cycle", "parents must not form a cycle")
    package static let unplacedRoute = Rule("unplaced-route", "a pushed route needs a parent or a tab")
    package static let tabMismatch = Rule("tab-mismatch", "a route is in the tab of its parent")
    package static let ambiguousQuery = Rule(
        "ambiguous-query", .warning, "of two patterns that read one URL, one requires all that the other requires")
    package static let overlap = Rule("overlap", .note, "values whose URL an earlier pattern reads")
    package static let noBase = Rule("no-base", .note, "a spec without a base reads URLs of every scheme and host")
    package static let hostAsSegment = Rule(
        "host-as-segment", .note, "a base without a host makes path segments of the hosts of the scheme's other bases")
    package static let hostOverlap = Rule(
        "host-overlap", .note, "a pattern with a parameter in its host also reads the host of a base")
    package static let defaultInPath = Rule(
        "default-in-path", .note, "a default in a path is for patterns of the route that leave the segment out")
    package static let undecided = Rule(
        "undecided", .note,
        "a pattern about which a search was given up: for a URL of its own, for one with the items of another, or for overlaps"
    )

    static let specRules: [Rule] = [
        unknownKey, duplicateKey, missingKey, badValue, badName, reservedName, badBase, badPattern, badType, badDefault,
        duplicateParameter, parameterMismatch, inexpressible, restNotLast, nonASCIIHost, sameURLs, unreachable,
        exampleFails, rejectMatches, withoutTabs, duplicateTab, unknownTab, tabRoot, badRoot, unknownParent,
        parentParameters, parentCycle, unplacedRoute, tabMismatch, ambiguousQuery, overlap, noBase,
        hostAsSegment, hostOverlap, defaultInPath, undecided,
    ]
}
