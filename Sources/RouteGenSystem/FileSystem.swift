/// Reads and writes whole files. Paths are absolute.
package struct FileSystem {
    /// The bytes of a file. The second argument is the largest size, in bytes, that is read.
    package var read: (_ path: String, _ limit: Int) throws(FileError) -> [UInt8]

    /// Gives a file this content, at once, and only if it differs. True if it was written.
    package var write: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Bool

    /// Writes a file that must not be there yet.
    package var create: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void

    /// The specs of the package around a folder, or a few levels below the folder where there is no package: sorted.
    package var specs: (_ folder: String) -> [String]

    /// Makes a file's date that of now; nothing happens where that cannot be done.
    package var touch: (_ path: String) -> Void

    /// Whether there is a file or a folder.
    package var exists: (_ path: String) -> Bool

    /// The path of a file from the top of the git repository around it; nil outside of one.
    package var pathInRepository: (_ path: String) -> String?

    /// The machine's own files.
    static var local: FileSystem {
        FileSystem(
            read: LocalFile.read(_:limit:), write: LocalFile.write(_:_:), create: LocalFile.create(_:_:),
            specs: LocalFile.specs(around:), touch: Posix.touch(_:), exists: LocalFile.exists(_:),
            pathInRepository: LocalFile.pathInRepository(_:))
    }
}
