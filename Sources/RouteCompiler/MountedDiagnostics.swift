import RouteSpec

/// The warnings and notes that the checks of mounted specs report. The check of their mounter doesn't repeat them.
struct MountedDiagnostics {
    private let mounts: [Mount]
    /// The diagnostics of a mounted spec by itself.
    private let check: (Mount) -> Diagnostics
    /// What they are about, by the numbers of the files.
    private var subjects: [Int: Set<Diagnostic.Subject>] = [:]

    init(_ spec: Spec, check: @escaping (Mount) -> Diagnostics) {
        mounts = spec.allMounts
        self.check = check
    }

    /// Whether a mounted spec's own check has a diagnostic, too. Under other bases, two of its patterns may meet that
    /// don't meet there.
    mutating func contains(_ diagnostic: Diagnostic) -> Bool {
        let file = diagnostic.span.file
        guard file > 0, diagnostic.severity != .error, diagnostic.notes.allSatisfy({ $0.span.file == file }) else {
            return false
        }
        // What a mounted spec allows is for its own check.
        return diagnostic.rule == .unusedAllow || subjects(ofFile: file).contains(diagnostic.subject)
    }

    private mutating func subjects(ofFile file: Int) -> Set<Diagnostic.Subject> {
        if let known = subjects[file] { return known }
        let own = mounts.first { $0.file == file }.map { check($0).sorted.map(\.subject) }
        let found = Set(own ?? [])
        subjects[file] = found
        return found
    }
}
