#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Glibc
#endif

/// Finds files.
extension Posix {
    /// The existing paths that match a shell pattern, sorted; none if a folder can't be read.
    static func paths(matching pattern: String) -> [String] {
        var result = glob_t()
        defer { globfree(&result) }
        guard glob(pattern, 0, nil, &result) == 0 else { return [] }
        return (0..<Int(result.gl_pathc)).compactMap { index in result.gl_pathv[index].map { String(cString: $0) } }
    }

    /// Sets the file's modification date to now.
    static func touch(_ path: String) {
        _ = utimes(path, nil)
    }

    /// The absolute path without links and `..`; nil if nothing is there.
    static func realPath(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Text escaped so that a shell pattern matches it literally.
    static func escapedForMatching(_ text: String) -> String {
        // Bytes, because a '*' and a combining mark after it are one character.
        let special = Array("*?[]\\".utf8)
        let escaped = Array(text.utf8).flatMap { special.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
        return String(decoding: escaped, as: UTF8.self)
    }
}
