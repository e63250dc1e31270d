/// The severity of a diagnostic.
package enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Nothing can be generated from the file.
    case error
    /// Code can be generated, but the spec is probably wrong.
    case warning
    /// A fact worth knowing.
    case note
}
