/// The machine's files, read and written whole.
enum LocalFile {
    /// The first bytes of a file, a pipe, or a device.
    static func read(_ path: String, first count: Int) throws(FileError) -> [UInt8] {
        do throws(Posix.Failure) {
            let file = try Posix.open(path, for: .read)
            defer { try? Posix.close(file) }
            var bytes: [UInt8] = []
            while bytes.count < count {
                let chunk = try Posix.read(file, upTo: min(count - bytes.count, 1 << 16))
                if chunk.isEmpty { break }
                bytes += chunk
            }
            return bytes
        } catch {
            throw FileError(.read, path, error)
        }
    }

    /// The next bytes of standard input.
    static func readInput(_ count: Int) throws(FileError) -> [UInt8] {
        do throws(Posix.Failure) {
            return try Posix.read(.input, upTo: min(count, 1 << 16))
        } catch {
            throw FileError(.read, FileError.standardInput, error)
        }
    }

    static func isDevice(_ path: String) -> Bool {
        (try? Posix.status(of: path, followsLinks: true))?.kind == .other
    }

    static func exists(_ path: String) -> Bool {
        (try? Posix.status(of: path, followsLinks: true)) != nil
    }

    /// Limits of the search for specs: the levels below a package's folder and below another folder, and the folders.
    private static let (packageDepth, otherDepth, mostFolders) = (12, 2, 5_000)

    /// The specs of the package around a folder, sorted; without a package, those a few levels below the folder.
    ///
    /// Skips hidden folders, packages inside the package, and links.
    static func specs(around folder: String) -> [String] {
        func hasManifest(_ folder: String) -> Bool { exists(Path.file("Package.swift", in: folder)) }
        let package = Path.outwards(from: folder).first(where: hasManifest)
        var specs: [String] = []
        var folders = [(path: package ?? folder, depth: package == nil ? otherDepth : packageDepth)]
        var next = 0
        while next < folders.count {
            let (folder, depth) = folders[next]
            next += 1
            for path in Posix.paths(matching: Posix.escapedForMatching(Path.file("", in: folder)) + "*") {
                let kind = try? Posix.status(of: path, followsLinks: false).kind
                if kind == .folder {
                    guard depth > 0, folders.count < mostFolders, !hasManifest(path) else { continue }
                    folders.append((path, depth - 1))
                } else if SpecFile.isSpec(path) {
                    specs.append(path)
                }
            }
        }
        return specs.sorted()
    }

    /// The path of a file relative to the git repository around it; nil outside of one.
    ///
    /// As for git, the repository is the nearest folder with `.git`, which is a file in a linked work tree.
    static func pathInRepository(_ path: String) -> String? {
        guard let folder = Posix.realPath(of: Path.folder(of: path)),
            let top = Path.outwards(from: folder).first(where: { exists(Path.file(".git", in: $0)) })
        else { return nil }
        return Path.relative(Path.file(Path.name(of: path), in: folder), to: top)
    }

    /// Writes a temporary file next to the real one and renames it, so that no reader sees half a file.
    ///
    /// Symbolic links stay links, permissions stay unchanged, and a file with the same content keeps its date.
    static func write(_ path: String, _ bytes: [UInt8]) throws(FileError) -> Bool {
        let target: String
        let status: Posix.Status?
        do throws(Posix.Failure) {
            (target, status) = try destination(of: path)
            if status?.kind == .file { try Posix.isWritable(target) }
        } catch {
            throw FileError(.write, path, error)
        }
        switch status?.kind {
        case .folder:
            throw FileError(.write, path, .isFolder)
        case .file:
            if let old = try? read(target, first: bytes.count + 1), old == bytes { return false }
        case .other:
            // Write into a device or a pipe, such as /dev/stdout: renaming would replace it with a file.
            try writeInto(target, bytes, reportedAs: path)
            return true
        case .link, nil:
            break
        }
        try replace(target, bytes, status: status, reportedAs: path)
        return true
    }

    /// Writes a new file; fails if anything exists at the path, including a link.
    static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
        do throws(Posix.Failure) {
            let file = try Posix.open(path, for: .create)
            try finish(file, at: path, bytes, like: nil)
        } catch {
            throw FileError(.write, path, error)
        }
    }

    private static func replace(
        _ target: String, _ bytes: [UInt8], status: Posix.Status?, reportedAs path: String
    ) throws(FileError) {
        do throws(Posix.Failure) {
            let temporary = Path.folder(of: target) + "/.routegen-\(UInt64.random(in: .min ... .max))"
            let file = try Posix.open(temporary, for: .create)
            try finish(file, at: temporary, bytes, like: status)
            do throws(Posix.Failure) {
                try Posix.rename(temporary, to: target)
            } catch {
                Posix.remove(temporary)
                throw error
            }
        } catch {
            throw FileError(.write, path, error)
        }
    }

    /// Writes and closes a new file; removes it if that fails, so that no partial file remains.
    private static func finish(
        _ file: Posix.Descriptor, at path: String, _ bytes: [UInt8], like status: Posix.Status?
    ) throws(Posix.Failure) {
        do throws(Posix.Failure) {
            var isOpen = true
            defer { if isOpen { try? Posix.close(file) } }
            try Posix.write(bytes, to: file)
            if let status { try Posix.copy(status, to: file) }
            isOpen = false
            // A full disk might be reported only here.
            try Posix.close(file)
        } catch {
            Posix.remove(path)
            throw error
        }
    }

    private static func writeInto(_ target: String, _ bytes: [UInt8], reportedAs path: String) throws(FileError) {
        do throws(Posix.Failure) {
            let file = try Posix.open(target, for: .write)
            defer { try? Posix.close(file) }
            try Posix.write(bytes, to: file)
        } catch {
            throw FileError(.write, path, error)
        }
    }

    /// The path after following links, and the status of what is there; nil if nothing is.
    private static func destination(of path: String) throws(Posix.Failure) -> (String, Posix.Status?) {
        var status: Posix.Status?
        do throws(Posix.Failure) {
            // The system rejects cyclic links here, so the loop below ends.
            status = try Posix.status(of: path, followsLinks: true)
        } catch {
            guard error.reason == .missing else { throw error }
        }
        // /dev/stdout is a link to something without a path.
        if status?.kind == .other { return (path, status) }
        var target = path
        while let link = try? Posix.status(of: target, followsLinks: false), link.kind == .link {
            target = Path.absolute(try Posix.target(ofLink: target), in: Path.folder(of: target))
        }
        return (target, status)
    }
}
