/// The severity of a diagnostic, of a change between two specs, or of a problem in a file that claims links.
package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Nothing can be generated from the file, or something that worked might stop working.
    case error
    /// Code can be generated, but the spec is probably wrong; or everything still works, but not as before.
    case warning
    /// A fact worth knowing.
    case note

    /// What a change between two specs is called: a note is an `info`.
    package var changeText: String { self == .note ? "info" : rawValue }

    package static func < (a: Severity, b: Severity) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) > (allCases.firstIndex(of: b) ?? 0)
    }
}
