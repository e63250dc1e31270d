import RouteAnalysis
import RoutePatterns
import RouteSpec
import SwiftEmitter

/// Compiles the text of a spec file. Each stage turns one type into the next:
///
///     SourceText → SpecFiles → Spec → CheckedSpec → OrderedSpec → CompiledSpec → an emitter's text
package enum Compiler {
    /// A stage of the compilation. The cases are in order.
    package enum Stage: String, CaseIterable, Sendable {
        /// Reads mounted specs, and turns text into nodes.
        case parse
        /// Turns nodes into routes.
        case decode
        /// Checks each route on its own.
        case check
        /// Builds the trees that match URLs.
        case order
        /// Compares the patterns with one another.
        case compare
        /// Checks the examples and rejects.
        case examples
    }

    /// Compiles a spec.
    ///
    /// - Parameters:
    ///   - name: The last component of the file's path, which names the enum if the spec doesn't.
    ///   - finder: Reads the specs that it mounts.
    ///   - notesOverlaps: Whether to also look for values that don't survive a round trip, and for rules in `allow`
    ///     that have nothing to silence. Builds never do.
    ///   - explain: Says why a URL doesn't open a route, for failing examples. Builds leave that code out.
    ///   - hasEnded: Called at the end of each stage.
    package static func compile(
        _ source: SourceText, name: String, finder: SpecFinder = .none, notesOverlaps: Bool = false,
        explain: (RouteTable, String, RouteID) -> Explanation? = { _, _, _ in nil },
        hasEnded: (Stage) -> Void = { _ in }
    ) -> Compilation {
        let files = SpecFiles(source, finder)
        hasEnded(.parse)
        let (spec, compilation) = compileWithMounts(
            files, 0, name: name, notesOverlaps: notesOverlaps, explain: explain, hasEnded: hasEnded)
        guard let spec, !spec.mounts.isEmpty else { return compilation }
        var mounted = MountedDiagnostics(spec) { mount in
            compileWithMounts(
                files, mount.file, name: mount.path.text.lastComponent, notesOverlaps: notesOverlaps,
                explain: { _, _, _ in nil }, hasEnded: { _ in }
            ).compilation.diagnostics
        }
        var diagnostics = compilation.diagnostics.filter { !mounted.repeats($0) }
        // In a build, a mounted spec's own build reports them.
        if notesOverlaps { diagnostics.append(contentsOf: mounted.errors(besides: compilation.diagnostics)) }
        return Compilation(
            sources: compilation.sources, compiled: diagnostics.hasErrors ? nil : compilation.compiled,
            diagnostics: diagnostics)
    }

    /// Compiles one of the files. The diagnostics include those about mounted files.
    private static func compileWithMounts(
        _ files: SpecFiles, _ file: Int, name: String, notesOverlaps: Bool,
        explain: (RouteTable, String, RouteID) -> Explanation?, hasEnded: (Stage) -> Void
    ) -> (spec: Spec?, compilation: Compilation) {
        var diagnostics = Diagnostics()
        func ended<Output>(_ stage: Stage, _ output: Output) -> Output {
            hasEnded(stage)
            return output
        }
        let spec: Spec? = ended(.decode, files.decode(file, fileName: name, into: &diagnostics))
        let checked: CheckedSpec? = spec.map { ended(.check, CheckedSpec($0, into: &diagnostics)) }
        let ordered: OrderedSpec? = checked.flatMap {
            $0.isReadable ? OrderedSpec($0, alone: files.specAlone(at:), into: &diagnostics) : nil
        }.map { ended(.order, $0) }
        let compiled: CompiledSpec? = ordered.map {
            let alone = notesOverlaps ? $0.checked.spec.mounts.map(files.specAlone(at:)) : []
            return ended(
                .compare, $0.compared(notesOverlaps: notesOverlaps, alone: alone, into: &diagnostics))
        }
        for route in notesOverlaps ? spec?.ownRoutes ?? [] : [] {
            PathDefaults.check(route, into: &diagnostics)
            ItemsWithoutValue.check(route, into: &diagnostics)
        }
        if let compiled {
            let routes = compiled.spec.routes
            ended(.examples, Examples.check(routes, in: compiled.table, explain: explain, into: &diagnostics))
        }
        // After an error, the analysis may have ended before it could report what is allowed.
        let notesUnused = notesOverlaps && !diagnostics.hasErrors
        if let spec { diagnostics = diagnostics.allowing(spec.allowances, notesUnused: notesUnused) }
        let compilation = Compilation(
            sources: files.sources, compiled: diagnostics.hasErrors ? nil : compiled, diagnostics: diagnostics)
        return (spec, compilation)
    }
}

extension Compiler {
    /// Compares the patterns of several valid specs, as if one spec mounted them all. A spec that another of them
    /// mounts counts once. The diagnostics are only those about patterns of different specs.
    package static func compare(_ several: [CombinedSpec]) -> Compilation {
        var diagnostics = Diagnostics()
        var files = SpecFiles()
        let mains = several.map { files.read($0.source, $0.finder) }
        var specs: [(main: Int, spec: Spec)] = []
        for (main, file) in zip(mains, several) {
            let spec = files.decode(main, fileName: file.name, isCombined: true, into: &diagnostics)
            if let spec { specs.append((main, spec)) }
        }
        let mounted = Set(files.identities.indices.filter { !mains.contains($0) }.map { files.identities[$0] })
        let members = specs.filter { !mounted.contains(files.identities[$0.main]) }.flatMap(\.spec.members)
        let spec = Spec(together: specs.map(\.spec), members: members)
        let ordered = OrderedSpec(CheckedSpec(together: spec), into: &diagnostics)
        let compiled = ordered?.compared(notesOverlaps: true, into: &diagnostics)
        let ofSeveral = diagnostics.filter { diagnostic in
            let spans = [diagnostic.span] + diagnostic.notes.map(\.span)
            // The files that a spec mounts follow its own file.
            return Set(spans.map { span in mains.last { $0 <= span.file } }).count > 1
        }
        return Compilation(sources: files.sources, compiled: compiled, diagnostics: ofSeveral)
    }
}

/// The result of compiling a spec file.
package struct Compilation: Sendable {
    /// The spec's file, and those that it mounts.
    package let sources: [SourceText]
    /// Nil if there are errors.
    package let compiled: CompiledSpec?
    package let diagnostics: Diagnostics

    package init(sources: [SourceText], compiled: CompiledSpec?, diagnostics: Diagnostics) {
        self.sources = sources
        self.compiled = compiled
        self.diagnostics = diagnostics
    }

    /// This compilation with an error added: another spec of the module has an enum of the same name.
    package func failing(because other: CompiledSpec, of source: SourceText) -> Compilation {
        guard let spec = compiled?.spec else { return self }
        var diagnostics = diagnostics
        let place = other.spec.nameSpan
        let ofOther = Span(start: place.start, end: place.end, in: sources.count)
        diagnostics.append(.sameEnum(spec.name, at: spec.nameSpan, other: source.path, at: ofOther))
        return Compilation(sources: sources + [source], compiled: nil, diagnostics: diagnostics)
    }

    /// The warning that a spec reads the URLs of every app. `check` only notes this, so builds add it.
    package var missingBase: Diagnostics {
        var diagnostics = Diagnostics()
        guard let compiled else { return diagnostics }
        if let warning = MissingBases.diagnostic(of: compiled.spec, severity: .warning) { diagnostics.append(warning) }
        return diagnostics.allowing(compiled.spec.allowances, notesUnused: false)
    }

    /// The spec's file.
    package var source: SourceText { sources[0] }

    package var hasErrors: Bool { diagnostics.hasErrors }

    /// The Swift file of the spec; nil if there are errors.
    ///
    /// - Parameter fileName: The spec file's name, without its folder, for the first line.
    package func swift(fileName: String) -> String? {
        compiled.map { SwiftFileEmitter.source(of: $0, fileName: fileName) }
    }
}

/// A spec file that is compiled with others.
package struct CombinedSpec {
    let source: SourceText
    let name: String
    let finder: SpecFinder

    package init(_ source: SourceText, name: String, finder: SpecFinder) {
        self.source = source
        self.name = name
        self.finder = finder
    }
}

/// What the checks of mounted specs report by themselves. The check of the spec that mounts them repeats their errors,
/// but not their warnings and notes.
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
        // A mounted spec's own check reports what its `allow` doesn't need.
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
