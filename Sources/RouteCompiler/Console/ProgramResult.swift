/// The result of running a program.
package struct ProgramResult: Equatable, Sendable {
    /// The exit code that a shell uses if it can't find a command.
    package static let notFound: Int32 = 127
    /// The exit code that a shell uses if it can't start a command.
    package static let notStarted: Int32 = 126

    /// The exit code; 128 and the signal's number if a signal ended the program.
    package let code: Int32
    /// Its standard output.
    package let output: [UInt8]
    /// Its standard error, or why it didn't start.
    package let errorOutput: [UInt8]

    package init(code: Int32, output: [UInt8] = [], errorOutput: [UInt8] = []) {
        self.code = code
        self.output = output
        self.errorOutput = errorOutput
    }
}
