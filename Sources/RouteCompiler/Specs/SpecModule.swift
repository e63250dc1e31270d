import RouteLanguage

/// A module whose specs can be mounted, and the folder of its target.
package struct SpecModule: Equatable, Sendable {
    package let name: String
    /// As given; relative to the working directory.
    package let folder: String

    /// Parses `NAME=FOLDER`; nil for other text.
    package init?(_ text: String) {
        guard let halves = text.halves(around: "="), Identifier.isValid(halves.before),
            !halves.after.isEmpty
        else { return nil }
        name = halves.before
        folder = halves.after
    }
}
