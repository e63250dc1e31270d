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
