import RouteCompiler
import RouteSpec

/// Two arguments of `diff`: a file, `git:REV`, or `git:REV:PATH`.
struct SpecPair {
    let previous: String
    let current: String
    let console: Console

    /// The current spec's file in the file system. Git runs in its folder, and its name is the
    /// default for the enum's.
    private var file: String {
        guard isRevision(current) else { return console.absolutePath(current) }
        let specs = console.defaultSpecs
        return specs.count == 1 ? specs[0] : console.absolutePath(SpecFile.defaultName)
    }

    private var name: String {
        if isRevision(current) { return Path.name(of: revision(current).path ?? file) }
        if isRevision(previous) { return SpecFile.name(of: current) }
        // Of two files, one with a spec's name counts: 'new.yaml' is a copy, which doesn't rename
        // the enum.
        return SpecFile.name(
            of: [current, previous].first(where: LocalFile.isSpec) ?? SpecFile.defaultName)
    }

    private func isRevision(_ argument: String) -> Bool { argument.hasPrefix("git:") }

    private func revision(_ text: String) -> GitRevision { GitRevision(text, defaultFile: file) }

    /// Loads both specs, even if one has errors, so that the problems of both are reported. Nil if
    /// one can't be loaded, which was reported. There is no old spec if only the current files or
    /// revision have one.
    func load() throws(FileError) -> LoadedPair? {
        guard isRevision(previous) else {
            let help =
                Operand.isSpec(previous)
                ? nil : "write git:\(previous) for a revision, or name a spec"
            let old = SpecFile.load(previous, console, as: name, missingHelp: help)
            let new = try loadCurrent()
            guard let old, let new else { return nil }
            return LoadedPair(old: old, new: new)
        }
        let wanted = revision(previous)
        var old: SpecFile?
        do throws(FileError) {
            old = try spec(wanted, previous)
        } catch {
            // A path on the command line must exist. The default path may be new: the spec had
            // another one, or none.
            guard error.reason == .notInRevision, wanted.path == nil else { throw error }
            if let path = renamedPath(since: wanted) {
                console.report(.note, "'\(name)' was '\(path)' at '\(wanted.revision)'")
                old = try spec(wanted.with(path), previous)
            }
        }
        return try loadCurrent().map { LoadedPair(old: old, new: $0) }
    }

    /// If only the previous revision has a path, it is the current one's path, too.
    private func loadCurrent() throws(FileError) -> SpecFile? {
        guard isRevision(current) else { return SpecFile.load(current, console, as: name) }
        let wanted = revision(current)
        return try spec(
            wanted.with(wanted.path ?? (isRevision(previous) ? revision(previous).path : nil)),
            current)
    }

    /// A spec under the current one's file name, so that another file name doesn't rename the enum
    /// of specs that don't name it.
    private func spec(_ revision: GitRevision, _ argument: String) throws(FileError) -> SpecFile {
        let tree = try revision.tree()
        let bytes = try revision.bytes(in: tree)
        // The path in the repository, which doesn't depend on the current folder.
        let path = revision.path ?? LocalFile.pathInRepository(file) ?? name
        let source = SourceText(path: "git:\(revision.revision):\(path)", bytes: bytes)
        return SpecFile(
            path: argument,
            compilation: Compiler.compile(
                source, name: name, finder: revision.finder(of: path, in: tree, console)))
    }

    /// The path that the current spec had at a revision, according to git's rename detection; nil
    /// if the spec is new.
    private func renamedPath(since revision: GitRevision) -> String? {
        let now = isRevision(current) ? self.revision(current) : nil
        guard let path = now?.path ?? LocalFile.pathInRepository(file) else { return nil }
        return (try? revision.renames(until: now))?[path]
    }
}
