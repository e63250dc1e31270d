import RouteCompiler
import RoutePatterns

/// A spec file, read and compiled.
struct SpecFile {
    /// The path as it was given.
    let path: String
    let compilation: Compilation

    /// The most that is read, in bytes: past the compiler's own limit, so that it can say where that is.
    private static let sizeLimit = 1 << 24

    /// The file's name, without its folder.
    var name: String { Path.name(of: path) }

    var printer: DiagnosticPrinter { DiagnosticPrinter(source: compilation.source) }

    /// The diagnostics in the form that a build system reads. It would show notes as well, and nobody could do anything about
    /// them there.
    var buildDiagnostics: String { printer.plain(compilation.diagnostics.without(.note)) }

    /// What to do where a spec is not where it was looked for: most packages have theirs in the folder of a target.
    private static func missingSpecHelp(_ console: Console) -> String {
        let found = console.files.find(Operand.defaultSpec, console.workingDirectory)
        guard let first = found.first else { return "name the spec, or write a new one with 'routegen init'" }
        return "name the spec, as in \(first)"
    }

    /// Reads and compiles a spec, good or bad: its diagnostics are in the compilation. Nil, and the reason on standard error,
    /// if it cannot be read.
    ///
    /// Diagnostics name the file by its absolute path, whatever was typed: Xcode finds nothing else, and a build's working
    /// folder is seldom its reader's.
    ///
    /// - Parameters:
    ///   - name: the name that an enum without one is called after; default: the file's.
    ///   - missingHelp: what to do if there is no such file; default: to name a spec that there is.
    ///   - hasEnded: is told the name of each stage when it has ended.
    static func load(
        _ path: String, _ console: Console, as name: String? = nil, missingHelp: String? = nil,
        notesOverlaps: Bool = false, hasEnded: (String) -> Void = { _ in }
    ) -> SpecFile? {
        if path == "-" || path.isEmpty {
            let problem = path.isEmpty ? "the name of a spec is empty" : "a spec is not read from standard input"
            console.report(.error, problem, help: "name a file")
            return nil
        }
        let absolutePath = console.absolutePath(path)
        do throws(FileError) {
            let bytes = try console.files.read(absolutePath, sizeLimit)
            hasEnded("read")
            let source = SourceText(path: absolutePath, bytes: bytes)
            let compilation = Compiler.compile(
                source, name: name ?? Path.name(of: absolutePath), notesOverlaps: notesOverlaps
            ) { hasEnded($0.rawValue) }
            return SpecFile(path: path, compilation: compilation)
        } catch {
            let help =
                switch error.reason {
                case .missing: missingHelp ?? missingSpecHelp(console)
                case .isFolder: "name the spec in it, as in \(Path.file(Operand.defaultSpec, in: path))"
                default: error.help
                }
            console.report(.error, error.message, help: help)
            return nil
        }
    }
}

/// A spec without errors, for a command that works with its routes.
struct RouteFile {
    let spec: Spec
    let table: RouteTable
    /// The routes' places on the screen; nil without tabs.
    let navigation: Navigation?

    /// Loads a spec for its routes; nil, and what is wrong on standard error, if it cannot be used. A spec's warnings are
    /// `check`'s and `generate`'s to tell.
    static func load(_ path: String, _ console: Console) -> RouteFile? {
        guard let file = SpecFile.load(path, console) else { return nil }
        guard let spec = file.compilation.spec, let table = file.compilation.table else {
            let problems = file.compilation.diagnostics.without(.note)
            console.write(file.printer.full(problems, color: console.style(for: .error).isColored), .error)
            return nil
        }
        return RouteFile(spec: spec, table: table, navigation: file.compilation.navigation)
    }
}
