import RouteCompiler
import RouteSpec

/// A spec file, read and compiled.
package struct SpecFile {
    /// The path as it was given; `-` is standard input.
    package let path: String
    package let compilation: Compilation

    /// The name that a spec has where none is given.
    package static let defaultName = "routes.yaml"

    /// The most that is read, in bytes: past the compiler's own limit, so that it can say where that is.
    private static let sizeLimit = 1 << 24

    /// What stands for standard input.
    package static let standardInput = "-"

    /// The file's name, without its folder.
    package var name: String { Self.name(of: path) }

    /// The path as diagnostics show it.
    package var shownPath: String { compilation.source.path }

    package var printer: DiagnosticPrinter { DiagnosticPrinter(source: compilation.source) }

    /// The diagnostics in the form that a build system reads. It would show notes as well, and nobody could do anything
    /// about them there.
    package var buildDiagnostics: String { printer.plain(compilation.diagnostics.without(.note)) }

    package init(path: String, compilation: Compilation) {
        self.path = path
        self.compilation = compilation
    }

    /// The name of a spec's file; that of standard input is the default one.
    package static func name(of path: String) -> String {
        path == standardInput ? defaultName : Path.name(of: path)
    }

    /// Whether a file of this name is a spec: `routes.yaml`, `Checkout.routes.yaml`.
    static func isSpec(_ path: String) -> Bool {
        let name = Path.name(of: path)
        return name == defaultName || name.utf8.reversed().starts(with: ".\(defaultName)".utf8.reversed())
    }

    /// What to do where a spec is not where it was looked for: most packages have theirs in the folder of a target.
    private static func missingSpecHelp(_ console: Console) -> String {
        guard let first = console.files.specs(console.workingDirectory).first else {
            return "name the spec, or create one with 'routegen init'"
        }
        return "name the spec, as in \(console.shownPath(of: first))"
    }

    /// Reads and compiles a spec, good or bad: its diagnostics are in the compilation. Nil, and the reason on standard
    /// error, if it cannot be read.
    ///
    /// - Parameters:
    ///   - name: the name that an enum without one is called after; default: the file's.
    ///   - missingHelp: what to do if there is no such file; default: to name a spec that there is.
    ///   - hasEnded: is told the name of each stage when it has ended.
    package static func load(
        _ path: String, _ console: Console, as name: String? = nil, missingHelp: String? = nil,
        notesOverlaps: Bool = false, hasEnded: (String) -> Void = { _ in }
    ) -> SpecFile? {
        if path.isEmpty {
            console.report(.error, "the name of a spec is empty", help: "name a file")
            return nil
        }
        do throws(FileError) {
            let source = try source(path, console)
            hasEnded("read")
            let compilation = Compiler.compile(
                source, name: name ?? Self.name(of: path == standardInput ? path : console.absolutePath(path)),
                notesOverlaps: notesOverlaps
            ) { hasEnded($0.rawValue) }
            return SpecFile(path: path, compilation: compilation)
        } catch {
            let help =
                switch error.reason {
                case .missing: missingHelp ?? missingSpecHelp(console)
                case .isFolder: "name the spec in it, as in \(Path.file(SpecFile.defaultName, in: path))"
                default: error.help
                }
            console.report(error, help: help)
            return nil
        }
    }

    private static func source(_ path: String, _ console: Console) throws(FileError) -> SourceText {
        if path == standardInput { return SourceText(path: "<stdin>", bytes: try console.readInput(sizeLimit)) }
        let absolutePath = console.absolutePath(path)
        return SourceText(
            path: console.shownPath(of: absolutePath), pathInRepository: console.files.pathInRepository(absolutePath),
            bytes: try console.files.read(absolutePath, sizeLimit))
    }
}

extension SpecFile {
    /// The Swift of a spec; nil if there is none. Writes the spec's diagnostics, as a build shows them, to standard
    /// error.
    ///
    /// - Parameter hasEnded: called with the name of each stage when it has ended.
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
