import RouteLanguage

/// A key of a spec's mappings, as data for the decoder, the suggestions, and the schema.
package struct Key: Sendable {
    /// The kind of value that a key takes.
    package enum Value: Sendable {
        case text
        /// A Swift name.
        case name
        /// One of these words.
        case choice([String])
        /// A list of strings.
        case texts
        /// A list of strings, or a mapping of names to strings.
        case namedTexts
        /// A string, or a list of strings.
        case textOrTexts
        /// Names of types, each with the list of its values, a mapping with the keys of a type, or
        /// `app` for a type that the app declares.
        case types
        /// Names of routes and groups, each with its declaration.
        case members
        /// A pattern's prefix, or a list of prefixes: strings, or mappings with the keys of a
        /// prefix.
        case prefixes
        /// A list of patterns: strings, or mappings with the keys of a pattern.
        case patterns
        /// Names of parameters, each with a string.
        case values
        /// A list of rules.
        case rules
        /// A list of some of these words.
        case choices([String])
        /// `true` or `false`.
        case flag
        /// A route's name, or a mapping with the keys of a parent.
        case parent
        /// A list of tabs, or a mapping of tabs to their roots.
        case tabs
        /// A mapping with the keys of the apps.
        case apps
        /// A list of app IDs: strings, or mappings with the keys of an app.
        case appIDs
    }

    package let name: String
    /// The purpose of the key, in one line.
    package let purpose: String
    package let value: Value

    init(_ name: String, _ purpose: String, _ value: Value) {
        self.name = name
        self.purpose = purpose
        self.value = value
    }
}

extension Key {
    package static let enumName = Key("enum", "the name of the generated enum", .name)
    package static let access = Key(
        "access", "the access level of the generated enum", .choice(Access.allCases.map(\.rawValue))
    )
    package static let scheme = Key("scheme", "the scheme of the base", .text)
    package static let host = Key("host", "the host of the base", .text)
    package static let bases = Key("bases", "what URLs start with; url() writes the first", .texts)
    package static let imports = Key(
        "imports", "modules that declare the types used in patterns", .texts)
    package static let types = Key(
        "types",
        "types with listed values or constraints, which are generated, "
            + "and types that your app declares",
        .types)
    package static let values = Key(
        "values",
        "the values of the type, as they appear in URLs, or each with the name of its case",
        .namedTexts)
    package static let fallback = Key("else", "the value that any other text is read as", .text)
    package static let type = Key(
        "type", "the built-in type of the values",
        .choice(RouteType.constrainableNames))
    package static let range = Key(
        "range", "the numbers that are allowed, as in 1...10, 0..<1, 1..., or ...10", .text)
    package static let length = Key(
        "length", "how many characters a text has, as in 6, 3...8, 2..., or ...64", .text)
    package static let characters = Key(
        "characters", "the ASCII characters that are allowed, as in 0-9a-f_", .text)
    package static let not = Key("not", "texts that are not values", .texts)
    package static let schemes = Key(
        "schemes", "the schemes that are allowed, in lower case", .texts)
    package static let width = Key(
        "width",
        "the fewest digits of an integer that is written, with zeros on the left, from 1 to 20",
        .text)
    package static let plus = Key(
        "plus", "what '+' in a query means", .choice(["literal", "space"]))
    package static let caseSensitive = Key(
        "caseSensitive",
        "whether ASCII case counts in literal text, names of items, listed values, and Bools; "
            + "true by default",
        .flag)
    package static let lenient = Key(
        "lenient",
        "whether items that can be left out count as missing if their values are not valid", .flag)
    package static let routes = Key("routes", "the routes and groups, by name", .members)
    package static let doc = Key("doc", "a documentation comment for the generated code", .text)
    package static let deprecated = Key(
        "deprecated",
        "what to use instead of the route, whose links still open; its case is deprecated", .text)
    package static let path = Key(
        "path", "a prefix, or several, for every pattern of the group except full URLs", .prefixes)
    /// The key `path` of one of several prefixes.
    package static let prefix = Key("path", "one of the prefixes", .text)
    package static let mountedSpec = Key(
        "spec", "the spec to mount: its routes are read and written here", .text)
    package static let pattern = Key("pattern", "the URL pattern of the route", .text)
    package static let patterns = Key(
        "patterns", "several patterns; url() writes the first that fits", .patterns)
    package static let query = Key(
        "query", "items added to the query of each pattern, one a line", .texts)
    package static let parameters = Key(
        "parameters",
        "the order of the associated values: every parameter of the route, once, "
            + "those that no pattern has with their types",
        .texts)
    package static let set = Key(
        "set", "parameter values that the pattern or prefix implies", .values)
    package static let examples = Key("examples", "URLs that must open the route", .texts)
    package static let rejects = Key("rejects", "URLs that must not open the route", .texts)
    package static let allow = Key(
        "allow", "rules whose warnings and notes are silenced here", .rules)
    package static let claim = Key(
        "claim", "whether files that claim links for the app have these; true by default", .flag)
    package static let apps = Key(
        "apps", "the apps that open the links, for files that claim links for them", .apps)
    package static let appIDs = Key(
        "appIDs",
        "app IDs on Apple's systems: team ID and bundle ID, as in QX7P29LM4K.com.example.app",
        .appIDs)
    package static let appID = Key("id", "the app's ID", .text)
    /// The key `routes` of one app.
    package static let appRoutes = Key(
        "routes", "the routes and groups whose links the app opens; all if there are none", .texts)
    package static let clip = Key(
        "clip", "whether the app is an App Clip; true by default if its ID ends in '.Clip'", .flag)
    package static let packageName = Key(
        "package", "the package of the Android app, as in com.example.app", .text)
    package static let fingerprints = Key(
        "fingerprints", "the SHA-256 fingerprints of the certificates that sign the Android app",
        .texts)
    package static let tabs = Key(
        "tabs",
        "the tabs of the tab bar, in order, or each with its root; the first is selected at start",
        .tabs)
    package static let members = Key(
        "members", "members of the enum that are generated only if they are listed",
        .choices(GeneratedMember.Kind.allCases.map(\.rawValue)))
    package static let tab = Key(
        "tab", "the tab that the route belongs to, or several", .textOrTexts)
    package static let present = Key(
        "present", "how the route's screen is presented",
        .choice(Presentation.allCases.map(\.rawValue)))
    package static let parent = Key("parent", "the route that Back leads to after a link", .parent)
    package static let restorable = Key(
        "restorable", "whether restoring a saved state shows the route again", .flag)
    package static let link = Key(
        "link", "what a link to the route does", .choice(Opening.allCases.map(\.rawValue)))
    package static let interruptible = Key(
        "interruptible", "whether links can close the route's screen", .flag)
    package static let route = Key("route", "the parent's name", .text)
    package static let with = Key(
        "with", "the parent's parameters, each with the parameter that supplies it", .values)

    /// Keys of other tools for which there is none here, and what to write instead.
    static let foreignHelp = [
        "alias": "list the other URLs under 'patterns'; url() writes the first",
        "aliases": "list the other URLs under 'patterns'; url() writes the first",
        "caseInsensitive": "write caseSensitive: false",
        "constraints": "write types in the pattern, as in user/${id:Int}",
        "ignoreCase": "write caseSensitive: false",
        "params": "write parameters and types in the pattern, as in user/${id:Int}",
        "redirect": "list the URL under 'patterns' of the route that it leads to",
        "redirects": "list the URL under 'patterns' of the route that it leads to",
        "regex": "declare a type with 'characters' and 'length' under 'types'",
    ]

    /// Keys of other tools, and the keys here with the same meaning. The first that is valid in a
    /// mapping is suggested.
    static let foreignNames: [String: [Key]] = [
        "url": [pattern], "uri": [pattern], "deepLink": [pattern], "deeplink": [pattern],
        "urls": [patterns],
        "prefix": [path], "prefixes": [path], "paths": [patterns, path], "children": [routes],
        "subroutes": [routes],
        "domain": [host], "hosts": [bases], "description": [doc], "default": [fallback],
        "cases": [values],
    ]
}
