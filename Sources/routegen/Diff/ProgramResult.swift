import Foundation

/// The result of running a program.
struct ProgramResult: Equatable {
    /// The exit code that a shell uses if it can't find a command.
    static let notFound: Int32 = 127
    /// The exit code that a shell uses if it can't start a command.
    static let notStarted: Int32 = 126

    /// The exit code; 128 and the signal's number if a signal ended the program.
    let code: Int32
    /// Its standard output.
    var output: [UInt8] = []
    /// Its standard error, or why it didn't start.
    var errorOutput: [UInt8] = []

    /// Runs a program until it exits, with an empty standard input and without a shell, so that no
    /// text is interpreted as a command.
    ///
    /// - Parameter words: The program's name, to be found in `PATH`, and its arguments.
    static func ofRunning(_ words: [String]) -> ProgramResult {
        // A C string ends at the first zero byte, so the rest would be lost.
        if words.isEmpty || words.contains(where: { $0.utf8.contains(0) }) {
            return ProgramResult(code: notStarted, errorOutput: Array("invalid argument".utf8))
        }
        // Errors go to a file: if both streams were pipes, the one that isn't being read could
        // fill up and block.
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent(
            "routegen-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: errors) }
        do {
            try Data().write(to: errors)
            let output = Pipe()
            let process = Process()
            // 'env' finds the program in PATH, and exits with a shell's codes if it can't run it.
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = words
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            let text = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            let isSignal = process.terminationReason == .uncaughtSignal
            return ProgramResult(
                code: isSignal ? 128 + process.terminationStatus : process.terminationStatus,
                output: Array(text),
                errorOutput: Array(try Data(contentsOf: errors)))
        } catch {
            return ProgramResult(
                code: notStarted, errorOutput: Array(error.localizedDescription.utf8))
        }
    }
}
