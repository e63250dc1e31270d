/// How much a diagnostic weighs.
package enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Nothing can be generated from the file.
    case error
    /// The file can be used, and probably should not be.
    case warning
    /// A fact that is worth knowing.
    case note
}
