/// Rules in order, for the URLs of some schemes and hosts: the first rule that matches a URL
/// decides.
package struct ClaimList: Sendable {
    /// The list's location in its file, such as `details[0]` or `intent-filter 2`.
    package var location = ClaimLocation()
    /// In lower case. A site's file is for the schemes of the web.
    package var schemes = IntentFilter.webSchemes
    /// Nil for a file that the system reads once for each host, and that doesn't name them.
    package var hosts: [ClaimedHost]?
    package var rules: [ClaimRule] = []
    /// The apps that get the links: their IDs, or the name of a package. Empty for a file of one
    /// app.
    package var apps: [String] = []
    /// The SHA-256 of the app's certificates; empty unless the system is Android.
    var fingerprints: [String] = []

    /// Whether the list has no rules for paths.
    var claimsAllPaths: Bool {
        if case .everything? = rules.first?.condition { true } else { false }
    }

    var claimsEveryHost: Bool { hosts?.contains { $0.name == nil } ?? true }

    func covers(_ url: ClaimedURL) -> Bool {
        schemes.contains(url.scheme) && hosts?.contains { $0.matches(url) } ?? true
    }

    /// The first rule that matches a URL; nil if none does.
    package func rule(deciding url: ClaimedURL) -> ClaimRule? {
        covers(url) ? rules.first { $0.matches(url) } : nil
    }
}
