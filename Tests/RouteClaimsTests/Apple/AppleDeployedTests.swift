import RouteClaims
import Testing

/// The problems of files that sites serve.
@Suite(.enabled(if: SharedClaims.isPresent, "the claims' data are not beside the package"))
struct AppleDeployedTests {
    @Test(arguments: [
        "bcc-media", "ez-recipes", "hylo", "immich", "mochiday", "my-home-assistant", "openhospi",
        "sidestore",
        "status",
        "wikimedia-thankyou",
    ])
    func problems(_ name: String) throws {
        let file = ClaimFile(
            .appSiteAssociation, try SharedClaims.bytes("deployed/\(name).aasa.json"))
        #expect(
            file.problems.map(\.summary).joined(separator: "\n\n")
                == Self.expected[name, default: ""])
    }

    /// The other files have no problem.
    private static let expected = [
        "bcc-media": ##"""
        error misspelt-key 19:15 at details[0].components[1]
        'exlude' is not a key of a component, so the system ignores it
        help: did you mean 'exclude'?
        """##,
        "immich": ##"""
        error not-json 9:51
        this is not JSON: a comma before ']'
        help: delete the comma
        """##,
        "mochiday": ##"""
        error placeholder 6:18 at details[0]
        '{APPLE_TEAM_ID}.{BUNDLE_ID}' is not the ID of an app
        help: write the team ID, which is ten uppercase letters and digits, a dot, and the bundle ID
        """##,
        "openhospi": ##"""
        error placeholder 6:20 at details[0]
        'APPLE_TEAM_ID.nl.openhospi.app' is not the ID of an app
        help: write the team ID, which is ten uppercase letters and digits, a dot, and the bundle ID
        """##,
        "sidestore": ##"""
        error no-applinks 3:1
        the file has 'webcredentials' and 'activitycontinuation', but no 'applinks', so it claims no link
        help: add 'applinks' with 'details'
        """##,
    ]
}
