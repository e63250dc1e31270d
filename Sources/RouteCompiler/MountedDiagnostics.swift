import RouteSpec

/// What the own checks of mounted specs report: the check of their mounter has their errors, but doesn't repeat their
/// warnings and notes.
struct MountedDiagnostics {
    private let mounts: [Mount]
    /// The diagnostics of a mounted spec by itself.
    private let check: (Mount) -> Diagnostics
    /// The diagnostics known so far, by file.
    private var known: [Int: (diagnostics: Diagnostics, subjects: Set<Diagnostic.Subject>)] = [:]

    init(_ spec: Spec, check: @escaping (Mount) -> Diagnostics) {
        mounts = spec.allMounts
        self.check = check
    }

    /// Whether a mounted spec's own check also reports a warning or note. Not all are: two of its patterns can overlap
    /// only under the mounter's bases.
    mutating func repeats(_ diagnostic: Diagnostic) -> Bool {
        let file = diagnostic.span.file
        guard file > 0, diagnostic.severity != .error, diagnostic.notes.allSatisfy({ $0.span.file == file }) else {
            return false
        }
        // Unused allowances of a mounted spec are up to its own check.
        return diagnostic.rule == .unusedAllow || own(file).subjects.contains(diagnostic.subject)
    }

    /// The errors in mounted files that only the files' own checks find.
    mutating func errors(besides reported: Diagnostics) -> Diagnostics {
        let subjects = Set(reported.sorted.map(\.subject))
        var errors = Diagnostics()
        for file in Set(mounts.map(\.file)).sorted() {
            let own = own(file).diagnostics.filter {
                $0.severity == .error && $0.span.file == file && !subjects.contains($0.subject)
            }
            errors.append(contentsOf: own)
        }
        return errors
    }

    private mutating func own(_ file: Int) -> (diagnostics: Diagnostics, subjects: Set<Diagnostic.Subject>) {
        if let known = known[file] { return known }
        let found = mounts.first { $0.file == file }.map(check) ?? Diagnostics()
        let entry = (found, Set(found.sorted.map(\.subject)))
        known[file] = entry
        return entry
    }
}
