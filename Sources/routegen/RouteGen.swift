import RouteCompiler

/// The program's entry point: runs the command line with the process's arguments and exits with its code.
@main
enum RouteGen {
    static func main() {
        Posix.ignoreSignalsOfWrites()
        var console = Console.process()
        console.runProgram = ProgramResult.ofRunning(_:)
        guard let arguments = Posix.arguments() else {
            console.report(.error, "an argument is not UTF-8")
            Posix.leave(with: ExitCode.usage.rawValue)
        }
        Posix.leave(with: CommandLineTool.run(arguments, console: console).rawValue)
    }
}
