import RouteAnalysis
import RouteSpec

/// The specs of a compilation, each decoded and analyzed once, as its own build does it.
struct CheckedSpecs {
    /// What became of a spec.
    struct Result {
        /// The spec, if it was decoded without errors.
        var spec: Spec?
        /// The files of the specs that it mounts, and of those that they mount.
        var mountedFiles: Set<Int> = []
        /// Nil if there are errors.
        var compiled: CompiledSpec?
        /// The diagnostics, also those about files that the spec mounts.
        var diagnostics = Diagnostics()
    }

    private let files: SpecFiles
    private let notesOverlaps: Bool
    /// By the indices of the specs' files.
    private var results: [Int: Result] = [:]

    init(_ files: SpecFiles, notesOverlaps: Bool) {
        self.files = files
        self.notesOverlaps = notesOverlaps
    }

    /// Checks a spec, and before it those that it mounts.
    mutating func check(_ file: Int, fileName: String) -> Result {
        if let known = results[file] { return known }
        // For specs that mount one another, which is an error.
        results[file] = Result()
        var diagnostics = Diagnostics()
        let spec = files.decode(file, fileName: fileName, into: &diagnostics)
        for mount in spec?.allMounts ?? [] {
            _ = check(mount.file, fileName: mount.path.text.lastComponent)
        }
        var result = Result(mountedFiles: Set((spec?.allMounts ?? []).map(\.file)))
        if let spec {
            if !diagnostics.hasErrors { result.spec = spec }
            result.compiled = analyze(spec, &diagnostics)
        }
        result.diagnostics = diagnostics
        results[file] = result
        return result
    }

    /// The diagnostics of the specs that a checked spec mounts about their own files, by location.
    func diagnostics(ofMountsOf spec: Result) -> [Diagnostic] {
        spec.mountedFiles.sorted().flatMap { file in
            (results[file]?.diagnostics.sorted ?? []).filter { $0.span.file == file }
        }
    }

    /// Analyzes a decoded spec; nil if there are errors.
    private func analyze(_ spec: Spec, _ diagnostics: inout Diagnostics) -> CompiledSpec? {
        var compiled: CompiledSpec?
        if !diagnostics.hasErrors {
            compiled = CompiledSpec(
                checking: spec, notesOverlaps: notesOverlaps,
                alone: { results[$0.file]?.spec }, into: &diagnostics)
        }
        if notesOverlaps {
            for route in spec.ownRoutes {
                PathDefaults.check(route, into: &diagnostics)
                ItemsWithoutValue.check(route, into: &diagnostics)
                DroppedQueries.check(route, into: &diagnostics)
            }
            if !diagnostics.hasErrors { UnusedTypes.check(spec, into: &diagnostics) }
        }
        if let compiled {
            Examples.check(compiled.spec.routes, in: compiled.table, into: &diagnostics)
        }
        // After an error, the analysis may have ended before it could report what is allowed.
        diagnostics = diagnostics.allowing(
            spec.allowances, notesUnused: notesOverlaps && !diagnostics.hasErrors)
        return diagnostics.hasErrors ? nil : compiled
    }
}

extension Diagnostics {
    /// The diagnostics of a spec, and the errors of the specs that it mounts. Other diagnostics
    /// about those are left out: their own builds report them.
    func reporting(_ ofMounts: [Diagnostic]) -> Diagnostics {
        // Not everything recurs: two patterns can overlap only under the mounting spec's bases.
        let recurring = Set(ofMounts.map(\.subject))
        var reported = filter { diagnostic in
            diagnostic.severity == .error || !diagnostic.isOfMount
                || diagnostic.rule != .unusedAllow && !recurring.contains(diagnostic.subject)
        }
        let known = Set(sorted.map(\.subject))
        for diagnostic in ofMounts
        where diagnostic.severity == .error && !known.contains(diagnostic.subject) {
            reported.append(diagnostic)
        }
        return reported
    }
}

extension Diagnostic {
    /// The files that it points to.
    var files: Set<Int> { Set([span.file] + notes.map(\.span.file)) }

    /// Whether all that it points to is in one mounted spec.
    fileprivate var isOfMount: Bool { span.file > 0 && files.count == 1 }
}
