import RouteAnalysis
import RouteLanguage
import RouteSpec
import SwiftEmitter

/// Compiles the text of a spec file. Each stage turns one type into the next:
///
///     SourceText → SpecFiles → Spec → CompiledSpec → an emitter's text
///
/// A stage that reports errors is the last one.
package enum Compiler {
    /// Compiles a spec.
    ///
    /// - Parameters:
    ///   - name: The last component of the file's path, which names the enum if the spec doesn't.
    ///   - finder: Reads the specs that it mounts.
    ///   - notesOverlaps: Whether to also look for values that don't survive a round trip, and for
    ///     rules in `allow` that have nothing to silence. Builds never do.
    ///   - explain: Says why a URL doesn't open a route, for failing examples. Builds leave that
    ///     code out.
    package static func compile(
        _ source: SourceText, name: String, finder: SpecFinder = .none, notesOverlaps: Bool = false,
        explain: (RouteTable, String, RouteID) -> Explanation? = { _, _, _ in nil }
    ) -> Compilation {
        let files = SpecFiles(source, finder)
        let (spec, compilation) = compileWithMounts(
            files, 0, name: name, notesOverlaps: notesOverlaps, explain: explain)
        // A mounted spec's errors are errors here, too. Only its own build reports its warnings.
        guard let spec, !spec.allMounts.isEmpty else { return compilation }
        let ofMounts = Set(spec.allMounts.map(\.file)).sorted().flatMap { file in
            let own = compileWithMounts(
                files, file, name: files.sources[file].path.lastComponent,
                notesOverlaps: notesOverlaps
            ).compilation.diagnostics
            return own.sorted.filter { $0.span.file == file }
        }
        // Not all warnings recur: two patterns can overlap only under the mounting spec's bases.
        let subjects = Set(ofMounts.map(\.subject))
        var diagnostics = compilation.diagnostics.filter { diagnostic in
            diagnostic.severity == .error || !diagnostic.isOfMount
                || diagnostic.rule != .unusedAllow && !subjects.contains(diagnostic.subject)
        }
        let known = Set(compilation.diagnostics.sorted.map(\.subject))
        for diagnostic in ofMounts where diagnostic.severity == .error {
            if !known.contains(diagnostic.subject) { diagnostics.append(diagnostic) }
        }
        return Compilation(
            sources: compilation.sources,
            compiled: diagnostics.hasErrors ? nil : compilation.compiled,
            diagnostics: diagnostics)
    }

    /// Compiles one of the files. The diagnostics include those about mounted files.
    private static func compileWithMounts(
        _ files: SpecFiles, _ file: Int, name: String, notesOverlaps: Bool,
        explain: (RouteTable, String, RouteID) -> Explanation? = { _, _, _ in nil }
    ) -> (spec: Spec?, compilation: Compilation) {
        var diagnostics = Diagnostics()
        let spec = files.decode(file, fileName: name, into: &diagnostics)
        var compiled: CompiledSpec?
        if let spec, !diagnostics.hasErrors {
            compiled = CompiledSpec(
                checking: spec, notesOverlaps: notesOverlaps, alone: files.specAlone(at:),
                into: &diagnostics)
        }
        for route in notesOverlaps ? spec?.ownRoutes ?? [] : [] {
            PathDefaults.check(route, into: &diagnostics)
            ItemsWithoutValue.check(route, into: &diagnostics)
        }
        if let compiled {
            Examples.check(
                compiled.spec.routes, in: compiled.table, explain: explain, into: &diagnostics)
        }
        // After an error, the analysis may have ended before it could report what is allowed.
        let notesUnused = notesOverlaps && !diagnostics.hasErrors
        if let spec {
            diagnostics = diagnostics.allowing(spec.allowances, notesUnused: notesUnused)
        }
        let compilation = Compilation(
            sources: files.sources, compiled: diagnostics.hasErrors ? nil : compiled,
            diagnostics: diagnostics)
        return (spec, compilation)
    }

    /// Compares the patterns of several valid specs, as if one spec mounted them all. A spec that
    /// another of them mounts counts once. The diagnostics are only those about patterns of
    /// different specs.
    package static func compare(
        _ several: [(source: SourceText, name: String, finder: SpecFinder)]
    ) -> Compilation {
        var diagnostics = Diagnostics()
        var files = SpecFiles()
        let mains = several.map { files.read($0.source, $0.finder) }
        var specs: [(main: Int, spec: Spec)] = []
        for (main, file) in zip(mains, several) {
            let spec = files.decode(main, fileName: file.name, isCombined: true, into: &diagnostics)
            if let spec { specs.append((main, spec)) }
        }
        let mounted = Set(
            files.identities.indices.filter { !mains.contains($0) }.map { files.identities[$0] })
        let members = specs.filter { !mounted.contains(files.identities[$0.main]) }.flatMap(
            \.spec.members)
        let spec = Spec(together: specs.map(\.spec), members: members)
        let compiled = CompiledSpec(
            checking: spec, isCombined: true, notesOverlaps: true, into: &diagnostics)
        // The files that a spec mounts follow its own file.
        let ofSeveral = diagnostics.filter { diagnostic in
            Set(diagnostic.files.map { file in mains.last { $0 <= file } }).count > 1
        }
        return Compilation(sources: files.sources, compiled: compiled, diagnostics: ofSeveral)
    }
}

extension Diagnostic {
    /// The files that it points to.
    fileprivate var files: Set<Int> { Set([span.file] + notes.map(\.span.file)) }

    /// Whether all that it points to is in one mounted spec.
    fileprivate var isOfMount: Bool { span.file > 0 && files.count == 1 }
}

/// The result of compiling a spec file.
package struct Compilation: Sendable {
    /// The spec's file, and those that it mounts.
    package let sources: [SourceText]
    /// Nil if there are errors.
    package let compiled: CompiledSpec?
    package let diagnostics: Diagnostics

    /// This compilation with an error added: another spec of the module has an enum of the same
    /// name.
    package func failing(because other: CompiledSpec, of source: SourceText) -> Compilation {
        guard let spec = compiled?.spec else { return self }
        var diagnostics = diagnostics
        let place = other.spec.nameSpan
        let ofOther = Span(start: place.start, end: place.end, in: sources.count)
        diagnostics.append(.sameEnum(spec.name, at: spec.nameSpan, other: source.path, at: ofOther))
        return Compilation(sources: sources + [source], compiled: nil, diagnostics: diagnostics)
    }

    /// The warning that a spec reads the URLs of every app. `check` only notes this, so builds add
    /// it.
    package var missingBase: Diagnostics {
        var diagnostics = Diagnostics()
        guard let compiled else { return diagnostics }
        if let warning = MissingBases.diagnostic(of: compiled.spec, severity: .warning) {
            diagnostics.append(warning)
        }
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
