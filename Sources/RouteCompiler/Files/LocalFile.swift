#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The machine's files, read and written whole. Paths are absolute.
package enum LocalFile {
    /// The first bytes of a file, a pipe, or a device.
    package static func read(_ path: String, first count: Int) throws(FileError) -> [UInt8] {
        do throws(POSIXError) {
            let file = try Posix.opened(path)
            defer { Posix.closeFile(file) }
            var bytes: [UInt8] = []
            while bytes.count < count {
                let chunk = try Posix.bytes(of: file, upTo: min(count - bytes.count, 1 << 16))
                if chunk.isEmpty { break }
                bytes += chunk
            }
            return bytes
        } catch {
            throw FileError(.read, path, error)
        }
    }

    /// The first bytes of a file that wasn't named on the command line. Throws for a pipe or a
    /// device, which might never end.
    package static func readFile(_ path: String, first count: Int) throws(FileError) -> [UInt8] {
        let kind = kind(of: Posix.realPath(of: path) ?? path)
        if ![nil, .typeRegular, .typeDirectory, .typeSymbolicLink].contains(kind) {
            throw FileError(.read, path, FileError.Reason("it is not a file"))
        }
        return try read(path, first: count)
    }

    /// The next bytes of standard input.
    static func readInput(_ count: Int) throws(FileError) -> [UInt8] {
        do throws(POSIXError) {
            return try Posix.bytes(of: Posix.input, upTo: min(count, 1 << 16))
        } catch {
            throw FileError(.read, FileError.standardInput, error)
        }
    }

    /// Whether a file or folder exists.
    package static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    /// The path of a file without links, `.`, and `..`; nil if there is no such file.
    package static func canonicalPath(_ path: String) -> String? { Posix.realPath(of: path) }

    /// Sets a file's modification date to now, if possible.
    package static func touch(_ path: String) {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    }

    /// The kind of what is at a path, itself a link if it is one; nil if nothing is there.
    package static func kind(of path: String) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    }

    /// The folder of the package around a folder; nil outside of one.
    package static func packageFolder(around folder: String) -> String? {
        Path.outwards(from: folder).first(where: hasManifest)
    }

    package static func hasManifest(_ folder: String) -> Bool {
        exists(Path.file("Package.swift", in: folder))
    }

    /// The folder of the target that a file belongs to; nil if only a build can tell.
    ///
    /// A target is in a folder that the manifest names, or in a folder in `Sources` or `Tests`.
    package static func targetFolder(ofFile path: String) -> String? {
        guard let package = packageFolder(around: Path.folder(of: path)),
            let manifest = try? readFile(Path.file("Package.swift", in: package), first: 1 << 20)
        else { return nil }
        let text = String(decoding: manifest, as: UTF8.self)
        var folders = Path.outwards(from: Path.folder(of: path)).prefix { $0 != package }
        if let named = folders.first(where: {
            text.contains("\"\(Path.relative($0, to: package))\"")
        }) {
            return named
        }
        guard let top = folders.popLast(), ["Sources", "Tests"].contains(Path.name(of: top)) else {
            return nil
        }
        return folders.last
    }

    /// The path of a file relative to the git repository around it; nil outside of one.
    ///
    /// As for git, the repository is the nearest folder with `.git`, which is a file in a linked
    /// work tree.
    package static func pathInRepository(_ path: String) -> String? {
        guard let folder = canonicalPath(Path.folder(of: path)) else { return nil }
        let top = Path.outwards(from: folder).first { exists(Path.file(".git", in: $0)) }
        guard let top else { return nil }
        return Path.relative(Path.file(Path.name(of: path), in: folder), to: top)
    }

    /// Replaces a file's content at once, so that no reader sees half a file, unless it is the
    /// same already. Returns whether it wrote.
    ///
    /// Links are followed and stay links; permissions stay unchanged.
    static func write(_ path: String, _ bytes: [UInt8]) throws(FileError) -> Bool {
        // Foundation would put a file in the place of a link.
        let target = canonicalPath(path) ?? path
        let old = try? FileManager.default.attributesOfItem(atPath: target)
        let isFile = old?[.type] as? FileAttributeType == .typeRegular
        do {
            if isFile { try Posix.checkWritable(target) }
            if isFile, try read(target, first: bytes.count + 1) == bytes { return false }
            // A device such as /dev/stdout, or a link to a file that isn't there yet, is written
            // into.
            let options: Data.WritingOptions = isFile || old == nil ? .atomic : []
            try Posix.withoutInterruption {
                try Data(bytes).write(to: URL(fileURLWithPath: target), options: options)
            }
            if isFile, let permissions = old?[.posixPermissions] {
                try FileManager.default.setAttributes(
                    [.posixPermissions: permissions], ofItemAtPath: target)
            }
        } catch {
            throw FileError(.write, path, error)
        }
        return true
    }

    /// Writes a new file; fails if anything exists at the path, including a link.
    static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
        } catch {
            throw FileError(.write, path, error)
        }
    }
}
