/// Reads and writes whole files. Paths are absolute.
package struct FileSystem {
    /// The first bytes of a file, at most this many.
    package var read: (_ path: String, _ count: Int) throws(FileError) -> [UInt8]

    /// Atomically replaces a file's content, if the content differs. Returns whether it did.
    package var write: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Bool

    /// Writes a file that must not exist yet.
    package var create: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void

    /// The specs of the package around a folder, sorted; without a package, those a few levels below the folder.
    package var specs: (_ folder: String) -> [String]

    /// Sets a file's modification date to now, if possible.
    package var touch: (_ path: String) -> Void

    /// Whether a path names a pipe, a device, or a socket, which might never end.
    package var isDevice: (_ path: String) -> Bool

    /// Whether a file or folder exists.
    package var exists: (_ path: String) -> Bool

    /// The path of a file without links, `.`, and `..`; nil if there is no such file.
    package var canonicalPath: (_ path: String) -> String?

    /// The path of a file relative to the git repository around it; nil outside of one.
    package var pathInRepository: (_ path: String) -> String?

    /// The first bytes of a file that wasn't named on the command line. Throws for a pipe or a device.
    package func readFile(_ path: String, _ count: Int) throws(FileError) -> [UInt8] {
        if isDevice(path) { throw FileError(.read, path, .notFile) }
        return try read(path, count)
    }

    /// The machine's file system.
    static var local: FileSystem {
        FileSystem(
            read: LocalFile.read(_:first:), write: LocalFile.write(_:_:), create: LocalFile.create(_:_:),
            specs: LocalFile.specs(around:), touch: Posix.touch(_:), isDevice: LocalFile.isDevice(_:),
            exists: LocalFile.exists(_:),
            canonicalPath: Posix.realPath(of:),
            pathInRepository: LocalFile.pathInRepository(_:))
    }
}

/// A file that couldn't be read or written, described for the user.
package struct FileError: Error, Equatable {
    package enum Operation: String {
        case read, write
    }

    package enum Reason: Equatable {
        case missing
        /// The folder of a file to write is missing.
        case folderMissing
        case isFolder
        /// A pipe, a device, or a socket, where a file is required.
        case notFile
        case noPermission
        /// The file system is read-only.
        case readOnly
        case exists
        /// The file has more bytes than this.
        case tooLarge(limit: Int)
        /// A line of this number, from 1, has more bytes than the limit.
        case longLine(Int, limit: Int)
        /// The system's error message.
        case other(String)
    }

    package let operation: Operation
    package let path: String
    package let reason: Reason

    /// The name of standard input in messages.
    static let standardInput = "standard input"

    package init(_ operation: Operation, _ path: String, _ reason: Reason) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }

    /// - Parameter failure: The system's error for `path`.
    init(_ operation: Operation, _ path: String, _ failure: Posix.Failure) {
        let isFolderMissing = operation == .write && failure.reason == .missing
        self.init(operation, path, isFolderMissing ? .folderMissing : failure.reason)
    }

    /// "cannot read 'PATH': there is no such file".
    package var message: String {
        let text =
            switch reason {
            case .missing: "there is no such file"
            case .folderMissing: "its folder does not exist"
            case .isFolder: "it is a folder"
            case .notFile: "it is not a file"
            case .noPermission: "permission denied"
            case .readOnly: "the file system is read-only"
            case .exists: "it already exists"
            case .tooLarge(let limit): "it is larger than \(limit) bytes"
            case .longLine(let number, let limit): "line \(number) is longer than \(limit) bytes"
            case .other(let text): text
            }
        return "cannot \(operation) '\(path)': \(text)"
    }

    /// The help, if there is any.
    package var help: String? {
        switch reason {
        case .isFolder: "name a file in it"
        case .folderMissing: "create the folder first, or name another"
        case .missing, .notFile, .noPermission, .readOnly, .exists, .tooLarge, .longLine, .other: nil
        }
    }
}

/// Paths as text. The file system resolves `..`, because after a link it isn't the folder's parent.
///
/// Works on bytes: a `/` and a combining mark after it are one character.
package enum Path {
    private static let slash = UInt8(ascii: "/")
    private static let current = ArraySlice(".".utf8)
    /// The part that means the parent folder.
    package static let outer = ArraySlice("..".utf8)

    /// The parts of a path that aren't empty.
    package static func parts(of path: String) -> [ArraySlice<UInt8>] {
        Array(path.utf8).split(separator: slash)
    }

    package static func text(of parts: [ArraySlice<UInt8>]) -> String {
        parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }

    /// The absolute path of `path` in the folder `folder`, without `.` and empty parts.
    package static func absolute(_ path: String, in folder: String) -> String {
        let full = path.utf8.first == slash ? path : "\(folder)/\(path)"
        return "/" + text(of: parts(of: full).filter { $0 != current })
    }

    /// An absolute path relative to an absolute folder; the path itself if they share no folder.
    package static func relative(_ path: String, to folder: String) -> String {
        let (parts, start) = (parts(of: path), parts(of: folder))
        var common = 0
        while common < min(parts.count, start.count), parts[common] == start[common] { common += 1 }
        guard common > 0 || start.isEmpty else { return path }
        let steps = Array(repeating: outer, count: start.count - common) + parts[common...]
        return steps.isEmpty ? "." : text(of: steps)
    }

    /// The last part of a path.
    package static func name(of path: String) -> String {
        parts(of: path).last.map { String(decoding: $0, as: UTF8.self) } ?? path
    }

    /// The path of a file in a folder.
    package static func file(_ name: String, in folder: String) -> String {
        folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
    }

    /// The folder of an absolute path.
    package static func folder(of path: String) -> String {
        let bytes = Array(path.utf8)
        guard let end = bytes.lastIndex(of: slash), end > 0 else { return "/" }
        return String(decoding: bytes[..<end], as: UTF8.self)
    }

    /// An absolute folder and its parents, innermost first.
    static func outwards(from folder: String) -> [String] {
        var folders = [folder]
        while let last = folders.last, last != "/" { folders.append(Path.folder(of: last)) }
        return folders
    }
}
