import RouteAnalysis

/// What a claim file of any kind claims: the system hands a URL to the app if one of the lists claims it.
package struct Claims: Sendable {
    package var lists: [ClaimList]
    /// Parts of the file whose claims are unknown, or that no link reaches.
    var obscured: [UnlistedClaims]

    package init(lists: [ClaimList]) {
        self.init(lists: lists, obscured: [])
    }

    init(lists: [ClaimList], obscured: [UnlistedClaims]) {
        self.lists = lists
        self.obscured = obscured
    }

    /// The rule that claims a URL; nil if none does.
    package func rule(claiming url: ClaimedURL) -> ClaimRule? {
        lists.lazy.compactMap { $0.rule(deciding: url) }.first { !$0.isExclusion }
    }
}

/// Rules in order, for the URLs of some schemes and hosts: the first rule that matches a URL decides.
package struct ClaimList: Sendable {
    /// The list's location in its file, such as `details[0]` or `intent-filter 2`.
    package let place: String
    /// In lower case.
    package let schemes: [String]
    /// Nil for a file that the system reads once for each host, and that doesn't name them.
    package var hosts: [ClaimedHost]?
    package let rules: [ClaimRule]
    /// Why the list's claims aren't known exactly; nil if they are.
    package let uncertainty: String?

    package init(
        place: String, schemes: [String], hosts: [ClaimedHost]?, rules: [ClaimRule], uncertainty: String? = nil
    ) {
        self.place = place
        self.schemes = schemes
        self.hosts = hosts
        self.rules = rules
        self.uncertainty = uncertainty
    }

    /// The first rule that matches a URL; nil if none does.
    package func rule(deciding url: ClaimedURL) -> ClaimRule? {
        guard schemes.contains(url.scheme), hosts?.contains(where: { $0.matches(url) }) ?? true else { return nil }
        return rules.first { $0.matches(url) }
    }
}

/// A part of a file whose claims aren't in its lists.
struct UnlistedClaims: Sendable {
    /// In lower case; nil if they aren't known.
    var schemes: [String]?
    /// Nil if they aren't known.
    var hosts: [ClaimedHost]?
    /// Why no link reaches the part, for a message about a scheme or host; nil if the part's claims are unknown.
    var obstacle: (reason: String, location: ClaimLocation, help: String)?

    func has(_ scheme: String) -> Bool { schemes?.contains(scheme) ?? true }

    func mayClaim(_ url: ClaimedURL) -> Bool {
        has(url.scheme) && hosts?.contains { $0.matches(url) } ?? true
    }
}

/// A host in a claim file.
package struct ClaimedHost: Hashable, Sendable {
    /// In lower case, without a `*.` before it. Nil for every URL, even without a host.
    package let name: String?
    /// Whether the subdomains of the name are claimed, and not the name itself.
    package let isSuffix: Bool
    /// Nil for every port.
    package let port: Int?
    /// Subdomains that are not claimed.
    private(set) var exceptions: [String] = []

    package init(name: String?, isSuffix: Bool = false, port: Int? = nil) {
        self.name = name
        self.isSuffix = isSuffix
        self.port = port
    }

    package func matches(_ url: ClaimedURL) -> Bool {
        if let port, port != url.port { return false }
        guard let name else { return true }
        return isSuffix ? url.host.hasSuffix("." + name) && !exceptions.contains(url.host) : url.host == name
    }

    /// The same host without subdomains listed on their own: Apple's systems ask each of those for a file of its own.
    func except(_ hosts: [ClaimedHost]) -> ClaimedHost {
        var host = self
        if isSuffix { host.exceptions = hosts.filter { !$0.isSuffix }.compactMap(\.name) }
        return host
    }
}

/// One rule of a claim file.
package struct ClaimRule: Sendable {
    /// Where the rule is in its file, such as `details[0].components[3]`.
    package let location: ClaimLocation
    /// Whether matching URLs stay in the browser.
    package let isExclusion: Bool
    /// The bytes that every matching path begins with.
    let pathPrefix: [UInt8]
    /// What follows the prefix in matching paths: words of plain symbols, one for each byte of the undecoded path,
    /// slashes included. A path is empty or starts with a slash.
    let pathRest: NFA
    /// The sets that the undecoded query, without its `?`, must all be in. A missing query is empty.
    package let query: [NFA]
    /// The set that the undecoded fragment, without its `#`, must be in. A missing fragment is empty.
    package let fragment: NFA

    package init(
        at location: ClaimLocation, isExclusion: Bool, pathPrefix: [UInt8] = [], path: NFA,
        query: [NFA] = [], fragment: NFA = .many(.rawBytes)
    ) {
        self.location = location
        self.isExclusion = isExclusion
        self.pathPrefix = pathPrefix
        pathRest = path
        self.query = query
        self.fragment = fragment
    }

    package var place: String { location.place }

    /// Whether the rule matches a URL's path, query, and fragment.
    package func matches(_ url: ClaimedURL) -> Bool {
        url.path.utf8.starts(with: pathPrefix)
            && pathRest.accepts(url.path.utf8.dropFirst(pathPrefix.count))
            && query.allSatisfy { $0.accepts(url.query) } && fragment.accepts(url.fragment)
    }
}

extension SymbolSet {
    package init(plain bytes: some Sequence<UInt8>) {
        self.init(plain: Array(bytes))
    }

    /// Every byte of a URL's text.
    package static let rawBytes = SymbolSet(plain: UInt8.min...UInt8.max)
}
