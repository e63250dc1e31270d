/// Files of the machine, read and written whole.
enum LocalFile {
    /// Reads to the end, so that pipes and devices work too.
    static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        do throws(Posix.Failure) {
            let file = try Posix.open(path, for: .read)
            defer { try? Posix.close(file) }
            var bytes: [UInt8] = []
            while bytes.count <= limit {
                let chunk = try Posix.read(file, upTo: 1 << 16)
                if chunk.isEmpty { return bytes }
                bytes += chunk
            }
        } catch {
            throw FileError(.read, path, error)
        }
        throw FileError(.read, path, .tooLarge(limit: limit))
    }

    /// The files of that name in `Sources/*` and `*`, in this order and then in that of their paths.
    static func find(_ name: String, in folder: String) -> [String] {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return ["Sources/*/\(name)", "*/\(name)"].flatMap { pattern in
            Posix.paths(matching: Posix.escapedForMatching(start) + pattern).map { String($0.dropFirst(start.count)) }
        }
    }

    /// Writes a temporary file beside the real one and renames it, so that nobody reads half a file.
    ///
    /// Symbolic links stay links, permissions stay as they are, and a file whose content is the same keeps its date.
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
            if let old = try? read(target, limit: bytes.count), old == bytes { return false }
        case .other:
            // A device or a pipe (/dev/stdout) is written into: a rename would put a file in its place.
            try writeInto(target, bytes, reportedAs: path)
            return true
        case .link, nil:
            break
        }
        try replace(target, bytes, status: status, reportedAs: path)
        return true
    }

    /// Writes a new file; fails if anything, a link too, is there.
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

    /// Writes and closes a file just created; removes it if that fails, so that no half file stays.
    private static func finish(
        _ file: Posix.Descriptor, at path: String, _ bytes: [UInt8], like status: Posix.Status?
    ) throws(Posix.Failure) {
        do throws(Posix.Failure) {
            var isOpen = true
            defer { if isOpen { try? Posix.close(file) } }
            try Posix.write(bytes, to: file)
            if let status { try Posix.copy(status, to: file) }
            isOpen = false
            // A full disk may show only here.
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

    /// Where a path leads after its links, and what is there; nil if nothing is.
    private static func destination(of path: String) throws(Posix.Failure) -> (String, Posix.Status?) {
        var status: Posix.Status?
        do throws(Posix.Failure) {
            // The system refuses links that go in a circle here, so the loop below ends.
            status = try Posix.status(of: path, followsLinks: true)
        } catch {
            guard error.kind == .missing else { throw error }
        }
        // /dev/stdout is a link to something that has no path.
        if status?.kind == .other { return (path, status) }
        var target = path
        while let link = try? Posix.status(of: target, followsLinks: false), link.kind == .link {
            target = Path.absolute(try Posix.target(ofLink: target), in: Path.folder(of: target))
        }
        return (target, status)
    }
}
