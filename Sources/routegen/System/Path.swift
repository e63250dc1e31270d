/// Paths as text. `..` is left to the file system: before a link, it is not the folder's parent.
package enum Path {
    /// The absolute path of `path` as seen from the folder `folder`, without `.` and empty parts.
    package static func absolute(_ path: String, in folder: String) -> String {
        let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
        return "/" + full.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    /// The last part of a path.
    package static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The path of a file in a folder.
    package static func file(_ name: String, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// The folder of an absolute path.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
