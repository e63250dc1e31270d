/// What decoding a spec and those that it mounts finds, together.
struct SharedFindings {
    var diagnostics = Diagnostics()
    var limits = SpecLimits()
    /// The spans of the bases without a literal host, by the bases' encoded texts.
    var baseSpans: [String: Span] = [:]
    /// The rules allowed so far.
    var allowances: [Allowance] = []
}
