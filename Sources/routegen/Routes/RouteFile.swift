import RouteAnalysis
import RouteCompiler
import RouteLanguage
import RouteManifest
import RouteMessages
import RouteSpec

/// A valid spec, for a command that uses its routes.
struct RouteFile {
    let compiled: CompiledSpec
    let compilation: Compilation

    var table: RouteTable { compiled.table }

    /// Loads a spec for its routes. If it has errors, prints them to standard error and returns
    /// nil. Only `check` and `generate` print warnings.
    ///
    /// - Parameter notesOverlaps: Whether to find everything that `check` notes.
    static func load(_ path: String, _ console: Console, notesOverlaps: Bool = false) -> RouteFile?
    {
        guard let file = SpecFile.load(path, console, notesOverlaps: notesOverlaps) else {
            return nil
        }
        guard let compiled = file.compilation.compiled else {
            let problems = file.compilation.diagnostics.without(.note)
            console.write(file.printer.full(problems, style: console.style(for: .error)), .error)
            return nil
        }
        return RouteFile(compiled: compiled, compilation: file.compilation)
    }
}

extension RoutePattern {
    /// The pattern as written; `/` for the empty pattern.
    var shownText: String { pattern.text.isEmpty ? "/" : pattern.text }
}
