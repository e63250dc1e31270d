/// Paths as text. The file system resolves `..`, because after a link it isn't the
/// folder's parent.
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
        let start = parts(of: folder)
        let parts = parts(of: path)
        let common = zip(parts, start).prefix { $0 == $1 }.count
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
