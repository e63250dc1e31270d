extension ClaimProblem {
    /// The rules of `verify`. The raw value is the name in brackets after a message.
    package enum Kind: String, CaseIterable, Sendable {
        // A spec and files.
        case notClaimed = "not-claimed"
        case notRouted = "not-routed"
        case exampleNotClaimed = "example-not-claimed"
        case rejectClaimed = "reject-claimed"
        case opensNothing = "opens-nothing"
        case unwantedClaim = "unwanted-claim"
        case missingHost = "missing-host"
        case unknownHost = "unknown-host"
        case missingScheme = "missing-scheme"
        case undecided
        case otherHosts = "other-hosts"
        case otherApps = "other-apps"

        // apple-app-site-association.
        case notJSON = "not-json"
        case duplicateKey = "duplicate-key"
        case tooLarge = "too-large"
        case wrongType = "wrong-type"
        case misspeltKey = "misspelt-key"
        case unknownKey = "unknown-key"
        case noApplinks = "no-applinks"
        case noApp = "no-app"
        case claimsNothing = "claims-nothing"
        case bothAppIDs = "both-app-ids"
        case bothForms = "both-forms"
        case placeholder
        case unreachableComponent = "unreachable-component"
        case excludesNothing = "excludes-nothing"
        case fragmentInPath = "fragment-in-path"
        case queryInPath = "query-in-path"
        case queryValue = "query-value"
        case missingVariable = "missing-variable"
        case invalidVariable = "invalid-variable"
        case notPercentEncoded = "not-percent-encoded"

        // Android.
        case invalidXML = "invalid-xml"
        case missingDefault = "missing-default"
        case unreachableFilter = "unreachable-filter"
        case unverifiedFilter = "unverified-filter"
        case verifiedScheme = "verified-scheme"
        case httpOnly = "http-only"
        case combinedData = "combined-data"
        case invalidScheme = "invalid-scheme"
        case uppercaseScheme = "uppercase-scheme"
        case invalidHost = "invalid-host"
        case invalidPort = "invalid-port"
        case invalidPattern = "invalid-pattern"
        case escapedPath = "escaped-path"
        case missingSlash = "missing-slash"
        case openPrefix = "open-prefix"
        case missingGroup = "missing-group"
        case repeatedSlash = "repeated-slash"
        case unknownResource = "unknown-resource"
        case invalidAssetlinks = "invalid-assetlinks"
        case invalidStatement = "invalid-statement"
        case invalidPackage = "invalid-package"
        case invalidFingerprint = "invalid-fingerprint"

        // Property lists.
        case invalidPropertyList = "invalid-plist"
        case invalidDomain = "invalid-domain"

        /// How bad it is; a few depend on the case.
        package var weight: String {
            switch self {
            case .notClaimed: "error, warning, or note"
            case .exampleNotClaimed: "error or note"
            case .notRouted, .rejectClaimed, .opensNothing, .unwantedClaim: "warning or note"
            case .missingHost, .missingScheme, .noApp, .placeholder, .claimsNothing, .wrongType, .unreachableFilter:
                "error or warning"
            case .notJSON, .duplicateKey, .tooLarge, .noApplinks, .misspeltKey, .queryValue, .missingVariable,
                .invalidXML, .invalidScheme, .invalidHost, .invalidPort, .invalidPattern, .missingSlash,
                .invalidAssetlinks, .invalidStatement, .invalidPackage, .invalidFingerprint, .invalidPropertyList,
                .invalidDomain:
                "error"
            case .undecided, .otherHosts, .otherApps, .excludesNothing, .unverifiedFilter: "note"
            default: "warning"
            }
        }

        /// One line, without a period.
        package var purpose: String {
            switch self {
            case .notClaimed: "a link opens a route, but the file doesn't claim it, so it opens the browser"
            case .notRouted: "the file claims a link that opens no route, so the app opens on nothing"
            case .exampleNotClaimed: "an example of a route is not claimed"
            case .rejectClaimed: "a link that a route rejects, and no other route reads, is claimed"
            case .opensNothing: "a rule claims only links that open no route"
            case .unwantedClaim: "a link of a route with 'claim: false' is claimed"
            case .missingHost: "a host of the spec is not claimed, or a part of a manifest has no host"
            case .unknownHost: "a host is claimed that no base of the spec has"
            case .missingScheme: "a scheme of the spec is not claimed, or a part of a file has no scheme"
            case .undecided: "it is not known exactly what the file claims, or the search gave up"
            case .otherHosts: "a site's file is that of one host, and others need another one"
            case .otherApps: "a part of a file is for another app than the spec's"
            case .notJSON: "the file is not JSON"
            case .duplicateKey: "an object has a key twice"
            case .tooLarge: "the file is larger than the system reads"
            case .wrongType: "a value has the wrong type"
            case .misspeltKey: "a key or attribute is misspelt, so the system ignores it"
            case .unknownKey: "the system ignores a key or attribute"
            case .noApplinks: "the file has no 'applinks'"
            case .noApp: "no app gets the links"
            case .claimsNothing: "the file claims no link"
            case .bothAppIDs: "'appID' is beside 'appIDs'"
            case .bothForms: "'paths' is beside 'components'"
            case .placeholder: "a placeholder is where an app ID, a package, or a fingerprint belongs"
            case .unreachableComponent: "earlier components match every URL that a component matches"
            case .excludesNothing: "no later component claims what an exclusion matches"
            case .fragmentInPath: "the pattern of a path has a '#'"
            case .queryInPath: "the pattern of a path has a query"
            case .queryValue: "a value in '?' is not text, so the system ignores the whole '?'"
            case .invalidVariable: "a variable has no ')', or is in the value of a variable"
            case .missingVariable: "a variable is used that doesn't exist"
            case .notPercentEncoded: "a pattern has a character that is percent-encoded in URLs"
            case .invalidXML: "the file is not well-formed XML, or not a manifest"
            case .missingDefault: "an intent filter lacks the category DEFAULT"
            case .unreachableFilter: "no link reaches an intent filter"
            case .unverifiedFilter: "an intent filter for web links has no 'autoVerify'"
            case .verifiedScheme: "'autoVerify' is on a filter with a scheme of the app's own"
            case .httpOnly: "an intent filter has http, but not https"
            case .combinedData: "the '<data>' elements of a filter combine into more than they say one by one"
            case .invalidScheme: "no URL has the scheme"
            case .uppercaseScheme: "a scheme has an uppercase letter, so it matches no link"
            case .invalidHost: "no URL has the host"
            case .invalidPort: "a port is not a number"
            case .invalidPattern: "Android refuses a pattern"
            case .escapedPath: "a path has an escape, but Android compares decoded paths"
            case .missingSlash: "a path doesn't begin with a slash, so it matches nothing"
            case .openPrefix: "a prefix without a slash at its end matches longer words, too"
            case .repeatedSlash: "a '*' repeats the slash before it, and isn't any text"
            case .missingGroup: "a query or fragment is outside of a group, where it has no effect"
            case .unknownResource: "the value of a string resource or placeholder is not known"
            case .invalidAssetlinks: "the file is not a list of statements"
            case .invalidStatement: "a statement lacks a part"
            case .invalidPackage: "a name is not that of an Android package"
            case .invalidFingerprint: "a fingerprint is not 32 pairs of hexadecimal digits"
            case .invalidPropertyList: "the file is not a property list of the right form"
            case .invalidDomain: "an associated domain is not a service and a host"
            }
        }
    }
}
