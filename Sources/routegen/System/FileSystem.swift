/// Reads and writes whole files. Paths are absolute.
package struct FileSystem {
    /// The bytes of a file. The second argument is the largest size, in bytes, that is read.
    package var read: (_ path: String, _ limit: Int) throws(FileError) -> [UInt8]

    /// Gives a file this content, at once, and only if it differs. True if it was written.
    package var write: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Bool

    /// Writes a file that must not be there yet.
    package var create: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void

    /// The files of a name in the folders where a package has its targets, or one level down, as paths from the folder.
    package var find: (_ name: String, _ folder: String) -> [String]

    /// The machine's own files.
    static var local: FileSystem {
        FileSystem(
            read: LocalFile.read(_:limit:), write: LocalFile.write(_:_:), create: LocalFile.create(_:_:),
            find: LocalFile.find(_:in:))
    }
}
