import RouteSpec

/// The warnings and notes that mounted specs have on their own, which the check of their mounter doesn't repeat.
struct MountedDiagnostics {
    private let mounts: [Mount]
    /// The diagnostics of a mounted spec by itself.
    private let check: (Mount) -> Diagnostics
    /// The subjects of the diagnostics known so far, by file.
    private var subjects: [Int: Set<Diagnostic.Subject>] = [:]

    init(_ spec: Spec, check: @escaping (Mount) -> Diagnostics) {
        mounts = spec.allMounts
        self.check = check
    }

    /// Whether a mounted spec's own check also reports a diagnostic. Not all are: two of its patterns can overlap only
    /// under the mounter's bases.
    mutating func contains(_ diagnostic: Diagnostic) -> Bool {
        let file = diagnostic.span.file
        guard file > 0, diagnostic.severity != .error, diagnostic.notes.allSatisfy({ $0.span.file == file }) else {
            return false
        }
        // Unused allowances of a mounted spec are up to its own check.
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
