import RouteCompiler
import RouteSpec

/// The two specs that `diff` compares, from files or from revisions of git.
enum ComparedSpecs {
    case specs(old: SpecFile, new: SpecFile)
    /// Only the current files or revision have the spec.
    case isNew(SpecFile)
    /// A spec couldn't be loaded, which was reported.
    case failure

    /// - Parameters:
    ///   - previous: A file, `git:REV`, or `git:REV:PATH`.
    ///   - current: The same.
    static func load(_ previous: String, _ current: String, _ console: Console) -> ComparedSpecs {
        SpecPair(previous: previous, current: current, console: console).load()
    }

    /// Whether an argument names a revision.
    static func isRevision(_ argument: String) -> Bool { argument.hasPrefix("git:") }
}

private struct SpecPair {
    let previous: String
    let current: String
    let console: Console

    /// The current spec's file in the file system. Git runs in its folder, and its name is the default for the enum's.
    private var file: String {
        guard ComparedSpecs.isRevision(current) else { return console.absolutePath(current) }
        let specs = console.defaultSpecs
        return specs.count == 1 ? specs[0] : console.absolutePath(SpecFile.defaultName)
    }

    private var name: String {
        guard ComparedSpecs.isRevision(current) else { return SpecFile.name(of: current) }
        return Path.name(of: revision(current).path ?? file)
    }

    private func revision(_ text: String) -> GitRevision { GitRevision(text, defaultFile: file) }

    /// Loads both specs, even if one has errors, so that the problems of both are reported.
    func load() -> ComparedSpecs {
        let isRevision = (ComparedSpecs.isRevision(previous), ComparedSpecs.isRevision(current))
        guard isRevision.0 || isRevision.1 else {
            let help = Operand.isSpec(previous) ? nil : "write git:\(previous) for a revision, or name a spec"
            let old = SpecFile.load(previous, console, as: name, missingHelp: help)
            let new = SpecFile.load(current, console)
            return old.flatMap { old in new.map { .specs(old: old, new: $0) } } ?? .failure
        }
        guard isRevision.0 else {
            let old = SpecFile.load(previous, console, as: name)
            let new = read(revision(current), current)
            return old.flatMap { old in new.map { .specs(old: old, new: $0) } } ?? .failure
        }
        let wanted = revision(previous)
        do throws(GitError) {
            let (bytes, tree) = try wanted.read(in: console)
            let old = spec(bytes, wanted, tree, previous)
            return loadCurrent().map { .specs(old: old, new: $0) } ?? .failure
        } catch {
            // A path on the command line must exist. The default path may be new: the spec had another one, or none.
            guard case .noFile = error, wanted.path == nil, let new = loadCurrent() else {
                console.report(.error, error.message, help: error.help)
                return .failure
            }
            guard let path = renamedPath(since: wanted) else { return .isNew(new) }
            console.report(.note, "'\(name)' was '\(path)' at '\(wanted.revision)'")
            let old = read(GitRevision(wanted, path: path), previous)
            return old.map { .specs(old: $0, new: new) } ?? .failure
        }
    }

    /// The current spec's revision, with the previous one's path if only that has a path; nil for a file.
    private var currentRevision: GitRevision? {
        guard ComparedSpecs.isRevision(current) else { return nil }
        let revision = revision(current)
        let path = revision.path ?? (ComparedSpecs.isRevision(previous) ? self.revision(previous).path : nil)
        return path.map { GitRevision(revision, path: $0) } ?? revision
    }

    private func loadCurrent() -> SpecFile? {
        if let revision = currentRevision { return read(revision, current) }
        return SpecFile.load(current, console)
    }

    private func read(_ revision: GitRevision, _ argument: String) -> SpecFile? {
        do throws(GitError) {
            let (bytes, tree) = try revision.read(in: console)
            return spec(bytes, revision, tree, argument)
        } catch {
            console.report(.error, error.message, help: error.help)
            return nil
        }
    }

    /// A spec under the current one's name, so that the file name isn't a change if neither names its enum.
    private func spec(
        _ bytes: [UInt8], _ revision: GitRevision, _ tree: GitRevision.Tree, _ argument: String
    ) -> SpecFile {
        // The path in the repository, which doesn't depend on the current folder.
        let path = revision.path ?? console.files.pathInRepository(file) ?? name
        let source = SourceText(path: "git:\(revision.revision):\(path)", bytes: bytes)
        return SpecFile(
            path: argument,
            compilation: Compiler.compile(source, name: name, finder: revision.finder(of: path, in: tree)))
    }

    /// The path that the current spec had at a revision, according to git's rename detection; nil if the spec is new.
    private func renamedPath(since revision: GitRevision) -> String? {
        let now = ComparedSpecs.isRevision(current) ? self.revision(current) : nil
        guard let path = now?.path ?? console.files.pathInRepository(file) else { return nil }
        return revision.renames(until: now, in: console)[path]
    }
}
