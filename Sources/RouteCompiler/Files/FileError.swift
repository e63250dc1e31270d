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

    /// Why it couldn't, and what to do about that.
    package struct Reason: Equatable, Sendable {
        let text: String
        let help: String?

        package init(_ text: String, help: String? = nil) {
            self.text = text
            self.help = help
        }

        package static let missing = Reason("there is no such file")
        static let denied = Reason("permission denied")
        static let unnamed = Reason("its name is empty", help: "name a file")
        static let isFolder = Reason("it is a folder", help: "name a file in it")
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
            case .ENOENT where operation == .write && Self.isHidden(path): .denied
            case .ENOENT where operation == .write, .ENOTDIR where operation == .write:
                Reason(
                    "its folder does not exist", help: "create the folder first, or name another")
            case .ENOENT, .ENOTDIR: .missing
            case .EISDIR: .isFolder
            case .EACCES, .EPERM: .denied
            case .EROFS: Reason("the file system is read-only")
            case .EEXIST: Reason("it already exists", help: "add to it, or move it away")
            case let code?: Reason(Posix.text(of: code))
            case nil: Reason("\(error)")
            }
        self.init(operation, path, reason)
    }

    /// Whether a folder of the path can't be searched. Foundation then says that there is nothing.
    private static func isHidden(_ path: String) -> Bool {
        let folder = Path.outwards(from: Path.folder(of: path)).first(where: LocalFile.exists)
        guard let folder, LocalFile.kind(of: folder) == .typeDirectory else { return false }
        return !FileManager.default.isExecutableFile(atPath: folder)
    }

    /// "cannot read 'PATH': there is no such file".
    package var message: String { "cannot \(operation) '\(path)': \(reason.text)" }

    /// The help, if there is any.
    package var help: String? { reason.help }
}
