/// The apps that open a spec's links, for files that claim links for them.
package struct Apps: Sendable {
    /// Team ID and bundle ID, as in `QX7P29LM4K.com.example.app`.
    package var appIDs: [String]
    /// The package of the Android app.
    package var packageName: String?
    /// The SHA-256 fingerprints of the certificates that sign the Android app, as written.
    package var fingerprints: [String]
    /// The routes and groups whose links an app on Apple's systems
    /// opens, by its ID. An app without an entry opens all.
    package var routes: [String: [String]]
    /// The IDs of the apps that are App Clips.
    package var clips: Set<String>

    /// The IDs of the apps that aren't App Clips.
    package var fullAppIDs: [String] { appIDs.filter { !clips.contains($0) } }
    /// The IDs of the App Clips.
    package var clipIDs: [String] { appIDs.filter(clips.contains) }

    package init(
        appIDs: [String] = [], packageName: String? = nil, fingerprints: [String] = [],
        routes: [String: [String]] = [:], clips: Set<String> = []
    ) {
        self.appIDs = appIDs
        self.packageName = packageName
        self.fingerprints = fingerprints
        self.routes = routes
        self.clips = clips
    }
}
