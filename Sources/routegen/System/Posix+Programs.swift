#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Glibc
#endif

/// Other programs.
extension Posix {
    /// What a program left behind.
    package struct ProgramResult {
        /// The exit code that a shell gives a command that it does not find.
        package static let notFound: Int32 = 127

        package let code: Int32
        package let output: [UInt8]
    }

    /// Runs a program to its end, without its error stream. The first word is its name; words are taken as they are.
    package static func run(_ words: [String]) -> ProgramResult {
        // In quotes a shell reads nothing but the quote itself.
        let quoted = words.map { word in
            "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
        }
        guard let stream = popen(quoted.joined(separator: " ") + " 2>/dev/null", "r") else {
            return ProgramResult(code: ProgramResult.notFound, output: [])
        }
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 { output += chunk[..<count] }
        let status = pclose(stream)
        // The exit code stands in the second byte; the first is that of a signal.
        return ProgramResult(code: status & 0x7F == 0 ? (status >> 8) & 0xFF : 1, output: output)
    }
}
