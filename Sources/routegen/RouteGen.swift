import RouteCompiler

/// The program's entry point: runs the command line with the process's arguments and exits with
/// its code.
@main
enum RouteGen {
    static func main() {
        Posix.ignoreSignalsOfWrites()
        let console = Console.process()
        let arguments = Array(CommandLine.arguments.dropFirst())
        // Swift's arguments have U+FFFD in the place of bytes that aren't UTF-8.
        let isUTF8 = arguments.indices.allSatisfy { index in
            CommandLine.unsafeArgv[index + 1].flatMap { String(validatingCString: $0) } != nil
        }
        if !isUTF8 {
            console.report(.error, "an argument is not UTF-8")
            Posix.leave(with: ExitCode.usage.rawValue)
        }
        Posix.leave(with: CommandLineTool.run(arguments, console: console).rawValue)
    }
}
