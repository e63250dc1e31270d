/// The diagnostics that text output shows.
package struct ShownDiagnostics {
    /// Sorted.
    package let diagnostics: [Diagnostic]
    /// A line for each rule that has more of them.
    package let more: [String]
}
