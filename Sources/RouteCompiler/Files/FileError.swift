#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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

    /// - Parameter error: The system's error for `path`, as Foundation or a system call throws it.
    init(_ operation: Operation, _ path: String, _ error: any Error) {
        let code = (((error as? CocoaError)?.underlying ?? error) as? POSIXError)?.code
        let reason: Reason =
            switch code {
            case .ENOENT, .ENOTDIR: operation == .write ? .folderMissing : .missing
            case .EISDIR: .isFolder
            case .EACCES, .EPERM: .noPermission
            case .EROFS: .readOnly
            case .EEXIST: .exists
            case let code?: .other(Posix.text(of: code))
            case nil: .other("\(error)")
            }
        self.init(operation, path, reason)
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
