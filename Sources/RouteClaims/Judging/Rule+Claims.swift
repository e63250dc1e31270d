import RouteSpec

// The rules of `verify`.
extension Rule {
    // Comparing a spec with files.
    package static let notRouted = Rule(
        "not-routed", .warning, or: [.note], in: .claims,
        "the file claims a link that opens no route, so the app opens on nothing")
    package static let opensNothing = Rule(
        "opens-nothing", .warning, or: [.note], in: .claims,
        "a rule claims only links that open no route")
    package static let unclaimedHost = Rule(
        "unclaimed-host", in: .claims, "a host of the spec is not claimed")
    package static let unknownHost = Rule(
        "unknown-host", .warning, in: .claims, "a host is claimed that no base of the spec has")
    package static let missingScheme = Rule(
        "missing-scheme", or: [.note], in: .claims, "a scheme of the spec is not claimed")
    package static let otherHosts = Rule(
        "other-hosts", in: .claims,
        "which host serves a site's file is not known, and the hosts have different links")

    // apple-app-site-association.
    package static let notJSON = Rule("not-json", in: .claims, "the file is not JSON")
    package static let misspeltKey = Rule(
        "misspelt-key", in: .claims, "a key is misspelt, so the system ignores it")
    package static let invalidValue = Rule(
        "invalid-value", in: .claims,
        "a value of a key or attribute is not of the form that the system reads")
    package static let ignoredKey = Rule(
        "ignored-key", .warning, in: .claims,
        "a key is ignored, or makes systems ignore the file, because of another one")
    package static let noApplinks = Rule("no-applinks", in: .claims, "the file has no 'applinks'")
    package static let noApp = Rule("no-app", or: [.warning], in: .claims, "no app gets the links")
    package static let placeholder = Rule(
        "placeholder", or: [.warning], in: .claims,
        "a placeholder is where an app ID, a package, or a fingerprint belongs")
    package static let unreachableComponent = Rule(
        "unreachable-component", .warning, in: .claims,
        "earlier components match every URL that a component matches")

    // Android.
    package static let invalidXML = Rule(
        "invalid-xml", in: .claims, "the file is not well-formed XML, or not a manifest")
    package static let verifiedScheme = Rule(
        "verified-scheme", .warning, in: .claims,
        "'autoVerify' is on a filter with a scheme of the app's own")
    package static let unverifiedFilter = Rule(
        "unverified-filter", .warning, in: .claims,
        "a filter for https has no 'autoVerify', so links open the browser")
    package static let combinedData = Rule(
        "combined-data", .warning, in: .claims,
        "the '<data>' elements of a filter match combinations that none of them says alone")
    package static let uppercaseScheme = Rule(
        "uppercase-scheme", .warning, in: .claims,
        "a scheme has an uppercase letter, so it matches no link")
    package static let openPrefix = Rule(
        "open-prefix", .warning, in: .claims,
        "a prefix without a slash at its end matches longer words, too")
    package static let unknownResource = Rule(
        "unknown-resource", .warning, in: .claims,
        "the value of a string resource or placeholder is not known")
    package static let invalidFingerprint = Rule(
        "invalid-fingerprint", in: .claims, "a fingerprint is not 32 pairs of hexadecimal digits")

    // Property lists.
    package static let invalidPropertyList = Rule(
        "invalid-plist", in: .claims, "the file is not a property list of the right form")

    /// Every rule of `verify`.
    package static let claims: [Rule] = [
        .ignoredKey, .unverifiedFilter, .notClaimed, .notRouted, .opensNothing, .unwantedClaim,
        .unclaimedHost, .unknownHost, .missingScheme, .otherHosts, .notJSON, .misspeltKey,
        .invalidValue, .noApplinks, .noApp, .placeholder, .unreachableComponent, .invalidXML,
        .verifiedScheme, .combinedData, .uppercaseScheme, .openPrefix, .unknownResource,
        .invalidFingerprint, .invalidPropertyList,
    ]
}
