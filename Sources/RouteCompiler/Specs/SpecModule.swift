import RoutePatterns

/// A module whose specs can be mounted, and the folder of its target.
package struct SpecModule: Equatable, Sendable {
    package let name: String
    /// As given; relative to the working directory.
    package let folder: String

    /// Parses `NAME=FOLDER`; nil for other text.
    package init?(_ text: String) {
        let bytes = text.utf8
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        name = String(text[..<equals])
        folder = String(text[bytes.index(after: equals)...])
        if !Identifier.isValid(name) || folder.isEmpty { return nil }
    }
}
