import RouteCompiler
import RouteSpec

/// A file at a revision: `git:REV`, or `git:REV:PATH` with a path in the repository.
struct GitRevision {
    let revision: String
    /// The path after the revision; nil for the default file.
    private(set) var path: String?
    /// The folder in which git runs: the default file's.
    let folder: String
    let defaultName: String
    /// Runs git. Tests replace it.
    var run: ([String]) -> ProgramResult = ProgramResult.ofRunning(_:)

    /// - Parameter defaultFile: An absolute path.
    init(_ text: String, defaultFile: String) {
        // Works on bytes: a ':' and a combining mark after it are one character.
        let parts = text.utf8.split(
            separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false
        )
        .map { String(decoding: $0, as: UTF8.self) }
        revision = parts.count > 1 ? parts[1] : ""
        path = parts.count > 2 && !parts[2].isEmpty ? parts[2] : nil
        folder = Path.folder(of: defaultFile)
        defaultName = Path.name(of: defaultFile)
    }

    func with(_ path: String?) -> GitRevision {
        var changed = self
        changed.path = path
        return changed
    }

    /// The files of a revision.
    struct Tree {
        /// The repository's top folder.
        let top: String
        let commit: String
    }

    private func git(_ arguments: [String]) -> ProgramResult {
        run(["git", "-C", folder] + arguments)
    }

    /// The bytes of a file, by its path in the repository or, if it starts with `./`, in the
    /// folder.
    private func file(_ path: String, in tree: Tree) -> [UInt8]? {
        let file = git(["cat-file", "blob", tree.commit + ":" + path])
        return file.code == 0 ? file.output : nil
    }

    /// The file's bytes.
    func bytes(in tree: Tree) throws(FileError) -> [UInt8] {
        guard let bytes = file(path ?? "./" + defaultName, in: tree) else {
            throw FileError(.read, "git:\(revision):\(path ?? defaultName)", .notInRevision)
        }
        return bytes
    }

    /// The revision's files. Each step runs git separately, so that each failure has its own
    /// message.
    func tree() throws(FileError) -> Tree {
        // Git would read text that starts with '-' as an option; no branch starts with it.
        if revision.isEmpty || revision.utf8.first == UInt8(ascii: "-") { throw badRevision }
        let top = git(["rev-parse", "--show-toplevel"])
        if top.code == ProgramResult.notFound {
            throw error(
                "git was not found",
                help: "install git, or name a file instead of a 'git:' revision")
        }
        guard top.code == 0 else {
            // Git can also reject a repository that it finds, such as another user's.
            let reason = top.errorOutput.firstLine
            let isNone = reason.isEmpty || reason.contains("not a git repository")
            throw error(
                isNone ? "'\(defaultName)' is not in a git repository" : reason,
                help: "name a file, or a spec in a repository")
        }
        let commit = git([
            "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}",
        ])
        let hash = commit.output.firstLine
        guard commit.code == 0, !hash.isEmpty else { throw badRevision }
        return Tree(top: top.output.firstLine, commit: hash)
    }

    private var badRevision: FileError {
        error(
            "git does not know this revision",
            help:
                "write a branch, a tag, or a commit, as in git:main; "
                + "'git fetch' gets what is missing"
        )
    }

    private func error(_ reason: String, help: String) -> FileError {
        FileError(.read, "git:\(revision)", FileError.Reason(reason, help: help))
    }

    /// The files that were renamed since the revision: the previous path for each current one, in
    /// the repository.
    ///
    /// - Parameter other: The later revision; nil for the working tree, in which only tracked
    ///   files count.
    func renames(until other: GitRevision?) throws(FileError) -> [String: String] {
        var words = ["diff", "--name-status", "--find-renames", "--diff-filter=R", "-z"]
        words.append(try tree().commit)
        if let other { words.append(try other.tree().commit) }
        words.append("--")
        let list = git(words)
        guard list.code == 0 else { return [:] }
        // Three texts for each file: its status, the old path, and the new path.
        let texts = list.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        var paths: [String: String] = [:]
        for index in stride(from: 0, to: texts.count - 2, by: 3) {
            paths[texts[index + 2]] = texts[index + 1]
        }
        return paths
    }

    /// Finds the specs that a file of the tree mounts, in the same tree.
    ///
    /// - Parameter path: The mounting spec's path in the repository.
    func finder(of path: String, in tree: Tree, _ console: Console) -> SpecFinder {
        var mounted = MountedSpecs(of: Path.file(path, in: tree.top), console)
        mounted.canonical = { Path.normalized($0) }
        mounted.read = { path throws(FileError) in
            let name = Path.relative(path, to: tree.top)
            guard let bytes = file(name, in: tree) else { throw FileError(.read, path, .missing) }
            return SourceText(path: "git:\(revision):\(name)", bytes: bytes)
        }
        return mounted.finder
    }
}

extension [UInt8] {
    fileprivate var firstLine: String {
        String(decoding: prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}

extension FileError.Reason {
    /// The revision doesn't have the file.
    static let notInRevision = Self(
        "there is no such file",
        help: "write the path from the top of the repository, "
            + "as in git:main:Sources/App/routes.yaml")
}

extension Path {
    /// An absolute path with `..` resolved, if no folder is a link.
    fileprivate static func normalized(_ path: String) -> String {
        var parts: [ArraySlice<UInt8>] = []
        for part in Path.parts(of: path) {
            if part == outer { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + text(of: parts)
    }
}
