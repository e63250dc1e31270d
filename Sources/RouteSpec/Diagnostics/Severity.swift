/// The severity of a diagnostic, of a change between two specs, or of a problem in a file that
/// claims links.
package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Nothing can be generated from the spec, or something that works may break.
    case error
    /// Code is generated, but the spec is probably wrong; or everything still works, but
    /// differently.
    case warning
    /// A fact worth knowing.
    case note

    /// The word for the severity of a change between two specs: `info` instead of `note`.
    package var changeText: String { self == .note ? "info" : rawValue }

    package static func < (a: Severity, b: Severity) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) > (allCases.firstIndex(of: b) ?? 0)
    }
}
