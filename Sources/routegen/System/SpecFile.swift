import RouteCompiler

/// A spec file, read and compiled.
package struct SpecFile {
    /// The path as it was given.
    package let path: String
    package let compilation: Compilation

    /// The name that a spec has where none is given.
    package static let defaultName = "routes.yaml"

    /// The most that is read, in bytes: past the compiler's own limit, so that it can say where that is.
    private static let sizeLimit = 1 << 24

    /// The file's name, without its folder.
    package var name: String { Path.name(of: path) }

    package var printer: DiagnosticPrinter { DiagnosticPrinter(source: compilation.source) }

    /// The diagnostics in the form that a build system reads. It would show notes as well, and nobody could do anything about
    /// them there.
    package var buildDiagnostics: String { printer.plain(compilation.diagnostics.without(.note)) }

    package init(path: String, compilation: Compilation) {
        self.path = path
        self.compilation = compilation
    }

    /// What to do where a spec is not where it was looked for: most packages have theirs in the folder of a target.
    private static func missingSpecHelp(_ console: Console) -> String {
        let found = console.files.find(SpecFile.defaultName, console.workingDirectory)
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
    package static func load(
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
                case .isFolder: "name the spec in it, as in \(Path.file(SpecFile.defaultName, in: path))"
                default: error.help
                }
            console.report(.error, error.message, help: help)
            return nil
        }
    }
}

extension SpecFile {
    /// The Swift of a spec; nil if there is none. What is wrong with the spec, as a build shows it, is told on standard error.
    ///
    /// - Parameter hasEnded: is told the name of each stage when it has ended.
    package static func generate(
        _ path: String, _ console: Console, hasEnded: (String) -> Void = { _ in }
    ) -> String? {
        guard let file = load(path, console, hasEnded: hasEnded) else { return nil }
        console.write(file.buildDiagnostics, .error)
        guard let text = file.compilation.swift(fileName: file.name) else { return nil }
        hasEnded("emit")
        return text
    }
}
