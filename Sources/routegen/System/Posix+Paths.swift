#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Glibc
#endif

/// Looking for files.
extension Posix {
    /// The paths of what there is that a shell's pattern matches, sorted; none where a folder cannot be read.
    static func paths(matching pattern: String) -> [String] {
        var result = glob_t()
        defer { globfree(&result) }
        guard glob(pattern, 0, nil, &result) == 0 else { return [] }
        return (0..<Int(result.gl_pathc)).compactMap { index in result.gl_pathv[index].map { String(cString: $0) } }
    }

    /// A text that a shell's pattern matches as it stands.
    static func escapedForMatching(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            if "*?[]\\".contains(character) { escaped += "\\" }
            escaped.append(character)
        }
    }
}
