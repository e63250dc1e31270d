/// Where a problem of a route's patterns is reported, and what is said about it.
struct ProblemCause {
    var span: Span
    var note: Diagnostic.Note?
    var help: String?
}
