import RouteSpec

/// The warnings and notes that the checks of mounted specs report. The check of their mounter doesn't repeat them.
struct MountedDiagnostics {
    private let mounts: [Mount]
    private let sources: SourceMap
    /// The diagnostics of a mounted spec by itself.
    private let check: (SourceText, Mount) -> Diagnostics
    /// What they are about, by the starts of the files.
    private var subjects: [Int: Set<Diagnostic.Subject>] = [:]

    init(_ spec: Spec, _ sources: SourceMap, check: @escaping (SourceText, Mount) -> Diagnostics) {
        mounts = spec.allMounts
        self.sources = sources
        self.check = check
    }

    /// Whether a mounted spec's own check has a diagnostic, too. Under other bases, two of its patterns may meet that
    /// don't meet there.
    mutating func contains(_ diagnostic: Diagnostic) -> Bool {
        guard diagnostic.severity != .error, let start = sources.mountedFile(of: diagnostic) else { return false }
        // What a mounted spec allows is for its own check.
        return diagnostic.rule == .unusedAllow || subjects(ofFile: start).contains(diagnostic.subject)
    }

    private mutating func subjects(ofFile start: Int) -> Set<Diagnostic.Subject> {
        if let known = subjects[start] { return known }
        let mount = mounts.first { $0.start == start }
        let own = mount.map { check(sources.source(at: start), $0).shifted(by: start).sorted.map(\.subject) }
        let found = Set(own ?? [])
        subjects[start] = found
        return found
    }
}
