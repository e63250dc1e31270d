/// Paths as text. The file system resolves `..`, because after a link it isn't the folder's parent.
///
/// Works on bytes: a `/` and a combining mark after it are one character.
package enum Path {
    private static let slash = UInt8(ascii: "/")

    /// The absolute path of `path` in the folder `folder`, without `.` and empty parts.
    package static func absolute(_ path: String, in folder: String) -> String {
        let full = path.utf8.first == slash ? path : "\(folder)/\(path)"
        let parts = full.utf8.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
        return "/" + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }

    /// An absolute path without `..`, where there are no links.
    package static func normalized(_ path: String) -> String {
        let parts = path.utf8.split(separator: slash).reduce(into: [Substring.UTF8View]()) { parts, part in
            if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }

    /// An absolute path relative to an absolute folder; the path itself if they share no folder.
    package static func relative(_ path: String, to folder: String) -> String {
        let (parts, start) = (path.utf8.split(separator: slash), folder.utf8.split(separator: slash))
        let common = zip(parts, start).prefix { $0.elementsEqual($1) }.count
        guard common > 0 || start.isEmpty else { return path }
        let steps = start.dropFirst(common).map { _ in ".." } + parts.dropFirst(common).map { String($0) ?? "" }
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// The last part of a path.
    package static func name(of path: String) -> String {
        path.utf8.split(separator: slash).last.map { String(decoding: $0, as: UTF8.self) } ?? path
    }

    /// The path of a file in a folder.
    package static func file(_ name: String, in folder: String) -> String {
        folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
    }

    /// The folder of an absolute path.
    package static func folder(of path: String) -> String {
        guard let end = path.utf8.lastIndex(of: slash), end != path.startIndex else { return "/" }
        return String(decoding: path.utf8[..<end], as: UTF8.self)
    }

    /// An absolute folder and those around it, innermost first.
    static func outwards(from folder: String) -> some Sequence<String> {
        sequence(first: folder) { $0 == "/" ? nil : Path.folder(of: $0) }
    }
}
