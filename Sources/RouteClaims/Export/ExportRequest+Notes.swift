extension ExportRequest {
    /// A file, with what `verify` reports about it. A missed link is a warning, and all else a note.
    func export(_ text: String, _ claimers: [LinkClaimer]) -> Export {
        let result = Verification.result(of: spec, claimers)
        let notes = result.findings.map { finding in
            var note = finding.problem
            note.severity = note.rule == .notClaimed ? .warning : .note
            return note
        }
        return Export(text: text, notes: notes, limits: result.limits.map(\.problem))
    }
}
