import RouteAnalysis
import RouteLanguage
import RouteSpec

/// A spec file, read and compiled.
package struct SpecFile {
    /// The path as given; `-` is standard input.
    package let path: String
    package let compilation: Compilation

    /// The default name of a spec.
    package static let defaultName = "routes.yaml"

    /// How many bytes to read: one more than a spec can have, so that the compiler reports a
    /// larger one.
    private static let mostBytes = YAML.byteLimit + 1

    /// The argument that means standard input.
    package static let standardInput = "-"

    /// The file's name, without its folder.
    package var name: String { Self.name(of: path) }

    /// The path as diagnostics show it.
    package var shownPath: String { compilation.source.path }

    package var printer: DiagnosticPrinter { DiagnosticPrinter(sources: compilation.sources) }

    /// The diagnostics in the format of build systems, without notes, which need no action.
    package var buildDiagnostics: String { printer.plain(compilation.diagnostics.without(.note)) }

    package init(path: String, compilation: Compilation) {
        self.path = path
        self.compilation = compilation
    }

    /// The name of a spec's file; the default name for standard input.
    package static func name(of path: String) -> String {
        path == standardInput ? defaultName : Path.name(of: path)
    }

    /// The absolute path of a spec, or of the working directory's default spec for standard input.
    package static func location(of path: String, _ console: Console) -> String {
        console.absolutePath(path == standardInput ? defaultName : path)
    }

    /// Reads and compiles a spec. If the spec has errors, the compilation has the diagnostics. If
    /// the file can't be read, prints the reason to standard error and returns nil.
    ///
    /// - Parameters:
    ///   - name: The file name from which the enum's name is derived; nil for the file's own.
    ///   - missingHelp: The help if there is no such file; nil for the console's.
    package static func load(
        _ path: String, _ console: Console, as name: String? = nil, missingHelp: String? = nil,
        notesOverlaps: Bool = false
    ) -> SpecFile? {
        if path.isEmpty {
            console.report(.error, "the name of a spec is empty", help: "name a file")
            return nil
        }
        do throws(FileError) {
            let source = try source(path, console)
            let main = location(of: path, console)
            let compilation = Compiler.compile(
                source, name: name ?? Self.name(of: main),
                finder: MountedSpecs(of: main, console).finder,
                notesOverlaps: notesOverlaps)
            return SpecFile(path: path, compilation: compilation)
        } catch {
            let help =
                switch error.reason {
                case .missing: missingHelp ?? console.missingSpecHelp(console)
                case .isFolder:
                    "name the spec in it, as in \(Path.file(SpecFile.defaultName, in: path))"
                default: error.help
                }
            console.report(error, help: help)
            return nil
        }
    }

    private static func source(_ path: String, _ console: Console) throws(FileError) -> SourceText {
        let bytes = try console.read(path, first: mostBytes)
        if path == standardInput { return SourceText(path: "<stdin>", bytes: bytes) }
        return source(at: console.absolutePath(path), bytes, console)
    }

    /// The text of a mounted file.
    package static func mountedSource(
        at absolutePath: String, _ console: Console
    ) throws(FileError) -> SourceText {
        source(at: absolutePath, try LocalFile.readFile(absolutePath, first: mostBytes), console)
    }

    private static func source(
        at absolutePath: String, _ bytes: [UInt8], _ console: Console
    ) -> SourceText {
        SourceText(
            path: console.shownPath(of: absolutePath),
            pathInRepository: LocalFile.pathInRepository(absolutePath),
            bytes: bytes)
    }

    /// The Swift code for a spec; nil if there are errors. Writes the spec's diagnostics to
    /// standard error in the format of build systems.
    ///
    /// - Parameters:
    ///   - others: Other specs of the same target, which can't make the same enum.
    ///   - warnsOfMissingBase: Whether to warn of a spec without a base.
    package static func generate(
        _ path: String, _ console: Console, beside others: [String] = [],
        warnsOfMissingBase: Bool = false
    ) -> String? {
        guard let loaded = load(path, console) else { return nil }
        let file = loaded.sharingNoEnum(with: others, console)
        console.write(file.buildDiagnostics, .error)
        if warnsOfMissingBase {
            console.write(file.printer.plain(file.compilation.missingBase), .error)
        }
        return file.compilation.swift(fileName: file.name)
    }

    /// The spec, with an error added if one of others makes the same enum. Errors of the others
    /// are left to their own builds.
    private func sharingNoEnum(with others: [String], _ console: Console) -> SpecFile {
        guard let name = compilation.compiled?.spec.name else { return self }
        for other in others {
            let main = Self.location(of: other, console)
            guard let source = try? Self.source(other, console),
                let spec = Compiler.decode(
                    source, name: Self.name(of: main),
                    finder: MountedSpecs(of: main, console).finder),
                spec.name == name
            else { continue }
            let failed = compilation.failing(because: spec, of: source)
            return SpecFile(path: path, compilation: failed)
        }
        return self
    }
}
