/// The ID of an app on Apple's systems: a team ID, a dot, and a bundle ID.
package enum AppID {
    package static let help =
        "write the team ID, which is ten uppercase letters and digits, a dot, and the bundle ID"

    /// Team IDs in documentation and templates. A real one is ten random characters, so it is
    /// practically never one of these.
    private static let placeholders: Set = [
        "ABCDE12345", "ABCD123456", "ABCDEFGHIJ", "A1B2C3D4E5", "1234567890", "0123456789",
        "TEAMID1234", "YOURTEAMID", "MYTEAMID12", "TEAMIDHERE",
    ]

    /// Whether a text is an app ID, as far as one can tell.
    package static func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let team = bytes.prefix(10)
        guard bytes.count > 11, team.allSatisfy(isOfTeam), bytes[10] == UInt8(ascii: ".") else {
            return false
        }
        return bytes[11...].allSatisfy(isOfBundle) && Set(team).count > 1
            && !placeholders.contains(String(decoding: team, as: UTF8.self))
    }

    /// Whether an app is an App Clip, judging by its ID: Xcode names Clips so.
    package static func isClip(_ text: String) -> Bool { text.hasSuffix(".Clip") }

    private static func isOfTeam(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isOfBundle(_ byte: UInt8) -> Bool {
        isOfTeam(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || "-.*".utf8.contains(byte)
    }
}
