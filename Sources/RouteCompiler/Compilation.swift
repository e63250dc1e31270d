import RouteAnalysis
import RouteSpec
import SwiftEmitter

/// The result of compiling a spec file.
package struct Compilation: Sendable {
    /// The spec's file, and those that it mounts.
    package let sources: [SourceText]
    /// Nil if there are errors.
    package let compiled: CompiledSpec?
    package let diagnostics: Diagnostics

    /// This compilation with an error added: another spec of the module has an enum of the same
    /// name.
    package func failing(because other: Spec, of source: SourceText) -> Compilation {
        guard let spec = compiled?.spec else { return self }
        var diagnostics = diagnostics
        let place = other.nameSpan
        let otherSpan = Span(start: place.start, end: place.end, in: sources.count)
        diagnostics.append(
            .sameEnum(spec.name, at: spec.nameSpan, other: source.path, at: otherSpan))
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
