import RouteSpec

// The rules of `verify`, which shares a few with `check`.
extension Rule {
    // Comparing a spec with files.
    package static let notClaimed = Rule(
        "not-claimed", or: [.warning, .note], in: .claims,
        "a link opens a route, but the file doesn't claim it, so it opens the browser")
    package static let notRouted = Rule(
        "not-routed", .warning, or: [.note], in: .claims,
        "the file claims a link that opens no route, so the app opens on nothing")
    package static let exampleNotClaimed = Rule(
        "example-not-claimed", or: [.note], in: .claims, "an example of a route is not claimed")
    package static let rejectClaimed = Rule(
        "reject-claimed", .warning, or: [.note], in: .claims,
        "a link that a route rejects and no other route matches is claimed")
    package static let opensNothing = Rule(
        "opens-nothing", .warning, or: [.note], in: .claims, "a rule claims only links that open no route")
    package static let unwantedClaim = Rule(
        "unwanted-claim", .warning, or: [.note], in: .claims, "a link of a route with 'claim: false' is claimed")
    package static let unclaimedHost = Rule(
        "unclaimed-host", or: [.warning], in: .claims,
        "a host of the spec is not claimed, or a part of a manifest has no host")
    package static let unknownHost = Rule(
        "unknown-host", .warning, in: .claims, "a host is claimed that no base of the spec has")
    package static let missingScheme = Rule(
        "missing-scheme", or: [.warning], in: .claims,
        "a scheme of the spec is not claimed, or a part of a file has no scheme")
    package static let undecided = Rule(
        "undecided", .note, in: .claims,
        "the analysis gave up before deciding whether all links of a route are claimed")
    package static let otherHosts = Rule(
        "other-hosts", .note, in: .claims, "a site's file is for one host, and other hosts need their own")
    package static let otherApps = Rule(
        "other-apps", .note, in: .claims, "a part of a file is for another app than the spec's")

    // apple-app-site-association.
    package static let notJSON = Rule("not-json", in: .claims, "the file is not JSON")
    package static let tooLarge = Rule("too-large", in: .claims, "the file is larger than the system reads")
    package static let wrongType = Rule("wrong-type", or: [.warning], in: .claims, "a value has the wrong type")
    package static let misspeltKey = Rule(
        "misspelt-key", in: .claims, "a key or attribute is misspelt, so the system ignores it")
    package static let noApplinks = Rule("no-applinks", in: .claims, "the file has no 'applinks'")
    package static let noApp = Rule("no-app", or: [.warning], in: .claims, "no app gets the links")
    package static let claimsNothing = Rule("claims-nothing", or: [.warning], in: .claims, "the file claims no link")
    package static let bothAppIDs = Rule("both-app-ids", .warning, in: .claims, "'appID' is beside 'appIDs'")
    package static let bothForms = Rule("both-forms", .warning, in: .claims, "'paths' is beside 'components'")
    package static let placeholder = Rule(
        "placeholder", or: [.warning], in: .claims,
        "a placeholder is where an app ID, a package, or a fingerprint belongs")
    package static let unreachableComponent = Rule(
        "unreachable-component", .warning, in: .claims, "earlier components match every URL that a component matches")
    package static let excludesNothing = Rule(
        "excludes-nothing", .note, in: .claims, "no later component claims what an exclusion matches")
    package static let fragmentInPath = Rule(
        "fragment-in-path", .warning, in: .claims, "the pattern of a path has a '#'")
    package static let queryInPath = Rule("query-in-path", .warning, in: .claims, "the pattern of a path has a query")
    package static let queryValue = Rule(
        "query-value", in: .claims, "a value in '?' is not text, so the system ignores the whole '?'")
    package static let missingVariable = Rule("missing-variable", in: .claims, "a variable is used that doesn't exist")
    package static let invalidVariable = Rule(
        "invalid-variable", .warning, in: .claims, "a variable has no ')', or is in the value of a variable")
    package static let notPercentEncoded = Rule(
        "not-percent-encoded", .warning, in: .claims, "a pattern has a character that is percent-encoded in URLs")

    // Android.
    package static let invalidXML = Rule(
        "invalid-xml", in: .claims, "the file is not well-formed XML, or not a manifest")
    package static let missingDefault = Rule(
        "missing-default", .warning, in: .claims, "an intent filter lacks the category DEFAULT")
    package static let unreachableFilter = Rule(
        "unreachable-filter", or: [.warning], in: .claims, "no link reaches an intent filter")
    package static let unverifiedFilter = Rule(
        "unverified-filter", .note, in: .claims, "an intent filter for web links has no 'autoVerify'")
    package static let verifiedScheme = Rule(
        "verified-scheme", .warning, in: .claims, "'autoVerify' is on a filter with a scheme of the app's own")
    package static let httpOnly = Rule("http-only", .warning, in: .claims, "an intent filter has http, but not https")
    package static let combinedData = Rule(
        "combined-data", .warning, in: .claims,
        "the '<data>' elements of a filter match combinations that none of them says alone")
    package static let invalidScheme = Rule("invalid-scheme", in: .claims, "no URL has the scheme")
    package static let uppercaseScheme = Rule(
        "uppercase-scheme", .warning, in: .claims, "a scheme has an uppercase letter, so it matches no link")
    package static let invalidHost = Rule("invalid-host", in: .claims, "no URL has the host")
    package static let invalidPort = Rule("invalid-port", in: .claims, "a port is not a number")
    package static let invalidPattern = Rule("invalid-pattern", in: .claims, "Android refuses a pattern")
    package static let escapedPath = Rule(
        "escaped-path", .warning, in: .claims, "a path has an escape, but Android compares decoded paths")
    package static let missingSlash = Rule(
        "missing-slash", in: .claims, "a path doesn't begin with a slash, so it matches nothing")
    package static let openPrefix = Rule(
        "open-prefix", .warning, in: .claims, "a prefix without a slash at its end matches longer words, too")
    package static let missingGroup = Rule(
        "missing-group", .warning, in: .claims, "a query or fragment is outside of a group, where it has no effect")
    package static let repeatedSlash = Rule(
        "repeated-slash", .warning, in: .claims, "a '*' repeats the slash before it, and isn't any text")
    package static let unknownResource = Rule(
        "unknown-resource", .warning, in: .claims, "the value of a string resource or placeholder is not known")
    package static let invalidAssetlinks = Rule(
        "invalid-assetlinks", in: .claims, "the file is not a list of statements")
    package static let invalidStatement = Rule("invalid-statement", in: .claims, "a statement lacks a part")
    package static let invalidPackage = Rule("invalid-package", in: .claims, "a name is not that of an Android package")
    package static let invalidFingerprint = Rule(
        "invalid-fingerprint", in: .claims, "a fingerprint is not 32 pairs of hexadecimal digits")

    // Property lists.
    package static let invalidPropertyList = Rule(
        "invalid-plist", in: .claims, "the file is not a property list of the right form")
    package static let invalidDomain = Rule(
        "invalid-domain", in: .claims, "an associated domain is not a service and a host")

    /// Every rule of `verify`.
    package static let claims: [Rule] = [
        .notClaimed, .notRouted, .exampleNotClaimed, .rejectClaimed, .opensNothing, .unwantedClaim, .unclaimedHost,
        .unknownHost, .missingScheme, .undecided, .otherHosts, .otherApps, .notJSON, .duplicateKey, .tooLarge,
        .wrongType, .misspeltKey, .unknownKey, .noApplinks, .noApp, .claimsNothing, .bothAppIDs, .bothForms,
        .placeholder, .unreachableComponent, .excludesNothing, .fragmentInPath, .queryInPath, .queryValue,
        .missingVariable, .invalidVariable, .notPercentEncoded, .invalidXML, .missingDefault, .unreachableFilter,
        .unverifiedFilter, .verifiedScheme, .httpOnly, .combinedData, .invalidScheme, .uppercaseScheme, .invalidHost,
        .invalidPort, .invalidPattern, .escapedPath, .missingSlash, .openPrefix, .missingGroup, .repeatedSlash,
        .unknownResource, .invalidAssetlinks, .invalidStatement, .invalidPackage, .invalidFingerprint,
        .invalidPropertyList, .invalidDomain,
    ]
}
