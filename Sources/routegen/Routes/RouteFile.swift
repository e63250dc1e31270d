import RouteAnalysis
import RouteCompiler
import RouteSpec
import RouteGenSystem
import RoutePatterns

/// A spec without errors, for a command that uses its routes.
struct RouteFile {
    let spec: Spec
    let table: RouteTable
    /// The routes' places on the screen; nil without tabs.
    let navigation: Navigation?
    let compilation: Compilation

    /// Loads a spec for its routes. If it has errors, prints them to standard error and returns nil. Only `check` and
    /// `generate` print warnings.
    ///
    /// - Parameter notesOverlaps: Whether to find what `check` notes.
    static func load(_ path: String, _ console: Console, notesOverlaps: Bool = false) -> RouteFile? {
        guard let file = SpecFile.load(path, console, notesOverlaps: notesOverlaps) else { return nil }
        guard let spec = file.compilation.spec, let table = file.compilation.table else {
            let problems = file.compilation.diagnostics.without(.note)
            console.write(file.printer.full(problems, color: console.style(for: .error).isColored), .error)
            return nil
        }
        return RouteFile(
            spec: spec, table: table, navigation: file.compilation.navigation, compilation: file.compilation)
    }
}
